"""Positions built by hand: those of the family, with islands and what lies hidden on them."""

import conquest.position
from azeroth.finds import FACE_DOWN
from azeroth.tables import SIDES
from conquest.shape import key
from tabletop import Refusal
from tabletop.form import items, need

OWN = ("islands", "finds", "unused", "bombs")


def build(game, s, data, options, contents):
    """Beside the family's fields: "islands": [keys] of those played, "finds": {region key: what lies face
    down there}, by default as dealt, "unused": what is left in the box, "bombs": the pile in order."""
    if options["teams"] and s.players not in SIDES:
        raise Refusal("option", option="teams", allowed=[False])
    need(isinstance(data, dict), "form")
    game.lay(s, data.get("islands", options["islands"]), chance=False)
    rest = {name: value for name, value in data.items() if name not in OWN}
    conquest.position.fill(game, s, rest, options, contents)
    for b, race in enumerate(s.race):
        if race:
            s.tray[race] += s.ask("aides", b)  # beasts and the champion came out of no tray
    _finds(game, s, data)
    bombs = data.get("bombs", s.bombs)
    need(isinstance(bombs, list), "bombs")
    s.bombs = list(bombs)
    conquest.position.whole(game, s)


def _finds(game, s, data):
    """What is said to lie face down, else what was dealt; never what lies open already."""
    opened = {kind for here in s.tokens for kind in here if kind in game.finds}
    told, find = data.get("finds"), key(game.finds)
    if told is not None:
        need(isinstance(told, dict) and all(place in s.board.keys and find(kind) and kind not in opened
                                            for place, kind in told.items()), "finds")
        places = {s.board.keys.index(place): kind for place, kind in told.items()}
        need(set(places) <= set(s.board.finds), "finds")
        left = sorted({*s.unused, *(kind for pile in s.finds for kind in pile)} - set(places.values()))
        s.finds = [[places[r]] if r in places else [] for r in s.board.finds]
        s.unused = left
    s.finds = [[kind for kind in pile if kind not in opened] for pile in s.finds]
    unused = data.get("unused", s.unused)
    need(items(unused, find), "unused")
    s.unused = [kind for kind in unused if kind not in opened]
    s.sweep(FACE_DOWN)
    for r, pile in zip(s.board.finds, s.finds):
        if pile:
            s.put(FACE_DOWN, r)
