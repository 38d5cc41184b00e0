"""One side of a battle as numbers, for odds.py: what it rolls, loses, raises.

A state says how many units of each slot are left; slots are in the order in which they are lost, states have
numbers, the largest first."""

from collections import Counter

from warcraft.battle import ring
from warcraft.throws import AWAKE, HERE, KIND, PIECE, PLAYER, Throws
from warcraft.units import FACES, FLYING, MELEE, ROOM, TRAIN, UNITS, WORKER


class Host(Throws):
    """`still` units do not attack, a netted side may lose flyers to melee. The first to fall are on flanks,
    cheap before dear, workers called to arms before all others. `counts`: natural ones matter to healers."""

    def __init__(self, s, r, units, still=(), netted=False):
        self.s, self.r, self.netted, self.memo = s, r, netted, {}
        self.players = tuple(sorted({p for _, p, _ in units}))
        counted = self._counted(units, Counter(map(tuple, still)))
        for p in self.players:
            if self._raises(p):
                counted.setdefault(self._slot(True, p, MELEE, MELEE), 0)
        self.rises = any(map(self._raises, self.players))
        self.cures = any(s.game.question("heals", self._powers(p, UNITS))(s, FACES) for p in self.players)
        healing = s.game.question("heals", tuple(s.game.abilities))
        self.counts = healing(s, 1) < healing(s, FACES)
        self.slots = sorted(counted)
        self.start = tuple(counted[slot] for slot in self.slots)
        self.most = {p: self._bodies(self.start, p) + s.reserve(p, MELEE)
                     for p in self.players if p < s.players}
        self.states = sorted(self._reached(), key=lambda state: (-sum(state), state))
        self.number = {state: i for i, state in enumerate(self.states)}
        self.holds = [any(n and slot[HERE] for n, slot in zip(state, self.slots)) for state in self.states]

    def key(self) -> tuple:
        """All that it depends on."""
        s = self.s
        return (s.game.version, self.r, tuple(self.slots), self.start, self.netted, tuple(self.most.items()),
                s.rules["healing"], tuple((s.races[p], tuple(s.levels[p])) for p in self.players))

    def _counted(self, units, still) -> Counter:
        found, levied = Counter(), {}
        for place, p, kind in units:
            armed = levied.setdefault((place, p), self.s.levied(place, p)) if kind == MELEE else 0
            if armed:
                levied[place, p] -= 1
            awake = not still[place, p, kind]
            still[place, p, kind] -= not awake
            found[self._slot(place == self.r, p, kind, WORKER if armed else kind, awake)] += 1
        return found

    def _slot(self, here, p, kind, piece, awake=True):
        return here, sum(TRAIN[piece]), ring.strength(self.s, p, kind), awake, p, kind, piece

    def _raises(self, p) -> bool:
        return p < self.s.players and self.s.game.question("raises", self._powers(p, UNITS))(self.s, 1) > 0

    def _reached(self) -> set:
        """All states that losses, and the dead that rise, may lead to."""
        found, waiting = {self.start}, [self.start]
        while waiting:
            state = waiting.pop()
            following = {self._less(state, False), self._less(state, True)}
            for p in self.players:
                if self._raises(p) and self._bodies(state, p) < self.most[p]:
                    following.add(self._more(state, p, 1))
            waiting += following - found
            found |= following
        return found

    # --- what a state becomes -------------------------------------------------------------------------

    def _less(self, state, spared) -> tuple:
        """The next loss is taken, if there is one; spared: not from flyers."""
        for n, slot in enumerate(self.slots):
            if state[n] and not (spared and slot[KIND] == FLYING):
                return *state[:n], state[n] - 1, *state[n + 1:]
        return state

    def _more(self, state, p, n) -> tuple:
        left = list(state)
        left[self.slots.index(self._slot(True, p, MELEE, MELEE))] += n
        return tuple(left)

    def after(self, i, risen, due, kind) -> int:
        """The state once some have risen and losses are taken."""
        ways = self.falls(i, risen, kind)
        return ways[min(due, len(ways) - 1)]

    def falls(self, i, risen, kind) -> list:
        """The states once some have risen and none, one, two and more are lost in a phase."""
        key = i, risen, kind
        found = self.memo.get(key)
        if found is None:
            if risen:
                state = self.states[i]
                for p, n in risen:
                    state = self._more(state, p, n)
                found = self.falls(self.number[state], (), kind)
            else:
                after = self.number[self._less(self.states[i], kind == MELEE and not self.netted)]
                found = [i] if after == i else [i, *self.falls(after, (), kind)]
            self.memo[key] = found
        return found

    def awake(self, host, i) -> int:
        """The number that a state of this side has where nobody is held still any more."""
        found = Counter()
        for n, slot in zip(self.states[i], self.slots):
            found[*slot[:AWAKE], True, *slot[AWAKE + 1:]] += n
        return host.number[tuple(found[slot] for slot in host.slots)]

    def losses(self, i) -> list:
        """By kind of piece, how many fewer there are than at the beginning, too many raised being sent back;
        whom a law saves is not lost."""
        state, lost = self.states[i], [0] * (WORKER + 1)
        for before, n, slot in zip(self.start, state, self.slots):
            if before == n or not self.s.law("saved", self.r, slot[PLAYER], slot[KIND]):
                lost[slot[PIECE]] += before - n
        here = sum(n for n, slot in zip(state, self.slots) if slot[HERE] and slot[PIECE] != WORKER)
        raised = sum(n for n, slot in zip(state, self.slots) if slot[HERE] and slot[PIECE] == MELEE)
        if not self.s.law("packs", self.r):
            lost[MELEE] += min(raised, max(0, here - ROOM))
        return lost
