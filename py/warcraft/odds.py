"""The odds of a battle, not rolled but reckoned: who wins it and what it costs.

What players decide is decided plainly. Losses fall on flanks first, the cheapest first, so that the
battlefield is held as long as can be; who may strike first does so where his roll hits most; whoever may rise
does; no card is played. Rounds in which nobody falls are counted at once, so every pair of states is met
once, the larger before the smaller; only the dead that rise lead back, and then it goes on until next to
nothing is undecided: "rest" tells how much of all that may happen was not followed."""

from math import prod

from warcraft.battle import ring
from warcraft.course import FELL, Beats
from warcraft.host import Host
from warcraft.units import PHASES, WORKER

DUST = 1e-6  # what is not followed: a pair of states that is less likely
KEPT = {}  # courses of late, by what they depend on: a battle is asked about again and again
MANY = 4


def of(s, f) -> dict:
    """The odds of a battle by its frame before it begins: `player` who attacks, `r` the space, `foe` the team
    that defends."""
    frame = {"stay": [], "absent": [], **f}
    return odds(s, f["r"], [ring.units(s, frame, n) for n in ring.SIDES])


def odds(s, r, sides) -> dict:
    """{"win", "draw", "loss", "losses", "rest"}: chances of the first side, expected losses of both by kind
    of piece. A side is [[space, player, kind], ...], in the battlefield `r` and on flanks; who parts
    undecided lives."""
    hosts = [Host(s, r, units) for units in sides]
    return course(s, *hosts).run({((0, (), 0), *(host.number[host.start] for host in hosts)): 1.0})


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


class Course(Beats):
    """`mass` has by moment of a round (phase, who strikes first, whether somebody fell) the chance of every
    pair of states that is still to be looked at there, `left` that of battles which are left undecided. The
    side from which nobody rises goes first (`major`), for it never grows."""

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
            while major.holds[a] and self.row(a, minor):
                pass
        return self.found()

    def row(self, a, minor) -> bool:
        """Goes through all pairs with a state of the major side; whether that may lead back to some."""
        met = False
        for b in range(len(minor.states)):
            if minor.holds[b]:
                met = self.visit(*((a, b) if self.major == 0 else (b, a))) or met
        return met and minor.rises

    def column(self, moment) -> list:
        """The chances of all pairs in a moment."""
        found = self.mass.get(moment)
        if found is None:
            found = self.mass[moment] = [[0.0] * len(self.hosts[1].states) for _ in self.hosts[0].states]
        return found

    def visit(self, i, j) -> bool:
        """All that comes of a pair, if it is likely enough: rounds under way are ended, then new ones go on
        until somebody falls."""
        met = [(moment, rows[i]) for moment, rows in self.mass.items() if rows[i][j]]
        if sum(row[j] for _, row in met) < DUST:
            return False
        begins, weights = 0.0, {}
        for (phase, first, idle), row in met:
            chance, row[j] = row[j], 0.0
            begins += self.go_on(i, j, phase, first, {idle: chance}, weights) if phase else chance
        self.rounds(i, j, begins, weights)
        for (phase, first), parts in weights.items():
            self.spread(i, j, phase, first, parts)
        return True

    def rounds(self, i, j, begins, weights):
        """New rounds, one after another while nothing happens; where nothing can, the battle is left."""
        first = self.hosts[0].ambush(i) + self.hosts[1].ambush(j)
        idle = prod(self.outcomes(i, j, n, first)[0] for n in range(len(PHASES)))
        if idle > 1 - DUST:
            self.leave(i, j, begins)
        else:
            self.go_on(i, j, 0, first, {0: begins / (1 - idle)}, weights)

    def go_on(self, i, j, phase, first, chances, weights) -> float:
        """A pair goes through the rest of a round; how likely it is that nothing happens to it."""
        stays = 1.0
        for n in range(phase, len(PHASES)):
            parts = weights.setdefault((n, first), {})
            for idle, chance in chances.items():
                parts[idle] = parts.get(idle, 0.0) + chance * stays
            stays *= self.outcomes(i, j, n, first)[0]
        return stays * sum(chances.values())

    def leave(self, i, j, chance):
        """Nobody can be hurt any more (ruling 29)."""
        if chance:
            self.left[i, j] = self.left.get((i, j), 0.0) + chance

    def spread(self, i, j, phase, first, parts):
        """What changes a pair in a phase leads on to other pairs."""
        total, last = sum(parts.values()), phase + 1 == len(PHASES)
        rows = self.column((0, (), 0) if last else (phase + 1, first, FELL))
        for left, right in self.outcomes(i, j, phase, first)[1]:
            for one, chance, fell in left:
                row, weight = rows[one], chance * total
                for other, likely, fallen in right:
                    if fell or fallen:
                        row[other] += weight * likely
                    elif one != i or other != j:
                        self.rise(one, other, phase, first, parts, chance * likely)

    def rise(self, one, other, phase, first, parts, chance):
        """Nobody has fallen, but some have risen."""
        last = phase + 1 == len(PHASES)
        for idle, weight in parts.items():
            moment = (0, (), 0) if last else (phase + 1, first, idle)
            self.column(moment)[one][other] += weight * chance

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
            lost = [0.0] * (WORKER + 1)
            for pair, chance in ends.items():
                for kind, many in enumerate(host.losses(pair[n])):
                    lost[kind] += chance * many / decided
            result["losses"].append(lost)
        return result
