"""Whether something homemade is fair: computers play whole games with it, and what every race and power wins
and earns is counted beside it."""

from conquest.homemade import extended
from tabletop.ai import Greedy, Steady
from tabletop.phase import step

FIRST = 3  # places of the column: in one of them it lies when a game begins, so that it is played at all
OWN = ("region", "race", "power")  # coins that a race brings while it is active


class Trial(Steady):
    """Games one after another, in slices. `rows` has by key, and by both keys of each pair with what is
    tried, how often somebody had it, what he won of an even share, his turns with it, the coins of these."""

    def __init__(self, game, data, players, made, count, seed):
        self.game, self.data, self.players = extended(game, [made]), data, players
        self.key, self.count, self.seed = made["key"], count, seed
        self.played, self.rows = 0, {}
        super().__init__(self.begun(seed))  # what is wrong is told at once

    def run(self, ms: int) -> dict:
        """Play on for some milliseconds; how far it is, and what was counted in whole games."""
        return {"done": super().run(ms), "games": self.played, "rows": self.rows}

    def work(self):
        """Game after game, decision after decision."""
        while self.played < self.count:
            yield from self.play(self.seed + self.played)
            self.played += 1

    def play(self, seed):
        """One game; what happened counts when it is over."""
        s, steps, active, found = self.begun(seed), 0, {}, []
        while s.legal:
            mind = s.game.routine(s) or Greedy(s, seed * 1000 + steps)
            s = s.clone()
            s.events = []
            step(s, mind.ranking()[0][0])
            steps += 1
            for note in s.events:
                heard(note, active, found, self.key)
            yield
        self.add(s, found)

    def begun(self, seed):
        """A new game in which what is tried lies in the column."""
        s = self.game.start(self.data, self.players, {}, seed)
        place = s.column[seed % FIRST]
        for part, pile in enumerate((s.races, s.powers)):
            if self.key in pile:
                at = pile.index(self.key)
                pile[at], place[part] = place[part], pile[at]
            for other in s.column:
                if other[part] == self.key:
                    other[part], place[part] = place[part], other[part]
        return s

    def add(self, s, found):
        """Count a game that is over: [player, key, coins of a turn], or None for a draft."""
        ranking = s.game.ranking(s)
        winners = [p for p, mine in enumerate(ranking) if mine == max(ranking)]
        for p, key in dict.fromkeys((p, key) for p, key, _ in found):
            row = self.row(key)
            row[0] += 1
            row[1] += self.players / len(winners) if p in winners else 0
        for _, key, coins in found:
            if coins is not None:
                self.row(key)[2] += 1
                self.row(key)[3] += coins

    def row(self, key) -> list:
        """What was counted for a race, a power or a pair."""
        return self.rows.setdefault(key, [0, 0, 0, 0])


def heard(note, active, found, own):
    """What an event tells of drafts, declines and pay; `own` is the key of what is tried."""
    kind, p = note["event"], note.get("player")
    if kind == "taken":
        pair = note["race"], note["power"]
        active[p] = (*pair, " ".join(pair)) if own in pair else pair
        found += [(p, key, None) for key in active[p]]
    elif kind == "declined":
        active.pop(p, None)
    elif kind == "scored" and p in active:
        found += [(p, key, sum(note[source] for source in OWN)) for key in active[p]]
