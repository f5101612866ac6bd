"""What lies below Flow's board: the tile in hand, tiles face up, and the stacks; and what each thing is, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from watersmeet.games.flow import lanes, sea
from watersmeet.games.flow.currents import Water, edges
from watersmeet.games.flow.places import name
from watersmeet.games.flow.tiles import BLOCKED_STRAIGHT, FIRST, KIND, KINDS, NONE, PLAIN, ROCK
from watersmeet.kernel.shapes import Shape, group, letters, shape
from watersmeet.kernel.verdict import Sentence, Words

if TYPE_CHECKING:
    from numpy import record

FIGURES = {0: "cat", 6: "dog", 42: "capybara", 48: "tern", 24: "boat"}
NAMES = {
    0: Sentence("flow.cat", "{at}: the Cat, {water}"),
    6: Sentence("flow.dog", "{at}: the Dog, {water}"),
    42: Sentence("flow.capybara", "{at}: the Capybara, {water}"),
    48: Sentence("flow.tern", "{at}: the Tern, {water}"),
    24: Sentence("flow.boat", "{at}: the Boat, open to {sides}"),
}
TILE = Sentence("flow.tile", "{at}: a way to {sides}, {water}")
BLOCKED = Sentence("flow.blocked", "{at}: an obstacle on the way to {sides}, {water}")
BOULDER = Sentence("flow.rock", "{at}: a scenario obstacle")
WATERS = {
    Water.LINKED: Sentence("flow.linked", "joined to the Boat"),
    Water.WET: Sentence("flow.wet", "reached from an Animal"),
    Water.DRY: Sentence("flow.dry", "cut off"),
}
HELD = Sentence("flow.held", "in hand: {kind}")
UP = Sentence("flow.up", "face up: {kind}")
STACK = Sentence("flow.stack", "{count} tiles in the stacks")
ROW = sea.ACROSS + 52  # the middle of the shelf
OBSTACLES = {3: "logs", 4: "stones", 5: "branches", ROCK: "boulder"}


def says(state: record, place: int, water: Water) -> Words:
    """What a square holds, in words."""
    sides = "".join("NESW"[side] for side in range(4) if edges(state, place) >> side & 1)
    if place in NAMES:
        return NAMES[place].say(at=name(place), sides=sides, water=WATERS[water].say())
    kind = KIND[state.cells[place]]
    if kind == ROCK:
        return BOULDER.say(at=name(place))
    return (BLOCKED if kind >= PLAIN else TILE).say(at=name(place), sides=sides, water=WATERS[water].say())


def shelf(state: record) -> tuple[Shape, ...]:
    """The tile in hand at the left, tiles face up in the middle, the stacks at the right."""
    up = [kind for kind in range(len(KINDS)) for _ in range(int(state.face_up[kind]))]
    return (*held(state), *(lying_up(place, kind) for place, kind in enumerate(up)), stack(state))


def held(state: record) -> tuple[Shape, ...]:
    """The tile in hand."""
    if state.held == NONE:
        return ()
    kind = "scenario obstacle" if state.held == ROCK else KINDS[state.held]
    return (paper("held", int(state.held), 86, ROW, "rotate(-5)", HELD.say(kind=kind)),)


def lying_up(place: int, kind: int) -> Shape:
    """A tile that Fishing turned up."""
    return paper(f"up-{place}", kind, 200 + 76 * place, ROW + 6, "scale(0.66)", UP.say(kind=KINDS[kind]))


def paper(key: str, kind: int, x: int, y: int, how: str, told: Words) -> Shape:
    """A tile off the board, as it lies before it is turned."""
    inside: tuple[Shape, ...] = ()
    if kind != ROCK:
        inside = (shape("", "use", href=f"#{lanes.called(FIRST[kind])}-dry"),)
    if kind >= PLAIN:
        across = {"transform": "rotate(90)"} if kind == BLOCKED_STRAIGHT else {}
        inside += (shape("", "use", href=f"#{OBSTACLES[kind]}", **across),)
    return group(key, *inside, says=told, transform=f"translate({x} {y}) {how}")


def stack(state: record) -> Shape:
    """The stacks, face down, with how many tiles they hold."""
    count = sum(int(tiles) for tiles in state.stack)
    x = sea.ACROSS - 96
    backs = (
        shape("", "path", "flow-back", d=lanes.EDGE, transform=f"translate({4 * i} {-4 * i}) scale(0.86)")
        for i in range(min(3, count))
    )
    number = letters("", "flow-said", str(count), -76 if count > 9 else -62, 0, 44)
    number = Shape("", "text", {**number.attrs, "text-anchor": "end"}, text=number.text)
    return group("stack", *backs, number, says=STACK.say(count=count), transform=f"translate({x} {ROW})")
