"""The searching opponent: a tree of choices for any number of players, judged by worth."""

from math import exp, inf, sqrt
from time import perf_counter

from tabletop.ai import first_choices, imagine, margins, serving, tried, whole
from tabletop.phase import prepares, promising, step

PLAYOUTS = 400  # for one decision
LOOKS = 2400  # at actions, after which a decision is made: with many players playouts are long
CURIOSITY = 1.2  # how much a likely but untried action draws the search
SCALE = 8.0  # points that count as a clear difference
KEENNESS = 1.5  # points by which one action looks likelier than another
HORIZON = 1  # rounds after this one that a playout may reach


class Node:
    """What the search knows after some actions: how often it was here, points by player, what may follow."""

    __slots__ = ("visits", "totals", "children", "prior", "plans")

    def __init__(self, first: list, prior: float):
        self.visits, self.totals, self.children, self.prior, self.plans = 1, first, {}, prior, {}


class Search:
    """Monte-Carlo tree search for any number of players: one imagined state a playout, everyone plays
    for himself. A leaf is judged by worth and its actions by a look ahead, not by random play."""

    then = why = ()  # see Steady

    def __init__(self, s, seed: int = 0, every: bool = False, longer: int = 1):
        self.state, self.player, self.seed, self.longer = s, s.actor, seed, longer
        self.first = first_choices(s, every)
        self.limit = _round(s) + HORIZON
        self.root = Node(margins(s.game and imagine(s, s.actor, seed)), 1.0)
        self.playouts, self.looks = 0, 0

    def run(self, ms: float | None = None, playouts: int | None = None) -> bool:
        """Think for some milliseconds or until so many playouts in all; True when done."""
        goal = PLAYOUTS * self.longer if playouts is None else playouts
        if len(self.first) < 2:
            goal = 1
        end = None if ms is None else perf_counter() + ms / 1000
        most = LOOKS * self.longer if playouts is None else inf
        while self.root.visits <= goal and self.looks < most:
            self._playout()
            if end is not None and perf_counter() > end:
                break
        return self.root.visits > goal or self.looks >= most

    def _playout(self):
        """From the root down to a new leaf, and its value back up."""
        self.playouts += 1
        s = imagine(self.state, self.player, (self.seed << 20) + self.playouts)
        path = self._descend(s)
        value = margins(s)
        for node in path:
            node.visits += 1
            node.totals = [old + more for old, more in zip(node.totals, value)]

    def _descend(self, s) -> list:
        """Play on from the root to a new leaf; the nodes on the way."""
        node, path, first = self.root, [self.root], self.first
        while s.legal and _round(s) <= self.limit:
            if not first and _routine(s, node):
                continue
            actions, first = first or promising(s), None
            if len(actions) == 1:
                step(s, actions[0])
                continue
            if not node.children:
                self._expand(s, node, actions)
            action = self._choose(node, actions, s.actor)
            step(s, action)
            node = node.children.setdefault(action, Node([0.0] * s.players, 1.0 / len(actions)))
            path.append(node)
            if not node.children and node.visits <= 1:
                break
        return path

    def _expand(self, s, node, actions):
        """A look at every action: a first value and how likely it is to be good."""
        first = {action: self._look(s, action) for action in actions}
        best = max(value[s.actor] for value in first.values())
        weights = {action: exp((value[s.actor] - best) / KEENNESS) for action, value in first.items()}
        total = sum(weights.values())
        node.children = {action: Node(value, weights[action] / total) for action, value in first.items()}

    def _look(self, s, action) -> list:
        """The margins after an action; after the best that follows one that only prepares."""
        self.looks += 1
        new = tried(s, action)
        found = [self._look(new, act) for act in serving([new])] if prepares(s, action) else []
        return max(found, key=lambda margin: margin[s.actor], default=None) or margins(new)

    def _choose(self, node, actions, actor):
        """The most promising action: good so far, or likely and seldom tried."""
        reach = CURIOSITY * sqrt(node.visits)
        best = chosen = None
        for action in actions:
            child = node.children.get(action)
            if child is None:
                return action
            value = child.totals[actor] / child.visits / SCALE + reach * child.prior / child.visits
            if best is None or value > best:
                best, chosen = value, action
        return chosen

    def follow(self, s, action):
        """Go on from the state after an action, keeping what is known of it; None where plans are made."""
        if s.legal and s.game.routine(s):
            return None
        child = self.root.children.get(action)
        if child is None or s.actor != self.player:
            return Search(s, self.seed + 1, longer=self.longer) if s.legal else self
        self.state, self.root, self.seed, self.first = s, child, self.seed + 1, promising(s)
        self.limit, self.looks = _round(s) + HORIZON, 0
        return self

    def ranking(self) -> list:
        """[(action, gain)] from the most tried down, gain in points over the position as it stands."""
        now, known = self.root.totals[self.player] / self.root.visits, self.root.children
        found = []
        for action in self.first:
            child = known.get(action)
            gain = child.totals[self.player] / child.visits - now if child else 0.0
            found.append((child.visits if child else 0, gain, action))
        found.sort(key=lambda item: (-item[0], -item[1]))
        return [(action, gain) for _, gain, action in found]


def _routine(s, node) -> bool:
    """Carry out what players decide by a plan, which is made once after the same actions; whether there was
    such a decision."""
    chances = tuple(s.legal)
    if chances not in node.plans:
        node.plans[chances] = whole(s.game.routine(s))
    for action in node.plans[chances]:
        if action in s.legal:
            step(s, action)
    return bool(node.plans[chances])


def _round(s) -> int:
    """The number of the round, 0 for a game without rounds."""
    return getattr(s, "round", 0)
