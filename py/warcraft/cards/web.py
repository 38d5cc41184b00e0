"""Enemy flyers may be lost in phases of melee until the battle ends."""

from warcraft.battle import ring, window
from warcraft.hooks import Card


class Web(Card):
    """If only flyers are left, losses fall on them (ruling 59)."""

    en = "Web", ("At the beginning of a melee phase: until the battle ends the enemy may lose flyers in "
          "melee phases too.")
    ru = "Паутина", ("В начале фазы ударных отрядов: до конца битвы враг может терять в этих фазах "
          "и летунов.")
    when = ("battle_phase",)

    def offers(self, s, p, at):
        f = ring.fight(s)
        return [] if f["netted"][1 - ring.side(s, f, p)] else [("web",)]

    def do_web(self, s, f):
        window.play(s, f, self.key)

    def works(self, s, f, p):
        f["netted"][1 - ring.side(s, f, p)] = True
        s.note("netted", player=p)
