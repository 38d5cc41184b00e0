"""A prune loses nothing, and what is promising is part of it: every kind of decision, in small positions."""

import prunes
import pytest
from den import board, table
from wolves import GAME


def acting(**fields):
    return table(left=1, **fields).stand("0C2", a="alpha")


def begun():
    """Two wolves of a move have still to go."""
    return table().has("a", dens=[3, 3, 0]).stand("0B1", a="alpha pack").stand("0A1", a="pack")


def paying():
    return acting().has("a", terrains=2).stand("0B1", a="pack").play("a", "den 0C2 speed")


def driving():
    return table().stand("0C3", b="pack").stand("0B3", a="alpha").play("a", "move 0B3 alpha 0C3").paid()


def hunting():
    t = table().lay("0C1", "hare", 2).lay("0C2", "hare", 2).stand("0A2", a="pack").stand("0C3", a="pack")
    return t.stand("0B3", a="pack").stand("0D1", a="pack").play("a", "stay rock")


def starting(**options):
    return GAME.start(board(3), 3, {"first": 0, **options}, 2)


CASES = {
    "act": lambda: acting().s,
    "a den or a lair": lambda: acting().has("a", terrains=3).stand("0D1", a="den").s,
    "the act is over": lambda: acting().has("a", actions=1).play("a", "stay rock").s,
    "move": lambda: begun().play("a", "move 0B1 alpha 0C1").paid().s,
    "pay": lambda: paying().s, "displace": lambda: driving().s, "hunt": lambda: hunting().s,
    "draft": starting, "pack": lambda: starting(packs="choose"), "faces": lambda: starting(faces="choose"),
}
every_case = pytest.mark.parametrize("case", CASES)


def outcome(s) -> dict:
    """All that a state holds, but for the order in which frames came to remember what has moved."""
    return {**s.__dict__, "stack": [{**f, "moved": sorted(f.get("moved", []))} for f in s.stack]}


def test_there_is_a_case_for_every_kind_of_decision():
    asked = {key for key, phase in GAME.phases.items() if key != "turn"}
    assert {CASES[case]().stack[-1]["phase"] for case in CASES} == asked


@every_case
def test_a_prune_reaches_every_outcome(case):
    prunes.loses_nothing(CASES[case](), outcome)


@every_case
def test_what_is_promising_is_a_part_of_what_is_pruned_whatever_was_chosen_before(case):
    prunes.is_a_part(CASES[case]())


@every_case
def test_choices_come_to_an_end(case):
    prunes.comes_to_an_end(CASES[case]())


def test_what_promises_little_is_left_out_but_can_be_asked_for():
    s = CASES["act"]()
    assert len(GAME.phases["act"].promising(s, s.stack[-1], s.legal)) < len(s.legal) / 2
