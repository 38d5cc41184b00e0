"""What all opponents and hints are made of, for any game that tells what is legal, what is promising, how to
step and what it is worth.

They never think on the true state: whatever a player cannot see is dealt again before he thinks."""

from time import perf_counter

from tabletop.phase import prepares, promising, pruned, step

SAMPLES = 3  # imagined states a greedy player looks at
ALWAYS = 1000  # a chance in thousandths
DONE = ("done",)  # ends what a plan has set


def imagine(s, player: int, seed: int):
    """A state the player may take for the true one: all he cannot see is dealt again, chance is new."""
    new = s.clone()
    new.rng = seed
    new.game.redeal(new, player)
    return new


def margins(s) -> list:
    """How far everybody's side is ahead of the mean of the other sides, by worth; who is out is no rival."""
    worth, sides, gone = s.game.worth(s), s.game.sides(s), s.game.gone(s)
    if len(set(sides)) < len(sides) or gone:
        return _by_side(worth, sides, gone)
    total, others = sum(worth), max(1, len(worth) - 1)
    return [mine - (total - mine) / others for mine in worth]


def _by_side(worth, sides, gone) -> list:
    """The same where players share a side or have left."""
    points = {}
    for p, side in enumerate(sides):
        if p not in gone:
            points[side] = points.get(side, 0) + worth[p]
    total = sum(points.values())
    found = []
    for side in sides:
        mine, others = points.get(side, 0), len(points) - (side in points)
        found.append(mine - (total - mine) / max(1, others))
    return found


def expected(states, action, player, more=()) -> float:
    """The margin of a player after an action, on the mean of several states he takes for the true one, and of
    more of them where chance decides."""
    after = [tried(s, action) for s in states]
    if prepares(states[0], action) and (acts := serving(after)):
        return max(expected(after, act, player) for act in acts)
    if more and after[0].rng != states[0].rng:
        after += [tried(s, action) for s in more]
    return sum(margins(s)[player] for s in after) / len(after)


def serving(states) -> list:
    """What may follow an action that only prepares, in all of these states."""
    return [act for act in promising(states[0]) if not prepares(states[0], act)
            and all(act in s.legal for s in states[1:])]


def tried(s, action):
    """A copy of a state after an action."""
    new = s.clone()
    step(new, action)
    return new


def first_choices(s, every: bool) -> list:
    """The actions a thinker looks at first: what is promising, or for a hint every outcome."""
    return pruned(s) if every else promising(s)


def whole(plan) -> list:
    """All actions of a game's own plan, to its end; none where there is no plan."""
    if not plan:
        return []
    plan.run()
    actions = [plan.first, *plan.then]
    return actions if actions[-1] == DONE else [*actions, DONE]


class Steady:
    """The frame of a game's own thinker: `work` yields after every small piece, `ranking` always answers.
    It may say what completes its best action, as one step with it, and why all of it is good."""

    then = why = ()

    def __init__(self, s):
        self.state, self.player, self.playouts, self.rest = s, s.actor, 0, self.work()

    def run(self, ms: float | None = None, playouts: int | None = None) -> bool:
        """Think for some milliseconds or until so many pieces in all; True when done."""
        end = perf_counter() + ms / 1000 if ms else None
        for _ in self.rest:
            self.playouts += 1
            if playouts is not None and self.playouts >= playouts:
                return True
            if end is not None and perf_counter() > end:
                return False
        return True


class Greedy(Steady):
    """Looks one action ahead. With warmth it picks at random, better actions more often; it may forget what
    the game calls subtle, and miss any action. Hints, which want to hear of all, have no such errors."""

    def __init__(self, s, seed: int = 0, warmth: float = 0.0, every: bool = False, forgets: float = 0.0,
                 misses: float = 0.0):
        super().__init__(s)
        self.warmth, self.found = 0.0 if every else warmth, []
        self.states = [imagine(s, s.actor, seed * SAMPLES + n) for n in range(SAMPLES)]
        self.more = [imagine(s, s.actor, (seed * SAMPLES << 16) + n) for n in range(s.game.chances)]
        self.actions = first_choices(s, every)
        if forgets and not every and self._happens(forgets):
            self.actions = [act for act in self.actions if not s.game.subtle(s, act)] or self.actions
        if misses and not every:
            self.actions = [act for act in self.actions if not self._happens(misses)] or self.actions

    def _happens(self, chance) -> bool:
        return self.states[0].random(ALWAYS) < chance * ALWAYS

    def work(self):
        """Try the actions one by one."""
        now = margins(self.states[0])[self.player]
        for action in self.actions:
            self.found.append((action, expected(self.states, action, self.player, self.more) - now))
            yield

    def run(self, ms: float | None = None, playouts: int | None = None) -> bool:
        """Every action is tried, whatever number of playouts is wished for."""
        return super().run(ms)

    def ranking(self) -> list:
        """[(action, gain)] from the best down, gain in points over the position as it stands."""
        self.run()
        found = self.found
        if self.warmth:
            chance = self.states[0]
            found = [(action, gain + self.warmth * noise(chance)) for action, gain in found]
        return sorted(found, key=lambda item: -item[1])


def noise(s) -> float:
    """A random number, about as often above as below zero."""
    return sum(s.random(1 << 16) for _ in range(4)) / (1 << 17) - 1.0
