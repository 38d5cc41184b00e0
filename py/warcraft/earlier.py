"""The numbers of version 1, where they were others: saves of that time that keep no position are replayed by
them; they were proposed too, and games of the computers changed them (docs/STRENGTH.md)."""

from warcraft.game import Warcraft
from warcraft.units import FLYING, MELEE, RANGED


class Warcraft1(Warcraft):
    """Version 1, for replays only."""

    version = "1"
    strengths = {
        "human": ((2, 3, 4), (2, 3, 4), (2, 3, 4)),
        "orc": ((2, 3, 4, 5), (2, 3, 4), (2, 3)),
        "undead": ((2, 3, 4), (2, 3, 4), (2, 3, 4)),
        "night_elf": ((2, 3), (2, 4, 4, 5), (2, 3, 4)),
    }
    powers = {
        "human": {(FLYING, 3): "heal"},
        "orc": {(MELEE, 4): "critical_strike", (RANGED, 3): "bloodlust"},
        "undead": {(RANGED, 3): "raise_dead", (FLYING, 3): "critical_strike"},
        "night_elf": {(RANGED, 3): "slow_poison", (RANGED, 4): "slow_poison",
                      (FLYING, 3): "critical_strike"},
    }
    decks = {
        race: {cards[0]: 2, **dict.fromkeys(cards[1:], 3),
               "fast": 3, "resources": 2, "town_portal": 2, "victory_point": 3}
        for race, cards in {
            "human": ("call_to_arms", "dispel_magic", "invisibility", "polymorph"),
            "orc": ("pillage", "devour", "ensnare", "envenomed_spears"),
            "undead": ("summon_building", "cripple", "curse", "web"),
            "night_elf": ("renew", "faerie_fire", "marksmanship", "moon_glaive")}.items()}


VERSIONS = {"1": Warcraft1()}
