"""A building begins without a worker."""

from warcraft import windows
from warcraft.hooks import Card
from warcraft.units import BUILD, KIND, KINDS, UNITS


class SummonBuilding(Card):
    """It is still the choice to construct, and costs as much (ruling 81)."""

    en = "Summon Building", "While you construct: begin a building of your Town without a worker."
    ru = "Призыв здания", "При возведении: начните постройку в Городе без батрака."
    when = ("spend", "construct")

    def offers(self, s, p, at):
        able = s.home(p) >= 0 and s.gold[p] >= BUILD[0] and s.wood[p] >= BUILD[1]
        return [("summon", KINDS[kind]) for kind in UNITS if able and s.tiles(p, kind)]

    def do_summon(self, s, f, name):
        p = f["player"]
        windows.spend(s, p, self.key)
        s.game.phases["spend"].buy(s, f, "build", BUILD, piece=name)
        s.rising[p][KIND[name]] += 1
        s.summoned[p][KIND[name]] += 1
