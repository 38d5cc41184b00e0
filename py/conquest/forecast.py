"""What the screen may tell before a choice: the bill for a region, the odds, the coins of a turn, the reasons
why not."""

from conquest.changes import conquer, leave
from conquest.phases.conquer import chance
from conquest.rules import DIE_MOST, barriers, bill, cost, garrison
from tabletop.choice import legal_with
from tabletop.form import number
from tabletop.match import came_to_light

CONQUESTS = ("conquer", "gamble")


# --- reasons -----------------------------------------------------------------------------------

def explain(s, action) -> list:
    """Why the acting player can do nothing that begins so: codes, empty if he can."""
    if legal_with(s, action):
        return []
    f = s.stack[-1] if s.stack else {"phase": ""}
    if f["phase"] == "draft" and action[0] == "take" and named(action, len(s.column)):
        return ["poor"]
    if f["phase"] != "conquer" or not attacks(s, f, action):
        return ["not_now"]
    reasons = sorted(barriers(s, f["band"], action[1]))
    if reasons or action[0] not in CONQUESTS:
        return reasons or ["not_now"]
    short = cost(s, f["band"], action[1]) > s.hand[f["band"]]  # the die is only for what is too dear
    return (["poor"] if short else ["not_now"]) if s.hand[f["band"]] else ["no_tokens"]


def named(action, size) -> bool:
    """Whether an action names a number below a size."""
    return len(action) > 1 and number(action[1], 0, size - 1)


def priced(s, action) -> bool:
    """Whether an attack is a conquest at the price of its bill: the usual ones, and such as a trait has."""
    return action[0] in CONQUESTS or action[0] in s.game.verbs[action[0]].strikes


def attacks(s, f, action) -> bool:
    """Whether an action is, or for this band could be, aimed at a region: a conquest or what a trait does."""
    doer = s.game.verbs.get(action[0]) if action else None
    return named(action, len(s.band)) and (action[0] in CONQUESTS or doer and doer.key in s.keys(f["band"]))


# --- what it costs and brings ------------------------------------------------------------------

def forecast(game, s, action) -> dict:
    """The income if the turn ended now, and after the action; for a conquest its bill and its odds."""
    return foreseen(game, s, action)[0]


def foreseen(game, s, action) -> tuple:
    """What is told of an action, and the state after it, an attack won; None where nobody knows it."""
    f = s.stack[-1] if s.stack else None
    if not f:
        return {}, None
    facts, then = {"income": takings(game, s, f["player"])}, tried(s, f, action)
    if f["phase"] == "conquer" and attacks(s, f, action):
        b, r = f["band"], action[1]
        facts["place"] = r
        if priced(s, action):
            facts.update(bill=bill(s, b, r), cost=cost(s, b, r))
        elif then:
            spent = s.hand[b] - then.hand[b]
            facts.update(bill=[[game.verbs[action[0]].key, spent]] if spent else [], cost=spent)
        facts.update(hand=s.hand[b], why=sorted(barriers(s, b, r)))
        if priced(s, action):
            then = _conquest(s, b, r, facts)
    if then:
        facts["income_with"] = takings(game, then, f["player"])
    return facts, then


def _conquest(s, b, r, facts):
    """The odds of a conquest, and the state after it; whatever bars it leaves neither."""
    price, hand = facts["cost"], facts["hand"]
    if facts["why"] or not hand:
        return None
    if 0 < price - hand <= DIE_MOST and hand >= garrison(s, b) and s.ask("rolls", b) != 0:
        facts["chance"] = chance(price - hand)
    then = s.game.veiled(s)
    conquer(then, b, r, min(price, hand))
    return then


def tried(s, f, action):
    """The state after a legal action; None for any other, and where something would come to light."""
    if action not in s.legal:
        return None
    then = s.game.veiled(s)
    s.game.doer(f["phase"], action[0])(then, then.stack[-1], *action[1:])
    return None if then.rng != s.rng or came_to_light(s, then) else then


def takings(game, s, p) -> dict:
    """What player p would be paid if his turn ended now: a loan is given back first, and where too few tokens
    are left, the regions go that pay least (ruling 16)."""
    b = s.stack[-1].get("band") if s.stack else None
    if not s.lent or not b or s.owner(b) != p:
        return game.earnings(s, p)
    then = s.clone()
    kept = (s.total(b) - s.lent) // garrison(s, b)
    while len(then.lands(b)) > max(0, kept):
        leave(then, b, max(then.lands(b), key=lambda r: (then.troops[r] == 0, _without(game, then, p, b, r))))
    return game.earnings(then, p)


def _without(game, s, p, b, r) -> int:
    """The coins of player p without region r."""
    then = s.clone()
    leave(then, b, r)
    return sum(game.earnings(then, p).values())
