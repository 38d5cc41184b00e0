"""Night Elves: wisps guard their forests."""

from azeroth.hooks import ALLIANCE, Race


class NightElves(Race):
    """Wisps guard their forests."""

    en = ("Night Elves",
          "Forests cost you 1 token less, and each forest you take gets a wall of wisps: +1 defence, "
          "even in decline.")
    ru = ("Ночные эльфы",
          "Леса стоят вам на 1 фишку меньше, и каждый захваченный лес получает стену огоньков: +1 к "
          "защите, даже в упадке.")
    tokens, limit, faction = 4, 9, ALLIANCE
    boon = 0.3
    effects = [{"effect": "discount", "on": "forest", "tokens": 1}]

    def on_conquered(self, s, b, r, was_empty):
        if s.board.terrain[r] == "forest" and s.boxed("wall"):  # ruling 112
            s.put("wall", r)
