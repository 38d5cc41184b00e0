"""Sorcerers: they turn lone enemies into their own."""

from conquest.changes import conquer
from conquest.hooks import Trait
from conquest.rules import targets
from conquest.state import NOBODY


class Sorcerers(Trait):
    """Once a turn for each opponent, a lone active token becomes a Sorcerer."""

    en = ("Sorcerers",
          "Once a turn for each opponent: swap his lone active token within your reach for a new one of "
          "yours.")
    ru = ("Колдуны",
          "Раз за ход против каждого соперника: замените его одинокую активную фишку в доступном вам "
          "регионе на свою из запаса.")
    tokens, limit, keeps = 5, 18, list

    def offers(self, s, b):
        # O2: the token comes from the box, none is needed in hand. O8: no first conquest, unless by flight.
        if not s.tray[self.key]:
            return []
        within = range(len(s.band)) if s.lands(b) else s.ask("reach", b)
        return [("convert", r) for r in targets(s, b) if r in within and self._lone_foe(s, b, r)]

    def _lone_foe(self, s, b, r):
        """One active token of an opponent not yet tricked; mountain and lair do not help it (ruling 24)."""
        foe, p = s.band[r], s.owner(s.band[r])
        return (p not in (NOBODY, s.owner(b)) and s.active[p] == foe and p not in s.used.get(self.key, [])
                and s.troops[r] + s.ask_tokens("guards", r) == 1)

    def do_convert(self, s, f, r):
        b = f["band"]
        s.used.setdefault(self.key, []).append(s.owner(s.band[r]))
        s.tray[self.key] -= 1
        s.hand[b] += 1
        conquer(s, b, r, 1, losses=1)  # ruling 21: even an Elf is lost
