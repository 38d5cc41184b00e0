"""The form of a state that comes from outside: every field from both sides of its bounds."""

import pytest
from den import table
from wolves.shape import sound

PLAYERS, REGIONS, BOX = 3, 6, 12  # of the table; pieces of three packs, by their kinds


def fits(**fields) -> bool:
    """Whether a state with other fields has its form."""
    s = table().stand("0C3", a="alpha").stand("0B1", b="pack").s
    for name, value in fields.items():
        setattr(s, name, value(getattr(s, name)) if callable(value) else value)
    return sound(s)


def first(value):
    """The first entry of a list is another."""
    return lambda rows: [value, *rows[1:]]


def fewer(rows):
    """A list without its first entry."""
    return rows[1:]


def above(phase, player=0, **facts):
    """A frame above the turn and its actions."""
    return lambda stack: [*stack, {"phase": phase, "player": player, **facts}]


MOVE = {"left": 0, "terrain": "grass", "moved": [[1, 2]]}


@pytest.mark.parametrize("name, good, bad", [
    ("players", [], [2, 4]), ("tiles", [first(0)], [first(-1), first(99), fewer, first("0")]),
    ("turned", [first(True)], [first(1), fewer]), ("round", [0, 9999], [-1, 10_000]),
    ("quiet", [0, 199], [-1, 200]), ("scored", [0, 3], [-1, 5]), ("stalled", [True], [1]),
    ("first", [0, PLAYERS - 1], [-1, PLAYERS]),
    ("out", [first([0, 199, 0, 0])], [first([0, 200, 0, 0]), first([0] * 3), first([0] * 5), fewer]),
    ("pieces", [first([0, BOX - 1])], [first([-1]), first([BOX]), first(3), fewer]),
    ("token", [first("lone"), first("hare"), first("")], [first("tea"), fewer]),
    ("heap", [first(199)], [first(200), first(-1), fewer]),
    ("stacks", [first(["full"]), first([])], [first(["tea"]), first("full"), fewer]),
    ("calendar", [[-1, 0, BOX - 1], []], [[-2], [BOX], 7]),
    ("dens", [first([4, 4, 4])], [first([5, 4, 4]), first([-1, 0, 0]), first([0, 0]), first([0] * 4), fewer]),
    ("lairs", [first(4)], [first(5), first(-1), fewer]),
    ("wolves", [first(0)], [first(99), first(-1), fewer]),
    ("actions", [first(199)], [first(200), first(-1), fewer]),
    ("terrains", [first(199)], [first(200), first(-1), fewer]),
    ("prey", [first(["hare", "deer"])], [first(["hare", "hare"]), first(["lone"]), first("hare"), fewer]),
    ("points", [first([1])], [first([0]), first([99]), fewer]),
    ("trophies", [first(["full", "full"])], [first(["tea"]), fewer]),
    ("packs", [], [first("tea"), fewer, first("")]),
    ("faces", [], [fewer, first([]), lambda rows: [rows[0][:-1], *rows[1:]],
                   lambda rows: [rows[1], *rows[1:]],
                   lambda rows: [[*rows[0][:-1], "tundra"], *rows[1:]],
                   lambda rows: [["tea", *rows[0][1:]], *rows[1:]]]),
    ("stack", [above("move", **MOVE), above("move", **MOVE, hex=0), above("hunt"), [],
               above("pay", terrain="grass", ways=[[0, 1]]), above("displace", piece=0, hex=0)],
     [above("tea"), above("hunt", 3), above("hunt", -1), above("hunt", hex=-1), above("hunt", hex=9999),
      above("move", left=0, terrain="grass"), above("move", **{**MOVE, "left": 200}),
      above("move", **{**MOVE, "terrain": "tea"}), above("move", **{**MOVE, "moved": [[1]]}),
      above("pay", terrain="grass", ways=[[0, 1, 2]]), above("displace", piece=0), above([]),
      lambda stack: [*stack, 7], lambda stack: [stack[0], {"phase": "hunt", "player": 0}],
      lambda stack: [{"phase": "hunt", "player": 0}, *stack],
      lambda stack: [stack[0], {"phase": "act", "player": 0}]])])
def test_a_field_has_its_form(name, good, bad):
    found = [fits(**{name: value}) for value in [*good, lambda now: now, *bad]]
    assert found == [True] * (len(good) + 1) + [False] * len(bad)
