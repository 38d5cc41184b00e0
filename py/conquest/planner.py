"""The plans of a hard opponent: whole turns, each tried again and again on what the next turns may bring.

A turn is built choice by choice, of which only the better positions are kept; a draft is a plan by itself.
What comes after a plan is played by quick answers of everybody, on a newly imagined state each time, through
the next turns of one's own; there plans are judged. The better a plan does, the more often it is tried."""

from math import log, sqrt

from conquest.answers import answer, outlook, position, seems, sensible, throw
from conquest.rules import DIE
from tabletop.ai import Steady, first_choices, imagine, margins
from tabletop.phase import step

LONGER = {"master": 8}  # how many times the answers, or playouts, of a level are those of the hard one
WIDTH, LENGTH = 5, 24  # positions kept after each choice; choices of a turn
FIRST, MORE = 4, 10  # plans tried at first, and answers after which there is another
DOUBT = 6.0  # points that the end of an answer is off, more or less
TRUST = 2.0  # answers that the first look at a plan counts for
AHEAD = (2, 1)  # turns of one's own that an answer reaches beyond this one: of two players, of more
LONG = 400  # choices of an answer


class Line:
    """Choices of a turn: where they lead, what stood to choose from before each, how well its answers end."""

    __slots__ = ("s", "path", "legal", "value", "thrown", "total", "tried")

    def __init__(self, s, path, legal, value, thrown=False):
        self.s, self.path, self.legal, self.value, self.thrown = s, path, legal, value, thrown
        self.total, self.tried = 0.0, 0


class Planner(Steady):
    """Plans the rest of a turn and follows the plan as long as the match does. What is told to think on goes
    on for ever."""

    def __init__(self, s, level: str = "hard", seed: int = 0, every: bool = False):
        super().__init__(s)
        self.start, self.level, self.seed, self.now = imagine(s, s.actor, seed), level, seed, 0.0
        self.choices, self.lines, self.chosen = first_choices(s, True) if every else sensible(s), [], None
        self.answers, self.open = 0, False  # how many, and whether somebody else says when to end
        self.shift = 0.0  # what the ends of answers are more than a first look tells, on their mean

    def run(self, ms: float | None = None, playouts: int | None = None) -> bool:
        """Think for some milliseconds or until so many pieces in all; True when done."""
        self.open = playouts is not None
        return super().run(ms, playouts)

    def ranking(self) -> list:
        """[(action, gain)] from the best down."""
        found = {self.chosen.path[0]: self.chosen.value - self.now} if self.chosen else {}
        for line in sorted(self.lines, key=lambda line: (not line.tried, -self.mean(line))):
            found.setdefault(line.path[0], self.mean(line) - self.now)
        least = min(found.values(), default=0.0)
        return list({**found, **{action: least for action in self.choices if action not in found}}.items())

    def follow(self, s, action):
        """The next choice of the plan where the match has come to what was planned for, else a thought anew;
        None where others think."""
        if not s.legal or s.actor != self.player or s.game.routine(s) or not s.game.plans(s):
            return None
        new, plan = Planner(s, self.level, self.seed + 1), self.plan(action)
        if plan and plan.legal[1:] and plan.legal[1] == s.legal:
            new.chosen = Line(None, plan.path[1:], plan.legal[1:], self.mean(plan))
            new.now, new.rest = self.now, iter(())
        return new

    def plan(self, action):
        """The best of what is planned to begin with an action."""
        lines = [self.chosen] if self.chosen else [line for line in self.lines if line.tried]
        return max((line for line in lines if line.path[0] == action), key=self.mean, default=None)

    # --- thought ---------------------------------------------------------------------------------

    def work(self):
        """Find plans, then try them by turns, those of promise more often."""
        if len(self.choices) < 2:
            return
        self.now, lines = margins(self.start)[self.player], self.lines
        yield from self.plans(lines)
        lines.sort(key=lambda line: -line.value)
        most = self.state.game.answers[self.state.players] * LONGER.get(self.level, 1)
        while self.open or self.answers < most:
            open_lines = lines[:FIRST + self.answers // MORE]
            line = next((line for line in open_lines if not line.tried), None)
            line = line or max(open_lines, key=lambda line: self.hope(line))
            end = self.end(line)
            line.total += end
            line.tried += 1
            self.answers += 1
            self.shift += (end - line.value - self.shift) / self.answers
            yield

    def mean(self, line) -> float:
        """How far ahead a line leaves its player in the end, on the mean of all that was looked at."""
        return (TRUST * (line.value + self.shift) + line.total) / (TRUST + line.tried)

    def hope(self, line) -> float:
        """How far ahead it may leave him after all, for all that is known after so many answers."""
        return self.mean(line) + DOUBT * sqrt(log(self.answers + 2) / (TRUST + line.tried))

    def end(self, line) -> float:
        """How far ahead the player is after a plan and an answer, on the next of the imagined states, which
        are the same for all plans."""
        s, turns, mine = imagine(self.state, self.player, (self.seed << 20) + line.tried), 0, True
        for action, legal in zip(line.path, line.legal):
            if s.legal != legal:
                break
            if line.thrown and action is line.path[-1]:
                throw(s, line.tried % len(DIE))
            step(s, action)
        ahead = AHEAD[s.players > 2]
        for _ in range(LONG):
            own = bool(s.stack) and s.stack[0]["player"] == self.player
            turns, mine = turns + (own and not mine), own
            if not s.legal or turns > ahead:
                break
            answer(s)
        return outlook(s, self.player)

    def plans(self, found):
        """Lines to the end of one's choices in this turn, one for every position."""
        layer, seen = [Line(self.start, (), (), self.now)], set()
        for _ in range(LENGTH):
            reached = []
            for line in layer:
                for action in sensible(line.s) if line.path else self.choices:
                    new, ended = self.longer(line, action)
                    mark = new.path if new.thrown else position(new.s)
                    if mark not in seen:
                        seen.add(mark)
                        (found if ended else reached).append(new)
                yield
            layer = sorted(reached, key=lambda line: -line.value)[:WIDTH]
        found += layer

    def longer(self, line, action) -> tuple:
        """(a line and one choice more, whether that is its end): another acts, tokens are spread, chance has
        decided, or a race is new."""
        before, s = line.s, line.s.clone()
        step(s, action)
        thrown = s.rng != before.rng
        ended = (not s.legal or s.actor != self.player or thrown
                 or before.stack[-1]["phase"] == "draft" or bool(s.game.routine(s)))
        return Line(s, (*line.path, action), (*line.legal, before.legal),
                    seems(before, s, action, self.player), thrown), ended
