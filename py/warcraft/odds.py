"""The odds of a battle, not rolled but reckoned: who wins it and what it costs.

What players decide is decided plainly. Losses fall on flanks first, the cheapest first, so that the
battlefield is held as long as can be; who may strike first does so where his roll hits most; whoever may rise
does; no card is played. Rounds in which nothing changes are counted at once, so every pair of states is met
once, the larger before the smaller; only the dead that rise lead back, and then it goes on until next to
nothing is undecided: "rest" tells how much of all that may happen was not followed."""

from collections import Counter
from operator import mul

from warcraft.battle import ring
from warcraft.course import Beats
from warcraft.host import Host
from warcraft.units import PHASES

BEGIN = 0, ()  # of a round
DUST = 1e-6  # what is not followed: a pair of states that is less likely
KEPT = {}  # courses of late, by what they depend on: a battle is asked about again and again
MANY = 4
HUNDRED = 100
SLOW = 0.9


def of(s, f) -> dict:
    """The odds of a battle by its frame before it begins: `player` who attacks, `r` the space, `foe` the team
    that defends."""
    frame = {"stay": [], "absent": [], **f}
    return odds(s, f["r"], [ring.units(s, frame, n) for n in ring.SIDES])


def chances(s, p, r) -> int:
    """In how many cases of a hundred a player who attacks wins the battle in a space, as all stand now."""
    foes = s.armed(r) - {s.teams[p]}
    if not foes or not s.units(r, p):
        return 0
    return int(HUNDRED * of(s, {"player": p, "r": r, "foe": min(foes)})["win"])


def odds(s, r, sides) -> dict:
    """{"win", "draw", "loss", "losses", "rest"}: chances of the first side, expected losses of both by kind
    of piece. A side is [[space, player, kind], ...], in the battlefield `r` and on flanks; who parts
    undecided lives."""
    hosts = [Host(s, r, units) for units in sides]
    return course(s, *hosts).run({(BEGIN, *(host.number[host.start] for host in hosts)): 1.0})


def course(s, *hosts):
    """The course of a battle between two sides, perhaps one that was gone through before."""
    key = tuple(host.key() for host in hosts)
    found = KEPT.pop(key, None) or Course(*hosts)
    for host in found.hosts:
        host.s = s
    while len(KEPT) >= MANY:
        del KEPT[next(iter(KEPT))]
    KEPT[key] = found
    return found


def strays(left, before, part) -> float:
    """How far something is from being that part of what was before."""
    return sum([abs(n - part * m) for n, m in zip(left, before)])


class Course(Beats):
    """`mass` has by moment of a round (phase, who strikes first) the chance of every pair of states that is
    still to be looked at there, `left` that of battles which are left undecided. The side from which nobody
    rises goes first (`major`), for it never grows."""

    def __init__(self, *hosts):
        super().__init__(*hosts)
        self.major = 0 if hosts[1].rises else 1
        self.mass, self.left = {}, {}

    def run(self, begins) -> dict:
        """What comes of {(moment, state, state): chance}."""
        self.mass, self.left = {}, {}
        for (moment, i, j), chance in begins.items():
            self.column(moment)[i][j] += chance
        major, minor = self.hosts[self.major], self.hosts[1 - self.major]
        for a in range(len(major.states)):
            if major.holds[a]:
                alive = [b for b, holds in enumerate(minor.holds) if holds]
                self.settle([(b, a) if self.major else (a, b) for b in alive])
        return self.found()

    def settle(self, pairs):
        """Goes through all pairs with one state of the major side until next to nothing is left. Where the
        same large part of all comes back each time, what is still to come of it is counted at once."""
        left, least = [1.0], DUST
        while self.row(pairs, least):
            before, left = left, [rows[i][j] for rows in self.mass.values() for i, j in pairs]
            part = sum(left) / sum(before)
            if part > SLOW and sum(left) > len(pairs) * DUST:
                least = 0.0
                if len(left) == len(before) and strays(left, before, part) < DUST * (1 - part):
                    self.scale(pairs, 1 / (1 - part))
                    self.row(pairs, 0.0)
                    self.scale(pairs, 0.0)

    def row(self, pairs, least) -> bool:
        """Goes once through those pairs that are likelier than that; whether there were some."""
        met = False
        for i, j in pairs:
            if sum([rows[i][j] for rows in self.mass.values()]) > least:
                self.visit(i, j)
                met = True
        return met

    def scale(self, pairs, times):
        """Changes the chances of pairs."""
        for rows in self.mass.values():
            for i, j in pairs:
                rows[i][j] *= times

    def column(self, moment) -> list:
        """The chances of all pairs in a moment."""
        found = self.mass.get(moment)
        if found is None:
            found = self.mass[moment] = [[0.0] * len(self.hosts[1].states) for _ in self.hosts[0].states]
        return found

    def visit(self, i, j):
        """All that comes of a pair: rounds under way are ended, then new ones go on until something changes;
        where nothing can, the battle is left (ruling 29)."""
        begins, weights = 0.0, {}
        for (phase, first), rows in self.mass.items():
            chance, rows[i][j] = rows[i][j], 0.0
            if chance:
                begins += self.go_on(i, j, phase, first, chance, weights) if phase else chance
        idle, unchanged = self.round(i, j)
        if idle > 1 - DUST:
            self.left[i, j] = self.left.get((i, j), 0.0) + begins
        else:
            for moment, chance in unchanged.items():
                weights[moment] = weights.get(moment, 0.0) + chance * begins / (1 - idle)
        for moment, weight in weights.items():
            self.spread(i, j, *moment, weight)

    def round(self, i, j) -> tuple:
        """(how likely it is that nothing happens, {moment: that nothing did before}) in a round of a pair."""
        found = self.known.get((i, j))
        if found is None:
            first, unchanged = self.hosts[0].ambush(i) + self.hosts[1].ambush(j), {}
            found = self.known[i, j] = self.go_on(i, j, 0, first, 1.0, unchanged), unchanged
        return found

    def go_on(self, i, j, phase, first, chance, weights) -> float:
        """A pair goes through the rest of a round; how likely it is that nothing happens to it."""
        for n in range(phase, len(PHASES)):
            weights[n, first] = weights.get((n, first), 0.0) + chance
            chance *= self.outcomes(i, j, n, first)[0]
        return chance

    def spread(self, i, j, phase, first, weight):
        """What changes a pair in a phase leads on to other pairs."""
        rows = self.column(BEGIN if phase + 1 == len(PHASES) else (phase + 1, first))
        stays = rows[i][j]
        for left, right in self.outcomes(i, j, phase, first)[1]:
            for one, chance in left.items():
                row, chance = rows[one], chance * weight
                for other, likely in right.items():
                    row[other] += chance * likely
        rows[i][j] = stays

    def found(self) -> dict:
        """How it all ended."""
        hosts, ends = self.hosts, dict(self.left)
        result = {"win": 0.0, "draw": sum(ends.values()), "loss": 0.0, "losses": []}
        for rows in self.mass.values():
            for i, row in enumerate(rows):
                for j, chance in enumerate(row):
                    if chance and not (hosts[0].holds[i] and hosts[1].holds[j]):
                        ends[i, j] = ends.get((i, j), 0.0) + chance
                        name = "win" if hosts[0].holds[i] else "loss" if hosts[1].holds[j] else "draw"
                        result[name] += chance
        decided = sum(ends.values())
        result["rest"] = 1 - decided
        for name in ("win", "draw", "loss"):
            result[name] /= decided
        for n, host in enumerate(hosts):
            states = Counter()
            for pair, chance in ends.items():
                states[pair[n]] += chance / decided
            lost = [host.losses(state) for state in states]
            result["losses"].append([sum(map(mul, row, states.values())) for row in zip(*lost)])
        return result
