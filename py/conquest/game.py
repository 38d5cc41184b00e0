"""A game of conquest and decline: how a match is dealt, what a turn earns, what the screen is told."""

from conquest import forecast, invariants, position, reasons
from conquest.column import restock
from conquest.deal import BROUGHT, brought, deal
from conquest.goals import GOALS
from conquest.guard import Guard
from conquest.hooks import Trait
from conquest.phases.spread import Spread
from conquest.planner import Planner
from conquest.state import LYING, NOBODY, ConquestState
from conquest.workshop import Workshop
from conquest.worth import worth
from tabletop import Game, Refusal


class Conquest(Workshop, Game):
    """What every game of the family has; each brings its land, its races, powers and pieces."""

    state = ConquestState
    levels, lasting = (*Game.levels, "master"), ("master",)
    options = {"coins": ("hidden", "open"), "first": (0, 1, 2, 3, 4, "random")}
    own = ()  # packages of the box
    tolls = False  # whether an attack may cost coins (book 000, Pandaren)
    coins_at_start, tribe_tokens, offered = 5, 1, 6  # offered: combinations in a column
    course = ("conquer", "redeploy", "retreats", "score")  # the phases of a turn
    farewell = ("score",)  # of them those of a turn of decline
    sources = ("region", "decline", "race", "power", "column")  # where coins come from
    answers = {2: 48, 3: 32, 4: 24, 5: 19}  # that the hard opponent tries its plans on, by number of players
    fare = 0  # tokens to cross to an entry where a band has no neighbour; with 0 entries are for the first
    land = None  # the class of its boards
    races: dict = {}
    powers: dict = {}
    pieces: dict = {}
    first: dict = {"races": (), "powers": ()}  # what saves that do not name their contents were dealt from
    weights: dict = {}  # of worth.py
    folds = Trait.hooks()

    def __init__(self):
        self.traits = {**self.races, **self.powers, **self.pieces}
        super().__init__()
        for family in ("races", "powers", "pieces"):  # without guests that could not be used
            known = getattr(self, family)
            setattr(self, family, {key: known[key] for key in known if key in self.traits})

    # --- rules that a game of the family may change -----------------------------------------

    def losses(self, s, b, r, foe) -> int:
        """Tokens that band b loses with region r to band foe (p. 4)."""
        lost = s.ask("losses", b, r, foe)
        return 1 if lost is None else lost

    def lanes(self, s) -> int:
        """How many columns of combinations there are (book 000, team play: one for each side)."""
        return 1

    def changed(self, s):
        """Regions have changed hands (book 000, watch towers)."""

    def width(self, s) -> int:
        """How many combinations a column shows."""
        return self.offered

    def lane(self, race) -> int:
        """In which column a race is offered."""
        return 0

    def lane_of(self, s, p) -> int:
        """From which column a player drafts."""
        return 0

    def source(self, s, b, key) -> str:
        """Where the coins come from that a trait of band b earns."""
        return "race" if key == s.race[b] else "power"

    def veiled(self, s):
        """A copy to try a conquest on for the screen, in which nothing comes to light that is hidden."""
        return s.clone()

    # --- a match begins -------------------------------------------------------------------

    def board(self, data):
        return self.land(data)

    def checked(self, options):
        plain = {name: value for name, value in options.items() if name not in BROUGHT}
        return {**super().checked(plain), **brought(self, options)}

    def contents(self, options):
        return {kind: self.playing(self.pool(kind), options["extra"]) for kind in ("races", "powers")}

    def first_contents(self, options):
        """What was in the box at first, with what these options add, in the order it was shuffled in."""
        return {kind: sorted({*keys, *(key for key in options["extra"] if key in self.pool(kind))})
                + [key for key, trait in self.pool(kind).items() if trait.extra]
                for kind, keys in self.first.items()}

    def pool(self, kind):
        return getattr(self, kind)

    def heard(self, trait, hook, declined):
        """In decline only what lasts is asked; what is held is asked by its holder, not where it lies."""
        fits = not trait.held if declined == LYING else not declined or hook in trait.lasts
        return fits and trait.answers(hook)

    def setup(self, s, options, contents):
        if options["first"] not in ("random", *range(s.players)):
            raise Refusal("option", option="first", allowed=["random", *range(s.players)])
        self.deal(s, options, contents)
        s.first = s.random(s.players) if options["first"] == "random" else options["first"]
        restock(s)
        s.then("turn", player=s.first)

    def deal(self, s, options, contents):
        """All but the column, which is still empty; positions begin so too."""
        deal(self, s, options, contents)

    def playing(self, traits, extra) -> list:
        """The keys that take part: the box's own, those described as data, those asked for."""
        return [key for key, trait in traits.items()
                if key in extra or trait.extra or type(trait).__module__.startswith(self.own)]

    def position(self, s, data, options, contents):
        position.build(self, s, data, options, contents)

    def check(self, s):
        return invariants.broken(self, s)

    # --- what the screen and the opponents ask ----------------------------------------------

    def earnings(self, s, p) -> dict:
        """The coins of a turn that ends now, by source (p. 5; ruling 44 for decline)."""
        coins = dict.fromkeys(self.sources, 0)
        for b in s.bands(p):
            coins["decline" if s.declined[b] else "region"] += s.band.count(b)
            for key, n in s.parts("income", b):
                coins[self.source(s, b, key)] += n
        return coins

    def pay(self, s, p, q, coins, source="toll"):
        """Player p pays coins to player q; nobody is the bank."""
        for player, n in ((p, -coins), (q, coins)):
            if player != NOBODY:
                s.coins[player] += n
                self.book(s, player, **{source: n})

    def book(self, s, p, **coins):
        """Coins that a player took or paid in the open, by source."""
        s.earned.append([s.round, p, *(coins.get(source, 0) for source in self.sources)])

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
                s.coins[p] = self.coins_at_start + sum(sum(row[2:]) for row in s.earned if row[1] == p)

    def view(self, s, viewer):
        coins = [n if not s.stack or s.open or p == viewer else None for p, n in enumerate(s.coins)]
        return {"coins": coins, "scores": coins,
                "income": [forecast.takings(self, s, p) for p in range(s.players)]}

    def plans(self, s):
        return True  # whether hard decides by a plan of the turn

    def planner(self, s, level, seed, every):
        return Planner(s, level, seed, every)

    def routine(self, s):
        """Tokens are spread by what rivals could take."""
        return Guard(s) if isinstance(self.phases[s.stack[-1]["phase"]], Spread) else None

    def subtle(self, s, action):
        """Giving up regions, or a whole race, for something better later."""
        return action[0] in ("decline", "abandon")

    def explain(self, s, action):
        return forecast.explain(s, action)

    def forecast(self, s, action):
        return forecast.forecast(self, s, action)

    def reasons(self, s, action):
        return reasons.reasons(self, s, action)

    def reached(self, match, goal):
        return GOALS.reached(match, goal)
