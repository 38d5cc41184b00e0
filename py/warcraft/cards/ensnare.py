"""Enemy flyers may be lost in phases of melee until the battle ends."""

from warcraft.battle import ring, window
from warcraft.hooks import Card


class Ensnare(Card):
    """If only flyers are left, losses fall on them (ruling 59)."""

    en = "Ensnare", ("At the beginning of a melee phase: until the battle ends the enemy may lose flyers in "
          "melee phases too.")
    ru = "Силки", ("В начале фазы ударных отрядов: до конца битвы враг может терять в этих фазах "
          "и летунов.")
    when = ("battle_phase",)

    def offers(self, s, p, at):
        f = ring.fight(s)
        return [] if f["netted"][1 - ring.side(s, f, p)] else [("ensnare",)]

    def do_ensnare(self, s, f):
        window.play(s, f, self.key)

    def works(self, s, f, p):
        f["netted"][1 - ring.side(s, f, p)] = True
        s.note("netted", player=p)
