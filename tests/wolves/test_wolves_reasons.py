"""What is said of an action of The Wolves before it is done: why it is recommended, what will stand then."""

from den import table
from wolves import GAME
from wolves.reasons import beginning, grown, hunted, neared, scored
from wolves.tables import MOONS


def why(t, words) -> list:
    """The reasons for an action as (code, *facts)."""
    return [tuple(one.values()) for one in GAME.reasons(t.s, t.action(words))]


def told(t, words) -> dict:
    return GAME.forecast(t.s, t.action(words))


def valley(**more):
    """Region 0 is due next; a has an alpha there, b a wolf."""
    stacks = [["crescent"]] + [["full"]] * 5
    t = table().with_(stacks=stacks).has("a", terrains=6, **more)
    return t.stand("0C3", a="alpha").stand("0B1", b="pack")


def test_a_den_tells_who_leads_then_and_what_each_track_brings():
    t = valley(dens=[1, 0, 2])
    facts = told(t, "den 0C3")
    assert facts["control"][:2] == [[1, 1], [1, 0]] and facts["control_with"][:2] == [[2, 1], [1, 0]]
    assert facts["awards_with"] == [[0, 4, True], [1, 2, False]] and facts["gains_with"] == facts["gains"]
    assert facts["tracks"]["spread"] == {"now": 3, "next": 3, "token": "action", "points": 0}
    assert facts["tracks"]["speed"] == {"now": 3, "next": 4, "token": "", "points": 0}
    assert facts["tracks"]["howl"] == {"now": 3, "next": 4, "token": "", "points": 3}
    assert "points" not in facts and told(t, "den 0C3 howl")["points"] == 3


def test_a_lead_that_changes_hands_is_told_in_points_of_the_next_moon():
    t = valley().stand("0B2", b="pack")
    assert told(t, "den 0C3 speed")["control_with"][:2] == [[2, 1], [2, 0]]
    assert told(t, "den 0C3 speed")["gains"][:2] == [2, 4]
    assert told(t, "den 0C3 speed")["gains_with"][:2] == [4, 2]
    assert [code for code, *_ in why(t, "den 0C3 speed")] == ["moon", "track", "leads", "breaks", "raises"]
    assert ("moon", "crescent", 2) in why(t, "den 0C3 speed") and ("breaks", 0, 1) in why(t, "den 0C3 speed")


def test_the_virtual_pack_is_no_rival_whose_lead_is_broken():
    t = table(2).has("a", terrains=6).stand("0C3", a="alpha").stand("0B1", a="pack")
    t.stand("0D1", v="alpha").stand("0D3", v="alpha")
    codes = [code for code, *_ in why(t, "den 0C3 speed")]
    assert "leads" in codes and "breaks" not in codes


def test_where_all_moons_have_been_a_lead_is_no_gain():
    for moons, told in (([["crescent"]], True), ([[]], False)):
        t = valley().stand("0B2", b="pack").with_(stacks=moons + [["full"]] * 5)
        assert (("leads", 0) in why(t, "den 0C3 speed")) == told


def test_a_howl_brings_points_at_once():
    t = valley().lay("0C2", "lone")
    facts = told(t, "howl 0C2")
    assert (facts["points"], facts["tokens"]) == (1, {"action": 0, "terrain": 0})
    assert why(t, "howl 0C2")[0] == ("points", 1)


def test_a_wolf_that_surrounds_prey_is_told_with_what_it_brings():
    t = table().has("a", dens=[2, 0, 0]).stand("0A2", a="pack").stand("0C2", a="pack").stand("0B1", a="alpha")
    t.lay("0C1", "deer")
    goal = next(action for action in t.s.legal if action[0] == "move" and action[1] == t.hex("0B1")
                and t.hex("0C1") in t.s.board.near[action[3]] and not t.s.pieces[action[3]])
    facts = GAME.forecast(t.s, goal)
    assert facts["points"] == 1 and facts["tokens"]["action"] == 1
    assert ("hunts", "deer") in [tuple(one.values()) for one in GAME.reasons(t.s, goal)]


def test_prey_that_is_surrounded_anyway_is_no_gain_of_the_next_wolf():
    t = table().lay("0C1", "moose", 2).stand("0B1", a="pack").stand("0B3", a="alpha").stand("0A3", a="pack")
    t.stand("0D1", a="pack").play("a", "move 0A3 pack 0A2")
    assert t.phase == "move"
    for action in t.s.legal:
        if action[0] == "move" and action[1] == t.hex("0D1"):
            facts = GAME.forecast(t.s, action)
            assert (facts["points"], facts["tokens"]["action"]) == (0, 0)
    assert t.goals("a", "0D1")


def test_nothing_closes_in_but_on_prey_that_is_still_wanted():
    def closes_in(t):
        return {one["prey"] for action in t.s.legal for one in GAME.reasons(t.s, action)
                if one["code"] == "closes_in"}

    def pack():
        return table().stand("0A2", a="pack").stand("0D1", a="alpha")

    assert closes_in(pack().lay("0C1", "moose", 2)) == {"moose"}
    assert not closes_in(pack()) and not closes_in(pack().lay("0C1", "lone"))
    assert not closes_in(pack().lay("0C1", "moose", 2).has("a", prey=["moose"]))


def test_what_can_be_done_in_ways_that_differ_is_told_as_far_as_they_agree():
    t = valley().stand("1C3", a="pack")
    facts = GAME.forecast(t.s, ("move", None, None, t.hex("0C2")))
    assert facts["region"] == 0 and "control_with" not in GAME.forecast(t.s, ("move", None, None, 10 ** 6))
    assert "points" not in told(t, "lair 0C3")  # it cannot be done


def test_forecasts_and_reasons_change_nothing():
    t = valley().lay("0C2", "lone")
    before = t.s.clone().__dict__
    for action in t.s.legal:
        GAME.forecast(t.s, action)
        GAME.reasons(t.s, action)
    assert t.s.__dict__ == before


def test_of_several_hunts_the_first_is_told():
    s = table().stand("0D1", a="alpha").s
    then = s.clone()
    then.prey[s.actor] = ["moose", "deer"]
    assert [one["prey"] for one in hunted(s, then, s.actor)] == ["moose"]


def test_where_the_last_moon_has_been_nothing_is_awarded():
    t = valley()
    t.with_(stacks=[[]] + [["full"]] * 5)
    assert told(t, "den 0C3 speed")["awards_with"] == []


def test_when_all_moons_have_risen_no_action_brings_one_on():
    s = table().stand("0D1", a="alpha").s
    s.scored = len(MOONS)
    assert scored(s, s.clone(), s.actor) == []


def test_a_beginning_is_good_for_what_lies_two_hexes_around():
    t = table()
    s, h = t.s, t.hex("0A1")
    ring = {far: next(other for other, n in enumerate(s.board.far(h)) if n == far and s.board.land[other])
            for far in (1, 2, 3)}
    assert beginning(s, h) == []
    s.token[ring[3]] = "hare"
    assert beginning(s, h) == []
    s.token[ring[2]], s.token[ring[1]] = "lone", "boar"
    assert beginning(s, h) == [{"code": "prey_near", "n": 1}, {"code": "lone_near", "n": 1}]


def test_where_no_lead_changes_it_is_told_where_one_counts_for_more_and_what_comes_closer():
    crowd = {"b": "pack pack"}
    s = valley().stand("0B2", **crowd).lay("0E1", "lone").s
    then = valley().stand("0B2", **crowd).stand("0A2", a="pack").lay("0E1", "lone").s
    assert grown(s, then, 0) == [{"code": "grows", "region": 0}] and grown(s, s.clone(), 0) == []
    hexes = {name: valley().hex(name) for name in ("0E1", "0E2", "0A3")}
    there, away = (hexes["0A3"], "pack", hexes["0E2"]), (hexes["0E2"], "pack", hexes["0A3"])
    assert neared(s, ("move", *there)) == [{"code": "nears"}] and neared(s, ("move", *away)) == []
    assert neared(s, ("den", hexes["0A3"])) == []
