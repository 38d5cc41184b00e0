"""What holds in every position of Small World, written down apart from the engine."""

import always
import bands
from conquest.rules import barriers
from conquest.state import NOBODY, TRIBES

IMMUNE = ("dragon", "hero", "hole")
TAKING = ("conquer", "gamble", "dragon", "convert")
MOST = {"dragon": 1, "hero": 2, "hole": 2, "camp": 5, "fortress": 6, "lair": 10}  # p. 8-11
OWNERS = {"dragon": "dragon_master", "hero": "heroic", "hole": "halflings", "camp": "bivouacking"}
VERBS_OF_TRAITS = {"convert": "sorcerers", "roll": "berserk", "dragon": "dragon_master",
                   "fortify": "fortified", "ally": "diplomat", "farewell": "stout"}


def check(s, dealt=True):
    """Raise at the first thing that is wrong; a dealt game also knows where every coin came from."""
    bands.check(s, dealt, (owners, pieces, bands.full, targets), ("retreat", "place"))


def owners(s):
    """One owner a region, whole tokens, nobody in hand or in decline who cannot be."""
    for r, (b, n) in enumerate(zip(s.band, s.troops)):
        assert b in (NOBODY, TRIBES) or s.race[b]
        assert n >= 0 and (n > 0 or b == NOBODY or loan_due(s, b))
        assert b != NOBODY or (n == 0 and not s.tokens[r])
        assert b != TRIBES or (n == 1 and not s.board.water[r] and not s.tokens[r])
        if b > 0 and s.board.water[r]:
            assert s.declined[b] or "water" in s.ask("waives", b, r)
        if b > 0 and s.declined[b] and not acts(s, b) and s.ask("remains", b, r) is None:
            assert n == 1
        assert all(r in s.board.near[other] and other != r for other in s.board.near[r])
    for b, race in enumerate(s.race):
        assert s.hand[b] >= 0 and (race or not s.hand[b])
        assert not s.declined[b] or acts(s, b) or not s.hand[b]
        assert not s.declined[b] or s.power[b] is None or s.game.traits[s.power[b]].lasts
        assert not race or s.declined[b] or s.power[b]
    assert s.lent >= 0 and (not s.lent or any(f["phase"] in ("conquer", "redeploy") for f in s.stack))


def acts(s, b) -> bool:
    """Whether a band's race goes on playing in decline."""
    return "on_turn" in s.game.traits[s.race[b]].lasts


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


def targets(s):
    """No action goes where it may not."""
    b = s.stack[-1].get("band") if s.stack else None
    for verb, *args in s.legal:
        if verb in VERBS_OF_TRAITS:
            assert VERBS_OF_TRAITS[verb] in s.keys(b)
        if verb in TAKING:
            safe(s, b, args[0])
    if s.stack and s.stack[-1]["phase"] == "conquer":
        for r, here in enumerate(s.tokens):
            assert not any(kind in here for kind in IMMUNE) or barriers(s, b, r) & {"immune", "own"}


def safe(s, b, r):
    """A region that may be attacked is not immune, not at peace, and no water but for those who sail."""
    assert s.band[r] != b and not any(kind in s.tokens[r] for kind in IMMUNE)
    assert not s.board.water[r] or ("water" in s.ask("waives", b, r) and not s.declined[b])
    foe = s.band[r]
    if foe > TRIBES and s.power[foe] == "diplomat" and not s.declined[b]:
        assert s.memo.get("diplomat") != s.owner(b)


def answers(s):
    """Every question of the screen has an answer."""
    always.answers(s, ("conquer", "gamble", "place"))
