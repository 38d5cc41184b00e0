"""A prune loses nothing, and what is promising is part of it: every way to spread tokens."""

import prunes
import pytest
from table import table

from tabletop.phase import pruned, step


def amazons(*conquests):
    t = table(a="amazons alchemist", b="orcs forest").own("a", meadow=2).own("b", cave=1)
    return t.play("a", *conquests, "done")


def redeploying(**lands):
    return table(a="humans alchemist", b="orcs forest").own("a", **lands).own("b", cave=1).play("a", "done")


def placing(power, **lands):
    return table(a=f"ratmen {power}", b="orcs forest").own("a", **lands).own("b", cave=1).play("a", "done")


def retreating():
    t = (table(a="humans alchemist", b="orcs forest").own("a", meadow=8)
         .own("b", wood=3, grove=1, moor=2, fen=1))
    return t.play("a", "conquer wood", "done", "garrison wood 7", "done")


def leaving():
    return table(a="ratmen alchemist", b="orcs forest").own("a", meadow=2, shore=1, ridge=1).own("b", cave=1)


CASES = {
    "redeploy": lambda: redeploying(meadow=4, grove=1, moor=1),
    "redeploy begun": lambda: redeploying(meadow=4, grove=1, moor=1).play("a", "garrison moor 2"),
    "redeploy nothing": lambda: redeploying(meadow=2, grove=1),
    "amazons": lambda: amazons("conquer shore"),
    "too few amazons": lambda: amazons("conquer shore", "conquer ridge"),
    "camps": lambda: placing("bivouacking", meadow=1, grove=1, moor=1),
    "heroes": lambda: placing("heroic", meadow=1, grove=1, moor=1, fen=1),
    "one hero": lambda: placing("heroic", meadow=1),
    "retreat": retreating, "leaving": leaving,
}


def made(s) -> list:
    """What the players may have made of a decision."""
    return [s.troops, s.band, s.hand, s.tokens, sorted(s.tray.items())]


@pytest.mark.parametrize("case", CASES)
def test_a_prune_reaches_every_outcome(case):
    prunes.loses_nothing(CASES[case]().s, made)


@pytest.mark.parametrize("case", CASES)
def test_what_is_promising_is_part_of_what_is_pruned_whatever_was_chosen_before(case):
    prunes.is_a_part(CASES[case]().s)


@pytest.mark.parametrize("case", CASES)
def test_a_prune_comes_to_an_end(case):
    prunes.comes_to_an_end(CASES[case]().s)


def test_regions_are_thought_of_as_left_in_rising_order():
    s = leaving().s
    last = max(action for action in s.legal if action[0] == "abandon")
    step(s, last)
    assert any(action[0] == "abandon" for action in s.legal)
    assert not any(action[0] == "abandon" for action in pruned(s))
