"""What the screen may tell before a choice: the bill for a region, the odds, the coins of a turn."""

from smallworld.phases.conquer import chance
from smallworld.rules import DIE_MOST, barriers, bill, conquer, cost

CONQUESTS = ("conquer", "gamble")


def explain(s, verb, region) -> list:
    """Why the acting player cannot do this to a region now: codes, empty if he can."""
    if any(act[0] == verb and act[1:2] == (region,) for act in s.legal):
        return []
    f = s.stack[-1] if s.stack else {"phase": ""}
    if verb not in CONQUESTS or f["phase"] != "conquer":
        return ["not_now"]
    reasons = sorted(barriers(s, f["band"], region))
    if not reasons:
        reasons = ["no_tokens"] if not s.hand[f["band"]] else ["poor"]
    return reasons


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
    facts.update(region=region, bill=bill(s, b, region), cost=price, hand=hand, why=sorted(barriers(s, b, region)))
    if 0 < price - hand <= DIE_MOST and hand:
        facts["chance"] = chance(price - hand)
    if not facts["why"] and hand:
        then = s.clone()
        conquer(then, b, region, min(price, hand))
        facts["income_with"] = game.earnings(then, f["player"])
    return facts
