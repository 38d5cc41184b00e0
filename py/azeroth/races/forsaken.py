"""Forsaken: the dead join them."""

from azeroth.hooks import HORDE, Race
from conquest.state import NOBODY
from tabletop import Phase
from tabletop.choice import plain


class Forsaken(Race):
    """The dead join them."""

    en = ("Forsaken",
          "For each token that your deeds cost anybody this turn you may buy a new one of yours for 1 coin, "
          "before you redeploy.")
    ru = ("Отрекшиеся",
          "За каждую фишку, погибшую из-за вас в этот ход, можно перед перегруппировкой купить новую "
          "свою за 1 монету.")
    tokens, limit, faction = 6, 20, HORDE
    boon = 0.5
    price = 1

    def on_stopped(self, s, b):
        s.then("raise", player=s.owner(b), band=b)


class Raise(Phase):
    """How many of the fallen join them, a coin each (ruling 104: whoever they were, and whoever's)."""

    def actions(self, s, f):
        most = self._most(s, f["band"])
        return [*[("raise", n) for n in range(1, most + 1)], ("done",)] if most else []

    def _most(self, s, b) -> int:
        """Ruling 105: as many as fell, as there are coins, and as the tray holds."""
        fell = s.fallen + sum(row[5] for row in s.conquests if row[0] == b)
        return min(fell, s.coins[s.owner(b)] // Forsaken.price, s.tray[Forsaken.key])

    def describe(self, s, f, action):
        return plain(trait=Forsaken.key, tokens=action[1], price=action[1] * Forsaken.price) if (
            action[0] == "raise") else {}

    def do_raise(self, s, f, n):
        b = f["band"]
        s.tray[Forsaken.key] -= n
        s.hand[b] += n
        s.game.pay(s, f["player"], NOBODY, n * Forsaken.price, "race")
        s.note("raised", player=f["player"], tokens=n)
        self.do_done(s, f)
