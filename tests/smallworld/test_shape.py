"""The form of a state that comes from outside: every field from both sides of its bounds."""

import pytest
from conquest.shape import COUNT, sound
from smallworld import GAME
from table import table

TOP = 1 + 2 * 2  # bands of two players, two each, and the tribes


def state():
    """Two players with a race each."""
    t = table(a="humans hill", b="orcs forest").own("a", shore=1).own("b", cave=1)
    t.s.make_room(2)
    return t.s


def fits(**fields) -> bool:
    """Whether a state with other fields has its form."""
    s = state()
    for name, value in fields.items():
        setattr(s, name, value(getattr(s, name)) if callable(value) else value)
    return sound(GAME, s)


def first(value):
    """The first entry of a list is another."""
    return lambda rows: [value, *rows[1:]]


def fewer(rows):
    """A list without its first entry."""
    return rows[1:]


SOURCES = len(GAME.sources)
ROW = [1, 0, 0, None, 0, 0]


@pytest.mark.parametrize("name, good, bad", [
    ("slots", [2], [1, 100]), ("round", [1, 4], [0, 5]), ("first", [0, 1], [-1, 2]),
    ("lent", [0, COUNT], [-1, COUNT + 1]),
    ("rounds", [4, COUNT], [COUNT + 1]), ("open", [True], [1]),
    ("band", [first(-1), first(TOP - 1)], [first(-2), first(TOP), fewer, lambda rows: [*rows, 0]]),
    ("troops", [first(COUNT), first(-COUNT)], [first(COUNT + 1), first(-COUNT - 1), first("1"), fewer]),
    ("tokens", [first({"lair": 2})], [first({"tea": 2}), first({"lair": "2"}), first([]), fewer]),
    ("race", [first("elves"), first(None)], [first("hill"), first(7), fewer]),
    ("power", [first("hill"), first(None)], [first("elves"), fewer]),
    ("items", [first(["hill"])], [first(["tea"]), first("hill"), fewer]),
    ("declined", [first(True)], [first(1), fewer]), ("hand", [first(3)], [first("3"), fewer]),
    ("active", [first(-1), first(TOP - 1)], [first(-2), first(TOP), fewer]),
    ("coins", [first(COUNT)], [first(COUNT + 1), fewer]),
    ("tray", [{"elves": 3}, {}], [{"hill": 3}, {"elves": "3"}, []]),
    ("races", [["elves"]], [["hill"], "elves"]), ("powers", [["hill"]], [["elves"]]),
    ("discards", [["hill"]], [["elves"]]),
    ("column", [[["elves", "hill", 3]], []],
     [[["hill", "elves", 3]], [["elves", "hill"]], [["elves", "hill", "3"]], [["elves", "hill", 3, 3]], {}]),
    ("earned", [[], [[0] * (2 + SOURCES)]], [[[0] * (1 + SOURCES)], [[0] * (3 + SOURCES)], [0]]),
    ("memo",
     [{}, {"sorcerers": [0, 1]}, {"dragon_master": 0}, {"dragon_master": 99}, {"dragon_master": True}],
     [{"tea": 1}, {"sorcerers": [2]}, {"sorcerers": [-1]}, {"sorcerers": 1}, {"dragon_master": -1},
      {"dragon_master": 100}, {"dragon_master": "1"}, []]),
    ("used", [{}, {"dragon_master": 1}], [{"tea": 1}, []]),
    ("fought", [[0, TOP - 1]], [[-1], [TOP], 7]), ("attacked", [[0, 1]], [[-1], [2], 7]),
    ("conquests", [[], [ROW], [[TOP - 1, 0, -1, "orcs", 3, 1]]],
     [[[TOP, *ROW[1:]]], [[-1, *ROW[1:]]], [[1, -1, *ROW[2:]]], [[1, 99, *ROW[2:]]], [[1, 0, -2, *ROW[3:]]],
      [[1, 0, TOP, *ROW[3:]]], [[1, 0, 0, "hill", 0, 0]], [ROW[1:]], [[*ROW, 0]], [7]]),
    ("stack", [[{}], [{"band": TOP - 1}]], [[{"band": TOP}], [{"band": -1}], [7], {}])])
def test_a_field_has_its_form(name, good, bad):
    assert [fits(**{name: value}) for value in good + bad] == [True] * len(good) + [False] * len(bad)


def test_so_many_play_as_the_game_has_seats_for():
    s = state()
    s.players = 7
    assert sound(GAME, state()) and not sound(GAME, s)
