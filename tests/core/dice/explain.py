"""Nothing but the bell and rolls can be out of place."""

from watersmeet.kernel.verdict import Sentence, Verdict

SENTENCES = (
    Sentence("dice.fine", "that can be done"),
    Sentence("dice.no-candidate", "nobody rings the bell but the world outside"),
    Sentence("dice.bad-die", "a die has one to six"),
)


def verdict(state, text, move, row):
    """Legal for candidates."""
    return Verdict(True, SENTENCES[0].say()) if row is not None else Verdict(False, SENTENCES[1].say())
