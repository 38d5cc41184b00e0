"""A deck that is a clock: when its last card is drawn the spell is cast (Nordrassil)."""

from warcraft.hooks import Law


class Spell(Law):
    """Cards drawn in battle count too, and the discards never come back (ruling 110)."""

    en = "Spell", ("At the end of each round the caster lays a card of his deck aside. His side wins as soon "
                   "as the last card has left his deck.")
    ru = "Заклинание", ("В конце каждого хода заклинатель откладывает карту своей колоды. Его сторона "
                        "побеждает, как только колоду покинет последняя карта.")
    roles = ("caster",)

    def on_round(self, s):
        p = self._caster(s)
        if s.decks[p]:
            s.aside[p].append(s.decks[p].pop())
            s.note("aside", player=p, left=len(s.decks[p]))

    def final(self, s, p):
        return p == self._caster(s)

    def winners(self, s, p, step):
        caster = self._caster(s)
        return () if s.decks[caster] or caster in s.out else {s.teams[caster]}

    def _caster(self, s):
        return s.board.roles["caster"][0]
