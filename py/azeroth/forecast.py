"""What the screen may tell before a choice in this game, beside what the family tells: who is paid for it and
why, what an artifact does, which towers stand or fall by it."""

import conquest.forecast as family
from azeroth.changes import blast
from azeroth.finds import FACE_DOWN
from conquest.forecast import foreseen, takings
from conquest.rules import barriers, cost, toll
from conquest.state import LYING, TRIBES
from tabletop.choice import legal_with

TOO_FAR = {"far", "inland", "not_now"}  # what bars tokens that are too far away


def forecast(game, s, action) -> dict:
    """The family's facts, and what else comes of the action."""
    facts, then = foreseen(game, s, action)
    if then and (coins := paid(game, s, then)):
        facts["paid"] = coins
    known = told(s, action)
    if odds := known.get("chance"):
        facts["chance"] = odds
    if "toll" in known and "place" not in facts:  # of a bomb: it is no attack of this turn's conquests
        facts["tolls"] = tolls(s, s.stack[-1]["band"], known["place"], None)
    if known and action[0] == "ignite":
        facts["income_with"] = takings(game, blown(game, s, known["place"]), s.stack[-1]["player"])
    if own(s, action) and "why" in facts:
        facts["why"] = [] if offered(s, action[0], action[1]) else explain(s, action)
    r, why = facts.get("place"), set(facts.get("why", ()))
    if r is None or why - {"toll"}:
        return {**facts, "towers": on} if "immune" in why and (on := standing(s, s, r)) else facts
    b = s.stack[-1]["band"]
    more = {"tolls": tolls(s, b, r, facts.get("paid")), "lies": carried(s, b, then, r),
            "towers": towers(s, then, r), "opens": FACE_DOWN in s.tokens[r] and not deed(s, action),
            "prices": prices(s, then, b, action[1:]) if then and deed(s, action) else []}
    return {**facts, **{name: known for name, known in more.items() if known}}


def blown(game, s, r):
    """The state after a live bomb on region r."""
    then = game.veiled(s)
    blast(then, then.stack[-1]["band"], r)
    return then


def told(s, action) -> dict:
    """What the phase says about a legal action."""
    f = s.stack[-1] if s.stack else None
    return s.game.phases[f["phase"]].describe(s, f, action) if action in s.legal else {}


def explain(s, action) -> list:
    """The family's reasons; for what waits until its verb is pressed that verb says what it needs, but an
    attack only where nothing else than the way bars it."""
    if not own(s, action):
        return family.explain(s, action)
    if legal_with(s, action):
        return []
    reasons = set() if deed(s, action) else set(family.explain(s, action)) - TOO_FAR
    return sorted(reasons) or [action[0]]


def own(s, action):
    """The trait of the acting band whose deed this is, or who sends somebody so; None for all else."""
    f = s.stack[-1] if s.stack else {"phase": ""}
    doer = s.game.verbs.get(action[0]) if action and f["phase"] == "conquer" else None
    mine = doer is not None and doer.key in s.keys(f["band"]) and action[0] in (*doer.deeds, *doer.sends)
    return doer if mine else None


def offered(s, verb, r) -> bool:
    """Whether a verb may do something at region r, from there or to there."""
    facts = [told(s, act) for act in s.legal if act[0] == verb]
    return any(r in (fact.get("place"), fact.get("from")) for fact in facts)


def deed(s, action) -> bool:
    """Whether an action is no attack, but something else that a trait of the acting band may do."""
    doer = own(s, action)
    return doer is not None and action[0] in doer.deeds


def paid(game, s, then) -> list:
    """The coins that change hands at once: [[player, source, coins], ...]."""
    sums = {}
    for _, p, *coins in then.earned[len(s.earned):]:
        for source, n in zip(game.sources, coins):
            sums[p, source] = sums.get((p, source), 0) + n
    return [[p, source, n] for (p, source), n in sums.items() if n]


def tolls(s, b, r, paid) -> list:
    """What has to be paid first, if it is paid at all: [[trait, coins, to whom], ...]."""
    due, foe, me = toll(s, b, r), s.band[r], s.owner(b)
    if not due or paid is not None and [me, "toll", -due] not in paid:
        return []
    rows = s.parts("dues", b, r)
    if foe > TRIBES:
        lying = s.game.parts("toll", tuple(s.tokens[r]), LYING)
        rows += s.parts("toll", foe, r, b) + [(key, answer(s, foe, r, b)) for key, answer in lying]
    return [[key, coins, s.owner(foe)] for key, coins in rows if coins]


def carried(s, b, then, r) -> list:
    """The artifacts that were armed and lie on region r afterwards."""
    return [key for key in s.items[b] if s.armed(key) and then and key in then.tokens[r]]


def prices(s, then, b, args) -> list:
    """What the regions that a deed touches would cost band b after it, if not as much as now: [[region,
    tokens], ...]."""
    regions = [r for r in args if isinstance(r, int)]
    costs = [(r, price(s, b, r), price(then, b, r)) for r in regions]
    return [[r, later] for r, now, later in costs if later not in (None, now)]


def price(s, b, r):
    """The tokens that region r costs band b; None where it may not be taken."""
    return None if barriers(s, b, r) else cost(s, b, r)


def towers(s, then, r) -> list:
    """Pieces around region r that stay only while their holder has the most of what is around them: [[kind,
    region, his regions then, most of another], ...]."""
    found = []
    for place in s.board.near[r] if then else ():
        if then.band[place] == s.band[place]:
            found += standing(s, then, place)
    return found


def standing(s, then, r) -> list:
    """The same of the pieces that lie on region r now."""
    lying = s.game.parts("rests_on", tuple(s.tokens[r]), LYING)
    return [[kind, r, *answer(then, s.band[r], r)] for kind, answer in lying]
