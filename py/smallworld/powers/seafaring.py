"""Seafaring: water is land to them."""

from conquest.hooks import Trait


class Seafaring(Trait):
    """Seas and the lake may be taken like empty regions, and are kept in decline."""

    en = "Seafaring", "You may take seas and lakes like empty land, and you keep them in decline."
    ru = "Водоплавающие", "Можно захватывать моря и озёра как пустые регионы; в упадке они остаются вашими."
    tokens = 5

    def waives(self, s, b, r):
        return {"water"}
