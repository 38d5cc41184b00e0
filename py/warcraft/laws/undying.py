"""Units that come back when they are killed (Nordrassil)."""

from warcraft.battle.ring import fight
from warcraft.hooks import Law


class Undying(Law):
    """To the nearest own base free of enemies, not where the battle is (ruling 105); with none they are gone
    (ruling 106)."""

    en = "Undying", ("Killed units of the undying return at once to the nearest of their Outposts or their "
                     "Town that is free of enemies, where any number may stand.")
    ru = "Неумирающие", ("Убитые отряды неумирающих сразу возвращаются на ближайшую свою Заставу или в "
                         "Город, где нет врагов; там их может стоять сколько угодно.")
    roles = ("undying",)

    def saved(self, s, r, p, kind):
        if p not in s.board.roles["undying"]:
            return []
        away = s.board.within(r, len(s.board))
        field = (fight(s) or {"r": r})["r"]
        free = [base for base in self._bases(s, p) if base != field and not s.armed(base) - {s.teams[p]}]
        nearest = min((away[base] for base in free), default=None)
        return [base for base in free if away[base] == nearest]

    def packs(self, s, r):
        """RU: the limit counts again when they leave."""
        return any(r in self._bases(s, p) for p in s.board.roles["undying"])

    def _bases(self, s, p) -> list:
        return sorted({base for base, q in enumerate(s.outpost) if q == p} | {s.home(p)} - {-1})
