"""Exact tables of what a town may buy, what speaks against it, and what each purchase and each way brings."""

import pytest
from field import field, town

from warcraft import GAME
from warcraft.explain import shop
from warcraft.units import FLYING, MELEE

FREE = {"train": {"melee": [], "ranged": ["no_building"], "flying": ["no_building"], "worker": []},
        "build": {"melee": [], "ranged": [], "flying": []},
        "upgrade": {"melee": [], "ranged": ["buildings"], "flying": ["buildings"]}, "found": ["no_site"]}


def shopping(**fields):
    return field().stand("home", a="worker").has("a", gold=9, wood=9, **fields)


def test_with_goods_a_worker_and_one_building():
    assert shop(shopping().s, 0) == FREE


def test_without_goods_everything_is_too_dear():
    poor = shop(field().stand("home", a="worker").s, 0)
    assert all("poor" in why for verb in ("train", "build", "upgrade") for why in poor[verb].values())
    assert poor["found"] == ["no_site", "poor"] and poor["train"]["ranged"] == ["no_building", "poor"]


@pytest.mark.parametrize("gold, wood, can", [
    (1, 0, {"worker"}), (1, 1, {"worker", "melee"}), (2, 0, {"worker"}), (0, 9, set()),
    (2, 1, {"worker", "melee", "ranged"}), (2, 2, {"worker", "melee", "ranged", "flying"})])
def test_prices_of_training_to_the_last_coin(gold, wood, can):
    f = field().stand("home", a="worker")
    f.has("a", gold=gold, wood=wood, built=[1, 1, 1])
    assert {name for name, why in shop(f.s, 0)["train"].items() if not why} == can


@pytest.mark.parametrize("gold, wood, free", [(2, 2, True), (1, 2, False), (2, 1, False)])
def test_buildings_upgrades_and_outposts_cost_two_of_each(gold, wood, free):
    f = field().stand("home", a="worker").stand("woods", a="worker")
    now = shop(f.has("a", gold=gold, wood=wood).s, 0)
    assert [now["build"]["melee"], now["upgrade"]["melee"], now["found"]] == [[] if free else ["poor"]] * 3


def test_without_a_worker_in_town_nothing_is_built():
    f = field().stand("woods", a="worker").has("a", gold=9, wood=9)
    now = shop(f.s, 0)
    assert now["build"] == dict.fromkeys(("melee", "ranged", "flying"), ["no_worker"]) and now["found"] == []


def test_places_that_are_taken_and_tiles_that_are_built():
    now = shop(shopping(built=[3, 1, 0], training=[3, 1, 0, 1]).s, 0)
    assert now["train"]["melee"] == now["train"]["ranged"] == now["train"]["worker"] == ["busy"]
    assert now["build"] == {"melee": ["no_tiles"], "ranged": [], "flying": []}


@pytest.mark.parametrize("level, built, why", [
    (1, 1, []), (2, 1, ["buildings"]), (2, 2, []), (3, 2, ["buildings"]), (3, 3, []), (4, 3, ["top"])])
def test_each_level_needs_as_many_buildings(level, built, why):
    now = shop(shopping(levels=[level, 1, 1], built=[built, 0, 0]).s, 0)
    assert now["upgrade"]["melee"] == why


def test_in_the_spend_step_one_sort_of_purchase_rules_out_the_others():
    f = shopping().with_(step="spend").go("upgrade melee")
    now = shop(f.s, 0)
    assert now["upgrade"]["melee"] == ["buildings", "upgraded"]
    assert now["train"]["melee"] == now["build"]["melee"] == ["option"]
    assert shop(f.s, 1)["train"]["melee"] == ["poor"]      # for the other as if his step began now


def test_who_has_no_town_or_is_out_buys_nothing():
    f = shopping()
    f.s.out = [0]
    assert shop(f.s, 0) == {} and shop(f.s, 1) != {}


# --- what an upgrade brings --------------------------------------------------------------------------

def test_an_upgrade_before_and_after():
    f = town().has("a", levels=[3, 1, 2], built=[2, 0, 1], gold=5, wood=4).with_(step="spend")
    told = GAME.forecast(f.s, ("upgrade", "melee"))
    assert (told["cost"], told["left"], told["units"], told["built"]) == ([2, 2], [3, 2], 3, 2)
    assert {name: told["now"][name] for name in ("level", "top", "needs")} == {
        "level": 3, "top": False, "needs": 3}
    assert {name: told["then"][name] for name in ("level", "top", "needs")} == {
        "level": 4, "top": True, "needs": 0}
    assert [told[when]["strength"] for when in ("now", "then")] == [
        GAME.strengths["orc"][MELEE][n] for n in (2, 3)]
    flying = GAME.forecast(f.s, ("upgrade", "flying"))
    assert "then" not in flying and flying["now"]["top"] and flying["now"]["needs"] == 0


@pytest.mark.parametrize("action, cost", [
    (("train", "melee"), [1, 1]), (("train", "ranged"), [2, 1]), (("train", "flying"), [2, 2]),
    (("train", "worker"), [1, 0]), (("build", "ranged"), [2, 2]), (("found", 3), [2, 2])])
def test_every_purchase_has_its_price_and_leaves_the_rest(action, cost):
    f = town().has("a", gold=7, wood=5).with_(step="spend")
    assert GAME.forecast(f.s, action) == {"cost": cost, "left": [7 - cost[0], 5 - cost[1]]}


def test_what_is_no_purchase_has_no_price():
    f = town().with_(step="spend")
    assert GAME.forecast(f.s, ("train", "necromancer")) == {} == GAME.forecast(f.s, ("train",))


def test_a_way_leads_round_the_enemy_and_over_no_mountain():
    f = field().stand("home", a="melee flying")
    ways = {kind: GAME.forecast(f.s, f.action(f"move home {kind} centre")) for kind in ("melee", "flying")}
    board = f.s.board
    for kind, told in ways.items():
        way = told["path"]
        assert (way[0], way[-1]) == (f.r("home"), f.r("centre"))
        near = board.ways[FLYING if kind == "flying" else MELEE]
        assert all(there in near[here] for here, there in zip(way, way[1:]))
        assert len(way) == 1 + board.far[FLYING if kind == "flying" else MELEE][f.r("home")][f.r("centre")]
    assert ways["melee"]["points"] == board.points[f.r("centre")] and ways["melee"]["foes"] == []
