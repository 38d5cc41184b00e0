"""Two gold or two wood."""

from warcraft import windows
from warcraft.hooks import Card

N = 2  # RU "Resources"


class Resources(Card):
    """At the beginning of one's Spend step, before anything is chosen (ruling 80)."""

    en = "Resources", "At the beginning of your Spend step: take 2 gold or 2 wood."
    ru = "Запасы", "В начале вашего шага Расходов: возьмите 2 золота или 2 дерева."
    when = ("spend",)

    def offers(self, s, p, at):
        return [("resources", what) for what in ("gold", "wood")] if s.home(p) >= 0 else []

    def do_resources(self, s, f, what):
        windows.spend(s, f["player"], self.key)
        s.pay(f["player"], (-N, 0) if what == "gold" else (0, -N))
        s.note("resources", player=f["player"], what=what, n=N)
