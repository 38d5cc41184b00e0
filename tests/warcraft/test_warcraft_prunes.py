"""A prune loses nothing, and what is promising is part of it: every kind of decision, in small positions."""

import prunes
import pytest
from field import field


def deploying():
    f = field().has("a", training=[2, 1, 0, 1], rising=[0, 1, 0], built=[2, 1, 0]).stand("west", a="worker")
    return f.stand("home", a="melee melee worker worker").outpost("west", "a", False).with_(step="deploy").s


def spending(**fields):
    f = field().has("a", gold=4, wood=4, built=[2, 1, 1], **fields)
    return f.stand("home", a="worker worker").stand("north", a="worker").with_(step="spend").s


def harvesting():
    f = field().stand("north", a="worker worker").outpost("north", "a", False)
    return f.with_(step="harvest").s


def fighting():
    f = field().stand("north", a="melee", b="melee").stand("far_gate", a="melee", b="melee")
    return f.play("done").s


def giving():
    return field("4").has("c", gold=2, wood=1).with_(step="spend").play("ask 2").s


def coming_back():
    f = field("nordrassil").stand("prize", d="melee").outpost("E", "d").outpost("F", "d")
    f.outpost("stronghold", "c").with_(actor="d", first=3)
    f.s.then("back", player=3, piece="melee", goals=[f.r("E"), f.r("F")])
    f.s.stack[-1].pop("fresh")
    f.s.legal = f.s.game.phases["back"].actions(f.s, f.s.stack[-1])
    return f.s


CASES = {"move": lambda: field().stand("home", a="melee worker").s, "deploy": deploying, "spend": spending,
         "harvest": harvesting, "fights": fighting, "grant": giving, "back": coming_back}
every_case = pytest.mark.parametrize("case", CASES)


def outcome(s) -> dict:
    """All that a state holds, but for how the frames came to be."""
    return {**s.__dict__, "stack": [(f["phase"], f["player"]) for f in s.stack]}


@every_case
def test_a_prune_reaches_every_outcome(case):
    prunes.loses_nothing(CASES[case](), outcome)


@every_case
def test_what_is_promising_is_part_of_what_is_pruned(case):
    prunes.is_a_part(CASES[case]())


@every_case
def test_no_choice_is_offered_over_and_over(case):
    prunes.comes_to_an_end(CASES[case]())


def test_equal_purchases_in_another_order_are_looked_at_once():
    def made(choose):
        return len(prunes.reached(spending(), choose)[0])
    assert made(prunes.pruned) < made(lambda s: s.legal)
