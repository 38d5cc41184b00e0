"""Hex: two players put stones in turn; whoever first joins the two sides of his own wins."""

from tabletop import Game, Hexes, Phase, Refusal, State
from tabletop.choice import at, legal_with
from tabletop.form import items, number

FAR = 20  # how far from the middle a place may lie
GOAL = "Join the two sides where your stones lie from the start."
GOAL_RU = "Соедините две стороны, на которых ваши камни лежат с самого начала."


class Board(Hexes):
    """Places are the numbers of the cells of a map; `sides` are the two that each player joins."""

    def __init__(self, cells):
        super().__init__(cells)
        self.sides = [[self.row(axis, end) for end in (min, max)] for axis in (1, 0)]

    def row(self, axis, end) -> list:
        """All places at one end of an axis."""
        edge = end(cell[axis] for cell in self.cells)
        return [place for place, cell in enumerate(self.cells) if cell[axis] == edge]


class HexState(State):
    """`owner`: whose stone lies on each place, None if there is none."""

    def __init__(self, game, board, players, seed):
        super().__init__(game, board, players, seed)
        self.owner = [None] * len(board)


def missing(s, p) -> int:
    """How many stones player p still needs at least to join his sides; 0 if he has."""
    first, last = s.board.sides[p]
    need, waiting = dict.fromkeys(first, 0), list(first)
    while waiting:
        place = waiting.pop(0)
        for other in s.board.near[place]:
            stones = need[place] + (s.owner[other] is None)
            if s.owner[other] != 1 - p and stones < need.get(other, len(s.board)):
                need[other] = stones
                waiting.append(other)
    return min((need[place] for place in last if place in need), default=len(s.board))


class Turn(Phase):
    """One stone on an empty place, then the other player's turn."""

    def actions(self, s, f):
        joined = not missing(s, 1 - f["player"])
        return [] if joined else [("put", place) for place, p in enumerate(s.owner) if p is None]

    def describe(self, s, f, action):
        return at(action[1])

    def do_put(self, s, f, place):
        p = f["player"]
        s.owner[place] = p
        s.note("put", player=p, place=place)
        s.stack.pop()
        s.then("turn", player=1 - p)


class HexGame(Game):
    """Somebody always wins: a board without an empty place joins the sides of one player."""

    key, version, players, state = "hex", "1", range(2, 3), HexState
    phases = {"turn": Turn()}

    def board(self, data):
        cells = data.get("cells")
        if not items(cells, lambda cell: items(cell, lambda n: number(n, -FAR, FAR), 2)) or not cells:
            raise Refusal("map", why=["cells"])
        return Board(cells)

    def setup(self, s, options, contents):
        for p, sides in enumerate(s.board.sides):
            for place in (*sides[0], *sides[1]):
                s.owner[place] = p
        s.then("turn", player=0)

    def check(self, s):
        if not items(s.owner, lambda p: p is None or number(p, 0, 1), len(s.board)):
            return ["owner"]
        ahead = s.owner.count(0) - s.owner.count(1)
        return [] if ahead in (0, 1) and s.actor in (None, ahead) else ["turn"]

    def score(self, s):
        return [int(not missing(s, p)) for p in range(s.players)]

    def worth(self, s):
        return [-missing(s, p) for p in range(s.players)]

    def explain(self, s, action):
        if legal_with(s, action):
            return []
        return ["taken"] if action in [("put", place) for place in range(len(s.board))] else ["not_now"]

    def words(self):
        return {"hex": {"en": ["Hex", GOAL], "ru": ["Гекс", GOAL_RU]},
                "turn": {"en": ["A stone for an empty place", ""], "ru": ["Камень на пустое место", ""]},
                "put": {"en": ["Put a stone", ""], "ru": ["Поставить камень", ""]},
                "event_put": {"en": ["{player} {player:put|puts} a stone: {place}", ""],
                              "ru": ["{player} {player:ставите|ставит} камень: {place}", ""]},
                "taken": {"en": ["A stone lies here", ""], "ru": ["Здесь уже лежит камень", ""]}}


GAME = HexGame()
