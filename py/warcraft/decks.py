"""What lies in the deck of each race: 21 cards.

Kinds are the rule book's; three Victory Points (RU), two of each race's card of the economy (facts, high);
all other numbers of copies are proposed."""

COMMON = {"fast": 3, "resources": 2, "town_portal": 2, "victory_point": 3}
DECKS = {
    "human": {"call_to_arms": 2, "dispel_magic": 3, "invisibility": 3, "polymorph": 3, **COMMON},
    "orc": {"pillage": 2, "devour": 3, "ensnare": 3, "envenomed_spears": 3, **COMMON},
    "undead": {"summon_building": 2, "cripple": 3, "curse": 3, "web": 3, **COMMON},
    "night_elf": {"renew": 2, "faerie_fire": 3, "marksmanship": 3, "moon_glaive": 3, **COMMON},
}
FACE_UP = "victory_point"  # the card that lies before its owner once it is played: `s.shown`


def deck(race: str, without=()) -> list:
    """The cards of a race, in the order of the table, without some kinds."""
    return [card for card, n in DECKS[race].items() if card not in without for _ in range(n)]


def lacks(s, p) -> set:
    """The kinds of cards that a scenario takes out of a player's deck, as everybody knows."""
    seat = s.board.data["seats"][p]
    return {*seat.get("without", ()), *(seat.get("errata", ()) if s.rules.get("errata") else ())}
