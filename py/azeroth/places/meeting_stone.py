"""Meeting Stone: friends call you over the sea."""

from azeroth.hooks import Place


class MeetingStone(Place):
    """Friends call you over the sea."""

    en = "Meeting Stone", "Whoever holds it pays no fare when coming ashore."
    ru = "Камень встреч", "Кто им владеет, не платит за переправу."
    boon = 0.3

    def fare(self, s, b, r):
        return -s.game.fare
