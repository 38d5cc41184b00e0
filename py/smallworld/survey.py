"""What is wrong with a land for people to play on: one check for the boards of the box and all others."""

from conquest.survey import counted, drawing, placed, told, torn
from smallworld.board import MOUNTAINS, TRIBES, Board
from tabletop import Refusal

MOST = 60  # regions: what still can be told apart on a screen
LAND, ENTRIES = 5, 2  # regions of land for every player, and how many of them at the edge; ours
ROOM = 45  # map units around the middle of a region, for its tokens; ours


def survey(data, players) -> list:
    """All that is wrong, [{"code", "regions", "n" and "least" or "most"}], empty if nothing is;
    refuses what is no board."""
    board = Board(data)
    if data.get("players") not in players:
        raise Refusal("map", why=["players"])
    drawn, many = drawing(data), data["players"]
    dry = [r for r, wet in enumerate(board.water) if not wet]
    peaks = [r for r in dry if board.terrain[r] == "mountain"]
    tribes = [r for r, tribe in enumerate(board.tribes) if tribe]
    numbers = counted(
        few=(len(dry), LAND * many, None, []),
        entries=(sum(not board.water[r] for r in board.entries), ENTRIES * many, None, []),
        many=(len(board), None, MOST, []),
        mountains=(len(peaks), None, MOUNTAINS, peaks), tribes=(len(tribes), None, TRIBES, tribes))
    size = data["size"]
    near = [{*ring, *([None] if board.edge[r] else [])} for r, ring in enumerate(board.near)]
    frame = lambda a, b: any(a[k] == b[k] and a[k] in (0, size[k]) for k in (0, 1))  # noqa: E731
    return [*numbers, *told({"unreachable": _apart(board), **placed(board, drawn, ROOM),
                             "torn": torn(drawn, near, frame)})]


def _apart(board):
    """The land that no race can walk to from where it comes in."""
    found = [r for r in board.entries if not board.water[r]]
    for r in found:
        found += [other for other in board.near[r] if not board.water[other] and other not in found]
    return [r for r, wet in enumerate(board.water) if not wet and r not in found]
