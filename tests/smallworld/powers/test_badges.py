"""The numbers printed on badges and the pieces in the box (facts/smallworld.json, key "powers")."""

import pytest
from smallworld import GAME, first
from table import table

BADGES = {
    "alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5, "dragon_master": 5,
    "flying": 5, "forest": 4, "fortified": 3, "heroic": 5, "hill": 4, "merchant": 2,
    "mounted": 5, "pillaging": 5, "seafaring": 5, "spirit": 5, "stout": 4, "swamp": 4,
    "underworld": 5, "wealthy": 4,
}
PIECES = {"lair": 10, "fortress": 6, "camp": 5, "hole": 2, "hero": 2, "dragon": 1}
LASTING = {"spirit": ("room",)}


def test_there_are_twenty_powers():
    assert {key: GAME.powers[key].tokens for key in first.POWERS} == BADGES and len(BADGES) == 20


def test_the_pieces_in_the_box():
    assert {key: GAME.pieces[key].limit for key in PIECES} == PIECES


@pytest.mark.parametrize("power", BADGES)
def test_badge_and_banner_are_added_up(power):
    t = table(a="", b="").with_(column=[["ratmen", power, 0]]).play("a", "take 0")
    assert t.hand("a") == 8 + BADGES[power]


@pytest.mark.parametrize("power", BADGES)
def test_only_the_spirits_badge_stays_in_decline(power):
    assert GAME.powers[power].lasts == LASTING.get(power, ())
    t = table(a=f"humans {power}", b="").own("a", meadow=2).play("a", "decline")
    assert (power in t.s.discards) == (power not in LASTING)
