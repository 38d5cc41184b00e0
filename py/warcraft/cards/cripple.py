"""Those of an enemy in one space go less far."""

from warcraft import windows
from warcraft.hooks import Card
from warcraft.units import WIDTH


class Cripple(Card):
    """At the beginning of an enemy's Move step (facts, cripple_scope)."""

    en = "Cripple", "At the beginning of an enemy's Move step: his pieces in one space move 1 space less."
    ru = "Увечья", "В начале шага Движения врага: его фишки в одной клетке проходят на 1 клетку меньше."
    when, placed = ("before_move",), True

    def offers(self, s, p, at):
        mover = s.stack[-1]["mover"]
        return [("cripple", r) for r, here in enumerate(s.pieces)
                if any(piece // WIDTH == mover for piece in here)]

    def do_cripple(self, s, f, r):
        windows.spend(s, f["player"], self.key)
        step = next(other for other in reversed(s.stack) if "boost" in other)
        step["boost"][str(r)] = step["boost"].get(str(r), 0) - 1
        s.note("crippled", player=f["player"], r=r, mover=f["mover"])
