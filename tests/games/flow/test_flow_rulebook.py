"""Every rule of the rulebook holds, and its check fails once the rule is switched off."""

from contextlib import contextmanager
from inspect import isfunction, ismodule

import pytest
import rulebook
import rulebook_cards
import rulebook_scenarios
import rulebook_tiles

from watersmeet.testing import modes

RULES = [*rulebook.RULES, *rulebook_tiles.RULES, *rulebook_cards.RULES, *rulebook_scenarios.RULES]


def called(rule):
    """What a case is called in reports."""
    return f"{rule.section}: {rule.words}"


@pytest.mark.parametrize("rule", RULES, ids=called)
def test_the_rule_holds(rule, folder_of):
    """What the rulebook says, on the board."""
    rule.check(folder_of("flow"))


@pytest.mark.parametrize("rule", RULES, ids=called)
def test_the_check_fails_without_the_rule(rule):
    """With the rule switched off its check fails: it does test the rule."""
    flow = modes.folder("flow", False)
    with switched_off(flow, rule.off), pytest.raises((AssertionError, IndexError, ValueError)):
        rule.check(flow)
    rule.check(flow)


@contextmanager
def switched_off(flow, off):
    """Within, these names mean something else in every module of the rules."""
    spaces = modules(flow)
    kept = [(space, name, space[name]) for space in spaces for name in off if name in space]
    assert {name for _, name, _ in kept} == set(off), off
    for space, name, _ in kept:
        space[name] = off[name]
    try:
        yield
    finally:
        for space, name, value in kept:
            space[name] = value


def modules(flow):
    """The names of every module that the rules are made of."""
    todo, found = [vars(flow.rules)], {}
    while todo:
        space = todo.pop()
        if id(space) in found or not space["__name__"].startswith("watersmeet.games.flow"):
            continue
        found[id(space)] = space
        todo += [vars(each) for each in space.values() if ismodule(each)]
        todo += [each.__globals__ for each in space.values() if isfunction(each)]
    return list(found.values())
