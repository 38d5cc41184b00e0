"""What holds in every position of every game of the conquest family."""

import always
from conquest.state import NOBODY

START = 5  # coins of a player
SHOWN = 6  # combinations on offer


def check(s, dealt, special, answering):
    """Raise at the first thing that is wrong: what each game asks besides (`special`), or here; `answering`
    are the phases in which another than the player of the turn may act."""
    assert s.game.check(s) == []
    for ask in special:
        ask(s)
    one_active(s)
    coins(s, dealt)
    frames(s, answering)
    always.choices(s)
    always.plain(s)


def one_active(s):
    """A player has one active band at most, the one the state names."""
    for p in range(s.players):
        assert [b for b in s.bands(p) if not s.declined[b]] == [b for b in s.active[p:p + 1] if b != NOBODY]


def coins(s, dealt):
    """Nobody owes the bank, and every coin has a source that the table saw."""
    assert all(n >= 0 for n in s.coins) and all(item[2] >= 0 for item in s.column)
    for p in range(s.players if dealt else 0):
        assert s.coins[p] == START + sum(sum(row[2:]) for row in s.earned if row[1] == p)
    assert 1 <= s.round <= s.rounds


def full(s):
    """A column shows as many combinations as it can."""
    assert len(s.column) == min(SHOWN, len(s.column) + len(s.races))


def frames(s, answering):
    """Whoever is asked is whom the frame names, on his own turn or where he must answer."""
    if not s.stack:
        assert s.round == s.rounds
        return
    f = s.stack[-1]
    assert "band" not in f or s.owner(f["band"]) == f["player"]
    assert f["phase"] in answering or f["player"] == s.stack[0]["player"]
