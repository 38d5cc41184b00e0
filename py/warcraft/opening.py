"""How a match begins: races, goods, cards and what stands where, as the seats of its map say."""

from tabletop import Refusal
from warcraft.board import Board
from warcraft.decks import deck
from warcraft.units import KIND, OUTPOSTS, RACES, START


def set_up(s, options):
    """Fill the fields from the seats of the map and stack the first frame."""
    seats = seat(s, options)
    for p, wish in enumerate(seats):
        furnish(s, p, wish)
        place(s, p, wish)
    first = s.board.data.get("first", options["first"])
    s.first = s.random(s.players) if first == "random" else first
    s.then("turn", player=s.first, step="move")


def seat(s, options) -> list:
    """Races, teams and goal; the seats as the map has them."""
    seats = s.board.data["seats"]
    if s.players != len(seats):
        raise Refusal("players", allowed=[len(seats)])
    choose_races(s, seats, options)
    s.board = Board(s.board.data, s.races[:s.players])
    s.teams = [*(one.get("team", p) for p, one in enumerate(seats)), s.players]
    printed = s.board.data.get("goal", 0)
    s.goal = printed if options["goal"] == "printed" else min(printed, options["goal"])
    s.rules = {name: options[name] for name in ("heal", "order", "errata")}
    return seats


def choose_races(s, seats, options):
    """A seat's own race, else the one wished for, else chance decides (RU "Town cards")."""
    named = [seat.get("race", options.get(f"race_{p}", "random")) for p, seat in enumerate(seats)]
    left = [race for race in RACES if race not in named]
    if len({race for race in named if race in RACES}) < sum(race in RACES for race in named):
        raise Refusal("option", option="race_1", allowed=left)
    s.shuffle(left)
    s.races = [*(race if race in RACES else left.pop() for race in named), ""]


def furnish(s, p, seat):
    """Goods, levels, buildings and cards of a seat; what it does not name is as in the main game."""
    s.gold[p], s.wood[p] = seat.get("gold", START["gold"]), seat.get("wood", START["wood"])
    s.levels[p] = list(seat.get("levels", s.levels[p]))
    s.built[p] = list(seat.get("buildings", s.built[p]))
    s.decks[p] = deck(s.races[p], seat.get("without", ()))
    s.shuffle(s.decks[p])
    for _ in range(seat.get("cards", START["cards"])):
        s.hands[p].append(s.decks[p].pop())


def place(s, p, seat):
    """What stands where: {"at": a place, "melee": 3, ...}, Outposts likewise."""
    for row in seat.get("pieces", [{"at": "town", **START["pieces"]}]):
        r = spot(s, p, row["at"])
        for name, n in row.items():
            if name in KIND:
                s.put(r, p, KIND[name], n)
    for where in seat.get("outposts", [])[:OUTPOSTS]:
        s.outpost[spot(s, p, where)] = p


def spot(s, p, where) -> int:
    """The space that a seat speaks of: its Town, a named place, or coordinates."""
    if where == "town":
        return s.home(p)
    return s.board.places[where] if isinstance(where, str) else s.board.number[tuple(where)]
