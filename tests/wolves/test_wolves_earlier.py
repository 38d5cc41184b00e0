"""The rules of version 1, by which matches of that time are replayed: how a turn ends."""

import pytest
from den import table

from wolves.earlier import VERSIONS, Turn1
from wolves.tables import MOONS, STALL


def ended(player, **fields):
    """A state in which a player of three, the second of whom is first, has ended his turn by those rules."""
    s = table().with_(first=1, stacks=[["crescent"], ["quarter"], ["full"], [], [], []]).s
    for name, value in fields.items():
        setattr(s, name, value)
    s.stack, s.events = [], []
    Turn1().leave(s, {"phase": "turn", "player": player})
    return s


def scored(s) -> list:
    return [note["moon"] for note in s.events if note["event"] == "moon"]


@pytest.mark.parametrize("player, following, rounds", [(1, 2, 0), (2, 0, 0), (0, 1, 1)])
def test_the_round_is_over_when_it_is_the_first_players_turn_again(player, following, rounds):
    s = ended(player, round=4, quiet=2)
    assert s.stack[0]["player"] == following and (s.round, s.quiet) == (4 + rounds, 2 + rounds)


@pytest.mark.parametrize("days, moons", [(8, []), (9, ["crescent"]), (16, ["crescent"]),
                                         (17, ["crescent", "quarter"]), (22, list(MOONS))])
def test_moons_are_scored_as_soon_as_the_calendar_has_reached_them(days, moons):
    s = ended(1, calendar=[-1] * days)
    assert scored(s) == moons and s.scored == len(moons)
    assert bool(s.stack) == (len(moons) < len(MOONS))


@pytest.mark.parametrize("quiet, player, over", [
    (STALL - 1, 0, False), (STALL, 0, True), (STALL, 2, False), (STALL + 1, 1, True)])
def test_when_nothing_moved_for_too_long_the_match_was_over_and_the_moons_were_lost(quiet, player, over):
    s = ended(player, quiet=quiet, calendar=[-1] * 9, scored=1)
    assert s.stalled is over and bool(s.stack) is not over
    assert scored(s) == [] and s.scored == 1
    assert [note["event"] for note in s.events].count("over") == over


def test_it_is_the_same_game_otherwise():
    game = VERSIONS["1"]
    assert list(VERSIONS) == ["1"] and (game.key, game.version) == ("wolves", "1")
    assert isinstance(game.phases["turn"], Turn1) and game.phases["act"] is table().s.game.phases["act"]
