"""Why an action is worth recommending: codes with facts, the weightiest first."""

from conquest.forecast import attacks, forecast, tried
from conquest.phases.draft import above, tokens
from conquest.rules import barriers, cost, near
from conquest.state import NOBODY

MANY = 2  # coins, and regions within reach, that are worth a word
STRONG = {"income": "earns", "cost": "cheaper", "waives": "far", "reach": "far", "enters": "far",
          "defence": "tough", "bars": "tough", "losses": "tough", "musters": "more", "reinforcements": "more"}


def reasons(game, s, action) -> list:
    """What speaks for an action of the acting player, as far as he can know it; [] if nothing can be said."""
    f, verb = s.stack[-1], action[0]
    if f["phase"] == "draft":
        return draft(s, action[1])
    if f["phase"] == "conquer" and verb == "done":
        return stopping(s, f["band"])
    if f["phase"] == "conquer" and attacks(s, f, action):
        return attack(game, s, f, action)
    then, r = tried(s, f, action), game.phases[f["phase"]].describe(s, f, action).get("place")
    if then and then.active[f["player"]] == NOBODY != s.active[f["player"]]:
        return decline(game, s, then, f)
    return posting(s, then, f["band"], r) if then and r is not None and "band" in f else []


# --- conquests ---------------------------------------------------------------------------------

def attack(game, s, f, action) -> list:
    """For an attack on a region: the odds, the price, the coins, whom it hurts, what it leads to."""
    b, r, told, found = f["band"], action[1], forecast(game, s, action), []
    then, foe = tried(s, f, action), s.owner(s.band[r])
    more = sum(told.get("income_with", told["income"]).values()) - sum(told["income"].values())
    if "chance" in told:
        found.append({"code": "chance", "good": told["chance"][0], "all": told["chance"][1]})
    elif "cost" in told and cheapest(s, b, told["cost"]):
        found.append({"code": "cheap", "tokens": told["cost"]})
    if more >= MANY:
        found.append({"code": "coins", "n": more})
    if foe not in (NOBODY, f["player"]):
        found.append({"code": "leader" if foe == ahead(s, f["player"]) else "breaks", "foe": foe})
    if then and r not in s.board.entries and not threats(then, b, r):
        found.append({"code": "safe"})
    if then and (n := len(affordable(then, b)) - len(affordable(s, b))) >= MANY:
        found.append({"code": "opens", "n": n})
    return found or [{"code": "coins", "n": more}] * (more > 0)


def cheapest(s, b, price) -> bool:
    """Whether of several conquests none costs less, and some more."""
    prices = [cost(s, b, action[1]) for action in s.legal if action[0] == "conquer"]
    return bool(prices) and price == min(prices) < max(prices)


def affordable(s, b) -> list:
    """The regions that band b could take with the tokens in its hand."""
    acts = s.game.phases["conquer"].actions(s, {"player": s.owner(b), "band": b, "left": -1})
    return [action for action in acts if action[0] == "conquer"]


def ahead(s, p) -> int:
    """The rival who has taken most coins in the open, NOBODY if that is less than the player's own."""
    taken = [sum(sum(row[2:]) for row in s.earned if row[1] == q) for q in range(s.players)]
    best = max((q for q in range(s.players) if q != p), key=lambda q: taken[q])
    return best if taken[best] > taken[p] else NOBODY


def threats(s, b, r) -> list:
    """The players whose active race reaches a region of band b from where it stands; what they could pay for
    it is theirs to know."""
    return [p for p, band in enumerate(s.active)
            if band != NOBODY and p != s.owner(b) and not barriers(s, band, r) - {"toll"}]


def stopping(s, b) -> list:
    """For ending conquests."""
    if not s.hand[b]:
        return [{"code": "no_tokens"}]
    if not any(action[0] in ("conquer", "gamble") for action in s.legal):
        return [{"code": "no_targets"}]
    return [{"code": "keeps", "tokens": s.hand[b] - s.lent}] * (s.hand[b] > s.lent)


# --- decline, races on offer, tokens that stand guard --------------------------------------------

def decline(game, s, then, f) -> list:
    """For giving up the active race: how little it can still do, what it goes on to pay, what comes next."""
    b, p = f["band"], f["player"]
    found = [{"code": "decline", "tokens": s.hand[b]} if f["phase"] == "conquer" else {"code": "paid"}]
    pays = game.earnings(then, p)
    offer = max((tokens(s, race, power) for race, power, _ in then.column), default=0)
    return found + [{"code": "pays_on", "n": sum(pays.values())}, {"code": "fresh", "tokens": offer}]


def draft(s, place) -> list:
    """For a combination: its tokens, what its race and power are good for, its price."""
    race, power, coins = s.column[place]
    mine, open_to = tokens(s, race, power), [act[1] for act in s.legal if act[0] == "take"]
    most = max(tokens(s, *s.column[other][:2]) for other in open_to)
    found = [{"code": "most" if mine == most else "tokens", "tokens": mine}]
    found += [{"code": "lying", "n": coins}] * bool(coins)
    for key in (power, race):
        trait = s.game.traits[key]
        good = [code for hook, code in STRONG.items() if trait.answers(hook)]
        found += [{"code": code, "trait": key} for code in good[:1]]
    return found + [{"code": "free"}] * (not above(s, place))


def posting(s, then, b, r) -> list:
    """For tokens or a piece laid on a region: who could come there, or that nobody can."""
    foes = threats(s, b, r)
    if then.troops[r] > s.troops[r] or then.tokens[r] != s.tokens[r]:
        found = [{"code": "guards", "foe": foe} for foe in foes[:1]]
        return found or [{"code": "edge"}] * (r in s.board.entries)
    return [] if foes else [{"code": "quiet"}]


def guarding(s, p, places, found) -> list:
    """For all tokens of player p as they are to stand: whom they face, who may come, where few will do."""
    faced = {q: [r for r in places if b != NOBODY and r in near(s, b) and not barriers(s, b, r) - {"toll"}]
             for q, b, _ in found}
    foe = max(faced, key=lambda q: len(faced[q]), default=NOBODY)
    landing = s.board.entries if any(b == NOBODY for _, b, _ in found) else ()
    coasts = [r for r in places if r in landing and not (s.tokens[r] and s.ask_tokens("bars", r, NOBODY))]
    calm = [r for r in places if r not in coasts and not any(r in lands for lands in faced.values())]
    told = [("faces", {"foe": foe, "n": len(faced.get(foe, []))}), ("newcomers", {"n": len(coasts)}),
            ("calm", {"n": len(calm)})]
    return [{"code": code, **facts} for code, facts in told if facts["n"]]
