"""Dice: roll, then keep or drop.

D1  In turn everybody rolls one die (or as many as the option says) and keeps or drops each.
D2  Only the roller sees a die before it is kept or dropped. A six comes twice as often as others.
D3  With 4 or 6 players those who sit opposite are a team.
D4  The bell may ring while somebody acts; then the game ends with that turn.
D5  The team with the largest sum wins; equal teams tie; if nobody kept anything all lose.
"""

import numpy as np
from numpy.typing import NDArray

from watersmeet.kernel import draw, turns
from watersmeet.kernel.compiled import compiled

SEATS = 6
KEEP, DROP, BELL = 6, 7, 8  # after the six rolls
MOVES = 9
ROWS = 2
REASONS = ("", "stones")
UNKNOWN = 7  # a die that a view may not know
BAD_DIE = 2

State = np.dtype(
    [
        ("players", np.int8),
        ("rounds", np.int8),
        ("dice", np.int8),  # dice a turn
        ("turn", np.int16),  # dice that were kept or dropped so far
        ("die", np.int8),  # 1 to 6, 0 while none is rolled, or UNKNOWN
        ("rung", np.int8),
        ("sums", np.int16, SEATS),
        ("total", np.int16),
    ],
    align=True,
)
DERIVED = ("total",)


@compiled
def setup(state: np.record, players: int, rounds: int, dice: int) -> None:
    """Nothing rolled."""
    state.players, state.rounds, state.dice = players, rounds, dice
    state.turn = state.die = state.rung = 0
    state.sums[:] = 0
    derive(state)


@compiled
def derive(state: np.record) -> None:
    """The sum of all sums."""
    state.total = 0
    for seat_ in range(SEATS):
        state.total += state.sums[seat_]


@compiled
def mover(state: np.record) -> int:
    """Whose die it is."""
    return int(state.turn) // int(state.dice) % int(state.players)


@compiled
def over(state: np.record) -> bool:
    """Whether all dice were rolled, or the bell ended the game with a turn (D4)."""
    turn, dice = int(state.turn), int(state.dice)
    if state.die != 0:
        return False
    return bool(turn >= int(state.rounds) * dice * int(state.players) or (state.rung == 1 and turn % dice == 0))


@compiled
def seat(state: np.record) -> int:
    """Chance rolls, then the mover decides."""
    if over(state):
        return turns.OVER
    return turns.CHANCE if state.die == 0 else mover(state)


@compiled
def legal(state: np.record, moves: NDArray[np.int32]) -> int:
    """A roll in chance's turn; else keep or drop."""
    if over(state):
        return 0
    first, count = (0, 6) if state.die == 0 else (KEEP, 2)
    for place in range(count):
        moves[place] = first + place
    return count


@compiled
def odds(state: np.record, weights: NDArray[np.float64]) -> None:
    """A six counts twice (D2)."""
    for place in range(6):
        weights[place] = 2 if place == 5 else 1


@compiled
def events(state: np.record, moves: NDArray[np.int32]) -> int:
    """The bell, once, while somebody acts (D4)."""
    moves[0] = BELL
    return 1 if state.die != 0 and state.rung == 0 else 0


@compiled
def apply(state: np.record, move: int) -> None:
    """Roll, ring, keep or drop."""
    if move == BELL:
        state.rung = 1
    elif state.die == 0:
        state.die = move + 1
    else:
        if move == KEEP:
            state.sums[mover(state)] += state.die
            state.total += state.die
        state.die = 0
        state.turn += 1


@compiled
def team(state: np.record, seat: int) -> int:
    """Opposite seats of 4 or 6 are a team (D3)."""
    players = int(state.players)
    if players == 4 or players == 6:
        return 1 << seat | 1 << (seat + players // 2) % players
    return 1 << seat


@compiled
def team_sum(state: np.record, seat: int) -> int:
    """What a seat's team has kept."""
    total, mates = 0, team(state, seat)
    for other in range(SEATS):
        if mates >> other & 1:
            total += int(state.sums[other])
    return total


@compiled
def outcome(state: np.record, scores: NDArray[np.float64]) -> int:
    """The best teams win; all lose where nothing was kept (D5)."""
    best, mask = 0, 0
    for one in range(state.players):
        best = max(best, team_sum(state, one))
        scores[one] = 0
    if not over(state) or best == 0:
        return 0
    for one in range(state.players):
        if team_sum(state, one) == best:
            mask |= 1 << one
            scores[one] = 1
    return mask


@compiled
def reason(state: np.record) -> int:
    """There is one way to end."""
    return 1 if over(state) else 0


@compiled
def judge(state: np.record, rows: NDArray[np.int32]) -> int:
    """Keep and drop, while somebody acts."""
    if state.die == 0:
        return 0
    rows[:2, :] = 0
    rows[0, 0], rows[1, 0] = KEEP, DROP
    return 2


@compiled
def hide(state: np.record, seat: int) -> None:
    """A die that is not yet kept or dropped is its roller's secret (D2)."""
    if state.die != 0 and seat != mover(state):
        state.die = UNKNOWN


@compiled
def guess(state: np.record, seat: int, r: np.uint64) -> None:
    """Any die, a six twice as likely."""
    if state.die == UNKNOWN:
        state.die = min(draw.below(r, 7) + 1, 6)


@compiled
def veil(before: np.record, move: int, now: np.record, seat: int) -> bool:
    """Whether the roll is still a secret."""
    return bool(before.die == 0 and now.die != 0 and before.turn == now.turn and seat != mover(now))


@compiled
def sound(state: np.record) -> int:
    """A die has one to six."""
    return 0 if 0 <= state.die <= UNKNOWN else BAD_DIE


@compiled
def symmetry(state: np.record, k: int, image: np.record) -> bool:
    """Only itself."""
    if k != 0:
        return False
    image.players, image.rounds, image.dice = state.players, state.rounds, state.dice
    image.turn, image.die, image.rung = state.turn, state.die, state.rung
    image.sums[:] = state.sums[:]
    derive(image)
    return True


@compiled
def symmetry_move(state: np.record, k: int, move: int) -> int:
    """Itself."""
    return move


@compiled
def symmetry_seat(state: np.record, k: int, seat: int) -> int:
    """Itself."""
    return seat
