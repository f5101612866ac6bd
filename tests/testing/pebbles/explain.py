"""A heap may hold too few."""

from watersmeet.kernel.verdict import Mark, Sentence, Verdict

SENTENCES = (
    Sentence("pebbles.takes", "that leaves {left}"),
    Sentence("pebbles.too-few", "heap {heap} holds only {count}"),
    Sentence("pebbles.bad-heap", "no heap holds more than at first"),
    Sentence("pebbles.bad-mover", "light or dark is to take"),
)


def verdict(state, text, move, row):
    """What is left, or that there is too little."""
    _, code, count = row[:3]
    if code:
        return Verdict(False, SENTENCES[code].say(heap=text[0], count=count), (Mark("taken", (text[0],)),))
    return Verdict(True, SENTENCES[0].say(left=count - int(text[1])))
