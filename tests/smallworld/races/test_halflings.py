"""Halflings: they enter anywhere and dig two holes."""

from conquest import rules
from table import table


def newcomers(race="halflings", power="swamp"):
    t = table(a=f"{race} {power}", b="elves hill").own("a", hand=9).own("b", cave=1)
    return t.tribes().with_(phase="conquer")


def test_the_first_conquest_may_be_anywhere():
    assert newcomers().can("a", "conquer wood")
    assert newcomers("humans").barriers("a", "wood") == {"inland"}


def test_but_not_on_water():
    assert newcomers().barriers("a", "mere") == {"water"}


def test_seafaring_halflings_may_begin_on_the_lake():
    assert newcomers(power="seafaring").can("a", "conquer mere")


def test_later_conquests_are_next_to_their_own():
    t = newcomers().play("a", "conquer wood")
    assert t.barriers("a", "down") == {"far"}


def test_the_first_two_regions_get_a_hole():
    t = newcomers().play("a", "conquer wood", "conquer shore", "conquer meadow")
    assert [t.tokens(r) for r in ("wood", "shore", "meadow")] == [{"hole": 1}, {"hole": 1}, {}]


def test_the_second_hole_may_come_in_a_later_turn():
    t = table(a="halflings swamp", b="elves hill").own("a", hand=6, wood=1).put("wood", hole=1)
    t.tribes().with_(memo={"halflings": 1}, phase="conquer").play("a", "conquer shore", "conquer meadow")
    assert (t.tokens("shore"), t.tokens("meadow")) == ({"hole": 1}, {})


def test_a_region_with_a_hole_is_immune():
    t = table(a="humans flying", b="halflings hill").own("a", hand=9, cave=1).own("b", wood=1)
    t.put("wood", hole=1)
    assert t.barriers("a", "wood") == {"immune"}


def test_even_their_own_players_ghouls_cannot_take_it():
    t = table(a="halflings swamp", b="elves hill").own("a", wood=1).faded("a", "ghouls", shore=3)
    t.put("wood", hole=1)
    assert rules.barriers(t.s, t.s.band[t.region("shore")], t.region("wood")) == {"immune"}


def test_holes_are_counted_as_they_are_dug():
    t = newcomers().play("a", "conquer wood", "conquer shore")
    t.s.lift("hole", t.s.band[t.region("wood")])
    assert t.play("a", "conquer meadow").tokens("meadow") == {}


def test_a_hole_does_not_move_at_redeployment():
    t = newcomers().play("a", "conquer wood", "conquer shore").end_turn("a")
    assert t.tokens("wood") == t.tokens("shore") == {"hole": 1}


def test_a_region_left_loses_its_hole_for_good():
    t = table(a="halflings swamp", b="elves hill").own("a", wood=5, shore=1).own("b", cave=1).tribes()
    t.put("wood", hole=1).put("shore", hole=1).with_(memo={"halflings": 2})
    t.play("a", "abandon shore", "conquer shore")
    assert (t.tokens("wood"), t.tokens("shore")) == ({"hole": 1}, {})


def test_in_decline_the_holes_are_gone():
    t = table(a="halflings swamp", b="elves hill").own("a", wood=3).own("b", hill=3).put("wood", hole=1)
    t.with_(memo={"halflings": 2}).play("a", "decline")
    assert t.tokens("wood") == {} and t.barriers("b", "wood") == set()


def test_no_hole_more_is_dug_than_the_box_has():
    t = table(a="halflings swamp", b="elves hill").own("a", hand=6, wood=1, down=1).own("b", cave=1).tribes()
    t.put("wood", hole=1).put("down", hole=1).with_(phase="conquer")  # laid by hand: nobody dug them
    assert t.play("a", "conquer shore").tokens("shore") == {}
