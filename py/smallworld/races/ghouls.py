"""Ghouls: decline does not stop them."""

from conquest.hooks import Trait


class Ghouls(Trait):
    """All tokens stay in decline, and go on conquering before the active race."""

    en = ("Ghouls",
          "In decline all your tokens stay on the map, and each turn they conquer before your active race "
          "does.")
    ru = ("Вурдалаки",
          "В упадке все ваши фишки остаются на карте и каждый ход ведут захваты раньше активной расы.")
    tokens, limit, lasts = 5, 10, ("on_turn",)
    flair = 2.2

    def remains(self, s, b, r):
        return s.troops[r]

    def on_turn(self, s, b):
        # Rulings 18-20: as if active, with a die and a redeployment of their own; the power is gone.
        if s.declined[b]:
            s.then("conquer", "redeploy", player=s.owner(b), band=b)
