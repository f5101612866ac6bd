"""What a game says: sentences that can be said in any language, and verdicts."""

import copy
import pickle
from string import Formatter

import pytest

from watersmeet.games import registry
from watersmeet.kernel.verdict import Mark, Sentence, Verdict, Words

LARGER = Sentence("test.larger", "{formed} is larger than {diminished}")
RED = Sentence("test.red", "red")
LIES = Sentence("test.lies", "the stone on {place} is {colour}")


def test_a_sentence_is_said_of_its_arguments():
    """Its English has them filled in; its id and arguments go to whoever says it in another language."""
    words = LARGER.say(formed=6, diminished=4)
    assert str(words) == "6 is larger than 4"
    assert (words.id, dict(words.args)) == ("test.larger", {"formed": 6, "diminished": 4})


def test_words_may_be_arguments():
    """A colour inside a sentence is a sentence too, so that it is translated as well."""
    assert str(LIES.say(place="c3", colour=RED.say())) == "the stone on c3 is red"


def test_braces_in_an_argument_are_letters():
    """What somebody typed is no pattern."""
    assert str(LIES.say(place="{colour}", colour="{x}")) == "the stone on {colour} is {x}"


def test_an_argument_that_is_missing_is_a_mistake():
    """Half a sentence is never said."""
    with pytest.raises(KeyError):
        str(LARGER.say(formed=6))


def test_verdicts():
    """A verdict is true when the move is legal; `because` is empty where nothing is to be said."""
    legal, refused = Verdict(True), Verdict(False, RED.say(), (Mark("taken", ("c3",)),))
    assert legal and not refused
    assert (legal.because, refused.because) == ("", "red")
    assert refused.witness[0].places == ("c3",)
    assert refused == copy.deepcopy(refused) == pickle.loads(pickle.dumps(refused))
    assert len({refused, copy.deepcopy(refused), legal}) == 2
    with pytest.raises(AttributeError):
        legal.legal = False


def sentences():
    """Every sentence that a module of ours keeps: by itself, in a tuple or in a dict."""
    for name in registry.NAMES:
        folder = registry.folder(name)
        for module in (folder.explain, folder.picture):
            for thing in vars(module).values():
                inside = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, tuple) else ()
                yield from (one for one in (thing, *inside) if isinstance(one, Sentence))


def test_no_two_sentences_share_an_id():
    """An id means one English sentence, begins with its game's name, and its arguments have names."""
    found = set(sentences())
    assert found
    assert len({one.id for one in found}) == len(found)
    for one in found:
        assert one.id.partition(".")[0] in registry.NAMES, one
        assert all(name is None or name.isidentifier() for _, name, _, _ in Formatter().parse(one.english)), one


def test_words_are_values():
    """Equal where id and arguments are."""
    assert LARGER.say(formed=1, diminished=2) == Words(
        "test.larger", LARGER.english, (("formed", 1), ("diminished", 2))
    )
