"""A card that an enemy has just played does nothing."""

from warcraft import windows
from warcraft.hooks import Card


class DispelMagic(Card):
    """Only in a battle in which its owner takes part (ruling 50)."""

    en = "Dispel Magic", "In a battle, when an enemy has just played a card: it has no effect."
    ru = "Рассеивание чар", "В битве, когда враг только что сыграл карту: она не действует."
    when = ("battle_played",)

    def offers(self, s, p, at):
        return [("dispel",)] if any(f["phase"] == "effect" for f in s.stack) else []

    def do_dispel(self, s, f):
        windows.spend(s, f["player"], self.key)
        s.stack.remove(next(other for other in reversed(s.stack) if other["phase"] == "effect"))
        s.note("dispelled", player=f["player"], card=f["card"])
        f["left"], f["fresh"] = [], True
