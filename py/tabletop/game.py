"""A game: its traits, its phases, and the few questions every game answers."""

from importlib.metadata import entry_points

from tabletop.phase import settle
from tabletop.refusal import Refusal
from tabletop.state import State
from tabletop.trait import BROKEN


class Game:
    """What the core asks of a game. A variant is a subclass that replaces a few methods."""

    key = ""
    version = "0"
    players = range(2, 3)
    levels = ("easy", "normal", "hard")
    options: dict = {}  # option -> allowed values, the default first
    numbers: dict = {}  # printed ones that the screen shows before they are reached
    mods: tuple = ()  # entry points under which wheels from outside bring traits
    state = State
    traits: dict = {}
    phases: dict = {}

    def __init__(self):
        self._doers, self._answers = {}, {}
        for key, phase in self.phases.items():
            phase.key = key
        self.verbs = self._verbs()

    # --- a match begins -------------------------------------------------------------------

    def board(self, data: dict):
        """Read and check a map; raises Refusal("map", why=[...])."""
        raise NotImplementedError

    def start(self, data: dict, players: int, options: dict, seed: int) -> State:
        """A new match, set up and settled at its first choice."""
        if players not in self.players:
            raise Refusal("players", allowed=list(self.players))
        s = self.state(self, self.board(data), players, seed)
        self.setup(s, self.checked(options))
        settle(s)
        return s

    def checked(self, options: dict) -> dict:
        """The options with defaults filled in; refuses what the game does not know."""
        for name, value in options.items():
            allowed = self.options.get(name, ())
            if not any(type(value) is type(other) and value == other for other in allowed):
                raise Refusal("option", option=name, allowed=list(allowed))
        return {name: options.get(name, values[0]) for name, values in self.options.items()}

    def adapted(self, options: dict) -> "Game":
        """The game to play with these options: itself, or a copy with other traits."""
        return self

    def setup(self, s, options: dict):
        """Fill the fields, stack the first frame."""
        raise NotImplementedError

    def position(self, s, data: dict, options: dict):
        """Fill the fields from a built position instead of a set-up."""
        raise Refusal("unsupported")

    def check(self, s) -> list:
        """Invariants that do not hold, as codes; empty when all is well."""
        return []

    # --- what the screen and the opponents ask --------------------------------------------

    def score(self, s) -> list:
        """Points per player."""
        raise NotImplementedError

    def ranking(self, s) -> list:
        """What players are ranked by, best first: points, then whatever breaks ties."""
        return [[points] for points in self.score(s)]

    def worth(self, s) -> list:
        """Expected final points per player, for the AI."""
        return self.score(s)

    def about(self) -> dict:
        """What there is to choose from before a match."""
        return {"key": self.key, "version": self.version, "players": list(self.players),
                "levels": list(self.levels), "mods": list(self.mods), "words": self.words(),
                "numbers": self.numbers,
                "options": {name: list(values) for name, values in self.options.items()}}

    def view(self, s, viewer) -> dict:
        """What the screen wants ready, beside the fields themselves."""
        return {}

    def redeal(self, s, player: int):
        """Deal again all that the player cannot see, by what he knows (in a clone)."""

    def planner(self, s, level: str, seed: int):
        """A thinker of the game's own for a level (see ai.py for its form), or None for the common one."""

    def explain(self, s, verb: str, region: int) -> list:
        """Reason codes why a region cannot be chosen now; empty if it can."""
        return []

    def forecast(self, s, region, start=None) -> dict:
        """What taking a region would cost and what ending the turn now would bring; a game in which pieces
        walk tells the `path` to the region from a start."""
        return {}

    def reached(self, match, goal: dict) -> bool:
        """Whether a goal, in this game's own form, is reached; raises Refusal("goal", why=[...])."""
        raise Refusal("unsupported")

    # --- traits and verbs -----------------------------------------------------------------

    def doer(self, phase: str, verb: str):
        """The method that carries out a verb: the phase's own, or its trait's."""
        found = self._doers.get((phase, verb))
        if found is None:
            owner = self.phases[phase]
            if not hasattr(owner, "do_" + verb):
                owner = self.verbs[verb]
            found = self._doers[phase, verb] = getattr(owner, "do_" + verb)
        return found

    def answers(self, hook: str, keys: tuple, declined: bool) -> tuple:
        """The methods of these traits that answer a hook, in order; in decline only what lasts."""
        found = self._answers.get((hook, keys, declined))
        if found is None:
            traits = [self.traits[key] for key in keys if key]
            found = self._answers[hook, keys, declined] = tuple(
                getattr(trait, hook) for trait in traits
                if trait.answers(hook) and (not declined or hook in trait.lasts))
        return found

    def words(self) -> dict:
        """Names and descriptions of all traits, in every language."""
        return {key: {"en": list(trait.en), "ru": list(trait.ru)} for key, trait in self.traits.items()}

    def _verbs(self) -> dict:
        """Which trait carries out which verb; it has one doer, so a guest that does it too is left out."""
        found = {}
        for key, trait in sorted(self.traits.items(), key=lambda item: item[1].guest != ""):
            verbs = [name[3:] for name in dir(trait) if name.startswith("do_")]
            twice = [verb for verb in verbs if verb in found]
            if twice and not trait.guest:
                raise TypeError(f"two traits do {twice[0]}")
            if twice:
                BROKEN[trait.guest] = f"TypeError: two traits do {twice[0]}"
                del self.traits[key]
            else:
                found.update(dict.fromkeys(verbs, trait))
        return found


_installed: dict = {}


def games() -> dict:
    """Every installed game by its key, announced by the entry points `tabletop.games`."""
    if not _installed:
        for point in sorted(entry_points(group="tabletop.games"), key=lambda point: point.name):
            try:
                game = point.load()
            except Exception as trouble:  # one broken wheel must not take the others down
                BROKEN[f"{point.group}:{point.name}"] = f"{type(trouble).__name__}: {trouble}"
            else:
                _installed[game.key] = game
    return _installed
