"""Flow: join four Animals to the Boat before the tiles run out, whatever the waves take.

W1  The board has 7 × 7 squares: an Animal in each corner, the Boat in the middle. Columns a b c e f g are
    black 1–6, rows 1 2 3 5 6 7 white 1–6 (R-FLOW-1).
W2  In turn each player draws a tile and places it, or exchanges it for a card, or plays a card (R-FLOW-2 to 5).
W3  A round ends by the clock, or after so many turns. Then dice name a column and a row, and a wave takes
    the tiles there (R-FLOW-6, 7).
W4  All win once each Animal is joined to the Boat at the end of a turn; all lose when somebody can neither
    draw nor play (R-FLOW-5).
W5  Six cards help, seven scenarios hinder (R-FLOW-7 to 10).

a7 · · · · · g7       Animals are in the corners, the Boat is d4.
·  · · · · · ·        Water runs where open sides meet; an obstacle's tile takes it, and stops it.
·  · · · · · ·
·  · · B · · ·        `tiles` holds the table of tiles and cards, `water` where it runs, `placing` where a
·  · · · · · ·        tile may lie, `cards` what can be played, `wave` what is washed away, `turn` whose
·  · · · · · ·        turn it is, `scenarios` and `setting` the set-up, `secrets` what a seat may not know.
a1 · · · · · g1
"""

import numpy as np
from numpy.typing import NDArray

from watersmeet.games.flow import actions, judging, listing, phases, scenarios, secrets, soundness, turn, turning, water
from watersmeet.games.flow.decisions import MOVES, ROWS, TIME
from watersmeet.games.flow.state import DERIVED, State
from watersmeet.games.flow.tiles import CARDS, DECK, KINDS, NONE, SCENARIOS, SILENCE, TILES
from watersmeet.kernel import turns
from watersmeet.kernel.compiled import compiled

__all__ = ["DERIVED", "MOVES", "ROWS", "State"]

REASONS = ("", "all-joined", "no-way-on")
ALL_JOINED, NO_WAY_ON = 1, 2


@compiled
def setup(
    state: np.record,
    players: int,
    pace: int,
    drawn: int,
    obstacles: int,
    silence: int,
    one_card: int,
    no_new: int,
    protected: int,
    single_path: int,
    remain: int,
) -> None:
    """An empty board; `drawn` scenario cards are still to come, the others are in play. Cards are dealt first."""
    for kind in range(len(KINDS)):
        state.stack[kind] = TILES[kind]
    for card in range(len(CARDS)):
        state.deck[card] = DECK[card]
    named = (obstacles, silence, one_card, no_new, protected, single_path, remain)
    for card in range(len(SCENARIOS)):
        state.scenarios[card] = named[card]
    state.unseen = drawn
    state.players = players
    state.pace = pace
    state.boat = 15
    state.held = NONE
    state.lifted = NONE
    state.phase = phases.DEAL
    state.todo = scenarios.CARDS_EACH[players] * players
    derive(state)


@compiled
def derive(state: np.record) -> None:
    """The sets of squares that are open, taken, or stop water."""
    water.derive(state)


@compiled
def seat(state: np.record) -> int:
    """The one whose turn it is; chance where something is drawn or rolled."""
    phase = state.phase
    if phase >= phases.WON:
        return turns.OVER
    if (
        phase <= phases.ROCKS
        or phase == phases.DRAWN
        or phase == phases.EXCHANGED
        or phase == phases.FISH
        or phase > phases.DIE
    ):
        return turns.CHANCE
    return int(state.turn)


@compiled
def begins(state: np.record) -> bool:
    """Whether a turn begins here; one player alone has many in a row. `start` is one of its own."""
    return bool(state.phase == phases.START or state.phase == phases.TURN)


@compiled
def legal(state: np.record, moves: NDArray[np.int32]) -> int:
    """Write what the acting seat can do, or what chance can bring; return how many."""
    acting = seat(state)
    if acting == turns.OVER:
        return 0
    return listing.chance(state, moves) if acting == turns.CHANCE else listing.choices(state, moves)


@compiled
def odds(state: np.record, weights: NDArray[np.float64]) -> None:
    """Tiles and cards by how many there are of each; squares and dice all alike."""
    count = 0
    if state.phase == phases.SCENARIO:
        for card in range(len(SCENARIOS)):
            if scenarios.copies_left(state, card):
                weights[count] = scenarios.copies_left(state, card)
                count += 1
        return
    if state.phase == phases.DEAL or state.phase == phases.EXCHANGED:
        weigh(state.deck, weights)
    elif state.phase == phases.DRAWN or state.phase == phases.FISH:
        weigh(state.stack, weights)
    else:
        weights[:] = 1


@compiled
def weigh(pile: NDArray[np.int8], weights: NDArray[np.float64]) -> None:
    """How many there are of each kind that the pile holds."""
    count = 0
    for kind in range(len(pile)):
        if pile[kind] > 0:
            weights[count] = pile[kind]
            count += 1


@compiled
def apply(state: np.record, move: int) -> None:
    """Make a decision, draw, or call time: at once between turns, else when the action is complete (R-FLOW-6)."""
    if move != TIME:
        actions.play(state, int(move))
    elif state.phase == phases.TURN:
        turn.end_round(state)
    else:
        state.late = 1


@compiled
def events(state: np.record, moves: NDArray[np.int32]) -> int:
    """`time`, while a round runs that the outside world ends, and time has not been called (R-FLOW-6)."""
    if state.pace or state.late or not phases.TURN <= state.phase <= phases.LAY:
        return 0
    moves[0] = TIME
    return 1


@compiled
def paced(state: np.record, left: int, pace: int) -> None:
    """Let the round end by itself after `left` more turns, the one at hand included, and later ones after `pace`.

    A pause ends too: what waits for `start` begins. Where time has been called this turn is the last.
    """
    state.pace = pace
    if phases.START <= state.phase <= phases.LAY:
        state.left = 1 if state.late else min(max(left, 1), pace)
    state.late = 0
    if state.phase == phases.START:
        state.phase = phases.TURN


@compiled
def outcome(state: np.record, scores: NDArray[np.float64]) -> int:
    """All win, or nobody does (R-FLOW-5)."""
    won = state.phase == phases.WON
    for player in range(state.players):
        scores[player] = 1 if won else 0
    return (1 << int(state.players)) - 1 if won else 0


@compiled
def reason(state: np.record) -> int:
    """All Animals joined to the Boat, or no way on."""
    if state.phase == phases.WON:
        return ALL_JOINED
    return NO_WAY_ON if state.phase == phases.LOST else 0


@compiled
def judge(state: np.record, rows: NDArray[np.int32]) -> int:
    """A row for each square and turn, or target, of the decision at hand, and for what names no square."""
    return 0 if seat(state) < 0 else judging.judged(state, rows)


@compiled
def sound(state: np.record) -> int:
    """0, or why the position cannot stand (R-FLOW-11)."""
    return soundness.fault(state)


@compiled
def silent(state: np.record) -> bool:
    """Whether nobody may talk now (R-FLOW-10)."""
    return bool(state.scenarios[SILENCE] and secrets.silence(state))


@compiled
def hide(state: np.record, seat: int) -> None:
    """Mask what `seat` may not know (R-FLOW-10)."""
    secrets.hide(state, seat)


@compiled
def guess(state: np.record, seat: int, r: np.uint64) -> None:
    """Deal what `hide` masked, by true odds."""
    secrets.guess(state, seat, r)


@compiled
def veil(before: np.record, move: int, now: np.record, seat: int) -> bool:
    """Whether `seat` may not know which card chance dealt in `before`."""
    return secrets.veil(before, move, now, seat)


@compiled
def symmetry(state: np.record, k: int, image: np.record) -> bool:
    """The board turned or mirrored in one of eight ways."""
    return turning.symmetry(state, k, image)


@compiled
def symmetry_move(state: np.record, k: int, move: int) -> int:
    """Where symmetry `k` takes a move."""
    return turning.symmetry_move(state, k, move)


@compiled
def symmetry_seat(state: np.record, k: int, seat: int) -> int:
    """Seats stay where they are."""
    return seat


@compiled
def team(state: np.record, seat: int) -> int:
    """Everybody plays together."""
    return (1 << int(state.players)) - 1
