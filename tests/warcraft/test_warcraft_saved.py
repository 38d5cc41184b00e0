"""A battle saved, reloaded and gone on with at every decision in it, also as a save whose actions are
forgotten: the same battle."""

import json

import pytest
from field import STEPS, clash, empty
from tabletop import Match
from tabletop.saves import position_of
from warcraft import GAME

GAMES = {"warcraft": GAME}
BATTLES = {
    "cards": ("orc human", (4, 3, 2), (2, 2, 3), ["devour", "ensnare", "envenomed_spears", "pillage"],
              ["polymorph", "dispel_magic", "invisibility"]),
    "poison": ("night_elf undead", (2, 3, 3), (2, 3, 3), ["faerie_fire", "moon_glaive", "marksmanship"],
               ["curse", "web"]),
}


def fighting(name) -> Match:
    """The battle as it begins."""
    races, first, second, *hands = BATTLES[name]
    f = empty(clash("melee ranged ranged", "melee ranged ranged",
                    [("west", {"a": "flying melee"}), ("north", {"b": "ranged flying"})],
                    races=races, seed=5))
    for letter, levels, hand in zip("ab", (first, second), hands):
        f.has(letter, levels=list(levels), hands=hand)
    return f.go("done").match


def reloaded(match) -> Match:
    """What a save of it brings back."""
    return Match.load(GAMES, json.loads(json.dumps(match.save())))


def resumed(match) -> Match:
    """What its last position alone brings back."""
    last = json.loads(json.dumps(position_of(match)))
    return Match.resumed(GAME, match.data, match.options, match.seats, match.seed, last, match.contents)


@pytest.mark.parametrize("name", BATTLES)
def test_a_battle_goes_on_as_if_it_had_never_been_saved(name):
    match, met = fighting(name), set()
    while match.now.stack[-1]["phase"] not in STEPS:
        met.add(match.now.stack[-1]["phase"])
        again, kept = reloaded(match), resumed(match)
        assert again.now.__dict__ == kept.now.__dict__ == match.now.__dict__
        action = match.now.legal[-1]
        for one in (match, again, kept):
            one.apply(action)
        assert again.now.__dict__ == kept.now.__dict__ == match.now.__dict__
        assert again.now.events == kept.now.events == match.now.events
    assert {"cards", "lose"} <= met and (name in met or name == "cards")
