"""The hard opponent: whole turns planned, the same plan for the same table, work that ends."""

import random

import pytest
from den import CELLS, board, table
from tabletop.ai import Greedy
from tabletop.phase import promising, pruned, step
from tabletop.thinkers import thinker
from wolves import GAME
from wolves.weigher import Weigher
from wolves.planner import WIN, Line, Planner, outlook

MOST = 1200  # positions looked at in a turn


def turn(s) -> list:
    """The verbs of the turn that the planner plays."""
    mind, verbs, me = Planner(s, 1), [], s.actor
    while s.actor == me:
        mind.run()
        action = mind.ranking()[0][0]
        assert action in s.legal
        verbs.append(action[0])
        s = s.clone()
        step(s, action)
        mind = mind.follow(s, action)
    return verbs


def midgame(players, actions):
    """A table in the middle of a game, before somebody's turn."""
    s, chance = GAME.start(board(players), players, {}, 4), random.Random(actions)
    s.events = None
    while actions > 0 or s.stack[-1]["phase"] != "act" or s.stack[-1]["left"] != 2:
        step(s, chance.choice(promising(s)))
        actions -= 1
    return s


def ending(points):
    """A lair can be built that ends the game; player b has so many points."""
    t = table(calendar=21, scored=2, left=1, points=[[], [points], []]).has("a", terrains=1)
    return (t.stand("0D1", a="den").stand("0D2", a="alpha").stand("0A1", b="alpha pack")
            .stand("1A1", c="alpha").s)


def test_a_lair_is_built_where_it_can_be():
    t = table(calendar=5, scored=0, left=1).has("a", terrains=1)
    assert "lair" in turn(t.stand("0D1", a="den").stand("0D2", a="alpha").stand("0A1", b="pack").s)


def test_a_win_counts_and_a_loss_counts_against():
    """The same end of the game, ahead and behind."""
    for points, sign in ((4, 1), (6, -1)):
        s = ending(points)
        step(s, next(action for action in s.legal if action[0] == "lair"))
        before = outlook(s, 0)
        step(s, ("done",))
        assert not s.legal and (outlook(s, 0) - before) * sign > WIN / 2


def test_a_den_and_a_lair_are_one_plan():
    """Neither the den nor the walk is worth much alone."""
    t = table(calendar=9, scored=1).has("a", lairs=1).stand("0D3", a="alpha").stand("0A1", b="alpha pack")
    t.has("a", actions=2, terrains=3)
    assert {"den", "lair", "extra"} <= set(turn(t.s))


def test_prey_is_surrounded_by_two_wolves_of_one_move():
    t = table().lay("0C1", "moose", 2).stand("0B1", a="pack").stand("0A3", a="alpha").stand("0B3", a="pack")
    s = t.s
    mind = Planner(s, 1)
    mind.run()
    for action in mind.best[0].path:
        step(s, action)
    assert s.prey[0] == ["moose"]


@pytest.mark.parametrize("players", GAME.players)
def test_the_same_table_has_the_same_plan_however_the_work_is_cut(players):
    s = midgame(players, 60)
    whole, cut = Planner(s, 1), Planner(s.clone(), 1)
    assert whole.run()
    while not cut.run(ms=1):
        assert set(dict(cut.ranking())) == set(promising(s))
    assert cut.ranking() == whole.ranking() and cut.playouts == whole.playouts < MOST
    assert set(dict(whole.ranking())) == set(promising(s)) <= set(s.legal)


@pytest.mark.parametrize("playouts", [1, 2, 30])
def test_thought_can_be_cut_short_and_changes_nothing(playouts):
    s = midgame(3, 40)
    before, legal = s.clone().__dict__, list(s.legal)
    mind = Planner(s, 1)
    assert mind.run(playouts=playouts) and mind.playouts == playouts
    assert mind.ranking()[0][0] in legal
    assert s.__dict__ == before and s.legal == legal


def test_before_any_thought_all_that_is_worth_it_is_ranked():
    s = midgame(2, 40)
    assert set(dict(Planner(s).ranking())) == set(promising(s))


def test_a_plan_is_followed_without_more_thought_and_dropped_when_the_match_goes_elsewhere():
    s = midgame(3, 40)
    mind = Planner(s, 1)
    mind.run()
    action = mind.ranking()[0][0]
    new = s.clone()
    step(new, action)
    on = mind.follow(new, action)
    assert on.run() and on.playouts == 0 and on.ranking()[0][0] == mind.best[0].path[1]
    other = next(other for other, _ in mind.ranking()[1:] if other != action)
    new = s.clone()
    step(new, other)
    anew = mind.follow(new, other)
    anew.run(playouts=1)
    assert anew.playouts == 1 and anew.ranking()[0][0] in new.legal


def test_hard_plans_and_the_others_look_one_action_ahead():
    s = midgame(3, 10)
    kinds = [type(thinker(s, level, 1, True)) for level in GAME.levels]
    assert kinds == [Greedy, Greedy, Greedy, Weigher, Weigher]


def test_in_some_matches_the_normal_one_plans():
    s = midgame(3, 10)
    kinds = [type(thinker(s, "normal", 1, match=match)) for match in range(80)]
    assert 25 < kinds.count(Planner) < 55 and kinds.count(Planner) + kinds.count(Greedy) == 80


@pytest.mark.parametrize("players", GAME.players)
def test_a_plan_can_be_made_from_the_very_beginning(players):
    s = GAME.start(board(players), players, {"packs": "choose", "faces": "choose"}, 2)
    for _ in range(3):
        mind = Planner(s, 1)
        mind.run(playouts=40)
        step(s, mind.ranking()[0][0])


# --- hints -------------------------------------------------------------------------------------------

def holding():
    """Player a wins if his alpha stays where it is: a move of nobody, which looks like nothing worth."""
    t = table(calendar=22, scored=2, left=1).has("a", dens=[4, 4, 4], wolves=8, points=[4, 4])
    t.has("b", dens=[4, 4, 4], wolves=8, points=[4]).stand("5A1", b="alpha pack").stand("4C1", a="alpha")
    for name in CELLS:
        if name not in ("C1", "W"):
            t.lay(f"4{name}", "lone")
    return t.s


def wins(s, action) -> bool:
    """Whether player a has won when the turn that so ends is over."""
    s = s.clone()
    while s.stack:
        step(s, action)
        action = s.legal[0] if s.stack else None
    return max(GAME.ranking(s)) == GAME.ranking(s)[0]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_hint_finds_the_winning_move_that_is_not_promising(level):
    s = holding()
    assert not any(wins(s, action) for action in promising(s)) and any(wins(s, action) for action in s.legal)
    heads = []
    for every in (False, True):
        mind = thinker(s, level, 1, every)
        mind.run()
        heads.append(mind.ranking()[0][0])
        assert every == (set(dict(mind.ranking())) == set(pruned(s)))
    assert [wins(s, action) for action in heads] == [False, True]


def looks_ahead(s):
    """The normal one in a match in which it does not plan."""
    minds = (thinker(s, "normal", 1, match=match) for match in range(80))
    return next(mind for mind in minds if type(mind) is Greedy)


@pytest.mark.parametrize("players", GAME.players)
def test_a_hint_and_an_opponent_judge_what_both_look_at_alike(players):
    s = midgame(players, 50)
    every, few = dict(thinker(s, "normal", 1, True).ranking()), dict(looks_ahead(s).ranking())
    assert few == {action: every[action] for action in few}


def test_a_ranking_never_rises_and_knows_every_choice():
    mind = Planner(table().stand("0D1", a="alpha").s)
    first, second, third, other = mind.choices[:4]
    mind.now, mind.best = 1.0, [Line(None, (first, other), 5.0), Line(None, (second,), 3.0)]
    mind.first = [Line(None, (third,), 4.0), Line(None, (first,), 9.0)]
    found = mind.ranking()
    assert found[:3] == [(first, 4.0), (second, 2.0), (third, 2.0)]
    assert found[3:] == [(action, 2.0) for action in mind.choices[3:]]
