"""What can be set of a position of Small World: exact lists for positions built by hand, what comes of it."""

from types import SimpleNamespace

import pytest
from conquest.editor import _loose
from table import table

from smallworld import GAME


def listed(t, name, region=None, **of):
    """The row of a setting without its name; None where there is none."""
    rows = GAME.settings(t.s, None if region is None else t.region(region))
    row = next((row for row in rows if row["set"] == name
                and all(row.get(key) == value for key, value in of.items())), None)
    return row and {key: value for key, value in row.items() if key not in ("set", "player", "piece")}


def put(t, name, to, region=None, **of):
    GAME.arrange(t.s, {"set": name, **of}, None if region is None else t.region(region), to)
    return t


def sound(t) -> bool:
    return GAME.check(t.s) == []


def land(**more):
    """Humans of a with a race in decline, elves of b; nobody else."""
    t = table(a="humans hill", b="elves swamp").own("a", hand=1, meadow=3).own("b", hill=2)
    return t.faded("a", "orcs", cave=1).tribes("wood").with_(coins=[7, 4], **more)


def number(now, least, most) -> dict:
    return {"is": now, "least": least, "most": most}


def test_the_table():
    t = land()
    assert listed(t, "round") == number(1, 1, 4) and listed(t, "turn") == {"is": 0, "among": [0, 1]}
    assert [listed(t, "coins", player=p) for p in range(2)] == [number(7, 0, 200), number(4, 0, 200)]


def test_what_a_player_has():
    t = land().with_(phase="conquer")
    assert listed(t, "power", player=0)["is"] == "hill" and listed(t, "race", player=1)["is"] == "elves"
    assert listed(t, "hand", player=0) == number(3, 0, 3 + t.s.tray["humans"])  # two came to hand
    assert listed(t, "faded", player=0)["is"] == "orcs" and listed(t, "faded", player=1)["is"] is None


def test_everybody_may_have_what_nobody_has():
    t = land()
    for p, mine in ((0, "humans"), (1, "elves")):
        among = listed(t, "race", player=p)["among"]
        assert among[:2] == [None, mine] and not {"orcs"} & set(among)
        assert len(among) == len(set(among)) == 2 + 14 - 3
    badges = listed(t, "power", player=0)["among"]
    assert badges[0] == "hill" and "swamp" not in badges and len(badges) == len(set(badges)) == 20 - 1
    faded = listed(t, "faded", player=1)["among"]
    assert faded[0] is None and not {"humans", "elves", "orcs"} & set(faded)


def test_who_may_hold_a_region():
    t = land()
    races = ["humans", "orcs", "elves"]
    assert listed(t, "holder", "wood") == {"is": "tribes", "among": [None, "tribes", *races]}
    assert listed(t, "holder", "mere") == {"is": None, "among": [None, "orcs"]}  # in decline they once could
    assert listed(t, "troops", "wood") is None is listed(t, "troops", "mere")


def test_so_many_stand_there_as_the_box_and_the_hand_have():
    t = land()
    rest = t.s.tray["humans"] + t.s.hand[1]
    assert listed(t, "troops", "meadow") == number(t.troops("meadow"), 1, t.troops("meadow") + rest)
    hand, boxed = t.s.hand[1], t.s.tray["humans"]
    put(t, "troops", t.troops("meadow") + boxed + 1, "meadow")
    assert (t.s.tray["humans"], t.s.hand[1]) == (0, hand - 1) and sound(t)  # out of the box first


def test_pieces_as_many_as_the_box_still_has():
    t = land().put("meadow", camp=2).put("hill", hero=1)
    assert listed(t, "piece", "meadow", piece="camp") == {"is": 2, "among": [0, 1, 2, 3, 4, 5]}
    assert listed(t, "piece", "hill", piece="camp") == {"is": 0, "among": [0, 1, 2, 3]}
    assert listed(t, "piece", "meadow", piece="hero") == {"is": 0, "among": [0, 1]}
    assert listed(t, "piece", "wood", piece="camp") is None
    put(t, "piece", 0, "meadow", piece="camp")
    assert t.tokens("meadow") == {} and sound(t)


@pytest.mark.parametrize("limit, held, stays, loose", [
    (5, False, False, True), (98, False, False, True), (99, False, False, False), (5, True, False, False),
    (5, False, True, False)])
def test_only_pieces_of_a_number_that_come_and_go_are_laid_by_hand(limit, held, stays, loose):
    assert _loose(SimpleNamespace(limit=limit, held=held, stays=stays)) == loose


@pytest.mark.parametrize("hand, given", [(6, 4), (4, 4), (3, 3), (0, 0)])
def test_amid_something_else_what_is_lent_goes_back_and_the_turn_begins_anew(hand, given):
    """Of a loan of four as many as are in hand."""
    t = table(a="amazons hill", b="elves swamp").own("a", hand=hand, meadow=4, shore=4).own("b", hill=2)
    t.tribes().with_(phase="redeploy", lent=4)
    before = t.s.tray["amazons"]
    assert t.phase == "redeploy" and listed(t, "hand", player=0)["least"] == given
    put(t, "round", 2)
    assert t.phase == "redeploy" and t.s.lent == 4          # what lies on no land changes nothing
    put(t, "holder", None, "hill")
    assert [f["phase"] for f in t.s.stack] == ["turn"] and t.s.lent == 0
    assert t.s.tray["amazons"] == before + given and sound(t)


def test_amid_the_conquests_the_turn_goes_on_and_begins_with_what_was_set():
    t = land().with_(phase="conquer")
    put(t, "troops", 2, "meadow")
    assert t.phase == "conquer" and t.s.stack[-1]["stood"][t.region("meadow")] == 2
    t.play("a", "decline")
    assert t.stood("meadow") == 1 and sound(t)


def test_another_race_comes_with_its_tokens_and_the_one_before_goes():
    t = put(land(), "race", "trolls", player=0)
    b = t.s.active[0]
    assert (t.s.race[b], t.owner("meadow")) == ("trolls", None) and sound(t)
    assert t.s.hand[b] == 5 + GAME.powers[t.s.power[b]].tokens
    assert "humans" in t.s.races and "trolls" not in [item[0] for item in t.s.column]
    put(t, "race", None, player=0)
    assert t.s.active[0] == -1 and "trolls" in t.s.races and sound(t)


def test_when_the_pile_is_used_up_nobody_takes_the_place_in_the_column():
    t = land()
    race, badge, _ = t.s.column[2]
    others = [item[0] for item in t.s.column if item[0] != race]
    t.s.races.clear()
    put(t, "race", race, player=0)
    assert [item[0] for item in t.s.column] == [*others, "humans"]  # those that he had before
    assert badge in (*t.s.powers, t.s.power[t.s.active[0]])


def test_a_race_in_decline_comes_without_a_region_and_is_wanted_there():
    t = put(land(), "faded", "giants", player=1)
    b = t.s.race.index("giants")
    assert t.s.declined[b] and t.s.owner(b) == 1 and t.s.lands(b) == []
    put(t, "holder", "giants", "ridge")
    assert (t.troops("ridge"), sound(t)) == (1, True)
    put(t, "faded", None, player=1)
    assert "giants" not in t.s.race and t.owner("ridge") is None and sound(t)


def test_a_badge_changes_places_with_another():
    t = land()
    shown = t.s.column[0][1]
    put(t, "power", shown, player=0)
    assert t.s.power[t.s.active[0]] == shown and t.s.column[0][1] == "hill" and sound(t)
    under = t.s.powers[0]
    put(t, "power", under, player=0)
    assert t.s.powers[0] == shown and sound(t)


def test_a_badge_that_goes_takes_its_pieces_along():
    t = table(a="humans heroic", b="elves swamp").own("a", meadow=3).own("b", hill=2).put("meadow", hero=1)
    put(t, "power", "hill", player=0)
    assert t.tokens("meadow") == {} and sound(t)
