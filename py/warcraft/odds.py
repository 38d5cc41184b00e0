"""The odds of a battle without cards, not rolled but reckoned: who wins it and what it costs.

What players decide is decided plainly. Losses fall on flanks first, the cheapest first, so that the
battlefield is held as long as can be; who may strike first does so where his roll hits most; whoever may rise
does. Rounds in which nobody falls are counted at once, so every pair of states is met once, the larger before
the smaller; only the dead that rise lead back, and then it goes on until next to nothing is undecided."""

from warcraft.battle import ring
from warcraft.battle.battle import IDLE
from warcraft.host import Host
from warcraft.units import PHASES, UNITS

FELL = -1  # in a round: somebody has fallen; else the number of rounds before it in which nobody did
TINY = 1e-6  # what may stay undecided with so many units of one side
DUST = 1e-7  # what is not followed


def of(s, f) -> dict:
    """The odds of a battle by its frame: `player` who attacks, `r` the space, `foe` the team that defends."""
    frame = {"stay": [], "absent": [], **f}
    return odds(s, f["r"], [ring.units(s, frame, n) for n in ring.SIDES])


def odds(s, r, sides) -> dict:
    """{"win", "draw", "loss", "losses"}: chances of the first side, expected losses of both by kind. A
    side is [[space, player, kind], ...], in the battlefield `r` and on flanks; who parts undecided lives."""
    course = Course(*(Host(s, r, units) for units in sides))
    course.run()
    found = {"win": 0.0, "draw": 0.0, "loss": 0.0, "losses": [[0.0] * len(UNITS) for _ in sides]}
    decided = sum(course.ends.values())
    for (pair, parted), chance in course.ends.items():
        chance /= decided
        held = [host.once("holds", state) for host, state in zip(course.hosts, pair)]
        found["draw" if parted or held[0] == held[1] else "win" if held[0] else "loss"] += chance
        for lost, host, state in zip(found["losses"], course.hosts, pair):
            for kind, n in enumerate(host.losses(state)):
                lost[kind] += chance * n
    return found


class Course:
    """`waiting` has by numbers of units {pair: {(phase, who strikes first, idle): chance}}: pairs of states
    still to be looked at, and in which moment of a round they are reached; `ends` how battles end. The side
    from which nobody rises counts first (`major`), for it never grows."""

    def __init__(self, *hosts):
        self.hosts, self.waiting, self.ends, self.beats = hosts, {}, {}, {}
        start, self.major = tuple(host.start for host in hosts), 0 if hosts[1].rises else 1
        self.reach(start, self.size(start), (0, (), 0), 1.0)

    def run(self):
        """From large to small; where some rise, again until next to nothing is left."""
        while self.waiting:
            for major in range(max(self.waiting), 0, -1):
                level = self.waiting.get(major, {})
                while self.undecided(level) > TINY:
                    for minor in range(max(level), 0, -1):
                        for pair, moments in level.pop(minor, {}).items():
                            self.visit(pair, moments)
                self.waiting.pop(major, None)

    def undecided(self, level) -> float:
        """The chance of what waits with so many units of one side."""
        return sum(chance for pairs in level.values() for moments in pairs.values()
                   for chance in moments.values())

    def size(self, pair) -> tuple:
        """Units of a pair of states, () if it is over: not both hold the battlefield (ruling 34)."""
        held = all(host.once("holds", state) for host, state in zip(self.hosts, pair))
        return (sum(pair[self.major]), sum(pair[1 - self.major])) if held else ()

    def reach(self, pair, size, moment, chance):
        """A battle comes to a pair of states."""
        if not size:
            return self.end(pair, False, chance)
        major, minor = size
        moments = self.waiting.setdefault(major, {}).setdefault(minor, {}).setdefault(pair, {})
        moments[moment] = moments.get(moment, 0.0) + chance

    def end(self, pair, parted, chance):
        """A battle is over, perhaps because nobody can hurt anybody (ruling 29)."""
        self.ends[pair, parted] = self.ends.get((pair, parted), 0.0) + chance

    def visit(self, pair, moments):
        """All that comes of a pair: rounds under way are ended, then new ones go on until somebody falls."""
        begins, weights = [0.0] * IDLE, {}
        for phase in range(len(PHASES)):
            for (at, first, idle), chance in moments.items():
                if at == phase and chance > DUST:
                    if at:
                        self.pass_on(pair, (at, first, idle), chance, begins, weights)
                    else:
                        begins[idle] += chance
        first = sum((host.once("ambush", state) for host, state in zip(self.hosts, pair)), ())
        for idle in range(IDLE):
            if begins[idle] > DUST:
                self.pass_on(pair, (0, first, idle), begins[idle], begins, weights)
        for (phase, first), parts in weights.items():
            self.spread(pair, phase, first, parts)

    def pass_on(self, pair, moment, chance, begins, weights):
        """A pair goes through the rest of a round while nothing happens to it."""
        phase, first, idle = moment
        for n in range(phase, len(PHASES)):
            parts = weights.setdefault((n, first), {})
            parts[idle] = parts.get(idle, 0.0) + chance
            chance *= self.outcomes(pair, n, first)[0]
        if idle + 1 < IDLE:
            begins[idle + 1] += chance
        else:
            self.end(pair, True, chance)

    def spread(self, pair, phase, first, parts):
        """What changes a pair in a phase leads on to other pairs."""
        _, fallen, risen = self.outcomes(pair, phase, first)
        last = phase + 1 == len(PHASES)
        total = sum(parts.values())
        moment = (0, (), 0) if last else (phase + 1, first, FELL)
        for other, size, chance in fallen:
            self.reach(other, size, moment, total * chance)
        for other, size, chance in risen:
            for idle, weight in parts.items():
                if last and idle + 1 == IDLE:
                    self.end(other, True, weight * chance)
                else:
                    self.reach(other, size, (0, (), idle + 1) if last else (phase + 1, first, idle),
                               weight * chance)

    # --- one phase ----------------------------------------------------------------------------------------

    def outcomes(self, pair, phase, first):
        """(chance of no change, [(pair, size, chance)] if somebody falls, the same if some only rise)."""
        key = pair, phase, first
        if key not in self.beats:
            kind = PHASES[phase]
            early = {p for p, named in first if named == kind}
            groups = [[p for p in host.players if p in early] for host in self.hosts]
            rest = [[p for p in host.players if p not in early] for host in self.hosts]
            found = {(pair, False): 1.0}
            for players in [groups, rest] if early else [rest]:
                found = self.beat(found, kind, [tuple(row) for row in players])
            idle, changed = found.pop((pair, False), 0.0), ([], [])
            for (other, fell), chance in found.items():
                changed[not fell].append((other, self.size(other), chance))
            self.beats[key] = idle, *changed
        return self.beats[key]

    def beat(self, before, kind, players) -> dict:
        """{(pair, whether somebody fell): chance} after these players have rolled at once."""
        found = {}
        for (pair, fell), chance in before.items():
            mine, theirs = (self.rolls(n, pair, kind, players[n]) for n in ring.SIDES)
            for up, hits in mine.items():
                for risen, blows in theirs.items():
                    left = self.left(0, pair[0], up, blows, kind)
                    right = self.left(1, pair[1], risen, hits, kind)
                    for one, hurt, likely in left:
                        for other, bled, as_likely in right:
                            key = (one, other), fell or hurt or bled
                            found[key] = found.get(key, 0.0) + chance * likely * as_likely
        return found

    def rolls(self, n, pair, kind, players) -> dict:
        """{who rises: [(losses of the enemy, chance), ...]} of a side's roll."""
        found, enemy = {}, self.hosts[1 - n]
        for wounds, ones, up, chance in self.hosts[n].once("roll", pair[n], kind, players):
            due = max(0, wounds - enemy.once("heals", pair[1 - n], ones))
            row = found.setdefault(up, {})
            row[due] = row.get(due, 0.0) + chance
        return {up: list(row.items()) for up, row in found.items()}

    def left(self, n, state, up, blows, kind) -> list:
        """[(state, whether somebody fell, chance), ...] of a side that rises and is hit."""
        host, found = self.hosts[n], {}
        whole = host.once("after", state, up, 0, kind)
        for due, chance in blows:
            after = host.once("after", state, up, due, kind)
            found[after] = found.get(after, 0.0) + chance
        return [(after, after != whole, chance) for after, chance in found.items()]
