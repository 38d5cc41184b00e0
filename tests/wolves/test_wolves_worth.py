"""What a position is worth, what is worth thinking about, and opponents that play by it."""

import random

import pytest
from den import board, table
from tabletop.ai import Greedy
from tabletop.phase import promising, step
from tabletop.search import Search
from wolves import GAME
from wolves.board import Memo
from wolves.chances import calls, hunts
from wolves.lure import lures
from wolves.tables import ALPHA, LAIRS, PACK
from wolves.weights import WEIGHTS


def test_control_of_a_region_is_worth_something_more_so_when_its_moon_is_near():
    alone, empty = table().stand("0A1", a="den"), table().stand("2A1", a="den").with_(scored=0)
    assert GAME.worth(alone.s)[0] > GAME.worth(table().s)[0] and GAME.worth(empty.s)[0] > 0
    late = table(calendar=8).stand("0A1", a="den")
    assert GAME.worth(late.s)[0] > GAME.worth(alone.s)[0]


def test_tokens_and_chances_are_worth_something():
    plain = GAME.worth(table().stand("0A2", a="alpha").s)[0]
    assert GAME.worth(table().stand("0A2", a="alpha").has("a", actions=1).s)[0] > plain
    assert GAME.worth(table().stand("0A2", a="alpha").lay("0A3", "lone").s)[0] > plain
    assert GAME.worth(table().stand("0A2", a="alpha").lay("0C1", "boar", 2).s)[0] > plain


@pytest.mark.parametrize("players, more", [(2, 0.0), (3, WEIGHTS["action"])])
def test_prey_half_surrounded_is_worth_a_token_only_where_it_brings_one(players, more):
    t = table(players)
    h, hunt = t.hex("0C1"), t.s.side["hunt"]
    t.s.token[h] = "deer"
    found = hunts(t.s, 0, {t.s.board.near[h][0]}, [h])
    assert found == (hunt[1] - hunt[0] + more) * WEIGHTS["hunted"][1]


def test_of_several_lone_wolves_the_nearest_counts_most():
    t = table().stand("0A2", a="alpha")
    near, far = t.hex("0A3"), t.hex("0E1")
    ready, alphas = dict.fromkeys(t.s.purse(0), 1.0), [t.hex("0A2")]
    both = calls(t.s, 0, alphas, ready, [near, far])
    assert both == calls(t.s, 0, alphas, ready, [far, near]) > calls(t.s, 0, alphas, ready, [near])
    assert calls(t.s, 0, alphas, ready, [near]) > calls(t.s, 0, alphas, ready, [far]) > 0


def test_at_the_end_the_worth_is_the_score():
    t = table(calendar=22, scored=2, left=0).stand("4A1", a="pack").stand("5A1", b="pack").play("a", "done")
    assert t.phase == "over" and [round(n) for n in GAME.worth(t.s)] == GAME.score(t.s) == [8, 8, 0]


@pytest.mark.parametrize("players", GAME.players)
def test_few_actions_are_looked_at(players):
    s, chance, most = GAME.start(board(players), players, {}, 3), random.Random(3), 0
    while s.legal:
        few = promising(s)
        if s.stack[-1]["phase"] in ("act", "move"):
            most = max(most, len(few))
        assert few and set(few) <= set(s.legal)
        step(s, chance.choice(few))
    assert most <= 40


@pytest.mark.parametrize("players", GAME.players)
def test_an_opponent_that_looks_one_action_ahead_beats_chance(players):
    s, chance = GAME.start(board(players), players, {}, 5), random.Random(5)
    s.events = None
    while s.legal:
        step(s, Greedy(s, 1).ranking()[0][0] if s.actor == 0 else chance.choice(promising(s)))
    points = GAME.score(s)
    assert points[0] == max(points) and not s.stalled


def test_a_search_finds_the_prey_that_one_move_surrounds():
    t = table().lay("0C1", "moose", 2).stand("0B1", a="pack").stand("0B3", a="alpha").stand("0A3", a="pack")
    mind = Search(t.s, 1)
    mind.run(playouts=80)
    assert mind.ranking()[0][0][0] == "move" and len(mind.ranking()) <= 20


@pytest.mark.parametrize("players", GAME.players)
def test_what_is_remembered_is_what_would_be_found(players):
    s, chance = GAME.start(board(players), players, {}, 9), random.Random(9)
    for _ in range(60):
        warm = GAME.worth(s)
        s.board.chances.clear()
        s.board.stakes.clear()
        assert GAME.worth(s) == warm
        step(s, chance.choice(promising(s)))


def test_not_everything_is_remembered():
    memo = Memo()
    for n in range(Memo.MOST + 5):
        memo[n] = n
    assert len(memo) == 5 and memo[Memo.MOST + 4] == Memo.MOST + 4


def test_water_draws_alphas_as_long_as_a_lair_is_left():
    t = table().stand("0C3", a="alpha")
    shore, margin = t.hex("0D1"), [0.0] * len(t.s.board.regions)
    found = lures(t.s, 0, margin)
    assert found[ALPHA][shore] > found[PACK][shore]
    t.s.lairs[0] = LAIRS
    found = lures(t.s, 0, margin)
    assert found[ALPHA][shore] == found[PACK][shore]
