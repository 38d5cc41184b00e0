"""What a side of a battle rolls, for odds.py: losses it causes, natural ones, dead that rise.

A slot says of units that are alike where they are, what they cost, how strong they are, whether they attack,
whose they are, their kind and what they are themselves."""

from functools import lru_cache

from warcraft.battle import ring
from warcraft.units import FACES, MELEE, PHASES, UNITS

FIELDS = (HERE, PRICE, STRENGTH, AWAKE, PLAYER, KIND, PIECE) = range(7)  # of a slot


@lru_cache(maxsize=None)
def thrown(n, strength, again=False) -> list:
    """[(hits, natural ones, chance), ...] of so many dice; again: every miss is rolled once more."""
    hit = min(strength, FACES) / FACES
    more = 2 - hit if again else 1
    faces = (1, 1, more / FACES), (1, 0, more * (hit - 1 / FACES)), (0, 0, 1 - more * hit)
    found = {(0, 0): 1.0}
    for _ in range(n):
        before, found = found, {}
        for (hits, ones), chance in before.items():
            for up, one, likely in faces:
                key = hits + up, ones + one
                found[key] = found.get(key, 0.0) + chance * likely
    return [(*key, chance) for key, chance in found.items() if chance > 0]


class Throws:
    """Of a side with `slots` and `states`, see host.py; `most` is how many melee units a player may have."""

    def _many(self, state, p, awake=False) -> tuple:
        """A player's units by kind; awake: those that attack."""
        found = [0] * len(UNITS)
        for n, slot in zip(state, self.slots):
            if n and slot[PLAYER] == p and (slot[AWAKE] or not awake):
                found[slot[KIND]] += n
        return tuple(found)

    def _bodies(self, state, p) -> int:
        """A player's melee units that are no workers."""
        return sum([n for n, slot in zip(state, self.slots) if slot[PLAYER] == p and slot[PIECE] == MELEE])

    def _powers(self, p, kinds) -> tuple:
        """The abilities of these kinds of a player's units, each once."""
        return tuple(dict.fromkeys(key for kind in kinds for key in ring.own(self.s, p, kind)))

    def _asks(self, state, p, hook, *facts) -> list:
        """What a player's units answer, to each of these facts."""
        key = hook, p, tuple(map(bool, self._many(state, p))), facts
        if key not in self.memo:
            asked = self.s.game.question(hook, self._powers(p, [kind for kind in UNITS if key[2][kind]]))
            self.memo[key] = [asked(self.s, *fact) for fact in facts]
        return self.memo[key]

    def ambush(self, i) -> tuple:
        """((player, kind), ...): who strikes first in which phases of a round, where his roll hits most."""
        key, state = ("ambush", i), self.states[i]
        if key not in self.memo:
            self.memo[key] = sum((self._first(state, p) for p in self.players), ())
        return self.memo[key]

    def _first(self, state, p) -> tuple:
        keys = [key for kind, n in zip(UNITS, self._many(state, p)) for key in ring.own(self.s, p, kind) * n]
        many = self.s.game.question("ambushes", tuple(keys))(self.s)
        return self.strikes(self.number[state], p)[:many] if many else ()

    def strikes(self, i, p) -> tuple:
        """((player, kind), ...): the phases in which he would strike first, the best first."""
        state = self.states[i]
        best = sorted(PHASES, key=lambda kind: -self._dice(state, p, kind) * ring.strength(self.s, p, kind))
        return tuple((p, kind) for kind in best)

    def roll(self, i, kind, players, spells=()) -> tuple:
        """((who rises, [(losses it causes, natural ones, chance), ...]), ...) of these players' rolls
        together; one and the same for all states that roll alike."""
        key = "roll", i, kind, players, spells
        found = self.memo.get(key)
        if found is None:
            state = self.states[i]
            throws = tuple(self._throw(state, p, kind, spells) for p in players)
            if throws not in self.memo:
                self.memo[throws] = self._joined(throws)
            found = self.memo[key] = self.memo[throws]
        return found

    def heals(self, i, ones) -> int:
        """Losses that healers take away in a phase with so many natural ones of the enemy."""
        key = "heals", i, ones
        if key not in self.memo:
            state = self.states[i]
            self.memo[key] = max((self._asks(state, p, "heals", (ones,))[0] for p in self.players), default=0)
        return self.memo[key]

    def _dice(self, state, p, kind) -> int:
        n = self._many(state, p, awake=True)[kind]
        return n + self._asks(state, p, "dice", ())[0] if n else 0

    def _throw(self, state, p, kind, spells) -> tuple:
        """What a player's roll depends on."""
        n = self._dice(state, p, kind)
        strength = ring.strength(self.s, p, kind) + sum(spell == (p, "sharper") for spell in spells)
        free = self.most.get(p, 0) - self._bodies(state, p)
        risen = self._asks(state, p, "raises", *((ones,) for ones in range(n + 1)))
        rises = tuple([min(free, many) for many in risen])
        return p, kind, n, strength, (p, "again") in spells, rises

    def _joined(self, throws) -> tuple:
        found = {(0, 0, ()): 1.0}
        for p, kind, n, strength, again, rises in throws:
            hurts, more, found = self.s.game.question("wounds", ring.own(self.s, p, kind)), found, {}
            for (wounds, ones, risen), chance in more.items():
                for hits, single, likely in thrown(n, strength, again):
                    up = ((p, rises[single]),) if rises[single] > 0 else ()
                    key = wounds + hits + hurts(self.s, single), (ones + single) * self.counts, risen + up
                    found[key] = found.get(key, 0.0) + chance * likely
        rows = {}
        for (wounds, ones, risen), chance in found.items():
            rows.setdefault(risen, []).append((wounds, ones, chance))
        return tuple(rows.items())
