"""A die on a table."""

from watersmeet.kernel.shapes import Ground, shape

PAINT = {"dice-table": {"fill": ("#EEEEEE", "#222222")}, "dice-die": {"fill": ("#FFFFFF", "#444444")}}


def ground(options):
    """The table."""
    return Ground(4, 4, 1, shapes=(shape("table", "rect", "dice-table", x=0, y=0, width=4, height=4),))


def shapes(state, last):
    """The die, where one is rolled, as large as it is high."""
    if state.die == 0:
        return ()
    return (shape("die", "rect", "dice-die", x=1, y=1, width=int(state.die) / 4, height=1),)


def where(place, options):
    """There is one place."""
    return {"die": (2, 2)}[place]
