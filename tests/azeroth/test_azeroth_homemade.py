"""Races and powers described as data take part here too; a race fights for the faction it names."""

import pytest
from realm import MAP

from azeroth import GAME
from tabletop import Match, Refusal
from tabletop.phase import pruned

BANNERS = [{"kind": "race", "key": "millers", "name": {"en": "Millers"}, "tokens": 5, "borrows": "orcs",
            "faction": "alliance", "effects": [{"effect": "income", "on": "farmland", "coins": 1}]}]
BADGE = {"kind": "power", "key": "airborne", "name": {"ru": "С воздуха"}, "tokens": 4,
         "effects": [{"effect": "fly"}, {"effect": "linked", "on": "cavern"}]}


def begun(made, seed=1, **options):
    return Match(GAME, MAP, {"homemade": made, **options}, ["human"] * 2, seed)


@pytest.mark.parametrize("faction", ["alliance", "horde", "neutral"])
def test_a_race_fights_for_the_faction_it_names(faction):
    match = begun([{**BANNERS[0], "faction": faction}])
    assert match.game.races["millers"].faction == faction
    assert match.game.view(match.now, None)["factions"] == {"millers": faction}


@pytest.mark.parametrize("faction", [None, "humans", [], 1])
def test_without_a_faction_it_is_refused(faction):
    with pytest.raises(Refusal) as caught:
        begun([{**BANNERS[0], "faction": faction}])
    assert caught.value.facts == {"why": ["faction"], "place": 0}


def test_its_lender_is_out_and_its_tokens_are_its_own():
    match = begun(BANNERS)
    dealt = [*match.now.races, *(race for race, *_ in match.now.column)]
    assert "millers" in dealt and "orcs" not in dealt
    assert match.now.tray["millers"] == GAME.races["orcs"].limit


@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_them_hold_what_always_holds(seed):
    match, n = begun([*BANNERS, BADGE], seed), 0
    while match.now.legal and n < 400:
        actions = pruned(match.now)
        match.apply(actions[(seed * 7 + n * 13) % len(actions)])
        assert match.game.check(match.now) == []
        n += 1
    again = Match.load({"azeroth": GAME}, match.save())
    assert again.now.__dict__ == match.now.__dict__
