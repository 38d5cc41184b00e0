"""What holds in every position of Small World of Warcraft, written down apart from the engine."""

import always
import bands
from azeroth import GAME
from conquest.rules import toll
from conquest.state import NOBODY, TRIBES

BEASTS = 5  # in the box, as all below
MOST = {"wall": 9, "fort": 10, "tower": 6, "bomb": 12, "objective": 2, "champion": 1, "beast": BEASTS}
OWNERS = {"fort": "garrisoned", "tower": "defensive", "champion": "championing", "beast": "beast_master"}
BOX, WELL = 12, "well_of_eternity"  # artifacts and places
VERBS = ("conquer", "gamble", "raid", "champion", "wield", "swap", "drive", "steal", "bomb", "ignite",
         "target", "flow", "station", "place", "lay")
WHOSE = {"raid": "gnomes", "champion": "championing", "swap": "portal_mage", "drive": "intimidating",
         "steal": "ethereals", "human": "worgen", "wolf": "worgen"}
OTHERS = ("retreat", "pack", "station")  # phases in which another than the player of the turn may act


def check(s, dealt=True):
    """Raise at the first thing that is wrong; a dealt game also knows where every coin and find came from."""
    bands.check(s, dealt, (owners, pieces, column, targets), OTHERS)
    finds(s, dealt)


def owners(s):
    """One owner a region, whole tokens, no Tauren alone, nobody in hand or in decline who cannot be."""
    for r, (b, n) in enumerate(zip(s.band, s.troops)):
        assert (n > 0) == (b != NOBODY) and (b <= TRIBES or s.race[b])
        assert b != TRIBES or (n == 1 and not s.board.water[r])
        if b > TRIBES and s.board.water[r]:
            assert s.race[b] == "naga"
        if b > TRIBES and s.race[b] == "tauren":
            assert n > 1 or "champion" in s.tokens[r]
    for b, race in enumerate(s.race):
        assert s.hand[b] >= 0 and (race or not s.hand[b])
        assert not s.declined[b] or not s.hand[b]
        assert not s.declined[b] or s.power[b] in (None, "garrisoned", "marsh_dweller")
        assert b == TRIBES or not race or s.declined[b] or s.power[b]
    for p in range(s.players):
        assert sum(s.declined[b] for b in s.bands(p)) <= 1
    tokens = {race: trait.limit for race, trait in GAME.races.items()}
    held = {s.race[b]: s.total(b) - s.ask("aides", b) for b in range(len(s.race)) if s.race[b]}
    assert all(s.tray[race] + held.get(race, 0) == n for race, n in tokens.items())


def pieces(s):
    """Never more pieces than in the box, each with those who may have it, one a region but of beasts."""
    for kind, most in MOST.items():
        assert s.count(kind) <= most, kind
    playing = {race for race, faded in zip(s.race, s.declined) if race and not faded}
    for r, here in enumerate(s.tokens):
        b = s.band[r]
        for kind, n in here.items():
            assert n == 1 or kind == "beast" and n <= s.troops[r]
            if kind in OWNERS:
                assert s.power[b] == OWNERS[kind] and (kind == "fort" or not s.declined[b])
            assert kind not in ("wall", "bomb") or b > TRIBES
        assert "tower" not in here or most_around(s, r)
        assert "objective" not in here or "humans" in playing
        assert "bomb" not in here or "goblins" in playing
    if s.where("bomb"):
        assert len(s.where("bomb")) + s.memo.get("goblins", 0) <= len(s.bombs)
    assert s.bombs.count(0) <= 6 and s.bombs.count(1) <= 6 and len(s.bombs) <= MOST["bomb"]


def most_around(s, r) -> bool:
    """Whether the band on a field has more of the regions around it than each other."""
    around = [s.band[other] for other in s.board.near[r] if s.band[other] != NOBODY]
    counts = sorted(((around.count(b), b) for b in set(around)), reverse=True)
    alone = len(counts) == 1 or counts and counts[0][0] > counts[1][0]
    return s.board.terrain[r] == "farmland" and alone and counts[0][1] == s.band[r] and s.troops[r] > 0


def finds(s, dealt):
    """Each in one place, face down where the map says so; a band has what lies on its regions."""
    shown = [(kind, r) for r, here in enumerate(s.tokens) for kind in here if kind in GAME.finds]
    hidden = [kind for pile in s.finds for kind in pile]
    everything = [kind for kind, _ in shown] + hidden + s.unused
    assert len(set(everything)) == len(everything) and len(everything) >= BOX - 1
    assert len(everything) == BOX or WELL not in everything
    assert s.where("unknown") == [r for r, pile in zip(s.board.finds, s.finds) if pile]
    for b in range(1, len(s.race)):
        assert sorted(s.items[b]) == sorted(kind for kind, r in shown if s.band[r] == b)
    flowing = any(f["phase"] == "well" for f in s.stack)
    for kind, r in shown if dealt else ():
        assert kind not in GAME.places or r in s.board.finds or (kind == WELL and s.board.water[r])
        assert kind != WELL or s.board.water[r] or flowing


def column(s):
    """The one column is full; in teams each side has its own."""
    if not s.teams:
        bands.full(s)


def targets(s):
    """No action goes where it may not."""
    b = s.stack[-1].get("band", NOBODY) if s.stack else NOBODY
    for verb, *args in s.legal:
        assert verb not in WHOSE or WHOSE[verb] in s.keys(b)
        if verb in ("conquer", "gamble", "raid", "champion"):
            taken(s, b, args[0])
        elif verb in ("drive", "bomb"):
            assert set(s.board.near[args[0]]) & set(s.lands(b)) and rival(s, b, args[0])
        elif verb == "swap":
            assert all("magic" in s.board.kinds[r] for r in args) and args[0] != args[1]
        elif verb == "steal":
            place, = s.where(args[0])
            assert args[1] in s.lands(b) and place in s.board.near[args[1]] and args[0] in GAME.artifacts


def rival(s, b, r) -> bool:
    """Whether a region is somebody else's, no tower stands there, and powers may touch it."""
    return s.owner(s.band[r]) != s.owner(b) and s.band[r] != NOBODY and "tower" not in s.tokens[r]


def taken(s, b, r):
    """A region that may be attacked is no own one, bears no tower, is no water but for Naga, and is paid."""
    foreign = s.owner(s.band[r]) != s.owner(b)
    assert s.band[r] != b and not (foreign and "tower" in s.tokens[r])
    assert not s.board.water[r] or s.race[b] == "naga"
    assert toll(s, b, r) <= s.coins[s.owner(b)]


def answers(s):
    """Every question of the screen has an answer."""
    always.answers(s, (*VERBS, "x"))
