"""The Python painter: a ground and its shapes, written as one SVG picture.

Notebooks, documents, link previews and the command line show what this writes. Colours come from the
game's `PAINT`: each class is written out as attributes, in light or in dark, and the class stays beside
them, so that a page's style sheet can still restyle it. There is never a `style`: pages forbid it.

The page turns `PAINT` into a style sheet, where a class wins over an attribute. So that both painters
show the same, a shape sets nothing that its class paints, and of two classes the later in `PAINT` wins.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from html import escape

from watersmeet.kernel import marks
from watersmeet.kernel.shapes import Ground, Number, Paint, Shape, short
from watersmeet.kernel.verdict import Words

THEMES = ("light", "dark")
FONTS = "Inter, Noto Sans, system-ui, sans-serif"
TAGS = frozenset({"g", "use", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "text"})
TAGS |= {"linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern"}
REFERENCE = re.compile(r"#([\w.:-]+)")


def svg(
    ground: Ground,
    shapes: Iterable[Shape],
    paint: Paint,
    *,
    over: Iterable[Shape] = (),
    theme: str = "light",
    size: int | None = None,
    title: str = "",
    say: Callable[[Words], str] = str,
) -> str:
    """The picture of `shapes` on `ground`, with the marks and arrows of `over` on top.

    Without a `size` (its width in pixels) it takes the room it is given; `say` puts words into a language.
    """
    if theme not in THEMES:
        raise ValueError(f"no theme `{theme}`: there are `light` and `dark`")
    pen = Pen({**marks.PAINT, **paint}, theme, prefix(ground, theme), say)
    seen = [pen.draw(each) for each in (*ground.shapes, *shapes, *over)]
    return "\n".join((opening(ground, size, title), "<defs>", *pen.definitions(ground), "</defs>", *seen, "</svg>"))


def opening(ground: Ground, size: int | None, title: str) -> str:
    """The first tag: what is seen, how large, and its name for those who cannot see it."""
    attrs: dict[str, str | Number] = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {short(ground.width)} {short(ground.height)}",
        "role": "img",
        "font-family": FONTS,
    }
    if title:
        attrs["aria-label"] = title
    if size is not None:
        attrs["width"], attrs["height"] = size, size * ground.height / ground.width
    return f"<svg{written(attrs)}>"


def prefix(ground: Ground, theme: str) -> str:
    """What ids start with: one page may show several boards, each in light and in dark."""
    return "w" + sha256(repr((ground, theme)).encode()).hexdigest()[:6] + "-"


def refers(name: str, value: str | Number) -> bool:
    """Whether an attribute names an id: `href="#stone"`, `fill="url(#shine)"`."""
    return isinstance(value, str) and (name == "href" or value.startswith("url(#"))


def written(attrs: Mapping[str, str | Number]) -> str:
    """Attributes as they stand in a tag."""
    return "".join(
        f' {name}="{escape(value) if isinstance(value, str) else short(value)}"' for name, value in attrs.items()
    )


class Pen:
    """Writes shapes in the colours of one theme, with ids of one picture."""

    def __init__(self, paint: Paint, theme: str, prefix: str, say: Callable[[Words], str]) -> None:
        self.paint, self.prefix, self.say = paint, prefix, say
        self.side = THEMES.index(theme)
        self.order = {kind: place for place, kind in enumerate(paint)}
        self.wanted: list[str] = []  # the ids that were referred to

    def definitions(self, ground: Ground) -> list[str]:
        """The definitions that anything drawn refers to, itself or through others; each is known by its key."""
        defined = {each.key: each for each in ground.defs}
        texts: dict[str, str] = {}
        while self.wanted:
            key = self.wanted.pop()
            if key not in defined:
                raise ValueError(f"nothing on the ground is called `{key}`")
            if key not in texts:
                texts[key] = self.tag(defined[key], {"id": self.prefix + key})
        return [texts[key] for key in defined if key in texts]

    def draw(self, shape: Shape) -> str:
        """A shape that is seen, with its key for whoever looks for it."""
        return self.tag(shape, {"data-key": shape.key} if shape.key else {})

    def tag(self, shape: Shape, attrs: dict[str, str | Number]) -> str:
        """One element, its name for readers first, then its children."""
        if shape.tag not in TAGS:
            raise ValueError(f"`{shape.tag}` is no shape: {', '.join(sorted(TAGS))}")
        inside = "".join(self.draw(child) for child in shape.children) + escape(shape.text)
        attrs |= self.own(shape.attrs) | self.painted(shape)
        if shape.says is not None:
            said = self.say(shape.says)
            attrs["aria-label"] = said
            inside = f"<title>{escape(said)}</title>{inside}"
        return f"<{shape.tag}{written(attrs)}" + (f">{inside}</{shape.tag}>" if inside else "/>")

    def own(self, attrs: Mapping[str, str | Number]) -> dict[str, str | Number]:
        """The shape's attributes, its references turned to this picture's ids."""
        assert "style" not in attrs, "pages forbid `style`: use a class"
        return {name: self.local(value) if refers(name, value) else value for name, value in attrs.items()}

    def painted(self, shape: Shape) -> dict[str, str | Number]:
        """What the shape's classes look like in this theme."""
        kinds = str(shape.attrs.get("class", "")).split()
        look: dict[str, str | Number] = {}
        for kind in kinds:
            if kind not in self.order:
                raise ValueError(f"`{shape.key}` is of class `{kind}`, which has no paint")
        for kind in sorted(kinds, key=self.order.__getitem__):
            for name, value in self.paint[kind].items():
                assert name not in shape.attrs, f"`{shape.key}` sets {name}, which its class `{kind}` paints"
                chosen = value[self.side] if isinstance(value, tuple) else value
                look[name] = self.local(chosen) if refers(name, chosen) else chosen
        return look

    def local(self, value: str | Number) -> str:
        """A reference, turned to this picture's definition."""
        self.wanted += REFERENCE.findall(str(value))
        return REFERENCE.sub(lambda found: f"#{self.prefix}{found[1]}", str(value))
