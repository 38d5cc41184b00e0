"""The game of Small World of Warcraft: how a match is dealt, who plays for whom, what a turn earns."""

from azeroth import forecast, invariants, position, rules, worth
from azeroth.board import Board
from azeroth.finds import FACE_DOWN, bury
from azeroth.goals import GOALS
from azeroth.hooks import FACTIONS, FOLDS, Artifact, Piece, Place, Power, Race
from azeroth.state import AzerothState
from azeroth.tables import MOST, SHOWN, SIDES
from azeroth.weights import MOODS, WEIGHTS
from conquest.game import Conquest
from conquest.homemade import Blank
from conquest.planner import LONGER
from conquest.state import TRIBES
from tabletop import Game, Phase, Refusal, load
from tabletop.search import Search

WEALTH = 9  # coins, enough for whatever is asked
HOMES = ("races", "powers", "artifacts", "places")  # one file a trait, its pieces and phases with it


class Azeroth(Conquest):
    """Its races, powers, finds and pieces, its islands, its two factions and the game in teams."""

    key, players, version = "azeroth", range(2, 6), "3"
    chances, answers = 9, {2: 30, 3: 16, 4: 11, 5: 8}  # an answer takes longer than in Small World
    state, land, weights, moods, folds = AzerothState, Board, WEIGHTS, MOODS, FOLDS
    options = {**Conquest.options, "teams": (False, True), "islands": ("drawn",)}
    named = ("islands",)  # those that are to be played, one for each letter of the map
    fare, tolls = 1, True  # p. 5
    course = ("conquer", "redeploy", "retreats", "finish", "score")
    farewell = ("retreats", "score")  # ruling 64: those whom bombs drove out come back
    sources = (*Conquest.sources, "faction", "find", "prize", "toll")
    mods = tuple(f"azeroth.{home}" for home in HOMES)
    own = ("azeroth.races.", "azeroth.powers.", "azeroth.artifacts.", "azeroth.places.")
    blanks = {"race": Blank(Race, 10, lender=True, faction=FACTIONS), "power": Blank(Power, 5)}
    races, powers = load(Race, "azeroth.races"), load(Power, "azeroth.powers")
    artifacts, places = load(Artifact, "azeroth.artifacts"), load(Place, "azeroth.places")
    finds = {**artifacts, **places}
    pieces = {**load(Piece, "azeroth.tokens", *(f"azeroth.{home}" for home in HOMES)), **finds}
    paying = frozenset(key for key, piece in pieces.items() if piece.answers("tribute"))
    phases = {**load(Phase, "conquest.phases"),
              **load(Phase, "azeroth.phases", *(f"azeroth.{home}" for home in HOMES))}

    # What the screen may say before a match: what goes where it is used, who fights, who plays for whom.
    numbers = {"artifacts": sorted(artifacts), "factions": {key: race.faction for key, race in races.items()},
               "sides": {str(n): [FACTIONS.index(x) for x in xs] for n, xs in SIDES.items()}, "most": MOST}

    # --- sides (our reading of the team sheet: facts, proposed.team_variant) ------------------

    def sides(self, s):
        if not s.teams:
            return super().sides(s)
        return [FACTIONS.index(faction) for faction in SIDES[s.players]]

    def lanes(self, s):
        return len(set(SIDES[s.players])) if s.teams else 1

    def width(self, s):
        return SHOWN if s.teams else self.offered

    def lane(self, race):
        return FACTIONS.index(self.races[race].faction)

    def lane_of(self, s, p):
        return self.sides(s)[p]

    def ranking(self, s):
        """In teams the member with fewer coins stands for his side (ruling 131). No champion breaks a draw
        (facts, tie-break-tokens)."""
        own, sides = super().ranking(s), self.sides(s)
        for r, b in enumerate(s.band):
            if b > TRIBES:
                own[s.owner(b)][1] -= rules.company(s, r)
        return [min(other for other, side in zip(own, sides) if side == mine) for mine in sides]

    # --- rules that are others here -------------------------------------------------------------

    def losses(self, s, b, r, foe):
        """A stack in decline is lost whole (p. 8; ruling 42: the chapel does not save it)."""
        return s.troops[r] if s.declined[b] else super().losses(s, b, r, foe)

    def changed(self, s):
        """Pieces that depend on who stands around them look about."""
        for r, here in enumerate(s.tokens):
            if here:
                self.question("on_changed", tuple(here))(s, s.band[r], r)

    def survey(self, data):
        from azeroth.survey import survey  # only here: nobody needs it to play

        return survey(data)

    # --- a match begins -------------------------------------------------------------------------

    def contents(self, options):
        return {**super().contents(options), "finds": self.playing(self.finds, options["extra"])}

    first_contents = Game.first_contents

    def setup(self, s, options, contents):
        if options["teams"] and s.players not in SIDES:
            raise Refusal("option", option="teams", allowed=[False])
        self.lay(s, options["islands"])
        super().setup(s, options, contents)

    def lay(self, s, islands, chance=True):
        """The islands of a match: by lot, or those named."""
        if islands == "drawn":
            chosen = s.board.drawn(s.random) if chance else s.board.chosen
        else:
            chosen = s.board.named(islands)
        if chosen is None:
            raise Refusal("option", option="islands")
        s.lay(s.board.playing(chosen))

    def deal(self, s, options, contents):
        s.teams = options["teams"]
        super().deal(s, options, contents)
        bury(s, contents["finds"])

    def position(self, s, data, options, contents):
        position.build(self, s, data, options, contents)

    def restored(self, s):
        s.board = s.board.playing(s.islands)

    def earlier(self, version):
        from azeroth.earlier import VERSIONS  # only here: what is over is not needed to play

        return VERSIONS.get(version)

    def check(self, s):
        return invariants.broken(self, s)

    # --- what the screen and the opponents ask --------------------------------------------------

    def source(self, s, b, key):
        return "find" if key in self.finds else super().source(s, b, key)

    def earnings(self, s, p):
        coins = super().earnings(s, p)
        coins["faction"] = sum(rules.bonus(s, b) for b in s.bands(p))
        coins["find"] += sum(rules.tributes(s, b) for b in s.bands(p))
        return coins

    def erring(self, s, seed, every, mood):
        """A coin of one member is worth that much less to his side, so in teams all err by less."""
        sides = self.sides(s)
        members = sides.count(sides[s.actor])
        return super().erring(s, seed, every, {**mood, "warmth": mood.get("warmth", 0.0) / members})

    def worth(self, s):
        return worth.worth(s)

    def plans(self, s):
        """Drafts and conquests; what bombs, objectives and artifacts bring comes late: it is searched."""
        return s.stack[-1]["phase"] in ("draft", "conquer")

    def planner(self, s, level, seed, every):
        if self.plans(s):
            return super().planner(s, level, seed, every)
        return Search(s, seed, every, LONGER.get(level, 1))

    def redeal(self, s, player):
        """What lies face down might be anything that is not seen."""
        super().redeal(s, player)
        s.mix(*s.finds, s.unused)
        s.bombs.sort()
        s.shuffle(s.bombs)

    def veiled(self, s):
        """Nothing is turned up, and nobody is too poor to pay whose coins are hidden."""
        new, me = s.clone(), s.stack[-1].get("player")
        for here in new.tokens:
            here.pop(FACE_DOWN, None)
        if not s.open:
            new.coins = [n if p == me else max(n, WEALTH) for p, n in enumerate(s.coins)]
        return new

    def pay(self, s, p, q, coins, source="toll"):
        super().pay(s, p, q, coins, source)
        s.note("paid", player=p, foe=q, coins=coins, source=source)

    def forecast(self, s, action):
        return forecast.forecast(self, s, action)

    def explain(self, s, action):
        return forecast.explain(s, action)

    def reached(self, match, goal):
        return GOALS.reached(match, goal)

    def view(self, s, viewer):
        """Beside what the family shows: the islands on the table, the faction bonus as it grows, and for whom
        races fight that players described."""
        bonus = [[row for b in s.bands(p) for row in rules.bounties(s, b)] for p in range(s.players)]
        return {**super().view(s, viewer), "islands": s.board.islands, "island": s.board.island,
                "letters": s.board.letters, "bonus": bonus,
                "factions": {key: race.faction for key, race in self.races.items() if race.extra}}
