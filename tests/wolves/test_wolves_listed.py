"""What can be set of a position of The Wolves: exact lists for positions built by hand, and what comes of the
settings."""

import pytest
from den import table

from wolves.tables import ALPHA, DEN, HIGHEST, LAIR, LONE, PACK, PREY


def listed(t, name, hex=None, **of):
    """The row of a setting without its name; None where there is none."""
    rows = t.s.game.settings(t.s, None if hex is None else t.hex(hex))
    row = next((row for row in rows if row["set"] == name
                and all(row.get(key) == value for key, value in of.items())), None)
    return row and {key: value for key, value in row.items() if key not in ("set", "player", "piece")}


def number(now, least, most) -> dict:
    return {"is": now, "least": least, "most": most}


def put(t, name, to, hex=None, player=None, piece=None):
    where = None if hex is None else t.hex(hex)
    t.s.game.arrange(t.s, {"set": name, "player": player, "piece": piece}, where, to)
    assert t.s.game.check(t.s) == []
    return t


def standing():
    """Three packs with something on the map each."""
    t = table().stand("0A2", a="alpha").stand("0C2", a="pack", b="den").stand("1C2", b="pack lair")
    return t.stand("2A2", c="alpha").lay("0A1", "lone").lay("0C1", "hare", 2)


@pytest.mark.parametrize("name, of, row", [
    ("round", {}, number(1, 1, 60)), ("days", {}, number(0, 0, 22)),
    ("turn", {}, {"is": 0, "among": [0, 1, 2]}),
    ("dens", {"player": 0, "piece": "spread"}, number(0, 0, 4)),
    ("dens", {"player": 1, "piece": "spread"}, number(1, 1, 4)),
    ("dens", {"player": 1, "piece": "speed"}, number(0, 0, 4)),
    ("lairs", {"player": 0}, number(0, 0, 4)), ("lairs", {"player": 1}, number(1, 1, 4)),
    ("wolves", {"player": 0}, number(0, 0, 8)), ("actions", {"player": 2}, number(0, 0, 9)),
    ("terrains", {"player": 2}, number(0, 0, 9)), ("prey", {"player": 2, "piece": "hare"}, number(0, 0, 1)),
    ("tile", {"player": 1, "piece": "rock-grass"}, {"is": "rock", "among": ["rock", "grass"]})])
def test_what_can_be_set_of_the_table(name, of, row):
    assert listed(standing(), name, **of) == row


def test_every_player_has_the_same_settings():
    rows = standing().s.game.settings(standing().s)
    of = [[(row["set"], row.get("piece")) for row in rows if row.get("player") == p] for p in range(3)]
    assert of[0] == of[1] == of[2] and len(of[0]) == 3 + 4 + 5 + len(PREY)


def test_more_than_the_list_offers_may_be_there_already():
    t = standing().with_(round=90).has("a", actions=15, terrains=12)
    assert listed(t, "round") == number(90, 1, 90)
    assert listed(t, "actions", player=0) == number(15, 0, 15)
    assert listed(t, "terrains", player=0) == number(12, 0, 12)


def test_days_are_as_many_as_the_moons_that_were_scored_need():
    t = standing().with_(scored=1, calendar=11, stacks=[[], [], ["quarter"], ["quarter"], ["full"], ["full"]])
    assert listed(t, "days") == number(11, 9, 22)


def test_who_was_called_and_stands_on_the_map_has_been_called():
    t = table().stand("0A2", a="alpha alpha").stand("0B2", a="alpha")  # the third alpha is called third
    assert listed(t, "wolves", player=0) == number(3, 3, 8)
    t = table().stand("0A2", a="alpha alpha").has("a", wolves=3)       # the third stands nowhere
    assert listed(t, "wolves", player=0) == number(3, 0, 8)


def test_moons_that_lie_nowhere_may_have_been_won_by_anybody():
    t = standing().with_(scored=1, calendar=9, stacks=[[], [], ["quarter"], ["quarter"], ["full"], ["full"]])
    t.has("a", trophies=["crescent"])
    assert listed(t, "trophies", player=0, piece="crescent") == number(1, 0, 2)
    assert listed(t, "points", player=0, piece="crescent") == number(0, 0, 1)
    assert listed(t, "trophies", player=1, piece="crescent") == number(0, 0, 2)
    assert listed(t, "trophies", player=0, piece="quarter") is None  # both lie on the map yet
    put(t, "points", 1, player=0, piece="crescent")
    assert t.s.points[0] == [2] and listed(t, "points", player=0, piece="crescent") == number(1, 0, 1)
    put(t, "trophies", 0, player=0, piece="crescent")
    assert t.s.trophies[0] == [] and t.s.points[0] == [2]


ANYBODY = {f"{kind}:{p}" for kind in ("pack", "alpha", "den") for p in range(3)}


def test_who_may_stand_on_a_hex_of_land():
    t = standing()
    assert set(listed(t, "one", "0B1")["among"]) == {None, *ANYBODY}
    assert listed(t, "other", "0B1") is None              # the first place first
    assert set(listed(t, "one", "0D3")["among"]) == {None, *ANYBODY, "lair:0", "lair:1", "lair:2"}
    assert listed(t, "one", "0W") is None is listed(t, "token", "0W")


def test_a_region_has_one_lair_of_a_pack():
    t = standing()
    assert "lair:1" not in listed(t, "one", "1D3")["among"] and "lair:0" in listed(t, "one", "1D3")["among"]


def test_who_may_share_a_hex():
    t = standing()
    assert listed(t, "other", "0A2")["is"] is None
    assert set(listed(t, "other", "0A2")["among"]) == {None, "pack:0", "alpha:0", "den:0", "den:1", "den:2"}
    assert listed(t, "one", "1C2")["is"] == "pack:1" and listed(t, "other", "1C2")["is"] == "lair:1"


def test_where_a_token_lies_nobody_stands_and_where_somebody_stands_no_token():
    t = standing()
    assert listed(t, "one", "0A1") is None is listed(t, "token", "0A2")
    assert listed(t, "token", "0A1") == {"is": "lone", "among": [None, "lone", *PREY]}
    assert listed(t, "heap", "0A1") is None                # lone wolves lie singly
    assert listed(t, "heap", "0C1") == number(2, 1, 2)     # prey in stacks of two


def test_of_what_the_box_has_no_more_nothing_is_offered():
    t = standing().lay("1C1", "moose", 1)
    assert listed(t, "token", "0B1")["among"] == [None, "lone", "deer", "raccoon", "boar", "hare"]
    t.lay("2C1", "hare", 1)
    t.match = None
    assert listed(t, "token", "0B1")["among"] == [None, "lone", "deer", "raccoon", "boar"]


def test_in_a_match_for_two_prey_lies_singly():
    t = table(2).lay("0C1", "hare")
    assert listed(t, "heap", "0C1") is None and listed(t, "token", "0C1")["is"] == "hare"


def test_the_moons_of_a_region_may_be_those_of_another():
    t = standing().with_(stacks=[[], ["crescent"], ["quarter"], ["quarter"], ["full"], ["full"]])
    assert listed(t, "stack", "0B1") == {"is": None, "among": [None, "crescent", "full", "quarter"]}
    put(t, "stack", "full", "0B1")
    assert t.s.stacks == [["full"], ["crescent"], ["quarter"], ["quarter"], [], ["full"]]


def test_nobody_changes_places_with_himself():
    t = put(standing(), "stack", "crescent", "0B1")
    assert t.s.stacks[:2] == [["crescent"], ["crescent"]] and t.s.stacks.count(["crescent"]) == 2


# --- what comes of it ----------------------------------------------------------------------------

def test_a_den_comes_from_the_track_that_has_lost_fewest():
    t = table().has("a", dens=[2, 0, 1]).stand("0A2", a="den")      # two more lie nowhere
    assert (t.s.dens[0], t.s.out[0][DEN]) == ([2, 0, 1], 2)
    for name, dens in (("0B1", [2, 0, 1]), ("0B2", [2, 0, 1]), ("0B3", [2, 1, 1]), ("0A3", [2, 2, 1])):
        put(t, "one", "den:0", name)
        assert t.s.dens[0] == dens
    assert t.s.out[0][DEN] == 0


def test_a_wolf_is_called_in_the_order_of_the_board():
    t = table().stand("0A2", a="alpha alpha").stand("0B2", a="pack pack")
    assert t.s.wolves[0] == 0
    put(t, "one", "alpha:0", "0B1")
    assert t.s.wolves[0] == 3 and t.s.out[0] == [0, 2, 0, 0]        # two of the pack came with the alpha
    put(t, "one", "pack:0", "0B3")
    assert t.s.wolves[0] == 3 and t.s.out[0] == [0, 1, 0, 0]


def test_a_lair_comes_from_the_board_unless_one_was_left_out():
    t = put(standing(), "one", "lair:0", "0D3")
    assert t.s.lairs[0] == 1
    put(t, "one", None, "0D3")
    assert (t.s.lairs[0], t.s.out[0][LAIR]) == (1, 1)
    put(t, "one", "lair:0", "2D3")
    assert (t.s.lairs[0], t.s.out[0][LAIR]) == (1, 0)


def test_only_the_piece_in_that_place_goes():
    t = put(standing(), "one", None, "1C2")
    assert t.at("1C2") == "b.lair"
    put(t, "other", "alpha:1", "1C2")
    assert t.at("1C2") == "b.alpha b.lair"
    put(t, "other", None, "1C2")
    assert t.at("1C2") == "b.alpha"


def test_the_virtual_pack_may_be_put_back_where_it_stood():
    t = table(2).stand("0A2", v="pack pack")
    assert listed(t, "one", "0A2")["is"] == "pack:virtual"
    put(t, "other", None, "0A2")
    assert t.s.pieces[t.hex("0A2")] == [2 * HIGHEST + PACK]


def test_days_that_are_free_again_lose_what_lay_there():
    t = standing()
    t.s.calendar = [ALPHA, LONE, HIGHEST + PACK]
    put(t, "days", 5)
    assert t.s.calendar == [ALPHA, LONE, HIGHEST + PACK, LONE, LONE]
    put(t, "days", 1)
    assert t.s.calendar == [ALPHA]


def test_tokens_are_laid_in_heaps_of_their_kind():
    t = put(standing(), "token", "deer", "0A1")
    assert (t.s.token[t.hex("0A1")], t.s.heap[t.hex("0A1")]) == ("deer", 2)
    put(t, "heap", 1, "0A1")
    assert t.s.heap[t.hex("0A1")] == 1
    put(t, "token", "lone", "0A1")
    assert (t.s.token[t.hex("0A1")], t.s.heap[t.hex("0A1")]) == ("lone", 1)
    put(t, "token", None, "0A1")
    assert (t.s.token[t.hex("0A1")], t.s.heap[t.hex("0A1")]) == ("", 0)


def test_a_tile_and_the_prey_are_set_for_one_player_alone():
    t = put(standing(), "tile", "tundra", player=1, piece="grass-tundra")
    assert [faces[3] for faces in t.s.faces] == ["grass", "tundra", "grass"]
    put(t, "prey", 1, player=2, piece="boar")
    put(t, "prey", 1, player=2, piece="boar")
    assert t.s.prey == [[], [], ["boar"]]
    put(t, "prey", 0, player=2, piece="boar")
    assert t.s.prey == [[], [], []]


def test_amid_an_action_the_turn_begins_anew_with_all_its_actions():
    t = put(standing().with_(left=1), "actions", 3, player=0)
    assert t.s.stack[-1]["left"] == 1                      # before an action nothing begins anew
    t.s.stack.append({"phase": "displace", "player": 1, "piece": HIGHEST, "hex": t.hex("0B1")})
    put(t, "round", 2)
    assert [f["phase"] for f in t.s.stack] == ["turn", "act"] and t.s.stack[-1]["left"] == 2
