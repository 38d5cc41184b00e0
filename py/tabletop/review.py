"""What became of a match and what would have been better: decisions judged by what could be known of them.

Of each part of a player's turn two lines are compared: what he did, and what the strongest opponent would
have done in his place. Both are tried on the same imagined states, in which all he could not see is dealt
again and chance is new, and played on alike to the end of the turn: luck, good or bad, is nobody's merit."""

from itertools import accumulate

from tabletop.ai import Steady, imagine, margins, tried
from tabletop.match import several
from tabletop.phase import promising, step
from tabletop.thinkers import REASONS, thinker

SAMPLES = 4  # imagined states on which lines are compared
MOST = 120  # parts of turns that are judged, those with most decisions
LONG = 80  # decisions of a line, and after it to the end of a turn
SLICE = 20.0  # milliseconds of thought between two looks at the clock


class Review(Steady):
    """The decisions of some players, judged one after another from the `first` on; `found` grows. What comes
    out does not depend on how often it was interrupted."""

    def __init__(self, match, players, first: int = 0):
        self.parts, self.first, self.found = parts(match, players), first, []
        super().__init__(match.now)

    def work(self):
        """Judge part after part."""
        for part in self.parts[self.first:]:
            self.found.append((yield from self.judged(*part)))

    def judged(self, at, s, actions):
        """One part of a turn: where the lines part, how much the better one brings more, and why."""
        mine = [action for _, action, _ in actions]
        line, why = yield from self.better(s, at)
        told = {"step": actions[0][2], "round": _round(s), "player": s.actor, "loss": 0.0}
        n = next((n for n, (one, other) in enumerate(zip(mine, line)) if one != other), None)
        then, taken, where = actions[n or 0]
        if n is None or line[n] not in then.legal:
            return told
        gains = []
        for seed in range(SAMPLES):
            ends = []
            for plan in (line, mine):
                ends.append((yield from self.end(imagine(s, s.actor, _seed(at, seed)), plan, s)))
            gains.append(ends[0] - ends[1])
        return {**told, "step": where, "loss": round(sum(gains) / SAMPLES, 2),
                "choices": [described(then, taken), described(then, line[n])],
                "why": list(why or s.game.reasons(then, line[n]))[:REASONS]}

    def better(self, s, at):
        """What the strongest opponent would do in a part of a turn, and why if he says so."""
        now, line, why, mind, other = imagine(s, s.actor, _seed(at, SAMPLES)), [], (), None, None
        while now.legal and len(line) < LONG and within(s, now):
            if now.actor != s.actor:
                now, other = careful(now, other, len(line))
                continue
            mind = mind or thinker(now, s.game.adviser, at)
            while not mind.run(SLICE):
                yield
            action = mind.ranking()[0][0]
            line, why, now = line + [action], why or mind.why, tried(now, action)
            mind = mind.follow(now, action) if hasattr(mind, "follow") and now.actor == s.actor else None
            yield
        return line, why

    def end(self, now, plan, s):
        """How far ahead a plan leaves its player at the end of the turn; what it leaves open is played as by
        one who looks one action ahead."""
        player, mark, plan, mind = s.actor, turn(s), list(plan), None
        for n in range(LONG):
            if not now.legal or turn(now) != mark:
                break
            if plan and now.actor == player and plan[0] in now.legal:
                step(now, plan.pop(0))
                mind = None
            else:
                now, mind = careful(now, mind, n)
            yield
        return margins(now)[player]


def careful(s, mind, n) -> tuple:
    """(the state after what a careful player does who looks one action ahead, his mind if he goes on)."""
    if len(s.legal) == 1:
        return tried(s, s.legal[0]), None
    mind = mind or s.game.routine(s) or s.game.erring(s, n, False, {})
    mind.run()
    action = mind.ranking()[0][0]
    new = tried(s, action)
    goes_on = hasattr(mind, "follow") and new.legal and new.actor == s.actor
    return new, mind.follow(new, action) if goes_on else None


def parts(match, players) -> list:
    """[(number, state, [(state, action, step)])]: what these players decided, in parts of turns in which
    there was something to decide."""
    found = []
    for row in decisions(match):
        if row[0].actor not in players:
            continue
        if found and found[-1][0][0].actor == row[0].actor and within(found[-1][0][0], row[0]):
            found[-1].append(row)
        else:
            found.append([row])
    real = [(at, rows[0][0], rows) for at, rows in enumerate(found) if any(map(real_choice, rows))]
    longest = sorted(real, key=lambda part: -len(part[2]))[:MOST]
    return sorted(longest, key=lambda part: part[0])


def real_choice(row) -> bool:
    """Whether there was more than one thing worth thinking about, or something else was done."""
    s, action, _ = row
    return len(s.legal) > 1 and promising(s) != [action]


def decisions(match):
    """(state, action, step) of every action at hand, those within a step too."""
    for n, (s, entry) in enumerate(zip(match.states, match.actions), len(match.told)):
        actions = several(entry)
        for now, action in zip(accumulate(actions[:-1], tried, initial=s), actions):
            yield now, action, n


def course(match) -> list:
    """What every player's position was worth at the beginning of every turn, and at the end."""
    found, mark = [], None
    for n, s in enumerate(match.states, len(match.told)):
        if not s.stack or turn(s) != mark:
            mark = turn(s)
            found.append({"step": n, "round": _round(s), "player": s.stack[0]["player"] if s.stack else None,
                          "worth": [round(n, 1) for n in s.game.worth(s)]})
    return found


def turn(s) -> tuple:
    """Which turn it is: the round, and what lies at the bottom of the stack."""
    return (_round(s), *(value for name, value in s.stack[0].items() if name != "fresh")) if s.stack else ()


def within(first, s) -> bool:
    """Whether a state belongs to the part of a turn that began with another: what lay on top still waits."""
    deep = len(first.stack)
    return (len(s.stack) >= deep and turn(s) == turn(first)
            and s.stack[deep - 1]["phase"] == first.stack[deep - 1]["phase"])


def described(s, action) -> dict:
    """An action as the screen is told of it among the choices."""
    f = s.stack[-1]
    return {"action": list(action), "kind": "plain", "phase": f["phase"],
            **s.game.phases[f["phase"]].describe(s, f, action)}


def _round(s) -> int:
    return getattr(s, "round", 0)


def _seed(at, n) -> int:
    return (at + 1) * 1000 + n
