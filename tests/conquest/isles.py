"""A tiny family game of two islands, in which every question is answered that Small World leaves unanswered.

Its races and powers are those of book 000 cut down to the one thing that is tested."""

import conquest.board
from conquest.changes import leave
from conquest.game import Conquest
from conquest.hooks import Trait
from tabletop import Match, Phase, load

LANDS = {  # key: (terrain, marks, neighbours)
    "harbour": ("hill", ["anchor"], ["marsh", "bay"]), "marsh": ("swamp", [], ["harbour", "peak"]),
    "peak": ("mountain", ["cavern"], ["marsh"]), "bay": ("sea", [], ["harbour"]),
    "landing": ("hill", ["anchor"], ["wood"]), "wood": ("forest", ["cavern"], ["landing"]),
}
KEYS = list(LANDS)
MAP = {"rounds": 3, "regions": [
    {"key": key, "terrain": terrain, "marks": marks, "tribe": False,
     "near": [KEYS.index(other) for other in near]}
    for key, (terrain, marks, near) in LANDS.items()]}


class Isles(conquest.board.Board):
    """A race may come ashore at an anchor at any time."""

    terrains, symbols = ("hill", "swamp", "mountain", "sea", "forest"), ("anchor", "cavern")

    def __init__(self, data):
        super().__init__(data)
        self.entries = [r for r, kinds in enumerate(self.kinds) if "anchor" in kinds]


class Farers(Trait):
    """Nothing special, for the Horde."""

    tokens, limit, horde = 6, 20, True


class Folk(Trait):
    """Nothing special."""

    tokens, limit = 6, 20


class Kobolds(Trait):
    """To them all caverns are near."""

    tokens, limit = 6, 20

    def reach(self, s, b):
        return {r for r, kinds in enumerate(s.board.kinds) if "cavern" in kinds}


class Naga(Trait):
    """They begin in the water."""

    tokens, limit = 6, 20

    def enters(self, s, b):
        return {r for r, wet in enumerate(s.board.water) if wet}

    def waives(self, s, b, r):
        return {"water"}


class Tauren(Trait):
    """Never alone."""

    tokens, limit, garrison, horde = 10, 20, 2, True

    def remains(self, s, b, r):
        return 2


class Draenei(Trait):
    """The first token due in an opponent's turn is saved."""

    tokens, limit = 6, 20

    def losses(self, s, b, r, foe):
        return int(self.key in s.used or s.owner(foe) == s.owner(b))

    def on_lost(self, s, b, r):
        s.used[self.key] = True


class Plain(Trait):
    """Nothing special."""

    tokens = 4


class Spare(Trait):
    """Nothing special."""

    tokens = 4


class Sailing(Trait):
    """No fare."""

    tokens = 4

    def fare(self, s, b, r):
        return -1


class Guide(Sailing):
    """No fare either."""


class Mire(Trait):
    """Whoever attacks a swamp of theirs pays a coin first, in decline too."""

    tokens, lasts = 4, ("toll",)

    def toll(self, s, b, r, foe):
        return int(s.board.terrain[r] == "swamp")


class Harmony(Trait):
    """Two coins, once a turn."""

    tokens = 4

    def toll(self, s, b, r, foe):
        return 0 if self.key in s.used else 2

    def on_paid(self, s, b, r, foe):
        s.used[self.key] = True


class Hammer(Trait):
    """An artifact: whoever holds its region pays a token less; it lies on when the region changes hands."""

    held, limit = True, 1

    def cost(self, s, b, r):
        return -1


class Goal(Trait):
    """A coin to whoever takes its region; it lies on, and nobody holds it."""

    stays, limit = True, 2

    def on_conquered(self, s, b, r, was_empty):
        s.coins[s.owner(b)] += 1

    def on_lost(self, s, b, r):
        s.memo[self.key] = True


class Fort(Trait):
    """Gone with its region."""

    limit = 9

    def defence(self, s, b, r):
        return s.tokens[r][self.key]


def some(*kinds) -> dict:
    """Traits by their keys."""
    return {kind.key: kind() for kind in kinds}


class Sea(Conquest):
    """The game of the isles; with the option teams the Horde drafts apart and plays together."""

    key, players, version = "isles", range(2, 5), "1"
    options = {**Conquest.options, "teams": (False, True)}
    land, fare, tolls, own, offered = Isles, 1, True, ("isles",), 2
    sources = (*Conquest.sources, "toll")
    races = some(Farers, Folk, Kobolds, Naga, Tauren, Draenei)
    powers = some(Plain, Spare, Sailing, Guide, Mire, Harmony)
    pieces = some(Hammer, Goal, Fort)
    phases = load(Phase, "conquest.phases")
    weights = {"catch": 0, "land": 0, "spare": 0, "bonus": 0, "passing": 0, "faded": 0, "fresh": 0, "risk": 0,
               "fade": 0.5}

    def losses(self, s, b, r, foe):
        """A stack in decline is lost whole."""
        return s.troops[r] if s.declined[b] else super().losses(s, b, r, foe)

    def lanes(self, s):
        return 2 if s.teams else 1

    def lane(self, race):
        return int(getattr(self.races[race], "horde", False))

    def lane_of(self, s, p):
        return p % 2

    def sides(self, s):
        return [p % 2 for p in range(s.players)] if s.teams else super().sides(s)

    def deal(self, s, options, contents):
        super().deal(s, options, contents)
        s.teams = options["teams"]


class One(Sea):
    """Without teams: one column."""

    def lane(self, race):
        return 0

    def lane_of(self, s, p):
        return 0


GAME, TEAMS = One(), Sea()


def band(p, race, power=None, hand=0, **lands) -> dict:
    """A band of a position; without a power it is in decline."""
    return {"player": p, "race": race, "power": power, "declined": power is None, "hand": hand,
            "lands": lands}


def sat(*bands, players=2, options=None, game=GAME, **wish) -> Match:
    """A match from a position, player 0 conquering."""
    return Match(game, MAP, options or {}, ["human"] * players, 1,
                 {"bands": list(bands), "tribes": [], "phase": "conquer", **wish})


def at(key) -> int:
    """The number of a region."""
    return KEYS.index(key)


def go(match, *moves) -> Match:
    """Carry out moves in words; every invariant holds after each."""
    for words in moves:
        verb, *args = words.split()
        match.apply((verb, *(at(arg) if arg in KEYS else int(arg) for arg in args)))
        assert match.game.check(match.now) == []
    return match


def give_up(match, key):
    """The holder of a region walks out."""
    s = match.now
    leave(s, s.band[at(key)], at(key))
