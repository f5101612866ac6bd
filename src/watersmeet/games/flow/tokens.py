"""Signs on Flow's board: plates, suns, pennants, dashed squares, foam."""

from math import cos, pi, sin

from watersmeet.games.flow.sea import SEA
from watersmeet.kernel.shapes import Shape, group, letters, shape

RAYS = 11


def tokens() -> tuple[Shape, ...]:
    """Each sign around (0, 0)."""
    return (
        shape("fits", "rect", "flow-fits", x=-43, y=-43, width=86, height=86, rx=3),
        shape("laid", "rect", "flow-laid", x=-47, y=-47, width=94, height=94, rx=3),
        shape("pennant", "path", "flow-pennant", d="M-23 -16H23V12L17 17L11 11L5 17L-1 11L-7 17L-13 11L-19 17L-23 12Z"),
        shape("plate", "rect", "flow-plate", x=-21, y=-21, width=42, height=42),
        group("sun", shape("", "path", "flow-sun", d=rays()), shape("", "path", "flow-tick", d="M-9 1L-3 8L10 -8")),
        surge(),
    )


def rays() -> str:
    """A sun with short rays."""
    points = []
    for point in range(2 * RAYS):
        far, angle = (20, 28)[point % 2], point * pi / RAYS
        points.append(f"{far * cos(angle):.1f} {far * sin(angle):.1f}")
    return f"M{'L'.join(points)}Z"


def surge() -> Shape:
    """A wave along a row: foam from the left, a curl at the right end."""
    half = SEA // 2
    bumps = "".join(f"q{17.5} -13 {35} 0" for _ in range(17))
    below = "".join(f"q{-17.5} 13 {-35} 0" for _ in range(17))
    foam = f"M-{half} -36{bumps}C{half - 60} -66 {half - 4} -44 {half - 6} 2C{half - 8} 44 {half - 52} 58 {half - 105} 36{below}Z"
    curl = f"M-{half - 10} -14H{half - 130}C{half - 100} -44 {half - 40} -40 {half - 34} -2C{half - 32} 26 {half - 74} 28 {half - 76} 4C{half - 76} -12 {half - 56} -12 {half - 54} 2"
    return group(
        "surge",
        shape("", "path", "flow-spray", d=foam),
        shape("", "path", "flow-curl", d=f"{curl}M-{half - 40} 12H{half - 180}"),
    )


def plate(key: str, count: int | None, x: int, y: int) -> Shape:
    """How many tiles a way lacks: none makes a sun, and a dash where it can never be."""
    if count == 0:
        return shape(key, "use", href="#sun", x=x, y=y)
    number = letters("", "flow-missing", "–" if count is None else str(count), 0, 0, 29)
    return group(key, shape("", "use", href="#plate"), number, transform=f"translate({x} {y})")
