"""What holds in every position of Small World, written down apart from the engine."""

import json

from smallworld import GAME
from smallworld.rules import barriers
from smallworld.state import NOBODY, TRIBES
from tabletop.phase import pruned, step

START = 5  # coins of a player
IMMUNE = ("dragon", "hero", "hole")
TAKING = ("conquer", "gamble", "dragon", "convert")
MOST = {"dragon": 1, "hero": 2, "hole": 2, "camp": 5, "fortress": 6, "lair": 10}  # p. 8-11
OWNERS = {"dragon": "dragon_master", "hero": "heroic", "hole": "halflings", "camp": "bivouacking"}
VERBS_OF_TRAITS = {"convert": "sorcerers", "roll": "berserk", "dragon": "dragon_master",
                   "fortify": "fortified", "ally": "diplomat", "farewell": "stout"}


def check(s, dealt=True):
    """Raise at the first thing that is wrong; a dealt game also knows where every coin came from."""
    assert GAME.check(s) == []
    owners(s)
    pieces(s)
    coins(s, dealt)
    frames(s)
    choices(s)
    plain(s)


def owners(s):
    """One owner a region, whole tokens, nobody in hand or in decline who cannot be."""
    for r, (b, n) in enumerate(zip(s.band, s.troops)):
        assert b in (NOBODY, TRIBES) or s.race[b]
        assert n >= 0 and (n > 0 or b == NOBODY or loan_due(s, b))
        assert b != NOBODY or (n == 0 and not s.tokens[r])
        assert b != TRIBES or (n == 1 and not s.board.water[r] and not s.tokens[r])
        if b > 0 and s.board.water[r]:
            assert s.declined[b] or s.power[b] == "seafaring"
        if b > 0 and s.declined[b] and s.race[b] != "ghouls":
            assert n == 1
        assert all(r in s.board.near[other] and other != r for other in s.board.near[r])
    for b, race in enumerate(s.race):
        assert s.hand[b] >= 0 and (race or not s.hand[b])
        assert not s.declined[b] or race == "ghouls" or not s.hand[b]
        assert not s.declined[b] or s.power[b] in (None, "spirit")
        assert not race or s.declined[b] or s.power[b]
    assert s.lent >= 0 and (not s.lent or any(f["phase"] in ("conquer", "redeploy") for f in s.stack))
    for p in range(s.players):
        assert [b for b in s.bands(p) if not s.declined[b]] == [b for b in s.active[p:p + 1] if b != NOBODY]


def loan_due(s, b) -> bool:
    """Whether the band is just giving back a loan and may leave regions bare (ruling 16)."""
    f = s.stack[-1]
    return f["phase"] == "redeploy" and f["band"] == b and f["least"] == 0


def pieces(s):
    """Never more pieces than in the box, each with those who may have it."""
    for kind, most in MOST.items():
        assert s.count(kind) <= most, kind
    for r, here in enumerate(s.tokens):
        b = s.band[r]
        for kind, n in here.items():
            assert kind in MOST and b > TRIBES and (n == 1 or (kind == "camp" and n > 0))
            if kind in OWNERS:
                assert OWNERS[kind] in s.keys(b) and not s.declined[b]
            if kind == "fortress":
                assert s.declined[b] or s.power[b] == "fortified"
        assert ("lair" in here) == (b > TRIBES and s.race[b] == "trolls")


def coins(s, dealt):
    """Nobody owes the bank, and every coin has a source that the table saw."""
    assert all(n >= 0 for n in s.coins) and all(item[2] >= 0 for item in s.column)
    for p in range(s.players if dealt else 0):
        assert s.coins[p] == START + sum(sum(row[2:]) for row in s.earned if row[1] == p)
    assert 1 <= s.round <= s.rounds
    assert len(s.column) == min(6, len(s.column) + len(s.races))


def frames(s):
    """Whoever is asked is whom the frame names; something is legal unless the game is over."""
    assert bool(s.legal) == bool(s.stack)
    if not s.stack:
        assert s.actor is None and s.round == s.rounds
        return
    f = s.stack[-1]
    assert s.stack[0]["phase"] == "turn" and sum(other["phase"] == "turn" for other in s.stack) == 1
    assert s.actor == f["player"] and 0 <= s.actor < s.players
    assert "band" not in f or s.owner(f["band"]) == f["player"]
    assert f["phase"] == "retreat" or f["phase"] == "place" or f["player"] == s.stack[0]["player"]
    assert GAME.phases[f["phase"]].actions(s, f) == s.legal


def choices(s):
    """Actions are flat, each is there once, and none goes where it may not."""
    if not s.stack:
        return
    assert len(set(s.legal)) == len(s.legal)
    before = json.dumps(s.__dict__)
    few = pruned(s)
    assert few and set(few) <= set(s.legal) and json.dumps(s.__dict__) == before
    b = s.stack[-1].get("band")
    for verb, *args in s.legal:
        assert all(type(arg) in (int, str) for arg in args)
        if verb in VERBS_OF_TRAITS:
            assert VERBS_OF_TRAITS[verb] in s.keys(b)
        if verb in TAKING:
            safe(s, b, args[0])
    if s.stack[-1]["phase"] == "conquer":
        for r, here in enumerate(s.tokens):
            assert not any(kind in here for kind in IMMUNE) or "immune" in barriers(s, b, r)


def safe(s, b, r):
    """A region that may be attacked is not immune, not at peace, and no water but for those who sail."""
    assert s.band[r] != b and not any(kind in s.tokens[r] for kind in IMMUNE)
    assert not s.board.water[r] or (s.power[b] == "seafaring" and not s.declined[b])
    foe = s.band[r]
    if foe > TRIBES and s.power[foe] == "diplomat" and not s.declined[b]:
        assert s.memo.get("diplomat") != s.owner(b)


def plain(s):
    """State and events are JSON and nothing else."""
    assert json.loads(json.dumps(s.__dict__)) == s.__dict__
    assert json.loads(json.dumps(s.events)) == s.events


def answers(s):
    """Every question of the screen has an answer that is JSON, and asking changes nothing."""
    before = json.dumps(s.__dict__), list(s.legal)
    told = [GAME.view(s, viewer) for viewer in (None, *range(s.players))]
    told += [GAME.forecast(s, r) for r in (None, *range(len(s.board)))]
    told += [GAME.explain(s, verb, r) for verb in ("conquer", "gamble", "place") for r in range(len(s.board))]
    told += [GAME.score(s), GAME.ranking(s), GAME.worth(s)]
    if s.stack:
        f = s.stack[-1]
        told += [GAME.phases[f["phase"]].describe(s, f, action) for action in s.legal]
    json.dumps(told)
    assert (json.dumps(s.__dict__), list(s.legal)) == before


def steps(s, actions):
    """Every one of these actions can be carried out, and leaves the state it was tried on alone."""
    before = json.dumps(s.__dict__)
    for action in actions:
        new = s.clone()
        new.events = []
        step(new, action)
        assert GAME.check(new) == [] and bool(new.legal) == bool(new.stack)
        plain(new)
    assert json.dumps(s.__dict__) == before
