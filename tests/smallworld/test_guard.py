"""A hint for a spread of tokens is for the whole of it."""

import json
import random

import pytest

from conquest.guard import LATER, NEAR, NEWCOMER, Guard, coming
from conquest.state import NOBODY
from smallworld import GAME
from table import table, tiny_map
from tabletop.phase import pruned, step
from tabletop.wire import Door


def planned(t) -> dict:
    """How many every region of the acting player is to hold, by key."""
    mind = Guard(t.s)
    mind.run()
    t.match.apply(mind.first, *mind.then)
    return {t.s.board.keys[r]: t.s.troops[r] for r in t.s.lands(t.s.stack[-1]["band"])}


def spreading(**lands):
    t = table(a="humans hill", b="orcs forest").own("a", **lands).own("b", moor=2)
    return t.play("a", "done")


def test_most_tokens_stand_where_a_rival_reaches():
    plan = planned(spreading(shore=1, wood=1, meadow=7))
    assert sum(plan.values()) == 9 and plan["wood"] == max(plan.values()) and min(plan.values()) >= 1


def test_what_pays_most_is_guarded_better():
    t = table(a="humans alchemist", b="orcs forest").own("a", meadow=6, hill=1).own("b", wood=2)
    plan = planned(t.play("a", "done"))
    assert plan["meadow"] > plan["hill"]  # Humans earn one more on farmland


def test_what_is_closed_to_all_needs_no_tokens():
    t = table(a="humans alchemist", b="orcs forest").own("a", hill=6, grove=1).own("b", wood=2)
    t.put("hill", hole=1)
    plan = planned(t.play("a", "done"))
    assert plan["hill"] == 1


def test_pieces_are_set_where_they_help_most():
    t = table(a="humans heroic", b="orcs forest").own("a", shore=1, wood=1, cave=1).own("b", moor=2)
    t.play("a", "done")
    assert t.phase == "place"
    mind = Guard(t.s)
    mind.run()
    t.match.apply(mind.first, *mind.then)
    assert t.tokens("wood") == {"hero": 1} and t.tokens("cave") == {}


def test_whoever_asks_anew_after_every_setting_comes_to_the_same_end():
    t = table(a="humans heroic", b="orcs forest").own("a", shore=1, wood=1, cave=1, meadow=1).own("b", moor=2)
    t.play("a", "done")
    asked = []
    while t.phase == "place" and len(asked) < 9:
        asked.append(Guard(t.s).ranking()[0][0])
        t.match.apply(asked[-1])
    assert len(asked) == len(set(asked)) <= 5  # no hero goes to and fro


def test_a_plan_is_followed_setting_by_setting_and_by_nothing_else():
    s = spreading(shore=1, wood=1, meadow=7).s
    mind = Guard(s)
    mind.run()
    plan = [mind.first, *mind.then]
    assert len(plan) > 2 and mind.follow(s, plan[1]) is None
    for action, following in zip(plan, [*plan[1:], ("done",)]):
        s = s.clone()
        step(s, action)
        assert mind.follow(s, action) is mind and mind.first == following
    assert mind.follow(s, ("done",)) is None


def test_where_all_stands_well_already_nothing_is_to_be_done():
    t = spreading(shore=1, wood=1, meadow=7)
    planned(t)
    mind = Guard(t.s)
    assert mind.ranking()[0][0] == ("done",) and mind.then == []


def test_why_it_is_good_is_told_by_whom_it_faces_and_who_may_come():
    mind = Guard(spreading(shore=1, wood=1, meadow=7).s)
    mind.run()
    assert mind.why == [{"code": "faces", "foe": 1, "n": 1}, {"code": "calm", "n": 2}]


def test_of_a_rival_without_a_race_newcomers_are_told_where_a_region_lies_open():
    t = table(a="humans hill", b="").own("a", shore=1, meadow=5, hill=3).put("hill", hole=1)
    mind = Guard(t.with_(phase="redeploy").s)
    mind.run()
    assert mind.why == [{"code": "newcomers", "n": 2}, {"code": "calm", "n": 1}]
    t = table(a="humans hill", b="").own("a", shore=1, meadow=5, hill=3).put("hill", fortress=1)
    mind = Guard(t.with_(phase="redeploy").s)
    mind.run()
    assert mind.why == [{"code": "newcomers", "n": 3}]


@pytest.mark.parametrize("seed", range(6))
def test_in_any_game_the_plan_is_legal_and_leaves_nothing_in_hand(seed):
    chance, s = random.Random(seed), GAME.start(tiny_map(), 2, {}, seed)
    looked = 0
    while s.legal:
        if s.stack[-1]["phase"] in ("redeploy", "retreat", "place"):
            mind, then = Guard(s), s.clone()
            before = s.clone().__dict__
            mind.run()
            assert s.__dict__ == before
            for action in (mind.first, *mind.then):
                assert action in then.legal
                step(then, action)
            assert mind.first == ("done",) or ("done",) in then.legal
            looked += 1
        step(s, chance.choice(pruned(s)))
    assert looked > 3


def ask(door, op, **more):
    return json.loads(door.handle(json.dumps({"op": op, **more})))


def test_the_wire_sends_all_of_it_and_takes_it_as_one_step():
    door, t = Door(), spreading(shore=1, wood=1, meadow=7)
    ask(door, "load", save=t.match.save())
    best = ask(door, "think", level="hard", every=True, ms=60_000)["ranking"][0]
    assert best["then"] and [one["code"] for one in best["why"]] == ["faces", "calm"]
    step = ask(door, "apply", actions=[best["action"], *best["then"]])
    assert ["done"] in [one["action"] for one in step["choices"]] and step["may_undo"]
    assert "then" not in ask(door, "think", level="hard", every=True, ms=60_000)["ranking"][0]


def test_who_has_no_race_is_feared_where_a_race_may_begin_and_others_where_they_reach():
    t = spreading(shore=1, wood=1, meadow=7)
    anywhere, there = coming(t.s, NOBODY), coming(t.s, t.band("b"))
    entries = {r: NEWCOMER for r in t.s.board.entries}
    assert anywhere == entries
    ring = {t.region(key): NEAR[0] for key in ("ridge", "wood", "grove")}
    assert {r: there[r] for r in ring} == ring
    assert there[t.region("meadow")] == NEAR[1] and there[t.region("sea")] == LATER
