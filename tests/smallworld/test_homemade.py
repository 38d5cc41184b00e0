"""Races and powers described as data: every effect does what it says, and no more in decline than it says."""

from pathlib import Path

import pytest
from table import tiny_map

from conquest import rules
from smallworld import GAME
from conquest.effects import EFFECTS
from tabletop import Match

NAME = {"en": "Bakers", "ru": "Пекари"}


def race(*effects, **more):
    """A race described as data."""
    return {"kind": "race", "key": "bakers", "name": NAME, "tokens": 5, "borrows": "amazons",
            "effects": list(effects), **more}


def power(*effects, **more):
    """A power described as data."""
    return {"kind": "power", "key": "baking", "name": {"en": "Baking"}, "tokens": 4,
            "effects": list(effects), **more}


def sat(effect, declined=False, hand=4, lands=None, phase="conquer", **wish):
    """Bakers with one effect against Trolls on the moor; player 0 is to act."""
    if declined:
        mine = [{"player": 0, "race": "bakers", "power": None, "declined": True, "lands": lands},
                {"player": 0, "race": "elves", "power": "hill", "hand": hand, "lands": {}}]
    else:
        mine = [{"player": 0, "race": "bakers", "power": "hill", "hand": hand, "lands": lands or {}}]
    theirs = {"player": 1, "race": "humans", "power": "swamp", "hand": 5, "lands": {"moor": 1}}
    state = {"bands": [*mine, theirs], "tribes": [], "phase": phase, "actor": 0, **wish}
    return Match(GAME, tiny_map(), {"homemade": [race(effect)]}, ["human"] * 2, 1, state)


def at(match, key):
    """The number of a region."""
    return match.now.board.keys.index(key)


def costs(match, key, band=1):
    return rules.cost(match.now, band, at(match, key))


def near(match):
    return {match.now.board.keys[r] for r in rules.targets(match.now, 1)}


def earned(match, source="race"):
    return match.game.earnings(match.now, 0)[source]


def go(match, *actions):
    """Play actions; region keys become numbers."""
    keys = match.now.board.keys
    for words in actions:
        verb, *args = words.split()
        match.apply((verb, *(keys.index(arg) if arg in keys else int(arg) for arg in args)))
        assert match.game.check(match.now) == []
    return match


# --- every effect ---------------------------------------------------------------------------------

def test_discount_by_terrain_by_mark_by_coast_and_anywhere():
    wood = sat({"effect": "discount", "on": "forest", "tokens": 1}, lands={"meadow": 1})
    assert (costs(wood, "wood"), costs(wood, "shore")) == (1, 2)
    mine = sat({"effect": "discount", "on": "mine", "tokens": 2}, lands={"meadow": 1})
    assert (costs(mine, "ridge"), costs(mine, "shore")) == (1, 2)
    coast = sat({"effect": "discount", "on": "coast", "tokens": 1}, lands={"meadow": 1})
    assert (costs(coast, "shore"), costs(coast, "ridge")) == (1, 3)
    assert costs(sat({"effect": "discount", "on": "any", "tokens": 1}, lands={"meadow": 1}), "ridge") == 2


def test_flank_next_to_own_regions_of_a_kind_only():
    match = sat({"effect": "flank", "on": "farmland", "tokens": 1}, lands={"meadow": 1})
    assert (costs(match, "ridge"), costs(match, "hill")) == (2, 2)
    assert costs(sat({"effect": "flank", "on": "farmland", "tokens": 1}, lands={"wood": 1}), "ridge") == 3


def test_income_by_terrain_mark_and_region():
    lands = {"meadow": 1, "shore": 1, "ridge": 1}
    for on, coins, pays in (("farmland", 1, 2), ("mine", 2, 2), ("any", 1, 3),
                            ("swamp", 2, 0), ("coast", 1, 2)):
        assert earned(sat({"effect": "income", "on": on, "coins": coins}, lands=lands)) == pays, on


def test_income_and_pension_end_with_decline_unless_they_last():
    for effect in ({"effect": "income", "on": "farmland", "coins": 1}, {"effect": "pension", "coins": 1}):
        assert earned(sat(effect, lands={"meadow": 1})) == 1
        assert earned(sat(effect, declined=True, lands={"meadow": 1})) == 0
        assert earned(sat({**effect, "lasts": True}, declined=True, lands={"meadow": 1})) == 1


def test_an_effect_that_lasts_does_not_keep_another_of_the_same_hook():
    both = race({"effect": "income", "on": "farmland", "coins": 2},
                {"effect": "pension", "coins": 1, "lasts": True})
    for declined, pays in ((False, 3), (True, 1)):
        mine = {"player": 0, "race": "bakers", "power": None if declined else "hill", "declined": declined,
                "lands": {"meadow": 1}}
        match = Match(GAME, tiny_map(), {"homemade": [both]}, ["human"] * 2, 1,
                      {"bands": [mine], "tribes": []})
        assert earned(match) == pays


def test_spoils_and_fallen_count_non_empty_regions():
    match = go(sat({"effect": "spoils", "coins": 2}, lands={"ridge": 1}, hand=9, tribes=["wood"]),
               "conquer wood", "conquer meadow")
    assert earned(match) == 2 and match.game.traits["bakers"].passing
    match = go(sat({"effect": "fallen", "per": 2}, lands={"ridge": 1}, hand=8, tribes=["wood"]),
               "conquer moor", "conquer wood")
    total = match.now.total(1)
    assert go(match, "done").now.total(1) == total + 1


def test_enter_anywhere_for_the_first_conquest_only():
    first = near(sat({"effect": "enter_anywhere"}))
    assert "down" in first and "sea" not in first
    assert "down" not in near(sat({"effect": "pension", "coins": 1}))
    assert "down" not in near(sat({"effect": "enter_anywhere"}, lands={"meadow": 1}))


def test_take_water_and_fly():
    assert "sea" in near(sat({"effect": "take_water"}, lands={"meadow": 1}))
    far = near(sat({"effect": "fly"}, lands={"meadow": 1}))
    assert "cave" in far and not far & {"sea", "mere"}


def test_linked_from_one_that_is_held():
    assert {"fen", "cave"} <= near(sat({"effect": "linked", "on": "cavern"}, lands={"hill": 1}))
    assert not {"fen", "cave"} & near(sat({"effect": "linked", "on": "cavern"}, lands={"meadow": 1}))


@pytest.mark.parametrize("effect, stay", [
    ({"effect": "keep_tokens", "tokens": 2}, [2, 1]), ({"effect": "keep_tokens"}, [5, 1]),
    ({"effect": "fly"}, [1, 1])])
def test_keep_tokens_in_decline(effect, stay):
    match = go(sat(effect, hand=0, lands={"meadow": 5, "ridge": 1}, phase="conquer"), "decline")
    assert [match.now.troops[at(match, key)] for key in ("meadow", "ridge")] == stay


@pytest.mark.parametrize("effect, hand", [({"effect": "no_losses"}, 2), ({"effect": "fly"}, 1)])
def test_no_losses(effect, hand):
    state = {"bands": [{"player": 0, "race": "bakers", "power": "hill", "hand": 0, "lands": {"ridge": 2}},
                       {"player": 1, "race": "trolls", "power": "swamp", "hand": 6, "lands": {"moor": 1}}],
             "tribes": [], "phase": "conquer", "actor": 1}
    match = go(Match(GAME, tiny_map(), {"homemade": [race(effect)]}, ["human"] * 2, 1, state),
               "conquer ridge")
    assert match.now.hand[1] == hand


def test_defence_while_active_and_longer_if_it_lasts():
    wall = {"effect": "defence", "on": "mountain", "tokens": 2}
    for lasts, declined, price in ((False, False, 6), (False, True, 4), (True, True, 6)):
        match = sat({**wall, "lasts": lasts}, declined=declined, lands={"ridge": 1, "wood": 1})
        foe = match.now.active[1]
        bill = rules.bill(match.now, foe, at(match, "ridge"))
        assert costs(match, "ridge", foe) == price == sum(n for _, n in bill)
        assert costs(match, "wood", foe) == 3


def test_loan_and_recruits():
    match = sat({"effect": "loan", "tokens": 3}, hand=2, lands={"meadow": 1})
    assert (match.now.hand[1], match.now.lent) == (5, 3)
    assert go(match, "done").now.total(1) == 3
    match = sat({"effect": "recruits", "tokens": 2}, hand=2, lands={"meadow": 1})
    assert go(match, "done").now.total(1) == 5


@pytest.mark.parametrize("effect, stays", [({"effect": "second_decline"}, True), ({"effect": "fly"}, False)])
def test_second_decline(effect, stays):
    state = {"bands": [{"player": 0, "race": "bakers", "power": None, "declined": True,
                        "lands": {"ridge": 1}},
                       {"player": 0, "race": "elves", "power": "hill", "hand": 0, "lands": {"meadow": 1}}],
             "tribes": [], "phase": "conquer", "actor": 0}
    match = go(Match(GAME, tiny_map(), {"homemade": [race(effect)]}, ["human"] * 2, 1, state), "decline")
    assert ("bakers" in match.now.race) == stays


def test_a_power_whose_effect_lasts_stays_with_its_race():
    for lasts in (False, True):
        made = power({"effect": "pension", "coins": 1, "lasts": lasts})
        state = {"bands": [{"player": 0, "race": "elves", "power": "baking", "lands": {"ridge": 2}}],
                 "tribes": [], "phase": "conquer", "actor": 0}
        match = go(Match(GAME, tiny_map(), {"homemade": [made]}, ["human"] * 2, 1, state), "decline")
        assert ("baking" in match.now.power, "baking" in match.now.discards) == (lasts, not lasts)


def test_every_effect_is_tested_here():
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in EFFECTS if f'"effect": "{name}"' not in text] == []
