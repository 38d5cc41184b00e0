"""A forest gives wood again."""

from warcraft import windows
from warcraft.hooks import Card


class Renew(Card):
    """Forests only (ruling 68)."""

    en = "Renew", "At the beginning of your Harvest step: take the depletion token off one forest."
    ru = "Обновление", "В начале вашего шага Сбора: снимите жетон выработки с одного леса."
    when, placed = ("before_harvest",), True

    def offers(self, s, p, at):
        return [("renew", r) for r, n in enumerate(s.depleted) if n and s.board.terrain[r] == "forest"]

    def do_renew(self, s, f, r):
        windows.spend(s, f["player"], self.key)
        s.depleted[r] = 0
        s.note("renewed", player=f["player"], r=r)
