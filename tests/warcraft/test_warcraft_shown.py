"""What the screen is told: the view, forecasts, reasons, what every choice is."""

import json
import random

from field import chart, field
from tabletop.ai import imagine
from tabletop.phase import pruned, step
from warcraft import GAME, victory


def test_the_view_says_what_there_is():
    f = field().stand("home", a="melee worker").has("a", built=[2, 1, 0], rising=[0, 1, 0], levels=[2, 1, 1])
    seen = GAME.view(f.s, 0)
    assert len(seen["cells"]) == len(f.s.board) and seen["homes"] == [f.r("home"), f.r("far_home")]
    assert seen["reserve"][0] == [9, 7, 4, 6] and seen["tiles"][0] == [1, 1, 3]
    assert seen["kinds"][0][0] == {"level": 2, "strength": 3, "ability": "", "top": False, "needs": 2}
    json.dumps(seen)


def test_walls_and_neutrals_are_seen():
    assert len(GAME.view(field("captives").s, 0)["walls"]) == 4
    assert len(GAME.view(field("3").s, 0)["kinds"]) == 4


def test_forecast_of_a_move():
    f = field().stand("gate", a="flying").stand("north_east", b="melee worker").outpost("north", "b")
    facts = GAME.forecast(f.s, f.action("move gate flying centre"))
    assert facts["path"] == [f.r("gate"), f.r("north_west"), f.r("centre")] and facts["points"] == 2
    facts = GAME.forecast(f.s, f.action("move gate flying north"))
    assert facts["outpost"] == 1 and facts["foes"] == []
    facts = GAME.forecast(f.s, f.action("move gate flying north_east"))
    assert facts["foes"] == [1] and facts["workers"] == 1
    f = field().stand("gate", b="flying").outpost("north", "a").outpost("west", "b").with_(actor="b", first=1)
    assert GAME.forecast(f.s, f.action("move gate flying north"))["outpost"] == 0
    assert GAME.forecast(f.s, f.action("move gate flying west"))["outpost"] is None


def test_a_move_into_a_battle_tells_its_odds_with_all_who_go_there():
    f = field().stand("gate", a="flying flying").stand("north_east", b="ranged")
    one = GAME.forecast(f.s, f.action("move gate flying north_east"))
    two = GAME.forecast(f.s, (*f.action("move gate flying north_east"), "flying"))
    assert one["odds"]["win"] < two["odds"]["win"] and f.s.many(f.r("gate"), 0, 2) == 2
    assert "odds" not in GAME.forecast(f.s, f.action("move gate flying centre"))
    assert GAME.forecast(f.s, ("battle",)) == {}


def test_nothing_is_foretold_of_what_is_no_move_no_battle_and_no_purchase():
    f = field().stand("gate", a="melee")
    for action in (("done",), ("fight", f.r("gate"), 1), ("lead",),
                   ("move", f.r("gate"), "den", f.r("west")),
                   ("move", -1, "melee", 3), ("move", 3, "melee", len(f.s.board)),
                   ("move", None, "melee", 3)):
        assert GAME.forecast(f.s, action) == {}, action
    ended = f.s.clone()
    ended.stack = []
    assert GAME.forecast(f.s, ()) == GAME.forecast(ended, ("done",)) == {
        "points": [victory.points(f.s, p) for p in range(2)]}


def test_the_first_and_the_last_space_of_the_board_can_be_asked_about():
    f = field()
    last = len(f.s.board) - 1
    for start, goal in ((0, last), (last, 0)):
        told = GAME.forecast(f.s, ("move", start, "flying", goal))["path"]
        assert (told[0], told[-1]) == (start, goal)


def test_forecast_of_purchases():
    f = field().has("a", gold=5, wood=4, levels=[3, 1, 1], built=[3, 0, 0]).stand("home", a="melee worker")
    f.with_(step="spend")
    assert GAME.forecast(f.s, ("train", "melee"))["left"] == [4, 3]
    assert GAME.forecast(f.s, ("build", "flying"))["cost"] == [2, 2]
    facts = GAME.forecast(f.s, ("upgrade", "melee"))
    assert (facts["now"]["level"], facts["then"]["ability"], facts["units"]) == (3, "critical_strike", 1)
    assert "then" not in GAME.forecast(field(a="orc").has("a", levels=[4, 1, 1]).with_(step="spend").s,
                                       ("upgrade", "melee"))


def codes(f, words) -> list:
    return [reason["code"] for reason in GAME.reasons(f.s, f.action(words))]


def test_reasons_for_moves():
    f = field().stand("gate", a="melee worker flying").stand("north", b="worker")
    f.stand("north_west", b="melee").outpost("north", "b")
    assert codes(f, "move gate melee north") == ["raids", "razes"]
    assert codes(f, "move gate melee north_west") == ["fights"]
    assert codes(f, "move gate flying crag") == ["points"]
    assert codes(f, "move gate worker woods") == ["works"] and codes(f, "move gate worker home") == []
    assert codes(field().stand("far_gate", a="melee"), "move far_gate melee far_home") == ["town"]


def test_why_not_is_told_of_a_move_that_names_no_piece_yet():
    f = field().stand("gate", a="melee")
    gate, away = f.r("gate"), f.r("far_home")
    why = [GAME.explain(f.s, ("move", gate, name, goal)) for name in (None, "melee", "flying")
           for goal in (None, away)]
    assert why == [[], ["far"], [], ["far"], ["no_piece"], ["no_piece"]]
    assert GAME.explain(f.s, ("move", f.r("west"), None, away)) == ["no_piece"]


def test_reasons_for_quiet_moves():
    f = field().stand("gate", a="melee melee").stand("north", a="melee", b="melee")
    f.stand("far_home", b="melee")
    assert codes(f, "move gate melee north_west") == ["supports"]
    f = field().stand("gate", a="melee melee").stand("north_west", b="melee melee melee")
    assert codes(f.stand("west", b="melee melee"), "move gate melee home") in (["guards"], ["points"])
    f = field().stand("gate", a="melee melee").stand("far_home", b="melee").with_(goal=15)
    assert codes(f, "move gate melee moor") == ["towards"]
    assert codes(field().stand("moor", a="melee"), "move moor melee reach") == []  # away from all there is


def test_reasons_for_purchases():
    f = field().has("a", gold=9, wood=9, levels=[2, 1, 1], built=[2, 0, 1]).stand("home", a="worker")
    f.with_(step="spend")
    assert codes(f, "train melee") == ["army"] and codes(f, "train worker") == ["income"]
    assert codes(f, "build ranged") == ["opens"] and codes(f, "build flying") == ["more"]
    assert codes(f, "upgrade flying") == ["top", "stronger"]
    g = field().has("a", gold=9, wood=9, levels=[2, 1, 1]).stand("home", a="worker")
    g.stand("north", a="worker").with_(step="spend")
    assert codes(g, "build melee") == ["allows"] and codes(g, "found north") == ["closer"]
    n = field("necromancers").has("a", gold=2, wood=2).stand("1,2", a="worker").with_(step="spend")
    assert codes(n, "found 1,2") == []  # no enemy has a Town
    d = field().has("a", training=[1, 0, 0, 0]).with_(step="deploy")
    assert codes(d, "deploy melee home") == ["points"]


def test_where_points_do_not_win_no_reason_speaks_of_them():
    f = field("captives", a="orc", b="night_elf").has("a", gold=9, wood=9, levels=[3, 1, 1], built=[3, 0, 0])
    assert not f.s.goal and codes(f.with_(step="spend"), "upgrade melee")[0] != "top"
    f = field("captives", a="orc", b="night_elf").has("a", training=[1, 0, 0, 0]).with_(step="deploy")
    assert codes(f, "deploy melee home") == []
    near = f.s.board.keys[f.s.board.near[f.r("far_home")][0]]
    g = field("captives", a="orc", b="night_elf").stand(near, a="flying")
    assert codes(g, f"move {near} flying far_home") == ["capture"]


def test_the_town_of_an_ally_is_no_goal():
    f = field("4")
    home = f.s.home(2)
    near = next(r for r in f.s.board.near[home] if f.s.board.terrain[r] != "mountain")
    f.stand(f.s.board.keys[near], a="melee")
    found = codes(f, f"move {f.s.board.keys[near]} melee {f.s.board.keys[home]}")
    assert "town" not in found and "capture" not in found


def test_places_of_choices():
    f = field().has("a", gold=9, wood=9).stand("north", a="worker").stand("home", a="worker")
    f.with_(step="spend")
    told = {action[:2]: GAME.phases["spend"].describe(f.s, f.s.stack[-1], action) for action in f.s.legal}
    assert told["found", f.r("north")] == {"kind": "place", "place": f.r("north"), "cost": [2, 2]}
    assert told["train", "worker"] == {"kind": "card", "piece": "worker", "cost": [1, 0]}
    assert told["build", "flying"] == {"kind": "card", "piece": "flying", "cost": [2, 2]}
    assert told["upgrade", "melee"] == {"kind": "card", "piece": "melee", "cost": [2, 2]}
    f = field().stand("north", a="melee", b="melee").stand("far_gate", a="melee", b="melee").play("done")
    fight = GAME.phases["fights"].describe(f.s, f.s.stack[-1], ("fight", f.r("north"), 1))
    assert fight == {"kind": "place", "place": f.r("north"), "foe": 1}
    f = field().stand("gate", a="melee")
    walk = GAME.phases["move"].describe(f.s, f.s.stack[-1], f.action("move gate melee home"))
    assert walk == {"kind": "walk", "from": f.r("gate"), "place": f.r("home"), "piece": "melee"}


def test_every_choice_is_a_place_a_walk_a_card_a_player_or_a_button():
    kinds = set()
    for name in ("2", "4", "necromancers", "captives"):
        data = chart(name)
        s, chance = GAME.start(data, len(data["seats"]), {}, 2), random.Random(2)
        for _ in range(400):
            if not s.legal:
                break
            f = s.stack[-1]
            for action in s.legal:
                facts = {"kind": "plain", **GAME.phases[f["phase"]].describe(s, f, action)}
                kinds.add(facts["kind"])
                assert facts["kind"] != "plain" or len(action) == 1, action
            few = pruned(s)
            verb = chance.choice(sorted({action[0] for action in few}))
            step(s, chance.choice([action for action in few if action[0] == verb]))
    assert kinds >= {"place", "walk", "card", "player", "plain"}


def test_what_is_imagined_keeps_what_is_known():
    s = GAME.start(chart("4"), 4, {}, 7)
    new = imagine(s, 1, 99)
    assert new.hands[1] == s.hands[1] and sorted(new.decks[1]) == sorted(s.decks[1])
    for p in (0, 2, 3):
        assert sorted(new.hands[p] + new.decks[p]) == sorted(s.hands[p] + s.decks[p])
        assert len(new.hands[p]) == len(s.hands[p])
    assert any(imagine(s, 1, seed).hands[0] != s.hands[0] for seed in range(9))


def test_the_shop_says_what_speaks_against_each_purchase():
    f = field().has("a", gold=2, wood=1, built=[1, 1, 0], training=[1, 0, 0, 0]).stand("home", a="melee")
    a, b = GAME.view(f.s, 0)["shop"]
    assert a["train"] == {"melee": ["busy"], "ranged": [], "flying": ["no_building", "poor"], "worker": []}
    assert a["build"] == {name: ["no_worker", "poor"] for name in ("melee", "ranged", "flying")}
    assert a["upgrade"]["melee"] == ["poor"] and a["upgrade"]["flying"] == ["buildings", "poor"]
    assert a["found"] == ["no_site", "poor"] and set(b) == set(a)


def test_the_shop_is_what_the_spend_step_offers():
    f = field().has("a", gold=9, wood=9).stand("home", a="worker").with_(step="spend")
    assert GAME.view(f.s, 0)["shop"][0]["found"] == ["no_site"]  # no Outpost in a Town (ruling 77)
    f = field().has("a", gold=9, wood=9).stand("home", a="worker").stand("north", a="worker")
    f.with_(step="spend")
    assert GAME.view(f.s, 0)["shop"][0]["found"] == []
    step(f.s, ("train", "melee"))
    shop = GAME.view(f.s, 0)["shop"][0]
    assert shop["build"]["melee"] == ["option"] and shop["train"]["melee"] == ["busy"]
    for verb in ("train", "build", "upgrade"):
        offered = {action[1] for action in f.s.legal if action[0] == verb}
        assert offered == {name for name, why in shop[verb].items() if not why}


def test_who_has_no_town_buys_nothing():
    assert GAME.view(field("necromancers").s, 0)["shop"][1] == {}


def test_the_level_above_is_seen():
    f = field(a="orc").has("a", levels=[3, 1, 2])
    melee, _, flying = GAME.view(f.s, 0)["next"][0]
    assert (melee["level"], melee["strength"], melee["top"]) == (4, 5, True)
    assert melee["ability"] == "critical_strike"
    assert flying is None
