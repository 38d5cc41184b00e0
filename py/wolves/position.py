"""Positions built by hand, for lessons, puzzles and tests."""

from tabletop import Refusal
from tabletop.form import items, known, need, number
from wolves.board import Board
from wolves.invariants import broken, missing
from wolves.phases.prepare import lay
from wolves.shape import LONGEST, MOST, PLAYER, fitting
from wolves.tables import (ACTIONS, CALLED, DEN, DENS, DUEL, HIGHEST, KINDS, LAIR, LAIRS, LONE, MOONS, PACK,
                           PREY, RANK, STACK, TERRAINS, TRACKS)

FIELDS = ("tiles", "turned", "pieces", "tokens", "stacks", "calendar", "actor", "left", "round", "first",
          "scored", "players", "virtual", *PLAYER)


def build(game, s, data):
    """Fill a state from a description: {"pieces": [[q, r, player, kind]], "tokens": [[q, r, kind, how many]],
    "stacks": [moons by region, the next last], "calendar": how many days, "tiles", "turned", "actor", "left",
    "round", "first", "scored", "virtual": whether that pack stands, and by player "packs" "faces" "dens"
    "lairs" "wolves" "prey" "actions" "terrains" "points" "trophies"}. What is not named is as in a set-up
    without chance, but no wolves stand. A pack board has lost at least what lies on the map; what it lost
    beyond that, and wolves of the start that stand nowhere, are out of the game."""
    known(data, FIELDS)
    _map(s, data)
    game.deal(s, lambda items: None)
    _numbers(s, data)
    _players(s, data)
    _pieces(s, data)
    _tokens(s, data)
    _stacks(s, data)
    p, left = data.get("actor", s.first), data.get("left", ACTIONS)
    s.stack = [{"phase": "turn", "player": p}, {"phase": "act", "player": p, "left": left}]
    for p in range(s.players):
        _lose(s, p)
    s.out = [missing(s, p) for p in range(s.players)]
    reasons = broken(s)
    if reasons:
        raise Refusal("position", why=reasons)


def _map(s, data):
    tiles, turned = data.get("tiles", s.tiles), data.get("turned", s.turned)
    regions, boards = len(s.board.regions), len(s.board.data["boards"])
    need(items(tiles, lambda n: number(n, 0, boards - 1), regions) and len(set(tiles)) == regions, "tiles")
    need(items(turned, lambda v: isinstance(v, bool), regions), "turned")
    s.tiles, s.turned = list(tiles), list(turned)
    s.board = Board(s.board.data, s.tiles, s.turned)


def _numbers(s, data):
    for name, low, high in (("round", 1, LONGEST), ("first", 0, s.players - 1), ("actor", 0, s.players - 1),
                            ("scored", 0, len(MOONS) - 1), ("left", 0, MOST), ("calendar", 0, MOST)):
        need(number(data.get(name, low), low, high), name)
    s.round, s.first, s.scored = data.get("round", 1), data.get("first", 0), data.get("scored", 0)
    s.calendar = [LONE] * data.get("calendar", 0)


def _players(s, data):
    for p in range(s.players):
        s.packs[p] = TERRAINS[p]
    for name, fits in PLAYER.items():
        need(items(data.get(name, getattr(s, name)), fits, s.players) or name not in data, name)
        if name in data:
            setattr(s, name, [list(v) if isinstance(v, list) else v for v in data[name]])
    need(len(set(s.packs)) == s.players, "packs")
    for p in range(s.players):
        given = s.faces[p]
        lay(s, p, 0)
        need(not given or fitting(s.packs[p], given), "faces")
        s.faces[p] = given or s.faces[p]


def _hex(s, q, r) -> int:
    need((q, r) in s.board.number, "hex")
    return s.board.number[q, r]


def _pieces(s, data):
    """The virtual pack stays where the set-up has it unless it is false or pieces of it are named."""
    rows = data.get("pieces", [])
    need(items(rows, lambda row: items(row, lambda v: type(v) in (int, str), 4)), "pieces")
    need(isinstance(data.get("virtual", True), bool), "virtual")
    if not data.get("virtual", True) or any(row[2] == s.players for row in rows):
        s.pieces = [[] for _ in s.pieces]
    for q, r, p, kind in rows:
        need(number(p, 0, s.players - (s.players != DUEL)) and kind in KINDS, "pieces")
        s.put(_hex(s, q, r), HIGHEST * p + RANK[kind])


def _tokens(s, data):
    if "tokens" not in data:
        return
    rows = data["tokens"]
    need(items(rows, lambda row: items(row, lambda v: type(v) in (int, str), 4)), "tokens")
    s.token, s.heap = [""] * len(s.board), [0] * len(s.board)
    for q, r, kind, n in rows:
        need(kind in ("lone", *PREY) and number(n, 1, 1 if kind == "lone" else STACK[s.players]), "tokens")
        s.token[_hex(s, q, r)], s.heap[_hex(s, q, r)] = kind, n


def _stacks(s, data):
    """Moons already scored lie nowhere."""
    left = [[moon for moon in stack if MOONS.index(moon) >= s.scored] for stack in s.stacks]
    stacks = data.get("stacks", left)
    need(items(stacks, lambda stack: items(stack, MOONS.__contains__), len(s.stacks)), "stacks")
    s.stacks = [list(stack) for stack in stacks]


def _lose(s, p):
    """Take pieces off a pack board until those on the map can have come from there."""
    lies = [rank for _, rank in s.own(p)]
    for track in range(len(TRACKS)):
        s.dens[p][track] += min(max(0, lies.count(DEN) - sum(s.dens[p])), DENS - s.dens[p][track])
    s.lairs[p] = max(s.lairs[p], min(LAIRS, lies.count(LAIR)))
    while s.wolves[p] < len(CALLED) and min(missing(s, p)[PACK:LAIR]) < 0:
        s.wolves[p] += 1
