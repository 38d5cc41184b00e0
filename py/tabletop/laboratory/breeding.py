"""One breeding: tables of weights drawn by CMA-ES, what they won, and the log from which it goes on."""

import json
import warnings

from tabletop.laboratory.hands import progress
from tabletop.laboratory.kept import lines
from tabletop.laboratory.pairs import duels, mean, of_seeds
from tabletop.laboratory.play import play

FIRST = 1_000_000  # the seed of the first generation: nobody else plays those
AIMS = {"wins": 0, "points": 1}  # what of a game's balance is wanted


def strategy(*words):
    """What draws; the library would like to plot, and warns that it cannot."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from cma import CMAEvolutionStrategy  # optional, as all that only some runs need

        return CMAEvolutionStrategy(*words)


class Breeding:
    """The generations so far and the next one. What the library draws depends on its seed and on what it was
    told, so the log brings it back to where it was."""

    def __init__(self, own, tables, wish):
        self.own, self.tables, self.wish, self.lines = own, tables, wish, []
        self.head = {"game": wish.game, "maps": [path.name for path in wish.maps], "own": own, **{
            name: getattr(wish, name) for name in ("population", "games", "spread", "level", "aim", "seed")}}
        self.strategy = strategy([0.0] * len(own), wish.spread, {
            "seed": wish.seed, "popsize": wish.population, "verbose": -9})
        self._again()

    def _again(self):
        """Go through what the log tells; begin one if there is none."""
        if not self.wish.log.exists() or not (told := [json.loads(line) for line in lines(self.wish.log)]):
            return self._write(self.head)
        if told[0] != self.head:
            raise SystemExit(f"{self.wish.log}: of another breeding; begin a new file")
        for line in told[1:]:
            drawn = self.strategy.ask()
            if [list(map(float, one)) for one in drawn] != line["drawn"]:
                raise SystemExit(f"{self.wish.log}: another library drew these weights; begin a new file")
            self._tell(drawn, line)

    def _write(self, line):
        with self.wish.log.open("a", encoding="utf-8") as file:
            print(json.dumps(line), file=file)

    def _tell(self, drawn, line):
        self.strategy.tell(drawn, [-n for n in line["won"]])
        self.lines.append(line)

    def course(self, hands):
        """Every generation from where the log ends, as its line."""
        for n in range(len(self.lines), self.wish.generations):
            drawn = self.strategy.ask()
            won = self.won(n, drawn, hands)
            line = {"generation": n + 1, "mean": sum(won) / len(won), "best": max(won), "won": won,
                    "drawn": [list(map(float, one)) for one in drawn]}
            self._write(line)
            self._tell(drawn, line)
            yield line

    def won(self, n, drawn, hands) -> list:
        """What every table of weights of a generation wins: all on the same seeds, in the same seats."""
        seeds = range(FIRST + n * self.wish.games, FIRST + (n + 1) * self.wish.games)
        words = [self.wish.level + json.dumps(self.weights(one)) for one in drawn]
        parts = [(word, duels(table, word, self.wish.level, seeds))
                 for word in words for table in self.tables]
        tasks = [task for _, part in parts for task in part]
        ends = progress(hands.results(play, tasks), f"generation {n + 1}", len(tasks))
        found = [mean(list(of_seeds(word, part, ends, len(part) // self.wish.games))) for word, part in parts]
        of_one = zip(*[iter(found)] * len(self.tables))
        return [mean(of_tables)[AIMS[self.wish.aim]] for of_tables in of_one]

    def weights(self, drawn) -> dict:
        """The weights that a draw stands for: it tells how far each lies from the game's own, in parts."""
        return {name: n + float(part) * (abs(n) or 1.0) for (name, n), part in zip(self.own.items(), drawn)}

    def result(self) -> dict:
        """The weights it has come to: the middle of what would be drawn next, as single draws are luck."""
        return {name: round(n, 4) for name, n in self.weights(self.strategy.mean).items()}
