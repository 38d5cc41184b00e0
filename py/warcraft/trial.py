"""Who wins a scenario that somebody makes: computers play whole games on it, one after another."""

from tabletop import Refusal
from tabletop.ai import Steady
from tabletop.phase import step
from tabletop.thinkers import thinker

APART = 1000  # between the chances of two games, more than decisions of one need not lie apart


class Trial(Steady):
    """Games in slices. `rows` has of each whole game who won, [] if nobody did, and its rounds."""

    def __init__(self, game, data, players, made, count, seed):
        self.level = made.get("level")
        if made.keys() != {"level"} or self.level not in game.levels:
            raise Refusal("form", field="made")
        self.game, self.data, self.players = game, data, players
        self.count, self.seed, self.rows = count, seed, []
        super().__init__(game.start(data, players, {}, seed))  # what is wrong is told at once

    def run(self, ms: int) -> dict:
        """Play on for some milliseconds; how far it is, and how whole games ended."""
        done = super().run(ms)
        return {"done": done, "games": len(self.rows), "rows": {"won": [won for won, _ in self.rows],
                                                              "rounds": [n for _, n in self.rows]}}

    def work(self):
        """Game after game, decision after decision."""
        while len(self.rows) < self.count:
            seed = self.seed + len(self.rows)
            s, steps = self.game.start(self.data, self.players, {}, seed), 0
            while s.legal:
                mind = thinker(s, self.level, seed * APART + steps, match=seed)
                s = s.clone()
                step(s, mind.ranking()[0][0])
                steps += 1
                yield
            self.rows.append((list(s.won), s.round))
