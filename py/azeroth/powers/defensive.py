"""Defensive: towers where they are many."""

from azeroth.hooks import Piece, Power
from azeroth.rules import leads, majority


class Defensive(Power):
    """Towers where they are many."""

    en = ("Defensive",
          "A watch tower rises on each farmland of yours around which you hold more regions than any other "
          "race: while it stands nobody takes or touches that farmland.")
    ru = ("Дозорные",
          "На каждом вашем поле, вокруг которого у вас больше регионов, чем у любой другой расы, встаёт "
          "дозорная башня: пока она стоит, поле неприступно.")
    tokens = 5
    flair = 0.5

    def on_finish(self, s, b):
        fields = [r for r in s.lands(b, "farmland") if leads(s, b, r)]
        s.then("build", player=s.owner(b), band=b, token=Tower.key, regions=fields)

    def hopes(self, s, b):
        return 0.3 * len([r for r in s.lands(b, "farmland") if leads(s, b, r)])


class Tower(Piece):
    """It falls as soon as too few around it are theirs."""

    en = ("Watch tower",
          "Nobody takes or touches this farmland while no other race has as many regions around it.")
    ru = ("Дозорная башня",
          "Поле неприступно, пока вокруг него у его хозяев больше регионов, чем у любой другой расы.")
    limit = 6
    shelter = 20

    def bars(self, s, b, r, foe):
        return {"immune"}

    def rests_on(self, s, b, r):
        return majority(s, b, r)

    def on_changed(self, s, b, r):
        theirs = s.power[b] == Defensive.key  # no longer in decline
        if not theirs or s.board.terrain[r] != "farmland" or not leads(s, b, r):  # rulings 75, 116
            s.put(self.key, r, -1)
            s.note("fell", player=s.owner(b), what=self.key, region=r)
