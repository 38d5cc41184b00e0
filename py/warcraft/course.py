"""What a phase of a battle does to two sides, for odds.py: a pair of states is a number of each host's."""

from warcraft.units import MELEE, PHASES

QUIET = (((), [(0, 0, 1.0)]),)  # the roll of nobody, see throws.py
NOTHING = (0, 0)  # natural ones against a side in a phase, and what its healers have taken away


class Beats:
    """`known` has what was found out: it holds for these hosts whatever comes before and after."""

    def __init__(self, *hosts):
        self.hosts, self.known = hosts, {}

    def outcomes(self, i, j, phase, first) -> tuple:
        """(chance that nothing changes, [(ways of the first side, ways of the second), ...]); ways are
        {state: chance}, and one of either goes with each of the other."""
        key = i, j, phase, first
        found = self.known.get(key)
        if found is None:
            kind = PHASES[phase]
            early = tuple(p for p, named in first if named == kind)
            pairs = self.twice(i, j, kind, early) if early else self.once(i, j, kind)
            idle = sum([left.get(i, 0.0) * right.get(j, 0.0) for left, right in pairs])
            found = self.known[key] = idle, pairs
        return found

    def once(self, i, j, kind) -> list:
        """Both roll at once."""
        rolls = [host.roll(n, kind, host.players) for host, n in zip(self.hosts, (i, j))]
        if rolls == [QUIET, QUIET]:
            return [({i: 1.0}, {j: 1.0})]
        return [*zip(*(self.hurt(n, state, kind, *rolls) for n, state in enumerate((i, j))))]

    def twice(self, i, j, kind, early) -> list:
        """Those who strike first, then the others."""
        found = {(i, j, NOTHING, NOTHING): 1.0}
        for wanted in (True, False):
            found = self.beat(found, kind, [tuple(p for p in host.players if (p in early) == wanted)
                                            for host in self.hosts])
        return [({one: chance}, {other: 1.0}) for (one, other), chance in merged(found).items()]

    def beat(self, before, kind, players, spells=()) -> dict:
        """{(state, state, what each side's healers did): chance} after these players have rolled at once."""
        found = {}
        for (i, j, *cured), chance in before.items():
            mine, theirs = (host.roll(n, kind, some, spells)
                            for host, n, some in zip(self.hosts, (i, j), players))
            for up, hits in mine:
                for risen, blows in theirs:
                    right = self.mend(1, j, risen, hits, kind, cured[1])
                    for (one, mended), likely in self.mend(0, i, up, blows, kind, cured[0]).items():
                        for (other, healed), as_likely in right.items():
                            key = one, other, mended, healed
                            found[key] = found.get(key, 0.0) + chance * likely * as_likely
        return found

    def hurt(self, n, i, kind, *rolls) -> list:
        """[{state: chance}, ...] of a side, by who rises in either side's roll."""
        key = n, i, kind, id(rolls[1 - n])
        found = self.known.get(key)
        if found is None:
            ways = [((up, blows), (risen, hits)) for up, hits in rolls[0] for risen, blows in rolls[1]]
            found = self.known[key] = [self.struck(self.hosts[n], i, *way[n], kind) for way in ways]
        return found

    def struck(self, host, i, risen, blows, kind) -> dict:
        """{state: chance} of one way."""
        ways, found = host.falls(i, risen, kind), {}
        last = len(ways) - 1
        for wounds, ones, chance in blows:
            if host.cures:
                wounds -= host.heals(i, ones)
            state = ways[min(max(wounds, 0), last)]
            found[state] = found.get(state, 0.0) + chance
        return found

    def mend(self, n, i, risen, blows, kind, cured) -> dict:
        """{(state, what its healers did in this phase): chance}: they take away so many losses in all of a
        phase (ruling 40)."""
        host, found = self.hosts[n], {}
        for wounds, ones, chance in blows:
            key = self.taken(host, i, risen, wounds, ones, kind, cured)
            found[key] = found.get(key, 0.0) + chance
        return found

    def taken(self, host, i, risen, wounds, ones, kind, cured) -> tuple:
        """The same of one roll."""
        if not host.cures:
            return host.after(i, risen, wounds, kind), NOTHING
        ones += cured[0]
        healed = min(wounds, max(0, host.heals(i, ones) - cured[1]))
        return host.after(i, risen, wounds - healed, kind), (ones, cured[1] + healed)


def merged(now) -> dict:
    """{(state, state): chance} without what was only known on the way."""
    found = {}
    for (i, j, *_), chance in now.items():
        found[i, j] = found.get((i, j), 0.0) + chance
    return found
