"""What a position is worth to the players is sane at any time."""

from math import isfinite

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from smallworld import GAME
from table import table
from test_forecast import wanderer


@settings(max_examples=60, deadline=None)
@given(some.integers(0, 10_000), some.integers(0, 200), some.integers(2, 5))
def test_worth_is_a_finite_number_for_each_player(seed, steps, players):
    s = wanderer(seed, steps, players)
    worth = GAME.worth(s)
    assert len(worth) == players and all(isfinite(value) for value in worth)


@settings(max_examples=40, deadline=None)
@given(some.integers(0, 10_000), some.integers(0, 200), some.integers(1, 30))
def test_more_coins_are_worth_as_much_more(seed, steps, more):
    s = wanderer(seed, steps)
    before = GAME.worth(s)
    s.coins[0] += more
    after = GAME.worth(s)
    assert after[0] == pytest.approx(before[0] + more) and after[1] == before[1]


def test_worth_asks_and_changes_nothing():
    s = wanderer(5, 60)
    before = s.clone().__dict__
    GAME.worth(s)
    assert s.__dict__ == before


@pytest.mark.parametrize("players", [2, 3, 5])
def test_after_the_end_only_coins_count(players):
    s = wanderer(3, 5000, players)
    assert not s.stack and GAME.worth(s) == s.coins


def test_after_his_last_turn_a_player_has_no_prospects():
    t = (table(a="humans alchemist", b="orcs forest").own("a", meadow=3).own("b", cave=1)
         .with_(round=4, actor="b"))
    assert GAME.worth(t.s)[0] == 5 and GAME.worth(t.s)[1] > 5


@pytest.mark.parametrize("more", [{"ridge": 1}, {"moor": 1, "grove": 1}])
def test_more_land_is_worth_more(more):
    poor = table(a="ratmen stout", b="orcs forest").own("a", meadow=1).own("b", cave=1).s
    rich = table(a="ratmen stout", b="orcs forest").own("a", meadow=1, **more).own("b", cave=1).s
    assert GAME.worth(rich)[0] > GAME.worth(poor)[0]


def test_a_bonus_is_worth_something():
    plain = table(a="ratmen stout", b="orcs forest").own("a", meadow=3).own("b", cave=1).s
    merchant = table(a="ratmen merchant", b="orcs forest").own("a", meadow=3).own("b", cave=1).s
    assert GAME.worth(merchant)[0] > GAME.worth(plain)[0]
