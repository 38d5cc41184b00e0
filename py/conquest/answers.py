"""Quick answers: what everybody may do after a plan, and what a position that is only imagined is worth."""

from marshal import dumps

from conquest.rules import DIE, costs
from tabletop.ai import margins, whole
from tabletop.phase import promising, step

WIN = 6.0  # points that a win is worth
GLANCES = 3  # of what looked good before, as many are looked at again
ORDER = ("conquests", "rng", "fought", "attacked")  # fields that do not tell positions apart


def sensible(s) -> list:
    """The actions worth thinking about; land is given up only by those who can take none."""
    actions = promising(s)
    if any(action[0] == "conquer" for action in actions):
        return [action for action in actions if action[0] != "abandon"]
    return actions


def outlook(s, p) -> float:
    """How far a player is ahead of the others; when all is over, winning counts."""
    ahead = margins(s)[p]
    if s.legal:
        return ahead
    ranking = s.game.ranking(s)
    return ahead + (WIN if ranking[p] == max(ranking) else -WIN)


def seems(before, after, action, p) -> float:
    """How far ahead a player seems after an action, on the mean of all throws where the die decides."""
    if after.rng == before.rng:
        return margins(after)[p]
    values = {}
    for face, pips in enumerate(DIE):
        if pips not in values:
            s = before.clone()
            throw(s, face)
            step(s, action)
            values[pips] = margins(s)[p]
    return sum([values[pips] for pips in DIE]) / len(DIE)


def throw(s, face):
    """The die will show this face next."""
    while True:
        now, found = s.rng, s.random(len(DIE))
        s.rng = now
        if found == face:
            return
        s.rng = now + 1


def answer(s):
    """What the acting player may do: his plan for tokens, or one after another what looks best at once. What
    looked worse before something else was done is not looked at again before its turn comes."""
    if plan := whole(s.game.routine(s)):
        for action in plan:
            if action in s.legal:
                step(s, action)
        return
    p, phase, gains = s.actor, s.stack[-1]["phase"], {}
    while s.legal and s.actor == p and s.stack[-1]["phase"] == phase:
        actions = likely(s, sensible(s))
        if len(actions) > 1:
            now, known = margins(s)[p], sorted([act for act in actions if act in gains], key=gains.get)
            for action in [action for action in actions if action not in gains] + known[-GLANCES:]:
                new = s.clone()
                step(new, action)
                gains[action] = seems(s, new, action, p) - now
        step(s, max(actions, key=lambda action: gains.get(action, 0.0)))


def likely(s, actions) -> list:
    """These actions but of those that the die decides only the few likeliest to succeed."""
    bold = [action for action in actions if action[0] == "gamble"]
    if len(bold) <= GLANCES:
        return actions
    prices = dict(zip(bold, costs(s, s.stack[-1]["band"], [r for _, r in bold])))
    left = set(sorted(bold, key=prices.get)[GLANCES:])
    return [action for action in actions if action not in left]


def position(s) -> bytes:
    """What tells positions apart, however they were reached."""
    return dumps({key: value for key, value in s.__dict__.items() if key not in ORDER}, 2)
