"""Positions that no match can come to are refused, each with the code of what does not hold."""

import pytest
from azeroth import GAME
from realm import printed, realm
from tabletop import Match, Refusal
from tabletop.restore import kept, restored

PLAYED = ["hourglass", "sickle", "whaleback", "lantern", "tortoise"]


def land(s, b=None) -> int:
    """A region of a band, or an empty land."""
    return s.lands(b)[0] if b else next(r for r, wet in enumerate(s.board.water) if s.band[r] < 0 and not wet)


def table(**bands):
    """A position with two races of two regions each."""
    t = realm(**{"a": "orcs farmer", "b": "humans mining", **bands})
    return t.own("a", meadow=2, harbour=2).own("b", landing=2, glade=2)


def two_islands(s):
    s.islands = [s.islands[0]] * 2


def two_objectives(s):
    s.tokens[land(s)]["objective"] = 2


def two_walls(s):
    s.tokens[land(s, s.active[0])]["wall"] = 2


def two_forts(s):
    s.tokens[land(s, s.active[0])]["fort"] = 2


@pytest.mark.parametrize("code, spoil", [("islands", two_islands), ("single", two_objectives),
                                         ("single", two_walls), ("single", two_forts)])
def test_what_there_is_once_is_not_there_twice(code, spoil):
    s = table().s
    assert GAME.check(s) == []
    spoil(s)
    assert GAME.check(s) == [code]


def test_objectives_lie_only_while_there_are_humans():
    assert GAME.check(table().put("peak", objective=1).s) == []
    with pytest.raises(Refusal) as refused:
        table(b="dwarves mining").put("peak", objective=1).s
    assert refused.value.facts["why"] == ["targets"]


@pytest.mark.parametrize("beasts, why", [(3, []), (4, []), (5, ["beasts"])])
def test_a_band_has_no_more_beasts_than_tokens(beasts, why):
    s = table(b="dwarves beast_master").s
    s.memo["beast_master"] = beasts
    s.tray["dwarves"] += beasts
    assert GAME.check(s) == why


@pytest.mark.parametrize("power, here, holds", [
    ("beast_master", {"beast": 2}, True), ("beast_master", {"beast": 3}, False),
    ("championing", {"champion": 1}, True), ("championing", {"champion": 3}, False),
    ("mining", {"champion": 1}, False), ("mining", {"beast": 1}, False)])
def test_beasts_and_champions_are_among_the_tokens_of_their_band(power, here, holds):
    s = table(b=f"dwarves {power}").s
    s.memo["beast_master"] = 4
    s.tokens[land(s, s.active[1])].update(here)
    assert ("aides" not in GAME.check(s)) == holds


@pytest.mark.parametrize("field", ["bombs", "unused", "finds", "islands"])
@pytest.mark.parametrize("value", [True, 7, "x", [7], [[]], {"x": 1}, {"north.peak": []}])
def test_what_is_hidden_of_a_position_has_the_right_form(field, value):
    with pytest.raises(Refusal):
        table().with_(**{field: value}).s


def test_bombs_that_only_a_position_leaves_lying_go_with_the_goblins():
    t = table(a="goblins farmer").put("landing", bomb=1).with_(bombs=[0, 1], memo={"goblins": 0})
    assert t.play("a", "decline").where("bomb") == set()


@pytest.mark.parametrize("live, duds, why", [(6, 6, []), (7, 0, ["bombs"]), (0, 7, ["bombs"])])
def test_there_are_no_more_bombs_of_a_kind_than_in_the_box(live, duds, why):
    s = table(a="goblins farmer").s
    s.bombs = [1] * live + [0] * duds
    assert GAME.check(s) == why


def test_bombs_lie_where_somebody_stands():
    s = table(a="goblins farmer").with_(bombs=[0, 1]).s
    s.put("bomb", land(s, s.active[0]))
    assert GAME.check(s) == []
    s.put("bomb", land(s))
    assert GAME.check(s) == ["bombs"]


def test_a_kept_position_on_both_sides_of_a_board_is_refused():
    match = Match(GAME, printed(5), {"islands": PLAYED}, ["human"] * 5, 1)
    fields, keys = kept(match.now), [island["key"] for island in match.data["islands"]]
    fields["islands"][1] = keys.index("capes")
    with pytest.raises(Refusal) as refused:
        restored(match.now, fields, GAME.version)
    assert refused.value.code == "save" and "islands" in refused.value.facts["why"]


@pytest.mark.parametrize("band, terrain, why", [
    (None, "farmland", False), (None, "forest", True), (-1, "farmland", True), (0, "farmland", True)])
def test_towers_stand_in_fields_of_somebody_only(band, terrain, why):
    s = table(a="orcs defensive").s
    field = s.board.terrain.index(terrain)
    s.band[field], s.troops[field] = (s.active[0] if band is None else band), 9
    s.put("tower", field)
    assert ("towers" in GAME.check(s)) is why


def test_a_champion_stands_with_his_own_band_and_is_one_of_its_tokens():
    s = table(a="orcs championing").s
    mine, other = land(s, s.active[0]), land(s, s.active[1])
    s.put("champion", mine)
    s.tray["orcs"] += 1  # he is one of those who stand there
    assert GAME.check(s) == []
    s.tokens[mine]["champion"] = s.troops[mine] + 1
    assert "aides" in GAME.check(s)
    del s.tokens[mine]["champion"]
    s.put("champion", other)
    assert "aides" in GAME.check(s)


@pytest.mark.parametrize("fits, beyond", [
    ({"fallen": 999}, {"fallen": 1000}), ({"fallen": 0}, {"fallen": -1}), ({"bombs": []}, {"bombs": [2]}),
    ({"bombs": []}, {"bombs": [-1]}), ({"bombs": []}, {"bombs": [0] * 13}), ({"teams": False}, {"teams": 0}),
    ({"unused": []}, {"unused": ["orcs"]}), ({}, {"finds": "two in one place"}), ({}, {"islands": [-1, 0]})])
def test_what_is_hidden_has_its_form(fits, beyond):
    s = table().s
    pair = [*s.game.finds][:2]
    for fields, formed in ((fits, True), (beyond, False)):
        for name, value in fields.items():
            setattr(s, name, [pair, *s.finds[1:]] if name == "finds" else value)
        assert (GAME.check(s) != ["form"]) is formed
