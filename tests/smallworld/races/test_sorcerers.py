"""Sorcerers: once a turn for each opponent, a lone active token becomes theirs."""

import pytest
from table import table


def sorcerers(power="swamp", b="humans hill", c="orcs forest", **more):
    """A Sorcerer on the meadow whose player is about to conquer; no token in hand."""
    t = table(a=f"sorcerers {power}", b=b, c=c).own("a", **more or {"meadow": 1})
    return t.tribes().with_(phase="conquer")


def test_a_lone_active_token_is_swapped_for_a_new_sorcerer():
    t = sorcerers().own("b", shore=1, cave=1).play("a", "convert shore")
    assert (t.owner("shore"), t.troops("shore"), t.hand("a")) == ("a", 1, 0)
    assert (t.s.tray["sorcerers"], t.s.tray["humans"], t.hand("b")) == (18 - 2, 10 - 1, 0)


def test_two_tokens_are_safe():
    assert not sorcerers().own("b", shore=2).can("a", "convert shore")


def test_a_lost_tribe_is_safe():
    assert not sorcerers().tribes("wood").can("a", "convert wood")


def test_a_race_in_decline_is_safe():
    assert not sorcerers().faded("b", "elves", shore=1).can("a", "convert shore")


def test_ghouls_in_decline_are_safe():
    assert not sorcerers().faded("b", "ghouls", shore=1).can("a", "convert shore")


def test_their_players_own_race_in_decline_is_safe():
    assert not sorcerers().faded("a", "elves", shore=1).can("a", "convert shore")


def test_once_a_turn_for_each_opponent():
    t = sorcerers().own("b", shore=1, wood=1).own("c", ridge=1).play("a", "convert shore")
    assert not t.can("a", "convert wood") and t.can("a", "convert ridge")
    assert "convert" not in t.play("a", "convert ridge").verbs()


def test_next_turn_the_same_opponent_may_be_robbed_again():
    t = sorcerers().own("b", shore=1, hill=2, wood=1).own("c", cave=1).play("a", "convert shore")
    t.end_turn("a").play("b", "done", "garrison hill 2", "done")
    t.end_turn("c")
    assert t.can("a", "convert wood")


def test_an_empty_box_ends_it():
    assert not sorcerers(meadow=18).own("b", shore=1).can("a", "convert shore")
    assert sorcerers(meadow=17).own("b", shore=1).can("a", "convert shore")


def test_only_next_to_their_own_regions():
    assert not sorcerers().own("b", hill=1).can("a", "convert hill")


def test_a_new_sorcerer_reaches_further():
    t = sorcerers().own("b", shore=1).own("c", hill=1).play("a", "convert shore")
    assert t.can("a", "convert hill")


def test_flying_sorcerers_reach_anywhere():
    assert sorcerers("flying").own("b", down=1).can("a", "convert down")


def test_underworld_sorcerers_reach_from_cavern_to_cavern():
    assert sorcerers("underworld", hill=1).own("b", cave=1).can("a", "convert cave")


def test_not_as_a_first_conquest():
    t = table(a="sorcerers swamp", b="humans hill").own("a", hand=1).own("b", meadow=1).with_(phase="conquer")
    assert not t.can("a", "convert meadow")


def test_but_flying_sorcerers_may_begin_with_it():
    t = table(a="sorcerers flying", b="humans hill").own("a", hand=1).own("b", wood=1).with_(phase="conquer")
    assert t.can("a", "convert wood")


@pytest.mark.parametrize("piece", ["hole", "hero", "dragon", "camp"])
def test_a_hole_a_hero_a_dragon_or_a_camp_protects(piece):
    assert not sorcerers().own("b", shore=1).put("shore", **{piece: 1}).can("a", "convert shore")


@pytest.mark.parametrize("piece", ["fortress", "lair"])
def test_a_fortress_or_a_lair_does_not(piece):
    t = sorcerers().own("b", shore=1).put("shore", **{piece: 1}).play("a", "convert shore")
    assert t.owner("shore") == "a" and t.tokens("shore") == {}


def test_a_mountain_does_not_protect():
    assert sorcerers().own("b", ridge=1).can("a", "convert ridge")


def test_even_an_elf_is_lost():
    t = sorcerers(b="elves hill").own("b", shore=1, cave=1).play("a", "convert shore")
    assert (t.hand("b"), t.s.tray["elves"]) == (0, 11 - 1)


def test_a_diplomats_ally_keeps_the_peace():
    t = sorcerers(b="humans diplomat").own("b", shore=1).own("c", ridge=1).with_(memo={"diplomat": 0})
    assert not t.can("a", "convert shore") and t.can("a", "convert ridge")


def test_a_seafarer_on_water_is_safe():
    assert not sorcerers(b="humans seafaring").own("b", sea=1).can("a", "convert sea")


def test_it_counts_as_taking_a_non_empty_region():
    t = sorcerers("pillaging").own("b", shore=1).play("a", "convert shore")
    assert t.income("a") == 2 + 1


def test_it_counts_as_an_attack():
    t = sorcerers("diplomat").own("b", shore=1, cave=1).own("c", fen=1).play("a", "convert shore", "done")
    assert t.can("a", "ally c") and not t.can("a", "ally b")


def test_they_go_on_conquering_as_usual():
    t = sorcerers(meadow=4).own("b", shore=1).play("a", "convert shore", "conquer ridge")
    assert (t.owner("ridge"), t.hand("a")) == ("a", 0)


def test_no_other_race_does_it():
    t = table(a="humans swamp", b="sorcerers hill").own("a", meadow=1).own("b", shore=1)
    t.with_(phase="conquer")
    assert not t.can("a", "convert shore")


def test_not_in_decline():
    t = table(a="humans swamp", b="elves hill").faded("a", "sorcerers", meadow=1).own("a", ridge=1)
    t.own("b", shore=1, wood=1).with_(phase="conquer")
    assert "convert" not in t.verbs()
