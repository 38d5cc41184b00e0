"""Those in one space go further."""

from warcraft import windows
from warcraft.hooks import Card
from warcraft.units import WIDTH

N = 2  # RU "Fast": spaces more, three in all at most


class Fast(Card):
    """At the beginning of one's Move step; whoever stands there then (ruling 67)."""

    en = "Fast", ("At the beginning of your Move step: your pieces in one space move up to 2 spaces more, 3 "
                  "at most.")
    ru = "Скорость", ("В начале вашего шага Движения: ваши фишки в одной клетке проходят до 2 клеток больше, "
                      "но не более 3.")
    when, placed = ("move",), True

    def offers(self, s, p, at):
        return [("fast", r) for r, here in enumerate(s.pieces) if any(piece // WIDTH == p for piece in here)]

    def do_fast(self, s, f, r):
        windows.spend(s, f["player"], self.key)
        f["boost"][str(r)] = f["boost"].get(str(r), 0) + N
        s.note("hurried", player=f["player"], r=r)
