"""Light's Hope Chapel: nobody falls."""

from azeroth.hooks import Place


class LightsHopeChapel(Place):
    """Nobody falls."""

    en, ru = "Light's Hope Chapel", "Часовня Последней Надежды"
    boon = 0.5
    effects = [{"effect": "no_losses"}]
