"""A game: its traits, its phases, and the few questions every game answers."""

from tabletop import scenario
from tabletop.ai import Greedy
from tabletop.cast import Cast
from tabletop.made import Made
from tabletop.phase import settle
from tabletop.refusal import Refusal
from tabletop.state import State


class Game(Made, Cast):
    """What the core asks of a game. A variant is a subclass that replaces a few methods."""

    key = ""
    version = "0"
    players = range(2, 3)
    levels = ("easiest", "easy", "normal", "hard")  # of the opponents, from the weakest
    lasting: tuple = ()  # those of them, above all others, that think as long as they are given time
    # How those err that look one action ahead, as words for Greedy; of several moods each match draws one,
    # and None thinks like the strongest. By level, or by level and number of players.
    moods: dict = {"easiest": [{"warmth": 40.0, "forgets": 1.0}], "easy": [{"warmth": 14.0}], "normal": [{}]}
    chances = 0  # imagined states more, on which those who look one action ahead try what the die decides
    options: dict = {}  # option -> allowed values, the default first
    named: tuple = ()  # options that may also be a list of names, at which the set-up looks
    numbers: dict = {}  # printed ones that the screen shows before they are reached
    mods: tuple = ()  # entry points under which wheels from outside bring traits
    state = State

    # --- a match begins -------------------------------------------------------------------

    def board(self, data: dict):
        """Read and check a map; raises Refusal("map", why=[...])."""
        raise NotImplementedError

    def start(self, data: dict, players: int, options: dict, seed: int, contents=None) -> State:
        """A new match, set up and settled at its first choice."""
        s, options = self._empty(data, players, options, seed), self.checked(options)
        contents = self.contents(options) if contents is None else contents
        position = scenario.begin(self, s, data)
        if position is None:
            self.setup(s, options, contents)
        else:
            self.position(s, position, options, contents)
        settle(s)
        return s

    def built(self, data: dict, players: int, options: dict, seed: int, contents, position: dict) -> State:
        """The first state of a match that begins with a position instead of a set-up."""
        s, options = self._empty(data, players, options, seed), self.checked(options)
        scenario.begin(self, s, data)
        self.position(s, position, options, self.contents(options) if contents is None else contents)
        settle(s)
        return s

    def _empty(self, data, players, options, seed):
        if players not in self.players:
            raise Refusal("players", allowed=list(self.players))
        return self.state(self, self.board(data), players, seed)

    def checked(self, options: dict) -> dict:
        """The options with defaults filled in; refuses what the game does not know."""
        for name, value in options.items():
            if name in self.named and isinstance(value, list):
                continue
            allowed = self.options.get(name, ())
            if not any(type(value) is type(other) and value == other for other in allowed):
                raise Refusal("option", option=name, allowed=list(allowed))
        return {name: options.get(name, values[0]) for name, values in self.options.items()}

    def adapted(self, options: dict) -> "Game":
        """The game to play with these options: itself, or a copy with other traits."""
        return self

    def contents(self, options: dict) -> dict:
        """What a match with these options is dealt from: kind -> keys of traits. Saves name it: what is added
        to a game later changes no match begun before."""
        return {}

    def first_contents(self, options: dict) -> dict:
        """The same for saves from the time when they did not name it; never changes."""
        return self.contents(options)

    def pool(self, kind: str) -> dict:
        """The traits that contents of a kind are chosen from."""
        return self.traits

    def setup(self, s, options: dict, contents: dict):
        """Fill the fields, stack the first frame."""
        raise NotImplementedError

    def position(self, s, data: dict, options: dict, contents: dict):
        """Fill the fields from a built position instead of a set-up."""
        raise Refusal("unsupported")

    def check(self, s) -> list:
        """Invariants that do not hold, as codes; empty when all is well."""
        return []

    def earlier(self, version: str):
        """This game by the rules of an earlier version, to replay saves without a position; or None."""

    def renewed(self, fields: dict, version: str) -> dict:
        """The fields of a state that another version of the game kept, as this one has them."""
        return fields

    def restored(self, s):
        """A state was read back: set what its fields imply and are not, such as a board laid by chance."""

    # --- what the screen and the opponents ask --------------------------------------------

    def score(self, s) -> list:
        """Points per player."""
        raise NotImplementedError

    def ranking(self, s) -> list:
        """What players are ranked by, best first: points, then whatever breaks ties; alike within a side."""
        return [[points] for points in self.score(s)]

    def sides(self, s) -> list:
        """The side that each player is on; everybody his own unless teams play."""
        return list(range(s.players))

    def gone(self, s) -> list:
        """The players who are out while the others go on."""
        return []

    def worth(self, s) -> list:
        """Expected final points per player, for the AI."""
        return self.score(s)

    @property
    def adviser(self) -> str:
        """The level that gives hints and judges: the strongest of those that soon come to an end."""
        return [level for level in self.levels if level not in self.lasting][-1]

    def about(self) -> dict:
        """What there is to choose from before a match."""
        return {"key": self.key, "version": self.version, "players": list(self.players),
                "levels": list(self.levels), "lasting": list(self.lasting), "mods": list(self.mods),
                "words": self.words(), "numbers": self.numbers,
                "options": {name: list(values) for name, values in self.options.items()}}

    def view(self, s, viewer) -> dict:
        """What the screen wants ready, beside the fields themselves."""
        return {}

    def redeal(self, s, player: int):
        """Deal again all that the player cannot see, by what he knows (in a clone)."""

    def erring(self, s, seed: int, every: bool, mood: dict):
        """Who thinks at a level with a mood: looks one action ahead, unless a game has planners that err."""
        return Greedy(s, seed, every=every, **mood)

    def planner(self, s, level: str, seed: int, every: bool):
        """A thinker of the game's own where a level has no mood (see thinkers.py), None for the common one;
        with `every` it looks at every outcome of the first choice."""

    def routine(self, s):
        """A thinker for what all who forget nothing decide by a plan; None where they look ahead."""

    def subtle(self, s, action: tuple) -> bool:
        """Whether beginners tend not to think of an action."""
        return False

    def explain(self, s, action: tuple) -> list:
        """Reason codes why no legal action begins so; empty if one does."""
        return []

    def forecast(self, s, action: tuple) -> dict:
        """What an action, perhaps only begun, would cost and bring, and what ending the turn now would; ()
        when nothing is pointed at."""
        return {}

    def reasons(self, s, action: tuple) -> list:
        """What speaks for an action of who acts, [{"code": "cheap", "tokens": 2}], the weightiest first."""
        return []

    def reached(self, match, goal: dict) -> bool:
        """Whether a goal, in this game's own form, is reached; raises Refusal("goal", why=[...])."""
        raise Refusal("unsupported")
