"""Games and positions as a user of the library meets them."""

import pickle
import subprocess
import sys
import threading

import numpy as np
import pytest

import watersmeet
from watersmeet.core.game import Game


def test_five_lines():
    """What the README promises."""
    game = watersmeet.game("flume", size=5)
    position = game.start().play("c3").play("swap")
    assert position.seat == 0
    assert position.sides == ("blue", "red")
    assert position.history == ("c3", "swap")


def test_positions_are_values():
    """Equal positions are equal however they came about; nothing changes one."""
    game = watersmeet.game("flume", size=5, pie=False)
    one, other = game.replay(["a2", "c3", "e1"]), game.replay(["e1", "c3", "a2"])
    assert one == other
    assert hash(one) == hash(other)
    assert one != game.start()
    assert one != one.view(0)
    assert one != "flume"
    with pytest.raises(AttributeError, match="play makes a new one"):
        one.seat = 1
    state = one.state()
    state.cells[:] = 2
    assert one == other


def test_other_options_are_other_games():
    """Positions of different games are different, whatever lies on them."""
    assert watersmeet.game("flume", size=5).start() != watersmeet.game("flume", size=5, pie=False).start()
    assert watersmeet.game("flume", size=7) == watersmeet.game("flume")
    assert watersmeet.game("flume") != "flume(size=7)"


@pytest.mark.parametrize(
    ("name", "options", "printed"),
    [
        ("flume", {}, "flume(size=7)"),
        ("flume", {"size": 9, "pie": False}, "flume(size=9, pie=False)"),
        ("flume", {"opening": "no-centre"}, "flume(size=7, opening='no-centre')"),
        ("flume(size=5)", {}, "flume(size=5)"),
        ("flume(size=5)", {"pie": False}, "flume(size=5, pie=False)"),
        ("flume()", {}, "flume(size=7)"),
    ],
)
def test_a_game_reads_back_what_it_prints(name, options, printed):
    """`game(str(game))` is the same game; so is what a pickle brings back."""
    game = watersmeet.game(name, **options)
    assert str(game) == repr(game) == printed
    assert watersmeet.game(printed) == game
    assert pickle.loads(pickle.dumps(game)) == game


def test_positions_travel():
    """A pickled position, with its history, is the same position elsewhere."""
    position = watersmeet.game("flume", size=5).replay(["c3", "swap", "a1"])
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.history == position.history


@pytest.mark.parametrize(
    ("name", "options", "code", "said"),
    [
        ("chess", {}, "unknown_game", "no game named `chess`. There are flume"),
        ("flum", {}, "unknown_game", "did you mean `flume`?"),
        ("", {}, "unknown_game", "no game named ``"),
        ("flume", {"siz": 5}, "bad_option", "did you mean `size`?; it has size, pie, opening"),
        ("flume", {"size": 4}, "bad_option", "size is 3, 5, 7, 9, 11 or 13, not 4"),
        ("flume", {"size": "7"}, "bad_option", "not '7'"),
        ("flume", {"size": True}, "bad_option", "not True"),
        ("flume", {"pie": 1}, "bad_option", "pie is True or False, not 1"),
        ("flume", {"pie": None}, "bad_option", "not None"),
        ("flume(size=)", {}, "bad_notation", "options are written like size=7"),
        ("flume(7)", {}, "bad_notation", "options are written like size=7"),
        ("flume(size=9**9**9)", {}, "bad_notation", "options are written like size=7"),
    ],
)
def test_what_is_no_game_is_refused(name, options, code, said):
    """Unknown names and options say what there is."""
    with pytest.raises(watersmeet.GameError) as refusal:
        watersmeet.game(name, **options)
    assert refusal.value.code == code
    assert said in str(refusal.value)


def test_variants_are_named():
    """Games that are no longer the author's say so."""
    assert watersmeet.game("flume").variants == ()
    assert watersmeet.game("flume", pie=False, opening="no-centre").variants == ("pie=False", "opening='no-centre'")


def test_moves_are_numbers_too():
    """Texts and numbers go there and back, and either can be played."""
    game = watersmeet.game("flume", size=5)
    position = game.start()
    assert [game.move(game.action(move)) for move in position.legal_moves] == list(position.legal_moves)
    assert position.play(game.action("c3")) == position.play("c3")
    assert position.action_mask.sum() == 25
    assert position.action_mask.shape == (game.num_actions,)
    position.action_mask[:] = False
    assert position.action_mask.sum() == 25
    with pytest.raises(watersmeet.BadNotation, match="numbers from 0 to 169"):
        position.play(170)


def test_illegal_moves_say_why_and_what_else():
    """The error carries the move, the reason, the witness and the legal moves."""
    position = watersmeet.game("flume", size=3).start().play("b2")
    with pytest.raises(watersmeet.IllegalMove) as refusal:
        position.play("b2")
    fault = refusal.value
    assert str(fault) == "b2 is not legal: a stone is already there. Try a1, b1, c1, a2, c2"
    assert (fault.move, fault.because, fault.legal) == ("b2", "a stone is already there", position.legal_moves)
    assert fault.witness[0].places == ("b2",)


def test_going_back_and_along():
    """A position knows the way that led to it."""
    game = watersmeet.game("flume", size=3)
    moves = ("a1", "swap", "b2", "c3")
    position = game.replay(moves)
    assert position.back() == game.replay(moves[:3])
    assert position.back(2).history == moves[:2]
    assert position.back(99) == game.start()
    assert [one.history for one in position.path()] == [moves[:count] for count in range(5)]
    assert position.as_first().history == ()
    assert position.as_first() == position


def test_replay_tells_which_move():
    """An error in a list of moves says where it was."""
    with pytest.raises(watersmeet.IllegalMove) as refusal:
        watersmeet.game("flume", size=3).replay(["a1", "b2", "a1"])
    assert refusal.value.__notes__ == ["move 3, a1, in flume:1;size=3;3/1b1/r2;red;first=red"]


def test_canonical_positions():
    """Symmetric positions have the same canonical form, which is one of them."""
    game = watersmeet.game("flume", size=5)
    corners = {game.start().play(corner).canonical() for corner in ("a1", "a5", "e1", "e5")}
    assert len(corners) == 1
    assert corners.pop() != game.start().play("c3").canonical()


def test_a_position_draws_itself():
    """In a notebook as SVG and HTML, in a terminal with its text as the last line."""
    position = watersmeet.game("flume", size=3).start().play("b2")
    assert position._repr_svg_().startswith("<svg")
    assert position.text in position._repr_html_()
    assert str(position).splitlines()[-1] == position.text
    assert "●" in str(position)
    marked = position.svg(arrows=[("a1", "c3")], marks=["b2"], theme="dark", size=300)
    assert marked != position.svg(theme="dark", size=300)
    assert 'width="300"' in marked
    with pytest.raises(watersmeet.BadNotation, match="no place of flume"):
        position.svg(marks=["d9"])


def test_colour_where_there_is_one(monkeypatch):
    """On a terminal the board is coloured, and still read back; NO_COLOR and pipes get none."""
    position = watersmeet.game("flume", size=3).start().play("b2")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    coloured = str(position)
    assert "\x1b[" in coloured
    assert watersmeet.read(coloured) == position
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in str(position)


def test_several_threads_may_ask_one_position():
    """Everybody gets the same answers at once."""
    position = Game.start(watersmeet.game("flume", size=9))
    answers = []

    def ask():
        answers.append([position.play(move).legal_moves for move in position.legal_moves])

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 4
    assert all(answer == answers[0] for answer in answers)


@pytest.mark.parametrize(
    ("words", "heavy"),
    [
        ("import watersmeet; from watersmeet.games import registry; registry.folder('flume').card", ("numba", "numpy")),
        ("import watersmeet; watersmeet.game('flume', size=9)", ("numba",)),
    ],
)
def test_importing_is_light(words, heavy):
    """`import watersmeet` brings neither numba nor NumPy nor rules; naming a game brings no numba and no rules."""
    check = (
        f"import sys; {words};"
        f"found = [name for name in sys.modules if name.split('.')[0] in {heavy!r} or name.endswith('.rules')];"
        "sys.exit(str(found) if found else 0)"
    )
    subprocess.run([sys.executable, "-c", check], check=True)


def test_the_public_names():
    """What `watersmeet` exports is there, and nothing else is."""
    for name in watersmeet.__all__:
        assert getattr(watersmeet, name) is not None
        assert name in dir(watersmeet)
    with pytest.raises(AttributeError, match="no attribute 'gmae'"):
        watersmeet.gmae  # noqa: B018


def test_masks_belong_to_the_caller():
    """The mask is a new array each time, true exactly at the legal numbers."""
    position = watersmeet.game("flume", size=3).start()
    assert np.flatnonzero(position.action_mask).tolist() == list(position.actions)
