"""The game of Small World: how a match begins, who leads, what the screen is told."""

from smallworld import forecast, homemade, position
from smallworld.board import Board
from smallworld.goals import GOALS
from smallworld.hooks import Trait
from smallworld.rules import restock
from smallworld.state import BANDS, SOURCES, TRIBES, SmallWorldState
from smallworld.worth import worth
from tabletop import Game, Phase, Refusal, load

COINS_AT_START = 5
TRIBE_TOKENS = 1  # on each region with a tribe at the start
OWN_PACKAGES = ("smallworld.races.", "smallworld.powers.")


class SmallWorld(Game):
    """The base game of 2009, by the rule book's default readings."""

    key, players, state = "smallworld", range(2, 6), SmallWorldState
    version = "1"
    mods = ("smallworld.races", "smallworld.powers", "smallworld.tokens")
    options = {"coins": ("hidden", "open"), "first": (0, 1, 2, 3, 4, "random")}
    races = load(Trait, "smallworld.races")
    powers = load(Trait, "smallworld.powers")
    pieces = load(Trait, "smallworld.tokens")
    phases = load(Phase, "smallworld.phases", "smallworld.races", "smallworld.powers")
    folds = Trait.hooks()

    def __init__(self):
        self.traits = {**self.races, **self.powers, **self.pieces}
        super().__init__()
        for family in ("races", "powers", "pieces"):  # without guests that could not be used
            known = getattr(self, family)
            setattr(self, family, {key: known[key] for key in known if key in self.traits})

    def slots(self, p) -> range:
        """The band numbers of a player."""
        return range(BANDS * p + 1, BANDS * p + 1 + BANDS)

    # --- a match begins -------------------------------------------------------------------

    def board(self, data):
        return Board(data)

    def checked(self, options):
        """Beside the plain options: `extra`, traits from outside wheels; `homemade`, traits as data."""
        plain = {name: value for name, value in options.items() if name not in ("extra", "homemade")}
        extra = options.get("extra", [])
        if not isinstance(extra, list) or not all(isinstance(key, str) and len(key) <= 40 for key in extra):
            raise Refusal("option", option="extra")
        missing = [key for key in extra if key not in self.races and key not in self.powers]
        if missing:
            raise Refusal("missing", why=missing)
        borrowed = [race for key in self.playing(self.races, extra) if (race := self.races[key].borrows)]
        if len(set(borrowed)) < len(borrowed) or not self.races.keys() >= set(borrowed):
            raise Refusal("option", option="extra", why=["borrowed"])
        return {**super().checked(plain), "extra": extra}

    def adapted(self, options):
        """The same game with the races and powers that players describe as data."""
        return homemade.extended(self, options["homemade"]) if "homemade" in options else self

    def contents(self, options):
        return {"races": self.playing(self.races, options["extra"]),
                "powers": self.playing(self.powers, options["extra"])}

    def pool(self, kind):
        return getattr(self, kind)

    def heard(self, trait, hook, declined):
        """In decline only what lasts is asked."""
        return trait.answers(hook) and (not declined or hook in trait.lasts)

    def setup(self, s, options, contents):
        if options["first"] not in ("random", *range(s.players)):
            raise Refusal("option", option="first", allowed=["random", *range(s.players)])
        self.deal(s, options, contents)
        s.first = s.random(s.players) if options["first"] == "random" else options["first"]
        restock(s)
        s.then("turn", player=s.first)

    def deal(self, s, options, contents):
        """Coins, tribes, trays and shuffled stacks; the column is still empty (p. 2)."""
        s.open = options["coins"] == "open"
        s.coins = [COINS_AT_START] * s.players
        for r, tribe in enumerate(s.board.tribes):
            if tribe:
                s.band[r], s.troops[r] = TRIBES, TRIBE_TOKENS
        s.races = list(contents["races"])
        borrowed = [self.races[key].borrows for key in s.races]
        s.races = [key for key in s.races if key not in borrowed]
        s.powers = list(contents["powers"])
        s.tray = {key: self.races[self.races[key].borrows or key].limit for key in s.races}
        s.shuffle(s.races)
        s.shuffle(s.powers)

    def playing(self, traits, extra) -> list:
        """The keys that take part: the box's own, those described as data, those asked for."""
        return [key for key, trait in traits.items()
                if key in extra or trait.extra or type(trait).__module__.startswith(OWN_PACKAGES)]

    def position(self, s, data, options, contents):
        position.build(self, s, data, options, contents)

    def check(self, s):
        return position.broken(self, s)

    # --- what the screen and the opponents ask ----------------------------------------------

    def earnings(self, s, p) -> dict:
        """The coins of a turn that ends now, by source (p. 5; ruling 44 for decline)."""
        coins = dict.fromkeys(SOURCES, 0)
        for b in s.bands(p):
            coins["decline" if s.declined[b] else "region"] += len(s.lands(b))
            for key, n in s.parts("income", b):
                coins["race" if key == s.race[b] else "power"] += n
        return coins

    def score(self, s):
        return list(s.coins)

    def ranking(self, s):
        """Coins, then race tokens on the map, active and in decline (p. 7); a full tie is shared (O7)."""
        return [[s.coins[p], sum(s.troops[r] for b in s.bands(p) for r in s.lands(b))]
                for p in range(s.players)]

    def worth(self, s):
        return worth(s)

    def redeal(self, s, player):
        """Stacks in an order of chance; other piles of coins as the table saw them grow."""
        for stack in (s.races, s.powers):
            stack.sort()
            s.shuffle(stack)
        for p in range(s.players):
            if p != player and not s.open:
                s.coins[p] = COINS_AT_START + sum(sum(row[2:]) for row in s.earned if row[1] == p)

    def view(self, s, viewer):
        over = not s.stack
        coins = [n if over or s.open or p == viewer else None for p, n in enumerate(s.coins)]
        return {"coins": coins, "scores": coins, "income": [self.earnings(s, p) for p in range(s.players)]}

    def explain(self, s, action):
        return forecast.explain(s, action)

    def forecast(self, s, action):
        return forecast.forecast(self, s, action)

    def reached(self, match, goal):
        return GOALS.reached(match, goal)
