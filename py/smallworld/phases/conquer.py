"""Conquests, one after another, and the die for the last of them (p. 4-5)."""

from smallworld.rules import DIE, DIE_MOST, conquer, cost, roll, targets
from tabletop import Phase


class Conquer(Phase):
    """Every conquest is one action; so is the roll for a region that is too dear."""

    def enter(self, s, f):
        """All but one token of every region comes to hand, and what the tray lends."""
        b = f["band"]
        for r in s.lands(b):
            s.hand[b] += s.troops[r] - 1
            s.troops[r] = 1
        s.lent = min(s.ask("musters", b), s.tray[s.race[b]])
        s.tray[s.race[b]] -= s.lent
        s.hand[b] += s.lent

    def actions(self, s, f):
        b = f["band"]
        hand = s.hand[b]
        acts = [("done",)]
        if hand:  # p. 4: without a token in hand no conquest begins, whatever the power
            may_roll = s.ask("rolls", b) != 0
            for r in targets(s, b):
                price = cost(s, b, r)
                if price <= hand:
                    acts.append(("conquer", r))
                elif may_roll and price <= hand + DIE_MOST:
                    acts.append(("gamble", r))
        return acts + s.ask("offers", b)

    def describe(self, s, f, action):
        verb, *where = action
        if not where:
            return {}
        price = cost(s, f["band"], where[0])
        facts = {"region": where[0]}
        if verb == "conquer":
            facts["cost"] = price
        if verb == "gamble":
            facts.update(cost=price, chance=chance(price - s.hand[f["band"]]))
        return facts

    def do_conquer(self, s, f, r):
        conquer(s, f["band"], r, cost(s, f["band"], r))

    def do_gamble(self, s, f, r):
        """The region is named first, then the die falls; win or lose, conquests end (rulings 1-3)."""
        b = f["band"]
        s.used["fought"] = True
        if s.hand[b] + roll(s, b) >= cost(s, b, r):
            conquer(s, b, r, s.hand[b])
        else:
            s.note("failed", player=f["player"], race=s.race[b], region=r)
        self.do_done(s, f)


def chance(short) -> list:
    """The odds that the die makes up for missing tokens: [good faces, all faces]."""
    return [sum(pips >= short for pips in DIE), len(DIE)]
