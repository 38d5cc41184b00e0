"""A match: every state it went through, what was done between them, undo and redo."""

from tabletop import scenario
from tabletop.phase import step
from tabletop.refusal import Refusal
from tabletop.restore import restored
from tabletop.state import fewer

ACTIONS = 20_000  # of one match


class Match:
    """One game being played. What is done is carried out on a copy, so a crash leaves the match untouched.

    An entry of `actions` is an action, or a list of actions that were one step."""

    def __init__(self, game, data: dict, options: dict, seats: list, seed: int, position: dict | None = None,
                 contents: dict | None = None, first: bool = False):
        rules = self._sit(game, data, options, seats, seed)
        self.position, self.contents = position, self._dealt(rules, contents, first)
        begun = data, len(seats), rules, seed, self.contents
        s = self.game.start(*begun) if position is None else self.game.built(*begun, position)
        self.states = [s]

    @classmethod
    def resumed(cls, game, data, options, seats, seed, base: dict, contents=None) -> "Match":
        """A match that goes on from a position kept as plain data; what came before is only told."""
        match = object.__new__(cls)
        rules = match._sit(game, data, options, seats, seed)
        match.contents, match.base = match._dealt(rules, contents, contents is None), base
        fresh = match.game.start(data, len(seats), rules, seed, match.contents)
        s = restored(fresh, base["state"], base["version"])
        s.events = base["events"][-1]
        match.states, match.told = [s], base["events"][:-1]
        match.gap = {"version": base["version"], "told": len(match.told), "lost": 0}
        return match

    def _sit(self, game, data, options, seats, seed) -> dict:
        """What is known before the first state; the options that are rules."""
        self.data, self.options, self.seats, self.seed = data, options, seats, seed
        self.position = self.base = self.gap = None  # gap: what of an earlier version cannot be replayed
        self.actions, self.undone, self.told = [], [], []
        self.sandbox = options.get("sandbox", False)
        if type(self.sandbox) is not bool:
            raise Refusal("option", option="sandbox", allowed=[False, True])
        rules = {name: value for name, value in options.items() if name != "sandbox"}
        rules = scenario.options(data, rules)
        self.game = game.adapted(rules)
        added = () if self.game is game else self.game.words().items()
        self.words = {key: words for key, words in added if key not in game.traits}
        return rules

    def _dealt(self, rules, contents, first) -> dict:
        """What the match is dealt from: as a save names it, as it was at `first`, or as it is now."""
        checked = self.game.checked(rules)
        if contents is None:
            return self.game.first_contents(checked) if first else self.game.contents(checked)
        return known(self.game, self.game.contents(checked), contents)

    @property
    def now(self):
        """The state as it stands."""
        return self.states[-1]

    @property
    def steps(self) -> int:
        """How many steps were made, those that are only told included."""
        return len(self.told) + len(self.actions)

    def apply(self, *actions):
        """Carry out legal actions as one step, all or nothing; what is refused changes nothing."""
        actions = [tuple(action) for action in actions]
        if sum(map(len, map(several, self.actions))) + len(actions) > ACTIONS:
            raise Refusal("illegal", why=["too_long"])
        self.push(actions)
        self.undone = []

    def push(self, actions):
        """Add a step; what was taken back stays."""
        s = self.now.clone()
        s.events = []
        for place, action in enumerate(actions):
            facts = {"action": place} if len(actions) > 1 else {}
            if place and (why := self._closed(s)):
                raise Refusal("illegal", why=why, **facts)
            if action not in s.legal:
                raise Refusal("illegal", why=s.legal and s.game.explain(s, action) or ["not_now"], **facts)
            step(s, action)
        self.states.append(s)
        self.actions.append(actions[0] if len(actions) == 1 else actions)

    def _closed(self, s) -> list:
        """Why nothing may follow in the same step: its refusal would tell what chance brought."""
        reasons = {"chance": s.rng != self.now.rng, "revealed": came_to_light(self.now, s),
                   "actor": s.actor != self.now.actor}
        return [code for code, holds in reasons.items() if holds]

    # --- back and forth -------------------------------------------------------------------

    def keeps(self, people=None) -> list:
        """Why undo cannot take back what it would: codes, empty if it can."""
        far = self._back(people)
        if not far:
            return ["nothing"]
        if self.sandbox:
            return []
        states = self.states[-far - 1:]
        faults = (_kept(before, now, people) for before, now in zip(states, states[1:]))
        return next(filter(None, faults), [])

    def _back(self, people) -> int:
        """How many steps undo takes back: the last one, or to where one of `people` last chose."""
        if people is None:
            return min(1, len(self.actions))
        acted = [s.actor in people for s in self.states[-2::-1]]
        return acted.index(True) + 1 if True in acted else 0

    def undo(self, people=None):
        """Take back the last step; with `people`, players, the last one that was theirs, and what the others
        did since is forgotten: only their own may be redone."""
        reasons = self.keeps(people)
        if reasons:
            raise Refusal("undo", why=reasons)
        far = self._back(people)
        taken = self.actions[-far:]
        del self.states[-far:], self.actions[-far:]
        self.undone = [*(self.undone if far == 1 else ()), taken[0]]

    def redo(self):
        """Carry out again what was taken back."""
        if not self.undone:
            raise Refusal("redo", why=["nothing"])
        self.push(several(self.undone[-1]))
        self.undone.pop()

    def save(self, whole: bool = False) -> dict:
        """All it takes to play the match again; whole, with its last position as plain data too."""
        return saves.save(self, whole)

    @staticmethod
    def load(games: dict, data) -> "Match":
        """The match of a save."""
        return saves.load(games, data)

    def history(self) -> list:
        """The events of the set-up and of every step since."""
        return self.told + [s.events or [] for s in self.states]

    def done(self, steps: int):
        """(state, action) for every action of the first steps at hand, the state as before the step."""
        for s, entry in zip(self.states, self.actions[:steps]):
            yield from ((s, action) for action in several(entry))


def several(entry) -> list:
    """The actions of an entry."""
    return [entry] if isinstance(entry[0], str) else list(entry)


def _kept(before, now, people) -> list:
    """Why one step cannot be taken back."""
    reasons = {"chance": before.rng != now.rng,
               "revealed": came_to_light(before, now) or any(
                   fewer(before.counts(p), now.counts(p)) for p in people or ()),
               "actor": people is None and before.actor != now.actor}
    return [code for code, holds in reasons.items() if holds]


def came_to_light(before, now) -> bool:
    """Whether the player who acted may have seen something hidden."""
    return now.revealed or fewer(before.counts(before.actor), now.counts(before.actor))


def known(game, kinds: dict, contents: dict) -> dict:
    """The contents of a save; refuses a wrong form, and what is not installed."""
    if contents.keys() != kinds.keys():
        raise Refusal("save", why=["contents"])
    for keys in contents.values():
        if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys) or (
                len(set(keys)) < len(keys)):
            raise Refusal("save", why=["contents"])
    missing = [key for kind, keys in contents.items() for key in keys if key not in game.pool(kind)]
    if missing:
        raise Refusal("missing", why=sorted(missing))
    return contents


from tabletop import saves  # noqa: E402 - it makes matches
