"""Rules that a change could break without a test being the wiser."""

import pytest

from field import chart, empty, field
from tabletop import Refusal
from test_warcraft_cards import clash, with_cards
from warcraft import GAME, odds, planner, reading, reasons
from warcraft.battle import battle, ring
from warcraft.battle.dice import harmless, healing, hurts
from warcraft.decks import DECKS
from warcraft.explain import _space, shop
from warcraft.forecast import path
from warcraft.goals import GOALS
from warcraft.laws import gate, necromancy
from warcraft.orders import Orders
from warcraft.planner import Planner
from warcraft.sight import Sight
from warcraft.units import ABILITY, BOX, DIE, FLYING, MELEE, PRINTED, RANGED, SPEED
from warcraft.victory import holder, stalled, total
from warcraft.weights import CARELESS, HARD


def test_workers_and_flyers_go_two_spaces_others_one_and_captives_none_by_themselves():
    assert SPEED == (1, 1, 2, 2, 2, 0)
    f = field().stand("gate", a="ranged")
    assert f.goals("gate", "ranged") == {r for r in f.s.board.ways[RANGED][f.r("gate")]}


def test_the_die_of_harvest_and_the_abilities_by_level():
    assert DIE == (1, 1, 2, 2, 3, 3)
    assert (BOX, PRINTED) == ((10, 7, 4, 8, 2, 1), (1, 0, 0))
    assert ABILITY == {
        "human": {(FLYING, 3): "heal"},
        "orc": {(MELEE, 4): "critical_strike", (RANGED, 3): "bloodlust"},
        "undead": {**dict.fromkeys([(RANGED, 2), (RANGED, 3)], "raise_dead"),
                   **dict.fromkeys([(FLYING, 2), (FLYING, 3)], "critical_strike")},
        "night_elf": {(RANGED, 3): "slow_poison", (RANGED, 4): "slow_poison", (FLYING, 3): "critical_strike"}}


@pytest.mark.parametrize("race", DECKS)
def test_a_deck_has_21_cards_three_of_them_victory_points_and_two_of_the_card_of_the_economy(race):
    counts = list(DECKS[race].values())
    assert sum(counts) == 21 and counts[0] == 2 and DECKS[race]["victory_point"] == 3
    assert set(DECKS[race]) <= set(GAME.cards) and len(counts) == 8 and set(counts) <= {2, 3, 4}


def test_decks_are_split_as_the_games_of_the_computers_have_it():
    common = {"fast": 3, "resources": 2, "town_portal": 2}
    uneven = {race: {card: n for card, n in list(cards.items())[1:-1] if n != common.get(card, 3)}
              for race, cards in DECKS.items()}
    assert uneven == {"human": {"invisibility": 2, "polymorph": 2, "resources": 3, "town_portal": 3},
                      "orc": {"ensnare": 2, "envenomed_spears": 4}, "undead": {"curse": 4, "web": 2},
                      "night_elf": {"marksmanship": 2, "moon_glaive": 4}}


def test_pillage_once_for_a_loss_and_only_of_a_player():
    f = with_cards(clash("ranged", "ranged melee", races="orc undead"), a="pillage pillage", b="")
    f.has("b", gold=9, wood=9).rolls(1, 6).go("done", "lose gate b ranged", "pillage")
    assert not f.can("pillage") and f.s.gold[1] == 7
    wild = {**chart("2"), "neutral": {"race": "human"}}
    g = field(wild, a="orc", b="undead").stand("woods", a="ranged").stand("gate", n="ranged melee")
    g = with_cards(g, a="pillage", b="")
    g.rolls(1, 6, 6).go("move woods ranged gate")
    assert "pillage" not in g.verbs()


def test_ruling_29_the_attacker_leaves_after_five_rounds_without_a_wound(monkeypatch):
    for race in ("human", "undead"):
        monkeypatch.setitem(ABILITY[race], (MELEE, 1), "heal")
    f, rounds = empty(clash("melee", "melee", races="human undead")).play("done"), []
    while not f.notes("parted"):
        rounds += [note["n"] for note in f.notes("battle_round")]
        f.play("pass")
    assert {*rounds, *(note["n"] for note in f.notes("battle_round"))} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("mine, theirs, kills", [
    ("melee", "flying", {(FLYING, 1)}), ("melee ranged", "flying", {(RANGED, 0), (FLYING, 1)}),
    ("melee", "melee", {(MELEE, 0), (MELEE, 1)}), ("ranged", "melee", {(RANGED, 0), (MELEE, 1)})])
def test_a_side_may_kill_in_a_phase_if_somebody_is_there_whom_it_reaches(mine, theirs, kills):
    f = clash(mine, theirs)
    battle = {"player": 0, "r": f.r("gate"), "foe": 1, "stay": [], "absent": [], "still": [],
              "netted": [False] * 2, "spells": [], "ones": [0] * 2}
    assert {(kind, n) for kind in (MELEE, RANGED, FLYING) for n in ring.SIDES
            if hurts(f.s, {**battle, "kind": kind}, n)} == kills
    assert not harmless(f.s, battle)


def test_who_heals_by_the_ones_of_the_enemy_is_killed_by_other_hits(monkeypatch):
    monkeypatch.setitem(ABILITY["human"], (MELEE, 1), "heal")
    monkeypatch.setitem(ABILITY["undead"], (MELEE, 1), "heal")
    for healing_by, kills in (("printed", [False, False]), ("faq", [True, True])):
        f = clash("melee", "melee", races="human undead", options={"healing": healing_by})
        battle = {"player": 0, "r": f.r("gate"), "foe": 1, "stay": [], "absent": [], "still": [],
                  "netted": [False] * 2, "spells": [], "ones": [7, 7], "kind": MELEE}
        assert [hurts(f.s, battle, n) for n in ring.SIDES] == kills


def test_a_match_that_stands_still_is_won_by_points_only_where_points_win():
    for goal, won in ((15, [0]), (0, [])):
        s = field().stand("home", a="melee").stand("crag", a="melee").stand("moor", b="melee").s.clone()
        s.goal = goal
        assert stalled(s) and s.won == won and not s.stack


def test_no_more_rise_in_the_odds_than_the_box_holds():
    f = empty(clash("ranged ranged", "melee melee", [(space, {"a": "melee melee melee"})
                                                     for space in ("home", "mine", "cairn")],
                    races="undead human")).has("a", levels=[1, 3, 1])
    assert f.s.reserve(0, MELEE) == 1
    found = odds.of(f.s, {"player": 0, "r": f.r("gate"), "foe": f.s.teams[1]})
    assert abs(found["win"] + found["draw"] + found["loss"] - 1) < 1e-6 and found["losses"][0][MELEE] >= -1


def test_what_odds_count_at_once_is_what_comes_of_it_round_by_round(monkeypatch):
    """The dead rise and healers heal: next to nothing changes in a round, but not in all pairs alike."""
    f = clash("ranged ranged melee", "melee flying", [("north", {"b": "flying"})], races="undead human")
    empty(f).has("a", levels=[1, 3, 1]).has("b", levels=[1, 1, 3])
    found = []
    for slow in (odds.SLOW, 2):
        monkeypatch.setattr(odds, "SLOW", slow)
        monkeypatch.setattr(odds, "KEPT", {})
        found.append(odds.of(f.s, {"player": 0, "r": f.r("gate"), "foe": f.s.teams[1]})["win"])
    assert found[0] == pytest.approx(found[1], abs=5e-5)


def test_the_shop_tells_from_the_beginning_that_no_third_outpost_is_left():
    f = field().outpost("mine", "a").stand("home", a="worker").stand("woods", a="worker")
    assert "no_tiles" not in shop(f.s, 0)["found"]
    g = field().outpost("mine", "a").outpost("gate", "a").stand("home", a="worker").stand("woods", a="worker")
    assert "no_tiles" in shop(g.s, 0)["found"]


def test_a_goal_is_asked_of_its_own_moment_and_knows_of_no_battle_after_it():
    f = empty(clash("melee melee melee", "melee")).fight(lambda f: not f.at("gate", "b"))
    at = next(n for n, s in enumerate(f.match.states)
              if any(note["event"] == "battle_over" for note in s.events or []))
    goal = {"battles": 1, "player": 0}
    assert GOALS.holds(f.match, at, goal)
    assert not GOALS.holds(f.match, at - 1, goal)


def test_an_own_outpost_is_not_razed():
    f = field().stand("gate", a="melee").outpost("north", "a").outpost("west", "b")
    razes = {space: {"code": "razes"} in GAME.reasons(f.s, f.action(f"move gate melee {space}"))
             for space in ("north", "west")}
    assert razes == {"north": False, "west": True}


def test_a_battlefieldwith_three_enemies_around_is_judged_as_not_held():
    law, values = GAME.laws["gate"], []
    for n in (2, 3):
        f = field("3").stand("gate", a="melee").stand("A", n=" ".join(["ranged"] * n))
        values.append(law.hopes(f.s, 0))
    assert values[0] - values[1] > gate.HELD


@pytest.mark.parametrize("levels", [3, -1, "1", None, 1.0, True])
def test_a_token_of_depletion_is_one_of_those_there_are(levels):
    with pytest.raises(Refusal):
        field().deplete(woods=levels).s


def test_there_are_races_to_choose_for_four_seats_and_no_more():
    assert {name for name in GAME.options if name.startswith("race_")} == {f"race_{p}" for p in range(4)}


def test_a_role_may_be_that_of_the_fourth_seat():
    assert reading.PARTS["roles"]([3]) and not reading.PARTS["roles"]([4])


def test_workers_alone_hold_no_space():
    f = field().stand("crag", a="worker", b="melee").stand("peak", b="melee")
    assert holder(f.s, f.r("crag"), f.s.teams[0]) is None and holder(f.s, f.r("peak"), f.s.teams[0]) is None


@pytest.mark.parametrize("owner, mover", ["ab", "ba"])
def test_no_worker_enters_an_enemy_outpost_whoever_owns_it(owner, mover):
    f = field().outpost("gate", owner).stand("woods", **{mover: "worker"})
    f.with_(actor=mover, first=f.player(mover))
    assert f.why("move woods worker gate") == ["guarded"]
    assert f.r("gate") not in f.goals("woods", "worker")


def test_an_upgrade_tells_the_level_it_leads_to():
    f = field().has("a", gold=9, wood=9, built=[2, 0, 0]).stand("home", a="worker").with_(step="spend")
    f.play("upgrade melee")
    assert [(note["piece"], note["level"]) for note in f.notes("upgrade")] == [("melee", 2)]


def test_a_march_whose_tokens_are_gone_has_no_way_left_to_go():
    f = field("necromancers").stand("A", b="necromancer")
    law, p = GAME.laws["necromancy"], f.s.board.roles["necromancer"][0]
    for r, token in enumerate(f.s.token):
        f.s.token[r] = "" if token in necromancy.CALLS else token
    assert law.hopes(f.s, p) == necromancy.ALIVE


def test_an_assault_is_planned_of_several_who_go_for_one_space_together():
    f = clash("", "melee melee", [(space, {"a": "melee"}) for space in ("home", "woods", "west")],
              races="orc undead")
    orders, battlefield = Orders(f.s.clone(), f.s.stack[-1]), f.r("gate")
    plans = [plan for plan in orders.assaults() if plan]
    assert any(goals.count(battlefield) > 1 for _, goals in plans)


def test_nobody_heals_where_nobody_is_left():
    f = clash("melee", "", races="human undead")
    battle = {"player": 0, "r": f.r("gate"), "foe": f.s.teams[1], "stay": [], "absent": [], "ones": [0, 0]}
    assert [healing(f.s, battle, n, []) for n in ring.SIDES] == [0, 0]


@pytest.mark.parametrize("skill, most", [(CARELESS, 1), (HARD, 99)])
def test_only_who_plans_well_gives_new_orders_to_those_in_a_hurry(skill, most, monkeypatch):
    given = []

    class Told(Orders):
        def __init__(self, *asked):
            super().__init__(*asked)
            given.append(self)

    monkeypatch.setattr(planner, "Orders", Told)
    f = field(a="orc", b="undead").stand("gate", a="melee").stand("far_gate", b="melee")
    f.has("a", hands=["fast"])
    assert "fast" in f.verbs()
    Planner(f.s, 1, skill=skill).run()
    assert 1 <= len(given) <= most and (len(given) > 1) == (most > 1)


@pytest.mark.parametrize("now, first", [(4.0, ["fast", "done"]), (5.0, ["done"])])
def test_a_card_that_brings_something_is_played_before_anybody_moves(now, first):
    f = field(a="orc", b="undead").stand("gate", a="melee").has("a", hands=["fast"])
    mind = Planner(f.s, 1, skill=CARELESS, plan=[("done",)])
    mind.ahead = lambda s: 5.0
    list(mind.extras(None, now))
    assert [action[0] for action in mind.plan] == first


def test_a_space_is_one_of_those_there_are():
    s = field().s
    assert [_space(s, r) for r in (-1, 0, len(s.board) - 1, len(s.board))] == [False, True, True, False]


def test_who_is_in_a_hurry_is_given_new_orders_from_those_he_had(monkeypatch):
    given = []

    class Told(Orders):
        def back(self, goals, value):
            given.append((self, list(goals)))
            super().back(goals, value)

    monkeypatch.setattr(planner, "Orders", Told)
    f = field(a="orc", b="undead").stand("gate", a="melee").stand("far_gate", b="melee")
    f.has("a", hands=["fast"])
    Planner(f.s, 1, skill=HARD).run()
    orders, quick = given[0][0], given[-1]
    assert quick[0] is not orders and quick[1] == orders.goals != [r for r, _ in orders.pieces]


def test_who_goes_into_a_battle_no_longer_helps_from_where_he_was():
    f = field().stand("gate", a="ranged").stand("north_west", b="melee")
    there = field().stand("north_west", a="ranged", b="melee")
    frame = {"player": 0, "r": there.r("north_west"), "foe": there.s.teams[1]}
    told = GAME.forecast(f.s, f.action("move gate ranged north_west"))["odds"]
    assert told["win"] == pytest.approx(odds.of(there.s, frame)["win"])


def test_a_captive_may_be_led_while_another_goes_to_the_first_space():
    f = field().stand("gate", a="melee melee")
    orders = Orders(f.s.clone(), f.s.stack[-1])
    orders.goals[0] = 0
    assert orders.free(1, ~f.r("north"))
    orders.goals[0] = ~0
    assert not orders.free(1, ~f.r("north"))


def test_odds_count_no_undying_unit_as_lost():
    f = field("nordrassil").with_(actor="c", first=2).outpost("E", "d").outpost("stronghold", "c")
    f.stand("-1,3", c="melee melee melee", d="melee").has("c", hands=[]).has("d", hands=[])
    frame = {"player": 2, "r": f.r("-1,3"), "foe": f.s.teams[3]}
    losses = odds.of(f.s, frame)["losses"]
    assert f.s.law("saved", f.r("-1,3"), 3, MELEE) and not f.s.law("saved", f.r("-1,3"), 2, MELEE)
    assert Sight(f.s).spared == {3}    # those who go home cost nobody anything
    assert Sight(field().stand("gate", a="melee").s).spared == set()
    assert losses[0][MELEE] > 0 and losses[1][MELEE] == 0


@pytest.mark.parametrize("fell, idle", [(True, 0), (False, 1)])
def test_a_round_in_which_somebody_fell_is_none_of_those_that_end_a_battle(fell, idle):
    f = clash("ranged", "ranged")
    frame = {"fell": fell, "idle": 0}
    s = f.s
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(battle, "harmless", lambda s, f: True)
        battle.again(s, frame)
    assert frame["idle"] == idle


def test_a_position_has_a_level_for_each_kind_of_units_and_none_below_the_first():
    for levels in ([1, 1], [1, 1, 1, 1], [0, 1, 1], [1, "1", 1], [1, 1, None], 1, "111"):
        with pytest.raises(Refusal) as refusal:
            field().has("a", levels=levels).s
        assert refusal.value.facts["why"] == ["levels"], levels
    assert field().has("a", levels=[2, 1, 1]).s.levels[0] == [2, 1, 1]


def test_units_come_to_the_town_and_to_finished_outposts_of_ones_own_and_full_ones_say_so():
    f = field().has("a", training=[1, 0, 0, 0]).with_(step="deploy")
    f.outpost("north", "a").outpost("gate", "b").outpost("west", "a", False)
    f.stand("west", a="worker").stand("home", a="melee melee melee")
    f.stand("north", a="melee melee")
    assert f.why("deploy melee home") == ["full"] and f.why("deploy melee north") == []
    assert {f.why(f"deploy melee {space}")[0] for space in ("gate", "west", "woods")} == {"no_base"}


def test_where_points_do_not_win_nobody_has_any():
    f = field().stand("home", a="melee")
    assert total(f.s, 0) > 0
    f.s.goal = 0
    assert total(f.s, 0) == 0


def test_who_comes_to_a_space_his_team_holds_brings_no_points():
    f = field().stand("home", a="melee")
    own, far = f.r("home"), f.r("crag")
    assert reasons.deploy(f.s, 0, "melee", own) == [] != reasons.deploy(f.s, 0, "melee", far)
    assert reasons.deploy(f.s, 0, "worker", far) == []


def test_a_way_begins_beside_an_enemy_too():
    f = field().stand("gate", a="melee", b="worker")
    assert path(f.s, f.r("gate"), MELEE, f.r("north")) == [f.r("gate"), f.r("north")]


def test_a_loss_of_his_own_is_nobody_s_mark():
    f = with_cards(clash("ranged ranged", "ranged ranged"), a="marksmanship", b="")
    f.go("done").rolls(1, 1, 1, 1)
    asked = []
    for _ in range(12):
        if f.can("marksmanship"):
            loss = next(one for one in reversed(f.s.stack) if one["phase"] == "lose")
            asked.append(ring.side(f.s, ring.fight(f.s), 0) != loss["side"])
        f.on()
    assert asked and all(asked)


def test_only_units_have_buildings_that_could_be_finished():
    f = field().has("a", rising=[1, 0, 0]).stand("home", a="worker").with_(step="deploy")
    why = {name: GAME.explain(f.s, ("finish", name)) for name in ("ranged", "worker", "tea")}
    assert why == dict.fromkeys(why, ["none"])


def test_workers_called_to_arms_are_none_of_those_who_are_too_many():
    f = field(a="human", b="undead").stand("gate", a="melee melee melee")
    r, four = f.r("gate"), "melee melee melee melee"
    f.s.put(r, 0, MELEE)
    f.s.levy = {"player": 0, "spaces": {str(r): 4}}
    battle.disperse(f.s, r, [0])
    assert f.at("gate", "a") == four
    f.s.levy = {}
    battle.disperse(f.s, r, [0])
    assert f.at("gate", "a") == "melee melee melee"


def test_a_glaive_flies_only_after_a_hit():
    f = with_cards(clash("ranged ranged", "melee melee melee"), a="moon_glaive", b="").go("done").rolls(1, 6)
    s, card = f.upto("moon_glaive").s, GAME.cards["moon_glaive"]
    assert [card.offers(s, p, "battle_rolled") for p in (0, 1)] == [[("moon_glaive",)], []]
    assert not any(one["player"] == 1 for one in ring.fight(s)["rolls"])
    for one in ring.fight(s)["rolls"]:
        one["hits"] = 0
    assert card.offers(s, 0, "battle_rolled") == []


def test_the_strengths_around_a_space_are_those_of_both_sides():
    f = field(a="orc", b="undead").stand("gate", a="melee").stand("north", b="melee ranged")
    f.stand("far_home", b="flying").has("a", levels=[3, 1, 1])
    s, north = f.s, f.r("north")
    mine, theirs = ring.strength(s, 0, MELEE), sum(ring.strength(s, 1, kind) for kind in (MELEE, RANGED))
    assert reasons.powers(s, north, s.teams[0]) == {"mine": mine, "theirs": theirs}
    assert reasons.powers(s, north, s.teams[1]) == {"mine": theirs, "theirs": 0}
