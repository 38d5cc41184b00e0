"""Plans of whole turns, the best of them tried on what the others may answer.

A turn is built action by action. Of each action only good ways to carry it out are followed, of what stands
after each action only a few positions; the same position is looked at once, however it was reached."""

from marshal import dumps

from tabletop.ai import Steady, first_choices, imagine, margins, noise
from tabletop.phase import promising, step

BROAD, NARROW, HASTE = 12, 2, 45  # positions kept after an action: most, least, one less for so many seen
WAYS = 6  # positions kept within an action, such as a move of several wolves
TRIED = 24  # plans that others may answer
WIN = 12.0  # points that a win is worth
LONG = 160  # decisions in an answer


class Line:
    """Actions of a turn, where they lead, and how far ahead that is."""

    __slots__ = ("s", "path", "value")

    def __init__(self, s, path, value):
        self.s, self.path, self.value = s, path, value


class Planner(Steady):
    """Plans the rest of a turn once and follows it as long as the match does."""

    alone = True  # nobody else has a say in what is done

    def __init__(self, s, seed: int = 0, every: bool = False):
        super().__init__(s)
        self.start, self.seed, self.now = imagine(s, s.actor, seed), seed, 0.0
        self.choices = first_choices(s, every)
        self.best, self.first = [], []

    # --- the questions of everybody ------------------------------------------------------------

    def ranking(self) -> list:
        """[(action, gain)] from the best down: by plans, then by what an action brings at once, which is no
        more than a worse plan."""
        found, gain = {}, None
        for line in self.best + self.first:
            more = line.value - self.now
            gain = more if gain is None else min(gain, more)
            found.setdefault(line.path[0], gain)
        for action in self.choices:
            found.setdefault(action, gain or 0.0)
        return list(found.items())

    def follow(self, s, action):
        """Go on with the plan if it was followed, or think anew."""
        if not s.legal or s.actor != self.player:
            return self
        new, plans = self.anew(s), [line for line in self.best if line.path[0] == action]
        if plans and plans[0].path[1:] and (plans[0] is self.best[0] or not self.alone):
            new.best = [Line(None, line.path[1:], line.value) for line in plans if line.path[1:]]
            new.now, new.rest = self.now, iter(())
        return new

    def anew(self, s):
        """The same thinker before another state."""
        return Planner(s, self.seed + 1)

    # --- thought ---------------------------------------------------------------------------------

    def work(self):
        """Build turns layer by layer, an action each; then look at answers to the best."""
        self.now = outlook(self.start, self.player)
        layer, ended = [Line(self.start, (), self.now)], []
        while layer:
            reached = []
            for line in layer:
                yield from self.carried_out(line, reached)
            ended = few(ended + [line for line in reached if self.over(line.s)], TRIED)
            width = max(NARROW, BROAD - self.playouts // HASTE)
            layer = few([line for line in reached if not self.over(line.s)], width)
            self.best = ended or layer
        yield from self.answered(ended)

    def over(self, s) -> bool:
        """Whether the turn has ended."""
        return s.actor != self.player

    def carried_out(self, line, reached):
        """Every good way to carry out one action, choice by choice; adds where they lead."""
        open_lines = [line]
        while open_lines:
            further = []
            for line in open_lines:
                for new in self.tries(line):
                    done = self.over(new.s) or new.s.stack[-1]["phase"] == "act"
                    (reached if done else further).append(new)
                yield
            further.sort(key=lambda line: not goes_on(line.s))
            open_lines = few(further, WAYS)

    def tries(self, line) -> list:
        """The lines one choice longer."""
        found = []
        for action in promising(line.s) if line.path else self.choices:
            s = line.s.clone()
            step(s, action)
            found.append(Line(s, (*line.path, action), outlook(s, self.player)))
        if not line.path:
            self.first = few(found, len(found))
        return found

    # --- what others may answer ---------------------------------------------------------------

    def answered(self, lines):
        """Play on from the end of every plan until the turn after the next begins; the best first."""
        tried = []
        for line in lines if len(lines) > 1 else ():
            value = yield from self.answer(line.s.clone())
            tried.append(Line(None, line.path, value))
            self.best = few(tried, len(tried)) + lines[len(tried):]

    def answer(self, s, whim=0.0):
        """How far ahead the player is after what others may answer to a turn."""
        mine = 0
        for _ in range(LONG):
            if not s.legal or mine and self.over(s):
                break
            mine = mine or not self.over(s)
            step(s, likely(s, whim))
            yield
        return outlook(s, self.player)


def goes_on(s) -> bool:
    """Whether more wolves may move: of equal lines these are kept, for what they bring is not seen yet."""
    return any(f["phase"] == "move" for f in s.stack)


def outlook(s, p) -> float:
    """How far a player is ahead of the others, by worth; when all is over, winning counts."""
    if s.legal:
        return margins(s)[p]
    ranking = s.game.ranking(s)
    return margins(s)[p] + (WIN if ranking[p] == max(ranking) else -WIN)


def likely(s, whim=0.0):
    """What the acting player may do: the action that looks best at once, whims set aside."""
    actions, best, chosen = promising(s), None, None
    if len(actions) == 1:
        return actions[0]
    for action in actions:
        new = s.clone()
        step(new, action)
        value = outlook(new, s.actor) + (whim * noise(s) if whim else 0.0)
        if best is None or value > best:
            best, chosen = value, action
    return chosen


def position(s) -> bytes:
    """What tells positions apart; in which order wolves have moved does not matter."""
    stack = [{**f, "moved": sorted(f["moved"])} if "moved" in f else f for f in s.stack]
    return dumps({**s.__dict__, "stack": stack}, 2)


def few(lines, count) -> list:
    """The best lines, one for every position."""
    found, seen = [], set()
    for line in sorted(lines, key=lambda line: -line.value):
        mark = line.path if line.s is None else position(line.s)
        if mark not in seen:
            seen.add(mark)
            found.append(line)
            if len(found) == count:
                break
    return found
