"""What opponents imagine of Small World: stacks, coins and chance as a player may take them to be."""

import json
from pathlib import Path

import pytest

import imagining
from smallworld import GAME
from tabletop import Match
from tabletop.ai import imagine

MAPS = Path(__file__).parents[2] / "maps" / "smallworld"
POINTS = (0, 1, 25, 80, 200)  # actions into a game


def state(players, actions, **options):
    """A state some way into a game played at random, with a choice to make."""
    data = json.loads((MAPS / f"{players}.json").read_text(encoding="utf-8"))
    s = Match(GAME, data, options, ["human"] * players, players, first=True).now.clone()
    return imagining.played(s, actions)


def twin(s):
    """A state that looks the same to whoever must choose, and is not: stacks, chance and others' coins
    differ."""
    new = s.clone()
    new.races.reverse()
    new.powers.reverse()
    new.rng = s.rng ^ 0x5DEECE66D
    new.coins = [n if p == s.actor else n + 7 for p, n in enumerate(s.coins)]
    return new


@pytest.mark.parametrize("level", GAME.levels)
@pytest.mark.parametrize("players, actions", [(2, 0), (3, 80)])
def test_what_a_player_cannot_see_does_not_change_what_he_thinks(players, actions, level):
    s = state(players, actions)
    imagining.thought_alike(s, twin(s), level)


@pytest.mark.parametrize("actions", POINTS)
@pytest.mark.parametrize("players", [2, 3])
def test_what_a_player_imagines_depends_only_on_what_he_sees(players, actions):
    s = state(players, actions)
    new = imagine(s, s.actor, 5)
    assert imagine(twin(s), s.actor, 5).__dict__ == new.__dict__
    assert new.seen_by(s.actor) == s.seen_by(s.actor) and new.legal == s.legal and GAME.check(new) == []


def test_an_imagined_state_deals_the_same_pieces_again():
    s = state(2, 25)
    new = imagine(s, s.actor, 5)
    assert sorted(new.races) == sorted(s.races) and sorted(new.powers) == sorted(s.powers)
    assert new.rng != s.rng and new.races != s.races


def test_coins_laid_open_are_not_imagined():
    s = state(2, 25, coins="open")
    s.coins = [n + 9 for n in s.coins]
    assert imagine(s, s.actor, 5).coins == s.coins


def test_hidden_coins_are_what_the_table_saw():
    s = state(3, 200)
    assert imagine(s, s.actor, 5).coins == s.coins  # in a played game every coin was taken in the open
