"""What a phase of a battle does to two sides, for odds.py: a pair of states is a number of each host's."""

from warcraft.units import MELEE, PHASES

FELL = -1  # in a round: somebody has fallen; else 0
NOTHING = (0, 0)  # natural ones against a side in a phase, and what its healers have taken away


class Beats:
    """`known` has what was found out: it holds for these hosts whatever comes before and after."""

    def __init__(self, *hosts):
        self.hosts, self.known = hosts, {}

    def outcomes(self, i, j, phase, first) -> tuple:
        """(chance that nothing changes, [(ways of the first side, ways of the second), ...]); a way is
        (state, chance, whether somebody fell), and one of either goes with each of the other."""
        key = i, j, phase, first
        found = self.known.get(key)
        if found is None:
            kind = PHASES[phase]
            early = tuple(p for p, named in first if named == kind)
            pairs = self.twice(i, j, kind, early) if early else self.once(i, j, kind)
            idle = sum(same(left, i) * same(right, j) for left, right in pairs)
            found = self.known[key] = idle, pairs
        return found

    def once(self, i, j, kind) -> list:
        """Both roll at once."""
        mine, theirs = (host.roll(n, kind, host.players) for host, n in zip(self.hosts, (i, j)))
        return [(self.hurt(0, i, up, blows, kind), self.hurt(1, j, risen, hits, kind))
                for up, hits in mine for risen, blows in theirs]

    def twice(self, i, j, kind, early) -> list:
        """Those who strike first, then the others."""
        found = {(i, j, False, NOTHING, NOTHING): 1.0}
        for wanted in (True, False):
            found = self.beat(found, kind, [tuple(p for p in host.players if (p in early) == wanted)
                                            for host in self.hosts])
        return [([(one, chance, fell)], [(other, 1.0, False)])
                for (one, other, fell, *_), chance in found.items()]

    def beat(self, before, kind, players, spells=()) -> dict:
        """{(state, state, whether somebody fell, what each side's healers did): chance} after these players
        have rolled at once."""
        found = {}
        for (i, j, fell, *cured), chance in before.items():
            mine, theirs = (host.roll(n, kind, some, spells)
                            for host, n, some in zip(self.hosts, (i, j), players))
            for up, hits in mine:
                for risen, blows in theirs:
                    right = self.mend(1, j, risen, hits, kind, cured[1])
                    for (one, hurt, mended), likely in self.mend(0, i, up, blows, kind, cured[0]).items():
                        for (other, bled, healed), as_likely in right.items():
                            key = one, other, fell or hurt or bled, mended, healed
                            found[key] = found.get(key, 0.0) + chance * likely * as_likely
        return found

    def hurt(self, n, i, risen, blows, kind) -> list:
        """[(state, chance, whether somebody fell), ...] of a side that is hit once in a phase."""
        key = n, i, risen, id(blows), kind == MELEE
        found = self.known.get(key)
        if found is None:
            rows = {}
            for (state, fell, _), chance in self.mend(n, i, risen, blows, kind, NOTHING).items():
                rows[state, fell] = rows.get((state, fell), 0.0) + chance
            found = self.known[key] = [(state, chance, fell) for (state, fell), chance in rows.items()]
        return found

    def mend(self, n, i, risen, blows, kind, cured) -> dict:
        """{(state, whether somebody fell, what its healers did in this phase): chance}: they take away so
        many losses in all of a phase (ruling 40)."""
        host, found = self.hosts[n], {}
        for wounds, ones, chance in blows:
            state, fell, after = self.taken(host, i, risen, wounds, ones, kind, cured)
            key = state, fell, after
            found[key] = found.get(key, 0.0) + chance
        return found

    def taken(self, host, i, risen, wounds, ones, kind, cured) -> tuple:
        """The same of one roll."""
        if not host.cures:
            return *host.after(i, risen, wounds, kind), NOTHING
        ones += cured[0]
        healed = min(wounds, max(0, host.heals(i, ones) - cured[1]))
        return *host.after(i, risen, wounds - healed, kind), (ones, cured[1] + healed)


def same(ways, state) -> float:
    """The chance that a side stays as it is."""
    return sum(chance for one, chance, fell in ways if one == state and not fell)
