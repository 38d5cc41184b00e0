"""Conquests one by one, and the die for the last; before the first, leaving regions or decline (p. 4-6)."""

from conquest.changes import attack, conquer, decline, give_back, leave, roll, seize
from conquest.rules import DIE, DIE_MOST, cost, costs, garrison, targets, toll
from tabletop import Phase
from tabletop.choice import at


class Conquer(Phase):
    """Every conquest is one action; so is the roll for a region that is too dear."""

    def enter(self, s, f):
        """All but one token of every region comes to hand, and what the tray lends."""
        b = f["band"]
        f["stood"], stay = list(s.troops), garrison(s, b)
        for r in s.lands(b):
            left = min(stay, s.troops[r])
            s.hand[b] += s.troops[r] - left
            s.troops[r] = left
        s.lent = min(s.ask("musters", b), s.tray[s.race[b]])
        s.tray[s.race[b]] -= s.lent
        s.hand[b] += s.lent

    def actions(self, s, f):
        b = f["band"]
        acts = [("done",)]
        if s.hand[b]:  # p. 4: without a token in hand no conquest begins, whatever the power
            acts += self.strikes(s, b)
        acts += s.ask("offers", b)
        return acts if b in s.fought else acts + self._before(s, f)

    def strikes(self, s, b) -> list:
        """Conquests that the hand suffices for, and those that the die might bring."""
        hand, regions, acts = s.hand[b], targets(s, b), []
        may_roll = hand >= garrison(s, b) and s.ask("rolls", b) != 0
        for r, price in zip(regions, costs(s, b, regions)):
            if price <= hand:
                acts.append(("conquer", r))
            elif may_roll and price <= hand + DIE_MOST:
                acts.append(("gamble", r))
        return acts

    def _before(self, s, f) -> list:
        """What a turn may begin with: decline, or leaving regions (ruling 8)."""
        b = f["band"]
        acts = [("abandon", r) for r in s.lands(b)]
        return [("decline",), *acts] if self.fresh(s, f) and not s.declined[b] else acts

    def fresh(self, s, f) -> bool:
        """Whether nothing was done yet in this turn (p. 6: no conquests in the turn of a decline, so Ghouls
        that fought in decline rule it out)."""
        return "left" not in f and "drafted" not in f and not s.fought

    def prune(self, s, f, actions):
        """Regions are left in rising order."""
        last = f.get("left", -1)
        return [act for act in actions if act[0] != "abandon" or act[1] > last]

    def promising(self, s, f, actions):
        """What is always worse is not thought of."""
        worse = s.ask("spurns", f["band"])
        return [act for act in actions if act[0] not in worse] if worse else actions

    def describe(self, s, f, action):
        verb, *where = action
        if not where:
            return {}
        facts = at(where[0])
        if verb in ("conquer", "gamble"):
            facts["cost"] = cost(s, f["band"], where[0])
            facts.update({"toll": due} if (due := toll(s, f["band"], where[0])) else {})
        if verb == "gamble":
            facts["chance"] = chance(facts["cost"] - s.hand[f["band"]])
        return facts

    def do_conquer(self, s, f, r):
        conquer(s, f["band"], r, cost(s, f["band"], r))

    def do_gamble(self, s, f, r):
        """The region is named first, then the die falls; win or lose, conquests end (rulings 1-3)."""
        b = f["band"]
        attack(s, b, r)
        self.close(s, f)  # first of all: what the region brings is chosen before what follows
        if s.hand[b] + roll(s, b) >= cost(s, b, r):
            seize(s, b, r, s.hand[b])
        else:
            s.note("failed", player=f["player"], race=s.race[b], region=r)

    def close(self, s, f):
        """The die ends the conquests of this turn."""
        self.do_done(s, f)

    def do_abandon(self, s, f, r):
        f["left"] = max(r, f.get("left", -1))
        leave(s, f["band"], r)

    def do_decline(self, s, f):
        """The troops stand as they stood; nothing else happens in this turn but its coins."""
        b = f["band"]
        for r in s.lands(b):
            s.hand[b] -= f["stood"][r] - s.troops[r]
            s.troops[r] = f["stood"][r]
        give_back(s, b)
        while s.stack[-1]["phase"] != "turn":
            s.stack.pop()
        s.then(*s.game.farewell, player=f["player"], band=b)
        decline(s, b)


def chance(short) -> list:
    """The odds that the die makes up for missing tokens: [good faces, all faces]."""
    return [sum(pips >= short for pips in DIE), len(DIE)]
