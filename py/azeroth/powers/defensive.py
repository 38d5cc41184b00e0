"""Defensive: towers where they are many."""

from azeroth.hooks import Piece, Power
from azeroth.rules import leads


class Defensive(Power):
    """Towers where they are many."""

    en = ("Defensive",
          "Each of your farmlands most of whose neighbours are yours gets a watch tower: nobody takes it "
          "or touches it while it stands.")
    ru = ("Дозорные",
          "Каждое ваше поле, где большинство соседних регионов ваши, получает дозорную башню: пока она "
          "стоит, регион неприступен.")
    tokens = 5
    flair = 0.5

    def on_finish(self, s, b):
        fields = [r for r in s.lands(b, "farmland") if leads(s, b, r)]
        s.then("build", player=s.owner(b), band=b, token=Tower.key, regions=fields)

    def hopes(self, s, b):
        return 0.3 * len([r for r in s.lands(b, "farmland") if leads(s, b, r)])


class Tower(Piece):
    """It falls as soon as too few around it are theirs."""

    en = "Watch tower", "Nobody takes or touches this region while most of those around it are its holder's."
    ru = ("Дозорная башня",
          "Регион неприступен, пока большинство регионов вокруг него принадлежит его хозяину.")
    limit, shelter = 6, 20

    def bars(self, s, b, r, foe):
        return {"immune"}

    def on_changed(self, s, b, r):
        theirs = s.power[b] == Defensive.key  # no longer in decline
        if not theirs or s.board.terrain[r] != "farmland" or not leads(s, b, r):  # rulings 75, 116
            s.put(self.key, r, -1)
