"""Teams (rule book, "Team games", and its rulings): a human, b orc, c night elf, d undead."""

import pytest
from field import chart, field
from tabletop import Match
from tabletop.ai import imagine
from warcraft import GAME
from warcraft.gifts import Giver


def test_the_seats_and_sides_of_the_game_for_four():
    s = field("4").s
    assert s.races[:4] == ["human", "orc", "night_elf", "undead"] and GAME.sides(s) == [0, 1, 0, 1]


def test_teammates_share_the_limits():
    f = field("4").stand("0,0", c="melee melee melee worker worker worker").stand("1,0", a="melee worker")
    assert f.why("move 1,0 melee 0,0") == ["full"] and f.why("move 1,0 worker 0,0") == ["full"]


def test_entering_a_teammates_space_is_no_battle():
    f = field("4").stand("0,0", c="melee worker").stand("1,0", a="melee").play("move 1,0 melee 0,0", "done")
    assert not f.notes("battle") and f.at("0,0", "c") == "melee worker"


def test_a_teammate_stops_nobody():
    f = field("4").stand("0,0", c="melee worker").stand("1,0", a="flying").outpost("0,0", "c")
    assert f.can("move 1,0 flying -1,0")


def test_a_worker_needs_a_unit_of_its_own_to_follow():
    f = field("4").stand("0,0", c="melee", b="worker").stand("1,0", a="worker")
    assert f.why("move 1,0 worker 0,0") == ["guarded"]


def test_ruling_2_deployed_pieces_count_teammates_too():
    f = field("4").has("a", training=[1, 0, 0, 0]).stand("2,2", c="melee melee melee").outpost("0,0", "a")
    f.with_(step="deploy")
    assert f.can("deploy melee 0,0") and f.why("deploy melee 2,2") == ["full"]


def test_ruling_83_goods_are_given_in_the_own_spend_step():
    f = field("4").has("a", gold=2, wood=1).with_(step="spend")
    f.play("give 2 gold", "give 2 wood", "give 2 gold")
    assert (f.s.gold, f.s.wood) == ([0, 0, 2, 0], [0, 0, 1, 0])
    assert not any(action[0] == "give" for action in f.s.legal)


@pytest.mark.parametrize("step, more", [("move", {}), ("deploy", {"training": [1, 0, 0, 0]})])
def test_ruling_83_goods_are_given_and_asked_for_in_own_steps(step, more):
    f = field("4").has("a", gold=1, **more).has("c", wood=1).outpost("0,0", "a").with_(step=step)
    f.play("give 2 gold", "ask 2", "give 0 wood", "done")
    assert f.actor == "a" and f.phase == step and f.s.gold == [0, 0, 1, 0] and f.s.wood == [1, 0, 0, 0]
    assert not f.can("ask 2")


def test_ruling_83_goods_are_given_between_battles_but_not_within():
    f = field("4").has("a", gold=3).stand("0,0", a="melee", b="melee").stand("2,0", a="melee", d="melee")
    f.play("done")
    assert f.phase == "fights" and f.play("give 2 gold").phase == "fights"
    for phase in ("cards", "lose", "rise", "join", "poison", "window"):
        assert not issubclass(type(GAME.phases[phase]), Giver)


def test_nobody_waits_for_the_sake_of_goods_alone():
    f = field("4").has("a", gold=1).has("c", wood=1).with_(step="deploy")
    assert f.actor != "a" or f.phase != "deploy"


def test_ruling_83_a_teammate_is_asked_and_need_not_give():
    f = field("4").has("c", gold=2).with_(step="spend").play("ask 2")
    assert f.actor == "c" and f.phase == "grant"
    assert f.notes("asked") == [{"event": "asked", "player": 0, "of": 2}]
    f.play("give 0 gold", "done")
    assert f.actor == "a" and f.s.gold == [1, 0, 1, 0] and not f.can("ask 2")


def test_enemies_are_given_nothing():
    f = field("4").has("a", gold=2).has("b", gold=2).with_(step="spend")
    assert {action[1] for action in f.s.legal if action[0] in ("give", "ask")} == {2}


def test_the_workers_of_a_teammate_beside_own_units_are_safe():
    f = field("4").stand("0,0", a="melee", c="worker").outpost("0,0", "c").stand("1,0", b="melee")
    f.play("done")
    assert f.at("0,0", "c") == "worker" and f.s.outpost[f.r("0,0")] == 2


def test_teammates_show_each_other_their_cards():
    f = field("4").has("a", hands=["fast"]).has("b", hands=["ensnare"]).has("c", hands=["renew"])
    assert f.s.seen_by(0)["hands"] == [["fast"], 1, ["renew"], 0]
    assert f.s.seen_by(3)["hands"] == [1, ["ensnare"], 1, []] and f.s.seen_by(None)["hands"] == [1, 1, 1, 0]


def test_alone_nobody_shows_his_cards():
    s = Match(GAME, chart("3"), {}, ["human"] * 3, 1).now
    assert s.seen_by(1)["hands"] == [3, s.hands[1], 3]


def test_three_against_one_show_their_cards_to_each_other_only():
    s = Match(GAME, chart("nordrassil"), {}, ["human"] * 4, 1).now
    seen = [[isinstance(cards, list) for cards in s.seen_by(p)["hands"]] for p in (0, 3)]
    assert seen == [[True, True, True, False], [False, False, False, True]]


def test_who_thinks_knows_the_cards_of_his_side_and_deals_those_of_enemies_again():
    s = Match(GAME, chart("4"), {}, ["human"] * 4, 1).now
    dealt = [imagine(s, 0, seed) for seed in range(20)]
    assert all(new.hands[0] == s.hands[0] and new.hands[2] == s.hands[2] for new in dealt)
    assert all(len({tuple(new.hands[p]) for new in dealt}) > 3 for p in (1, 3))
    assert all(len({tuple(new.decks[p]) for new in dealt}) > 3 for p in range(4))
