"""Gnomes: a raid from the air."""

from azeroth.changes import affront
from azeroth.hooks import ALLIANCE, SPENT, Race
from conquest.changes import attack, roll, seize
from conquest.phases.conquer import chance
from conquest.rules import DIE, DIE_MOST, cost, costs, garrison, targets, toll
from tabletop import Phase
from tabletop.choice import at


class Gnomes(Race):
    """A raid from the air: armed like a tool, it reaches every region, and the die falls before it."""

    en = ("Gnomes",
          "Once a turn raid any region of any island as if it were next to yours: the die falls first "
          "and comes off its price.")
    ru = ("Гномы",
          "Раз за ход совершите налёт на любой регион любого острова, как на соседний: сначала "
          "бросают кубик, и выпавшее вычитается из цены.")
    tokens, limit, faction = 5, 10, ALLIANCE
    boon = 0.5
    arms, strikes = "way", ("raid",)

    def reach(self, s, b):
        return set(range(len(s.board))) if s.armed(self.key) else set()

    def blows(self, s, b, acts):
        if not s.armed(self.key):
            return None
        most, regions = s.hand[b] + 2 * DIE_MOST, targets(s, b)  # ruling 24
        return [("raid", r) for r, price in zip(regions, costs(s, b, regions)) if price <= most]

    def shown(self, s, b, action):
        r = action[1]
        due, price = toll(s, b, r), cost(s, b, r)
        facts = {"chance": odds(price - s.hand[b])} if price > s.hand[b] else {}
        return at(r, trait=self.key, cost=price, **facts, **({"toll": due} if due else {}))

    def do_raid(self, s, f, r):
        b, price = f["band"], cost(s, f["band"], r)
        s.used[self.key] = SPENT
        affront(s, r)
        attack(s, b, r)  # ruling 25: what is owed is paid before the die
        short = max(price - roll(s, b), garrison(s, b)) - s.hand[b]
        if short > 0:
            s.then("raid", player=f["player"], band=b, region=r, short=short)
        else:
            seize(s, b, r, s.hand[b] + short)

    def catches(self, s, b):
        return 0.3 if s.hand[b] and s.used.get(self.key) != SPENT else 0.0


def odds(short) -> list:
    """The odds of a raid that lacks so many tokens, with both dice: [good pairs of faces, all pairs]."""
    return [sum(first + second >= short for first in DIE for second in DIE), len(DIE) ** 2]


class Raid(Phase):
    """Frame: a region that the first die left too dear, and by how many tokens. A second die may be thrown,
    which ends the conquests; without it the raid is over, and the tokens stay in hand (facts, gnome-miss)."""

    def actions(self, s, f):
        return [("risk",), ("done",)] if f["short"] <= DIE_MOST else []

    def describe(self, s, f, action):
        return at(f["region"], chance=chance(f["short"])) if action == ("risk",) else {}

    def do_risk(self, s, f):
        b = f["band"]
        s.stack.pop()
        s.game.phases["conquer"].close(s, s.stack[-1])
        if roll(s, b) >= f["short"]:
            seize(s, b, f["region"], s.hand[b])
        else:
            self.leave(s, f)

    def leave(self, s, f):
        """It failed: a tool that was armed for it lies where it lay and is spent (ruling 25)."""
        b = f["band"]
        s.used.update({key: SPENT for key in s.items[b] if s.armed(key)})
        s.note("failed", player=f["player"], race=s.race[b], region=f["region"])
