"""Two rows of pebbles."""

from watersmeet.kernel.shapes import Ground, shape

PAINT = {"pebbles-sand": {"fill": ("#EEE8D5", "#222222")}, "pebbles-stone": {"fill": ("#666666", "#AAAAAA")}}


def ground(options):
    """The sand."""
    return Ground(8, 4, 1, shapes=(shape("sand", "rect", "pebbles-sand", x=0, y=0, width=8, height=4),))


def shapes(state, last):
    """Every pebble that still lies there."""
    return tuple(
        shape(f"{name}{count}", "circle", "pebbles-stone", cx=count + 1, cy=1 + 2 * heap, r=0.4)
        for heap, name in enumerate("ab")
        for count in range(int(state.heaps[heap]))
    )


def where(place, options):
    """The first pebble of a heap."""
    return {"a": (1, 1), "b": (1, 3)}[place]
