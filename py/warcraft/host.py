"""One side of a battle as numbers, for odds.py: what it rolls, loses, raises.

Its state is a tuple, how many units of each slot; slots are in the order in which they are lost."""

from collections import Counter
from functools import lru_cache

from warcraft.battle import ring
from warcraft.units import FACES, FLYING, MELEE, PHASES, ROOM, TRAIN, UNITS


@lru_cache(maxsize=None)
def thrown(n, strength) -> list:
    """[(hits, natural ones, chance), ...] of so many dice."""
    faces, found = ((0, 0, FACES - strength), (1, 0, strength - 1), (1, 1, 1)), {(0, 0): 1.0}
    for _ in range(n):
        before, found = found, {}
        for (hits, ones), chance in before.items():
            for hit, one, many in faces:
                key = hits + hit, ones + one
                found[key] = found.get(key, 0.0) + chance * many / FACES
    return [(*key, chance) for key, chance in found.items() if chance]


class Host:
    """A slot is (in the battlefield, price, strength, player, kind): flanks fall first, cheap before dear."""

    def __init__(self, s, r, units):
        self.s, self.r, self.memo = s, r, {}
        self.players = sorted({p for _, p, _ in units})
        counted = Counter(self._slot(place == r, p, kind) for place, p, kind in units)
        for p in self.players:
            if self._raises(p):
                counted[self._slot(True, p, MELEE)] += 0
        self.rises = any(map(self._raises, self.players))
        self.slots = sorted(counted)
        self.start = tuple(counted[slot] for slot in self.slots)
        self.most = {p: self._many(self.start, p, MELEE) + s.reserve(p, MELEE)
                     for p in self.players if p < s.players}

    def _raises(self, p) -> bool:
        return p < self.s.players and self.s.game.question("raises", self._powers(p, UNITS))(self.s, 1) > 0

    def _slot(self, here, p, kind):
        return here, sum(TRAIN[kind]), ring.strength(self.s, p, kind), p, kind

    def _many(self, state, p, kind) -> int:
        return sum(n for n, slot in zip(state, self.slots) if slot[-2:] == (p, kind))

    def _powers(self, p, kinds) -> tuple:
        """The abilities of these kinds of a player's units, each once."""
        return tuple(dict.fromkeys(key for kind in kinds for key in ring.own(self.s, p, kind)))

    def _asks(self, state, p, hook, *facts):
        kinds = [kind for kind in UNITS if self._many(state, p, kind)]
        return self.s.game.question(hook, self._powers(p, kinds))(self.s, *facts)

    def once(self, work, *facts):
        """What was found out before is not found out again."""
        key = work, facts
        found = self.memo.get(key)
        if found is None:
            found = self.memo[key] = getattr(self, work)(*facts)
        return found

    # --- questions that odds.py asks through `once` ---------------------------------------------------

    def holds(self, state) -> bool:
        """Whether it has a unit in the battlefield."""
        return any(n and slot[0] for n, slot in zip(state, self.slots))

    def ambush(self, state) -> tuple:
        """((player, kind), ...): who strikes first in which phases of a round, where his roll hits most."""
        found = ()
        for p in self.players:
            keys = [key for kind in UNITS for key in ring.own(self.s, p, kind) * self._many(state, p, kind)]
            n = self.s.game.question("ambushes", tuple(keys))(self.s)
            best = sorted(PHASES, key=lambda kind: -self._dice(state, p, kind)
                          * ring.strength(self.s, p, kind))
            found += tuple((p, kind) for kind in best[:n])
        return found

    def roll(self, state, kind, players) -> list:
        """[(losses it causes, natural ones, who rises, chance), ...] of these players' rolls together."""
        found = {(0, 0, ()): 1.0}
        for p in players:
            n = self._dice(state, p, kind)
            more, found = found, {}
            for (wounds, ones, risen), chance in more.items():
                for loss, single, up, likely in self._one(state, p, kind, n) if n else [(0, 0, (), 1.0)]:
                    key = wounds + loss, ones + single, risen + up
                    found[key] = found.get(key, 0.0) + chance * likely
        return [(*key, chance) for key, chance in found.items()]

    def heals(self, state, ones) -> int:
        """Losses that healers take away after so many natural ones of the enemy."""
        return max((self._asks(state, p, "heals", ones) for p in self.players), default=0)

    def after(self, state, risen, due, kind) -> tuple:
        """What is left once some have risen and losses are taken: flyers are spared by melee."""
        left = list(state)
        for p, n in risen:
            left[self.slots.index(self._slot(True, p, MELEE))] += n
        for n, slot in enumerate(self.slots):
            if not (kind == MELEE and slot[-1] == FLYING):
                fallen = min(due, left[n])
                left[n] -= fallen
                due -= fallen
        return tuple(left)

    def losses(self, state) -> list:
        """By kind, how many fewer there are than at the beginning, too many raised being sent back."""
        lost = [0] * len(UNITS)
        for before, n, slot in zip(self.start, state, self.slots):
            lost[slot[-1]] += before - n
        here = sum(n for n, slot in zip(state, self.slots) if slot[0])
        melee = sum(n for n, slot in zip(state, self.slots) if slot[0] and slot[-1] == MELEE)
        if not self.s.law("packs", self.r):
            lost[MELEE] += min(melee, max(0, here - ROOM))
        return lost

    # --- rolls --------------------------------------------------------------------------------------------

    def _dice(self, state, p, kind) -> int:
        n = self._many(state, p, kind)
        return n + self._asks(state, p, "dice") if n else 0

    def _one(self, state, p, kind, n):
        """The same of one player's roll."""
        question, free = self.s.game.question, self.most.get(p, 0) - self._many(state, p, MELEE)
        for hits, ones, chance in thrown(n, ring.strength(self.s, p, kind)):
            wounds = hits + question("wounds", ring.own(self.s, p, kind))(self.s, ones)
            up = min(free, self._asks(state, p, "raises", ones))
            yield wounds, ones, ((p, up),) if up > 0 else (), chance
