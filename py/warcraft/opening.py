"""How a match begins: races, goods, cards and what stands where, as the map says.

    "seats": [{"race": "human", "team": 0, "gold": 5, "wood": 5, "cards": 3, "levels": [1, 1, 1],
               "buildings": [1, 0, 0], "pieces": [{"at": "town", "melee": 3, "worker": 3}], "outposts": ["B"],
               "skips": ["harvest"], "without": [cards taken out], "errata": [those that the FAQ takes out]}],
    "neutral": {"race": "night_elf", "levels": [2, 2, 2], "pieces": [...]},   who defends and never moves
    "depleted": {"1,2": 2}, "tokens": {"A": "graveyard"}, "roles": {"caster": [2]}, "goal": 15, "first": 0,
    "scenario": {"laws": [...]}

What a seat does not name is as in the main game; one without a race gets any that is left. A space goes by
"town" (the seat's own), a name among `places`, or coordinates."""

from tabletop import Refusal
from warcraft.board import Board
from warcraft.decks import deck, lacks
from warcraft.invariants import broken, seen
from warcraft.units import FLYING, KIND, RACES, START, UNITS, top


def set_up(s, options):
    """Fill the fields from the map and stack the first frame."""
    seats, data = seat(s, options), s.board.data
    for p, wish in enumerate(seats):
        furnish(s, p, wish)
        place(s, p, wish.get("pieces", [{"at": "town", **START["pieces"]}]))
        for where in wish.get("outposts", ()):
            r = s.board.spot(where)
            if s.outpost[r] >= 0:
                raise Refusal("map", why=["outposts"], seat=p, space=s.board.keys[r])
            s.outpost[r] = p
    place(s, s.players, data.get("neutral", {}).get("pieces", ()))
    for where, n in data.get("depleted", {}).items():
        s.depleted[s.board.spot(where)] = n
    first = data.get("first", options["first"])
    if first not in ("random", *range(s.players)):
        raise Refusal("option", option="first", allowed=["random", *range(s.players)])
    s.first = s.random(s.players) if first == "random" else first
    s.then("turn", player=s.first, step="move")
    reasons = broken(s) or ["won"] * bool(s.law("winners", None, "start"))
    if reasons:
        raise Refusal("map", why=reasons, **seen(s, reasons))


def seat(s, options) -> list:
    """Races, teams, tokens and goal; the seats as the map has them."""
    data = s.board.data
    seats, neutral = data["seats"], data.get("neutral", {})
    if s.players != len(seats):
        raise Refusal("players", allowed=[len(seats)])
    for key in s.laws:
        law = s.game.laws[key]
        missing = [name for name in law.places if name not in s.board.places]
        missing += [name for name in law.roles if not s.board.roles.get(name)]
        if missing:
            raise Refusal("map", why=["law"], law=key, missing=missing)
    choose_races(s, seats, options)
    s.board = Board(data, s.races[:s.players])
    s.races[s.players] = neutral.get("race", "")
    s.levels[s.players] = list(neutral.get("levels", s.levels[s.players]))
    s.teams = [*(one.get("team", p) for p, one in enumerate(seats)), max(s.players, len(RACES))]
    for where, token in data.get("tokens", {}).items():
        s.token[s.board.spot(where)] = token
    printed = data.get("goal", 0)
    s.goal = printed if options["goal"] == "printed" else min(printed, options["goal"])
    s.rules = {name: options[name] for name in ("healing", "order", "errata")}
    return seats


def choose_races(s, seats, options):
    """A seat's own race, else the one wished for, else chance decides (RU "Town cards")."""
    taken = {one["race"] for one in [*seats, s.board.data.get("neutral", {})] if "race" in one}
    named = [one.get("race", options[f"race_{p}"]) for p, one in enumerate(seats)]
    for p, race in enumerate(named):
        if race in RACES and "race" not in seats[p] and (race in taken or race in named[:p]):
            raise Refusal("option", option=f"race_{p}", allowed=[race for race in RACES if race not in taken])
    left = [race for race in RACES if race not in taken.union(named)]
    s.shuffle(left)
    s.races = [*(race if race in RACES else left.pop() for race in named), ""]


def furnish(s, p, wish):
    """Goods, levels, buildings and cards of a seat; what it does not name is as in the main game."""
    s.gold[p], s.wood[p] = wish.get("gold", START["gold"]), wish.get("wood", START["wood"])
    s.levels[p] = list(wish.get("levels", s.levels[p]))
    if any(s.levels[p][kind] > top(s.races[p], kind) for kind in UNITS):
        raise Refusal("map", why=["levels"], seat=p)
    s.built[p] = list(wish.get("buildings", s.built[p]))
    s.decks[p] = deck(s, s.races[p], lacks(s, p))
    s.shuffle(s.decks[p])
    for _ in range(min(wish.get("cards", START["cards"]), len(s.decks[p]))):
        s.hands[p].append(s.decks[p].pop())


def place(s, p, rows):
    """What stands where; only flyers on mountains."""
    for row in rows:
        r = s.home(p) if row["at"] == "town" and p < s.players else s.board.spot(row["at"])
        if r < 0:
            raise Refusal("map", why=["town"], seat=p)
        for name, n in row.items():
            if name in KIND:
                if s.board.terrain[r] == "mountain" and KIND[name] != FLYING:
                    whose = {"seat": p} if p < s.players else {"neutral": True}
                    raise Refusal("map", why=["mountain"], **whose, space=s.board.keys[r])
                s.put(r, p, KIND[name], n)
