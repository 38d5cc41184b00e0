"""What lies in the deck of each race: 21 cards.

Kinds are the rule book's; three Victory Points (RU), two of each race's card of the economy (facts, high);
all other numbers of copies are proposed, and fitted by games of the computers (docs/STRENGTH.md)."""

COMMON = {"fast": 3, "resources": 2, "town_portal": 2, "victory_point": 3}
DECKS = {
    "human": {"call_to_arms": 2, "dispel_magic": 3, "invisibility": 2, "polymorph": 2,
              "fast": 3, "resources": 3, "town_portal": 3, "victory_point": 3},
    "orc": {"pillage": 2, "devour": 3, "ensnare": 2, "envenomed_spears": 4, **COMMON},
    "undead": {"summon_building": 2, "cripple": 3, "curse": 4, "web": 2, **COMMON},
    "night_elf": {"renew": 2, "faerie_fire": 3, "marksmanship": 2, "moon_glaive": 4, **COMMON},
}
# Cards of which decks of version 1 had more: matches of that time go on with what they were dealt.
FORMER = {"human": {"invisibility": 3, "polymorph": 3}, "orc": {"ensnare": 3}, "undead": {"web": 3},
          "night_elf": {"marksmanship": 3}}
FACE_UP = "victory_point"  # the card that lies before its owner once it is played: `s.shown`


def deck(s, race: str, without=()) -> list:
    """The cards of a race, in the order of the table, without some kinds."""
    return [card for card, n in s.game.decks[race].items() if card not in without for _ in range(n)]


def lacks(s, p) -> set:
    """The kinds of cards that a scenario takes out of a player's deck, as everybody knows."""
    seat = s.board.data["seats"][p]
    return {*seat.get("without", ()), *(seat.get("errata", ()) if s.rules.get("errata") else ())}


def most(race, card) -> int:
    """How many of a card the piles of a race may hold."""
    return max(DECKS[race].get(card, 0), FORMER[race].get(card, 0))
