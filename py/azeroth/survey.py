"""What is wrong with an island for people to play on: one check for the sides of the box and all others."""

import conquest.board
from azeroth.board import MARKS, TERRAINS
from azeroth.tables import CAMPS, LAND, LETTERS, PEAKS, WATERS
from conquest.survey import BORDER, borders, counted, drawing, placed, told, torn
from tabletop import Refusal

ANCHORS = {"S": 2, "M": 3, "L": 3}  # by size: where races come ashore, ours
ROOM = 55  # map units around the middle of a region, for its tokens; ours


class Side(conquest.board.Board):
    """One island by itself."""

    terrains, symbols = TERRAINS, MARKS

    def marked(self, mark) -> list:
        """Where it stands, once for each time."""
        return [r for r, marks in enumerate(self.marks) for one in marks if one == mark]


def survey(data) -> list:
    """All that is wrong, [{"code", "regions", "n" and "least" or "most"}], empty if nothing is; refuses what
    is no island."""
    if data.get("letter") not in LETTERS:
        raise Refusal("map", why=["letter"])
    board = Side({"rounds": 1, "regions": data.get("regions")})
    drawn = drawing(data)
    shore = borders(drawn, lambda a, b: True)
    inland = [r for r in board.marked("anchor") if shore[r, None] < BORDER and not board.water[r]]
    return [*_numbers(board, data["letter"]),
            *told({"unreachable": _apart(board), "inland": inland, **placed(board, drawn, ROOM),
                   "torn": torn(drawn, [set(ring) for ring in board.near], lambda a, b: False)})]


def _numbers(board, letter):
    """What there is too much or too little of."""
    dry = [r for r, wet in enumerate(board.water) if not wet]
    waters = [r for r, wet in enumerate(board.water) if wet]
    peaks = [r for r in dry if board.terrain[r] == "mountain"]
    tribes = [r for r, tribe in enumerate(board.tribes) if tribe]
    finds, (least, most) = board.marked("find"), LAND[letter]
    return counted(
        few=(len(dry), least, None, []), many=(len(dry), None, most, []),
        waters=(len(waters), None, WATERS, waters), mountains=(len(peaks), None, PEAKS[letter], peaks),
        tribes=(len(tribes), None, CAMPS[letter], tribes),
        anchors=(len(board.marked("anchor")), ANCHORS[letter], None, []),
        finds=(len(finds), 1, 1, finds))


def _apart(board):
    """What does not hang together with the most of the land: land by land, water by anything."""
    dry = {r for r, wet in enumerate(board.water) if not wet}
    pieces, left = [], set(dry)
    while left:
        pieces.append(set(board.within(min(left), len(board), dry.__contains__)))
        left -= pieces[-1]
    main = max(pieces, key=len, default=set())
    whole = board.within(min(main), len(board)) if main else {}
    return [r for r in range(len(board)) if r not in (main if r in dry else whole)]
