"""Portal Mage: what stands at one source of magic stands at another."""

from azeroth.changes import movables, swap
from azeroth.hooks import Power
from azeroth.rules import touch, touchable, wards
from conquest.changes import fight
from tabletop.choice import walk


class PortalMage(Power):
    """Twice a turn all pieces of two sources of magic change places, whoever they are."""

    en = ("Portal Mage",
          "Twice a turn swap all pieces between two regions with a source of magic, but for mountains and "
          "legendary places.")
    ru = ("Мастера порталов",
          "Дважды за ход поменяйте местами все жетоны в двух регионах с источником магии, кроме гор и "
          "легендарных мест.")
    tokens, portals, deeds = 5, 2, ("swap",)
    boon = 0.2

    def catches(self, s, b):
        return 0.12 * (self.portals - s.used.get(self.key, 0))  # one opened for nothing is missed later

    def offers(self, s, b):
        if s.used.get(self.key, 0) == self.portals:
            return []
        open_to = [r for r, kinds in enumerate(s.board.kinds) if "magic" in kinds and touchable(s, b, r)]
        purse = s.coins[s.owner(b)]
        return [("swap", r, other) for r in open_to for other in open_to
                if r < other and movables(s, r) != movables(s, other)
                and wards(s, b, r) + wards(s, b, other) <= purse]

    def shown(self, s, b, action):
        return walk(*action[1:], left=self.portals - s.used.get(self.key, 0))

    def do_swap(self, s, f, r, other):
        b = f["band"]
        s.used[self.key] = s.used.get(self.key, 0) + 1
        fight(s, b)  # ruling 33: no region is left and nobody declines after it
        for place in (r, other):
            touch(s, b, place)  # ruling 76
        s.note("swapped", player=f["player"], region=r, other=other)
        swap(s, r, other)

    def afterwards(self, s, b):
        return self.offers(s, b)  # facts, portal-timing: until they redeploy
