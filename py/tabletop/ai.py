"""Opponents and hints for any game that tells what is legal, what to prune, how to step and what it is worth.

They never think on the true state: whatever a player cannot see is dealt again before he thinks."""

from math import exp, sqrt
from time import perf_counter

from tabletop.phase import pruned, step

SAMPLES = 3  # imagined states a greedy player looks at
WARMTH = 14.0  # points by which the easy player does not mind being wrong
PLAYOUTS = 400  # of the hard player for one decision
CURIOSITY = 1.2  # how much a likely but untried action draws the search
SCALE = 8.0  # points that count as a clear difference
KEENNESS = 1.5  # points by which one action looks likelier than another
HORIZON = 1  # rounds after this one that a playout may reach


def imagine(s, player: int, seed: int):
    """A state the player may take for the true one: all he cannot see is dealt again, chance is new."""
    new = s.clone()
    new.rng = seed
    new.game.redeal(new, player)
    return new


def margins(s) -> list:
    """How far every player is ahead of the mean of the others, by worth."""
    worth = s.game.worth(s)
    total, others = sum(worth), max(1, len(worth) - 1)
    return [mine - (total - mine) / others for mine in worth]


def outlook(s, action) -> list:
    """The margins after an action, tried on a copy."""
    new = s.clone()
    step(new, action)
    return margins(new)


class Greedy:
    """Looks one action ahead; with warmth it picks at random, better actions more often."""

    def __init__(self, s, seed: int = 0, warmth: float = 0.0):
        self.player, self.warmth, self.playouts = s.actor, warmth, 0
        self.states = [imagine(s, s.actor, seed * SAMPLES + n) for n in range(SAMPLES)]
        self.actions = pruned(s)

    def run(self, ms: float | None = None, playouts: int | None = None) -> bool:
        """Think; True when done."""
        return True

    def ranking(self) -> list:
        """[(action, gain)] from the best down, gain in points over the position as it stands."""
        now = margins(self.states[0])[self.player]
        found = []
        for action in self.actions:
            seen = [outlook(s, action)[self.player] for s in self.states]
            found.append((action, sum(seen) / len(seen) - now))
        if self.warmth:
            chance = self.states[0]
            found = [(action, gain + self.warmth * _noise(chance)) for action, gain in found]
        return sorted(found, key=lambda item: -item[1])


def _noise(s) -> float:
    """A random number, about as often above as below zero."""
    return sum(s.random(1 << 16) for _ in range(4)) / (1 << 17) - 1.0


class Steady:
    """The frame of a game's own thinker: `work` yields after every small piece, `ranking` always answers."""

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


class Node:
    """What the search knows after some actions: how often it was here, points by player, what may follow."""

    __slots__ = ("visits", "totals", "children", "prior")

    def __init__(self, first: list, prior: float):
        self.visits, self.totals, self.children, self.prior = 1, first, {}, prior


class Search:
    """Monte-Carlo tree search for any number of players: one imagined state a playout, everyone plays
    for himself. A leaf is judged by worth and its actions by a look ahead, not by random play."""

    def __init__(self, s, seed: int = 0):
        self.state, self.player, self.seed = s, s.actor, seed
        self.limit = _round(s) + HORIZON
        self.root = Node(margins(s.game and imagine(s, s.actor, seed)), 1.0)
        self.playouts = 0

    def run(self, ms: float | None = None, playouts: int | None = None) -> bool:
        """Think for some milliseconds or until so many playouts in all; True when done."""
        goal = PLAYOUTS if playouts is None else playouts
        if len(pruned(self.state)) < 2:
            goal = 1
        end = None if ms is None else perf_counter() + ms / 1000
        while self.root.visits <= goal:
            self._playout()
            if end is not None and perf_counter() > end:
                break
        return self.root.visits > goal

    def _playout(self):
        """From the root down to a new leaf, and its value back up."""
        self.playouts += 1
        s = imagine(self.state, self.player, (self.seed << 20) + self.playouts)
        node, path = self.root, [self.root]
        while s.legal and _round(s) <= self.limit:
            actions = pruned(s)
            if len(actions) == 1:
                step(s, actions[0])
                continue
            known = node.children
            if not known:
                self._expand(s, node, actions)
            action = self._choose(node, actions, s.actor)
            step(s, action)
            if action not in known:
                known[action] = Node([0.0] * s.players, 1.0 / len(actions))
            new, node = not node.children[action].children, node.children[action]
            path.append(node)
            if new and len(path) > 1 and node.visits <= 1:
                break
        value = margins(s)
        for node in path:
            node.visits += 1
            node.totals = [old + more for old, more in zip(node.totals, value)]

    def _expand(self, s, node, actions):
        """A look at every action: a first value and how likely it is to be good."""
        first = {action: outlook(s, action) for action in actions}
        best = max(value[s.actor] for value in first.values())
        weights = {action: exp((value[s.actor] - best) / KEENNESS) for action, value in first.items()}
        total = sum(weights.values())
        node.children = {action: Node(value, weights[action] / total) for action, value in first.items()}

    def _choose(self, node, actions, actor):
        """The most promising action: good so far, or likely and seldom tried."""
        reach = CURIOSITY * sqrt(node.visits)
        best, chosen = None, actions[0]
        for action in actions:
            child = node.children.get(action)
            if child is None:
                return action
            value = child.totals[actor] / child.visits / SCALE + reach * child.prior / child.visits
            if best is None or value > best:
                best, chosen = value, action
        return chosen

    def follow(self, s, action):
        """Go on from the state after an action, keeping what is known of it."""
        child = self.root.children.get(action)
        if child is None or s.actor != self.player:
            return Search(s, self.seed + 1) if s.legal else self
        self.state, self.root, self.seed = s, child, self.seed + 1
        self.limit = _round(s) + HORIZON
        return self

    def ranking(self) -> list:
        """[(action, gain)] from the most tried down, gain in points over the position as it stands."""
        now, known = self.root.totals[self.player] / self.root.visits, self.root.children
        found = []
        for action in pruned(self.state):
            child = known.get(action)
            gain = child.totals[self.player] / child.visits - now if child else 0.0
            found.append((child.visits if child else 0, gain, action))
        found.sort(key=lambda item: (-item[0], -item[1]))
        return [(action, gain) for _, gain, action in found]


def _round(s) -> int:
    """The number of the round, 0 for a game without rounds."""
    return getattr(s, "round", 0)


def thinker(s, level: str, seed: int = 0):
    """Who thinks at a level; a game may bring a planner of its own."""
    own = s.game.planner(s, level, seed)
    if own is not None:
        return own
    if level == "easy":
        return Greedy(s, seed, WARMTH)
    return Greedy(s, seed) if level == "normal" else Search(s, seed)
