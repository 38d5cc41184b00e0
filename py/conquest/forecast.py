"""What the screen may tell before a choice: the bill for a region, the odds, the coins of a turn."""

from conquest.changes import conquer
from conquest.phases.conquer import chance
from conquest.rules import DIE_MOST, barriers, bill, cost

CONQUESTS = ("conquer", "gamble")


def explain(s, verb, region) -> list:
    """Why the acting player cannot do this to a region now: codes, empty if he can."""
    f = s.stack[-1] if s.stack else {}
    if "band" not in f:  # what can be drafted would tell others how many coins are left
        return ["not_now"]
    if any(act[0] == verb and act[1:2] == (region,) for act in s.legal):
        return []
    if verb not in CONQUESTS or f["phase"] != "conquer":
        return ["not_now"]
    b = f["band"]
    reasons = sorted(barriers(s, b, region))
    if not reasons and s.hand[b]:  # the die is only for what is too dear
        reasons = ["poor"] if cost(s, b, region) > s.hand[b] else ["not_now"]
    return reasons or ["no_tokens"]


def forecast(game, s, region) -> dict:
    """The bill for a region, the odds where the die is needed, the income now and with the region."""
    f = s.stack[-1] if s.stack else {}
    if "player" not in f:
        return {}
    facts = {"income": game.earnings(s, f["player"])}
    b = f.get("band")
    if region is None or not b:
        return facts
    price, hand = cost(s, b, region), s.hand[b]
    facts.update(region=region, bill=bill(s, b, region), cost=price, hand=hand)
    facts["why"] = sorted(barriers(s, b, region))
    if 0 < price - hand <= DIE_MOST and hand and s.ask("rolls", b) != 0:
        facts["chance"] = chance(price - hand)
    if not facts["why"] and hand:
        then = s.clone()
        conquer(then, b, region, min(price, hand))
        facts["income_with"] = game.earnings(then, f["player"])
    return facts
