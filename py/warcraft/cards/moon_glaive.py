"""An attack more for every hit of a roll."""

from warcraft.battle import ring
from warcraft.battle.dice import roll, sharpness
from warcraft.battle.spells import cast
from warcraft.hooks import Card
from warcraft.throws import thrown


class MoonGlaive(Card):
    """With all that this phase does to dice; what the new dice hit brings no more dice (ruling 56)."""

    en = "Moon Glaive", "After your roll: one more attack for each of its hits."
    ru = "Лунная глефа", "После вашего броска: ещё одна атака за каждое попадание в нём."
    when = ("battle_rolled",)

    def offers(self, s, p, at):
        return [("moon_glaive",)] if self._first(s, p) else []

    do_moon_glaive = cast

    def works(self, s, f, p):
        f["rolls"].append(roll(s, f, p, self._first(s, p)))

    def fates(self, s, f, p):
        own, again = ring.own(s, p, f["kind"]), [p, "again"] in f["spells"]
        return [(chance, {**f, "rolls": [*f["rolls"], {
                    "player": p, "hits": hits, "ones": ones,
                    "wounds": hits + s.game.question("wounds", own)(s, ones)}]})
                for hits, ones, chance in thrown(self._first(s, p), sharpness(s, f, p), again)]

    def _first(self, s, p) -> int:
        """Hits of the roll itself."""
        return next((one["hits"] for one in ring.fight(s)["rolls"] if one["player"] == p), 0)
