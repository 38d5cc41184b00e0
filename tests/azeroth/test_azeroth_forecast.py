"""What the screen is told before a choice: who is paid, what is carried, what falls, what comes to light."""

from azeroth import GAME
from realm import realm


def told(t, action):
    return GAME.forecast(t.s, t.action(action))


def rows(t):
    """The faction bonus of player a, race by race, as the view shows it."""
    return [row[1:] for row in GAME.view(t.s, 0)["bonus"][0]]


def test_a_toll_is_told_with_its_reason_and_with_who_gets_it():
    t = realm(a="orcs mining", b="dwarves marsh_dweller").own("a", 9, moor=1).own("b", fen=1, landing=1)
    facts = told(t, "conquer fen")
    assert facts["tolls"] == [["marsh_dweller", 1, 1]]
    assert sorted(facts["paid"]) == [[0, "toll", -1], [1, "toll", 1]]


def test_a_toll_that_cannot_be_paid_is_told_too():
    t = realm(a="orcs mining", b="dwarves marsh_dweller").own("a", 9, moor=1).own("b", fen=1, landing=1)
    facts = told(t.with_(coins=[0, 5]), "conquer fen")
    assert facts["why"] == ["toll"] and facts["tolls"] == [["marsh_dweller", 1, 1]] and "paid" not in facts


def test_harmony_is_owed_once_a_turn():
    t = realm(a="orcs mining", b="pandaren farmer").own("a", 9, moor=1).own("b", fen=1, peak=1)
    t.with_(memo={"pandaren": [0]})
    assert told(t, "conquer fen")["tolls"] == [["pandaren", 2, 1]]
    assert "tolls" not in told(t.play("a", "conquer fen"), "conquer peak")


def test_an_armed_artifact_lies_where_it_strikes_and_the_hammer_pays_the_bank():
    t = realm(a="orcs mining", b=None).own("a", 9, moor=1).put("moor", doomhammer=1)
    t.play("a", "wield doomhammer")
    facts = told(t, "conquer fen")
    assert facts["lies"] == ["doomhammer"] and facts["tolls"] == [["doomhammer", 2, -1]]
    assert facts["paid"] == [[0, "toll", -2]]
    spent = t.s.clone()
    spent.hand[spent.active[0]] = 0  # nobody is left to carry it
    assert "lies" not in GAME.forecast(spent, t.action("conquer fen"))


def test_what_lies_face_down_is_said_to_come_to_light_and_nothing_of_what_it_is():
    t = realm(a="orcs mining", b=None).own("a", 9, moor=1).hide("peak", "dark_portal")
    assert told(t, "conquer peak")["opens"] is True
    other = realm(a="orcs mining", b=None).own("a", 9, moor=1).hide("peak", "karazhan")
    assert told(t, "conquer peak") == told(other, "conquer peak")


def test_a_drive_brings_nothing_to_light():
    t = realm(a="orcs intimidating", b="dwarves farmer").own("a", 9, moor=1).own("b", fen=1, peak=2)
    assert "opens" not in told(t.hide("peak", "karazhan"), "drive peak fen")


def test_the_faction_bonus_is_told_race_by_race():
    t = realm(a="orcs mining", b="dwarves farmer").own("a", 9, moor=1).own("b", fen=1, peak=1, landing=1)
    facts = told(t, "conquer fen")
    assert facts["income_with"]["faction"] - facts["income"]["faction"] == 1 and rows(t) == []
    t.play("a", "conquer fen")
    assert rows(t) == [["dwarves", 1]]
    facts = told(t, "conquer peak")
    assert facts["income_with"]["faction"] == facts["income"]["faction"]


def test_the_ransom_is_told_without_telling_what_the_other_owns():
    for coins in ([5, 0], [5, 7]):
        t = realm(a="orcs mining", b="dwarves championing").own("a", 9, moor=1)
        t.own("b", fen=2, peak=1).put("fen", champion=1).with_(coins=coins)
        assert sorted(told(t, "conquer fen")["paid"]) == [[0, "toll", 1], [1, "toll", -1]]


def test_what_opening_a_bomb_costs_first_is_told_with_whom_it_is_paid():
    t = realm(a="goblins mining", b="pandaren farmer").own("a", 2, moor=1).own("b", fen=1, peak=1)
    t.put("peak", bomb=1, aegis_of_aggramar=1).put("fen", bomb=1)
    t.with_(phase="turn", bombs=[1, 0], memo={"goblins": 0, "pandaren": [0]})
    assert sorted(told(t, "ignite peak")["tolls"]) == [["aegis_of_aggramar", 2, 1], ["pandaren", 2, 1]]
    assert told(t, "ignite fen")["tolls"] == [["pandaren", 2, 1]] and "tolls" not in told(t, "defuse fen")


def test_the_odds_of_a_bomb_are_what_everybody_can_count():
    t = realm(a="goblins mining", b="dwarves farmer").own("a", meadow=2).own("b", peak=3, landing=1)
    t.put("peak", bomb=1).with_(phase="turn", bombs=[1, 0, 0], memo={"goblins": 0})
    shown = GAME.phases["blasts"].describe(t.s, t.s.stack[-1], t.action("ignite peak"))
    assert shown["chance"] == told(t, "ignite peak")["chance"] == [1, 3]


def test_what_a_live_bomb_brings_is_told_before_it_is_opened():
    t = realm(a="goblins mining", b="dwarves farmer").own("a", meadow=2).own("b", peak=3, landing=1)
    t.put("peak", bomb=1).with_(phase="turn", bombs=[0], memo={"goblins": 0})
    facts = told(t, "ignite peak")
    assert facts["income_with"]["faction"] - facts["income"]["faction"] == 1
    assert t.owner("peak") == "b"


def test_where_the_heart_is_laid_says_who_pays_for_it():
    t = realm(a="orcs mining", b="dwarves farmer").own("a", meadow=1, harbour=1).own("b", peak=1, landing=1)
    t.put("meadow", heart_of_azeroth=1).with_(phase="finish")
    assert sorted(told(t, "lay meadow")["paid"]) == [[0, "toll", 1], [1, "toll", -1]]
    assert "paid" not in told(t, "lay harbour")


def test_what_changes_hands_is_an_event_of_its_own():
    t = realm(a="orcs mining", b="dwarves marsh_dweller").own("a", 9, moor=1).own("b", fen=1, landing=1)
    t.play("a", "conquer fen")
    paid = {"event": "paid", "player": 0, "foe": 1, "coins": 1, "source": "toll"}
    assert paid in t.s.events


def test_who_fights_for_whom_is_known_before_a_match():
    numbers = GAME.about()["numbers"]
    assert numbers["factions"]["orcs"] == "horde" and numbers["factions"]["worgen"] == "alliance"
    assert numbers["sides"] == {"3": [0, 1, 2], "4": [0, 1, 0, 1], "5": [0, 1, 0, 1, 2]}


def test_the_towers_around_are_told_with_their_majority():
    t = realm(a="orcs mining", b="dwarves defensive").own("a", 9, grove=1)
    t.own("b", meadow=2, ridge=1, harbour=1).put("meadow", tower=1)
    assert told(t, "conquer ridge")["towers"] == [["tower", t.region("meadow"), 1, 2]]
    assert "towers" not in told(t, "conquer moor")
    t = realm(a="orcs mining", b="dwarves defensive").own("a", 9, moor=1)
    t.own("b", meadow=2, ridge=1, harbour=1).put("meadow", tower=1)
    facts = told(t, "conquer meadow")
    assert "immune" in facts["why"] and facts["towers"] == [["tower", t.region("meadow"), 2, 0]]


def test_what_is_no_attack_says_what_it_needs_and_not_what_bars_an_attack():
    t = realm(a="orcs portal_mage", b="dwarves farmer").own("a", 3, marsh=2).own("b", wood=1, landing=1)
    swap = t.action("swap marsh wood")
    assert GAME.explain(t.s, swap[:2]) == [] and GAME.explain(t.s, ("swap", t.region("fen"))) == ["swap"]
    assert GAME.forecast(t.s, ("swap", t.region("wood")))["why"] == []
    assert GAME.forecast(t.s, ("swap", t.region("fen")))["why"] == ["swap"]
    assert GAME.explain(t.s, ("conquer", t.region("wood"))) == ["far"]


def test_from_one_place_to_another_is_a_walk_whatever_it_is_called():
    t = realm(a="orcs portal_mage", b="dwarves farmer").own("a", 3, marsh=2).own("b", wood=1)
    phase, f = GAME.phases["conquer"], t.s.stack[-1]
    assert phase.describe(t.s, f, ("sail", 3, 5)) == {"kind": "walk", "from": 3, "place": 5}
    assert phase.describe(t.s, f, ("sail", 3)).get("kind") == "place"


def test_the_champion_says_that_he_only_goes_next_door_where_nothing_else_bars_him():
    t = realm(a="orcs championing", b="dwarves farmer").own("a", 3, harbour=2).own("b", landing=1)
    for place in ("ridge", "landing"):
        assert GAME.explain(t.s, t.action(f"champion {place}")) == ["champion"]
        assert told(t, f"champion {place}")["why"] == ["champion"]
    assert GAME.explain(t.s, t.action("champion harbour")) == ["own"]
    assert told(t, "champion meadow")["why"] == []


def test_what_a_region_costs_after_a_deed_is_told_before_it():
    t = realm(a="orcs intimidating", b="dwarves farmer").own("a", 9, moor=1).own("b", fen=2, peak=2)
    t.put("peak", fort=1)
    assert told(t, "drive fen peak")["prices"] == [[t.region("fen"), 3], [t.region("peak"), 7]]
    assert told(t, "drive peak")["prices"] == [[t.region("peak"), 5]]
    assert "prices" not in told(t, "conquer fen")


def test_what_falls_is_an_event_of_its_own_and_so_is_who_came_alone():
    t = realm(a="orcs intimidating", b="dwarves farmer").own("a", 9, moor=1).own("b", fen=1, peak=2)
    t.put("peak", fort=1).play("a", "drive peak")
    assert {"event": "fell", "player": 1, "what": "fort", "region": t.region("peak")} in t.s.events
    t = realm(a="orcs championing", b="dwarves defensive").own("a", 1, grove=1)
    t.own("b", meadow=2, ridge=1, harbour=1).put("meadow", tower=1).play("a", "champion ridge")
    assert {"event": "fell", "player": 1, "what": "tower", "region": t.region("meadow")} in t.s.events
    assert next(note for note in t.s.events if note["event"] == "conquered")["alone"] == "champion"


def test_a_token_that_is_driven_out_of_the_game_is_told_and_one_that_comes_home_is_not():
    for foe, out in (("dwarves", True), ("draenei", False)):
        t = realm(a="orcs intimidating", b=f"{foe} farmer").own("a", 9, moor=1).own("b", fen=1)
        driven = t.play("a", "drive fen").s.events
        assert [note["out"] for note in driven if note["event"] == "driven"] == [out]
