"""A die for every hit of the enemy; 3 or less takes a loss away."""

from warcraft.battle import ring
from warcraft.battle.dice import CURSED, curse
from warcraft.battle.spells import cast
from warcraft.hooks import Card
from warcraft.throws import thrown


class Curse(Card):
    """One die a hit: a critical hit may leave one of its two losses (ruling 53)."""

    en = "Curse", ("After the enemy's roll: roll a die for each of his hits, each 3 or less takes one loss "
                   "away.")
    ru = "Проклятие", ("После броска врага: бросьте кость за каждое его попадание, каждые 3 и меньше "
                       "отменяют потерю.")
    when = ("battle_rolled",)

    def offers(self, s, p, at):
        return [("curse",)] if self._hits(s, p) else []

    do_curse = cast

    def works(self, s, f, p):
        f["less"][ring.side(s, f, p)] += curse(s, p, self._hits(s, p))

    def fates(self, s, f, p):
        mine = ring.side(s, f, p)
        return [(chance, {**f, "less": [less + saved * (n == mine) for n, less in enumerate(f["less"])]})
                for saved, _, chance in thrown(self._hits(s, p), CURSED)]

    def _hits(self, s, p) -> int:
        f = ring.fight(s)
        mine = ring.side(s, f, p)
        return sum(one["hits"] for one in f["rolls"] if ring.side(s, f, one["player"]) != mine)
