"""What the screen may tell before a choice: the bill for a region, the odds, the coins of a turn."""

from smallworld.phases.conquer import chance
from smallworld.rules import DIE_MOST, barriers, bill, conquer, cost
from tabletop.choice import legal_with
from tabletop.form import number

CONQUESTS = ("conquer", "gamble")


def explain(s, action) -> list:
    """Why the acting player can do nothing that begins so: codes, empty if he can."""
    f = s.stack[-1] if s.stack else {}
    if legal_with(s, action):
        return []
    if "band" not in f:
        return ["not_now"]
    if action[0] not in CONQUESTS or f["phase"] != "conquer" or not on_map(s, action):
        return ["not_now"]
    b, region = f["band"], action[1]
    reasons = sorted(barriers(s, b, region))
    if not reasons and s.hand[b]:  # the die is only for what is too dear
        reasons = ["poor"] if cost(s, b, region) > s.hand[b] else ["not_now"]
    return reasons or ["no_tokens"]


def on_map(s, action) -> bool:
    """Whether an action names a region."""
    return len(action) > 1 and number(action[1], 0, len(s.band) - 1)


def forecast(game, s, action) -> dict:
    """The bill for a region, the odds where the die is needed, the income now and with the region."""
    f = s.stack[-1] if s.stack else {}
    if "player" not in f:
        return {}
    facts = {"income": game.earnings(s, f["player"])}
    b = f.get("band")
    if not on_map(s, action) or not b:
        return facts
    region = action[1]
    price, hand = cost(s, b, region), s.hand[b]
    facts.update(place=region, bill=bill(s, b, region), cost=price, hand=hand)
    facts["why"] = sorted(barriers(s, b, region))
    if 0 < price - hand <= DIE_MOST and hand and s.ask("rolls", b) != 0:
        facts["chance"] = chance(price - hand)
    if not facts["why"] and hand:
        then = s.clone()
        conquer(then, b, region, min(price, hand))
        facts["income_with"] = game.earnings(then, f["player"])
    return facts
