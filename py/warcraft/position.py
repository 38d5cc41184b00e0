"""Positions built by hand, for lessons, puzzles and tests."""

from tabletop import Refusal
from tabletop.form import items, known, need, number
from warcraft.board import Board
from warcraft.decks import FACE_UP, deck
from warcraft.invariants import broken
from warcraft.units import KIND, MANY, RACES, STEPS, STOOD, UNITS, WHOLLY, WORKER

PILES = ("hands", "decks", "discards", "aside")
NUMBERS = {"gold": None, "wood": None, "shown": None, "built": len(UNITS), "rising": len(UNITS),
           "summoned": len(UNITS), "training": WORKER + 1}  # by player; rows of so many, or one each
FIELDS = ("pieces", "outposts", "depleted", "races", "levels", "round", "first", "goal", "out", "step",
          "actor", *NUMBERS, *PILES)


def build(s, data):
    """Fill a state from a description: {"pieces": [[space, player, kind, how many]], "outposts": [[space,
    player, finished]], "depleted": {space: 1 or 2}, "step", "actor", "round", "first", "goal", "out"}, and by
    player "races" "levels" "gold" "wood" "shown" "built" "rising" "summoned" "training" "hands" "decks"
    "discards" "aside". A space is "q,r" or a name of the map. What is not named is empty, a deck what its
    race's others piles leave; races are the seats' own or the first that are left. The neutrals, if the map
    has any, have the number after the last."""
    known(data, FIELDS)
    _numbers(s, data)
    _land(s, data)
    _piles(s, data)
    p, step = data.get("actor", s.first), data.get("step", STEPS[0])
    need(number(p, 0, s.players - 1) and p not in s.out, "actor")
    need(step in STEPS, "step")
    s.stack = [{"phase": "turn", "player": p, "step": step}, {"phase": step, "player": p, "fresh": True}]
    reasons = broken(s)
    if reasons:
        raise Refusal("position", why=reasons)


def _numbers(s, data):
    races = data.get("races", s.races[:s.players])
    need(items(races, RACES.__contains__, s.players) and len(set(races)) == s.players, "races")
    s.races = [*races, *s.races[s.players:]]
    s.board = Board(s.board.data, races)
    for name, low, high in (("round", 1, MANY), ("first", 0, s.players - 1), ("goal", 0, MANY)):
        need(number(data.get(name, low), low, high), name)
        setattr(s, name, data.get(name, getattr(s, name)))
    need(items(data.get("out", []), lambda p: number(p, 0, s.players - 1)), "out")
    s.out = sorted(data.get("out", []))
    for name, size in NUMBERS.items():
        rows = data.get(name, getattr(s, name))
        need(items(rows, lambda row: number(row, 0, MANY) if size is None else
                   items(row, lambda n: number(n, 0, MANY), size), s.players), name)
        setattr(s, name, [row if size is None else list(row) for row in rows])
    rows = data.get("levels", s.levels)
    need(items(rows, lambda row: items(row, lambda n: number(n, 1, MANY), len(UNITS)))
         and len(rows) in (s.players, s.players + 1), "levels")
    s.levels[:len(rows)] = [list(row) for row in rows]


def _spot(s, name) -> int:
    need(isinstance(name, str) and (name in s.board.places or name in s.board.keys), "space")
    return s.board.places[name] if name in s.board.places else s.board.keys.index(name)


def _land(s, data):
    rows = data.get("pieces", [])
    need(items(rows, lambda row: items(row, lambda v: type(v) in (int, str), 4) and number(row[3], 1, STOOD))
         and sum(n for *_, n in rows) <= STOOD, "pieces")
    for name, p, kind, n in rows:
        need(number(p, 0, s.players) and kind in KIND, "pieces")
        s.put(_spot(s, name), p, KIND[kind], n)
    rows = data.get("outposts", [])
    need(items(rows, lambda row: items(row, lambda v: True, 3)), "outposts")
    for name, p, finished in rows:
        need(number(p, 0, s.players - 1) and type(finished) is bool, "outposts")
        s.outpost[_spot(s, name)], s.unfinished[_spot(s, name)] = p, not finished
    rows = data.get("depleted", {})
    need(isinstance(rows, dict) and all(number(n, 0, WHOLLY) for n in rows.values()), "depleted")
    for name, n in rows.items():
        s.depleted[_spot(s, name)] = n


def _piles(s, data):
    for name in PILES:
        rows = data.get(name, getattr(s, name))
        need(items(rows, lambda row: items(row, lambda card: isinstance(card, str)), s.players), name)
        setattr(s, name, [list(row) for row in rows])
    for p in range(s.players):
        need(all(card in s.game.decks[s.races[p]] for name in PILES for card in getattr(s, name)[p]), "cards")
        if "decks" not in data and p not in s.out:
            used = [*s.hands[p], *s.discards[p], *s.aside[p], *[FACE_UP] * s.shown[p]]
            s.decks[p] = deck(s, s.races[p])
            for card in used:
                need(card in s.decks[p], "cards")
                s.decks[p].remove(card)
