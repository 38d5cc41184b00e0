"""A position that a save keeps is judged whatever it holds, and a match goes on from it."""

import json

import pytest
from den import board, table
from hypothesis import given, settings
from hypothesis import strategies as some
from tabletop import Match
from tabletop.phase import promising, step
from wolves import GAME
from wolves.shape import FRAMES, LONGEST, MOST
from wolves.tables import CALLED, DENS, LAIRS, LONE, MOONS, PREY

JUNK = [None, True, -1, 5, 999, 1.5, "", "x", "moose", "forest", [], ["x"], [None], [[]], [[-1]], [[99]], {},
        {"x": 1}, [{}], [{"phase": "act"}], [{"phase": "act", "player": 0}], [{"phase": [], "player": 0}]]
FIELDS = sorted(table().s.__dict__.keys() - {"rng"})


def sound(codes) -> bool:
    return isinstance(codes, list) and all(isinstance(code, str) for code in codes)


def busy():
    """A table with a bit of everything, in the middle of a move."""
    t = table().has("a", dens=[1, 3, 0], terrains=2, prey=["hare"]).stand("0B1", a="alpha pack")
    t.stand("0D1", a="den").lay("0C1", "boar", 2).stand("0C3", b="pack")
    return t.play("a", "move 0B1 alpha 0C3").paid().s.clone()


@pytest.mark.parametrize("field", FIELDS)
def test_any_plain_data_in_a_field_is_judged_without_an_accident(field):
    for junk in JUNK:
        s = busy()
        setattr(s, field, junk)
        assert sound(GAME.check(s))


@settings(max_examples=400, deadline=None, derandomize=True)
@given(some.data())
def test_any_plain_data_within_a_field_is_judged_without_an_accident(data):
    s = busy()
    here = getattr(s, data.draw(some.sampled_from([name for name in FIELDS if getattr(s, name)
                                                   and isinstance(getattr(s, name), list)])))
    while True:
        place = data.draw(some.sampled_from(sorted(here) if isinstance(here, dict) else range(len(here))))
        if not here[place] or not isinstance(here[place], (list, dict)) or data.draw(some.booleans()):
            break
        here = here[place]
    here[place] = data.draw(some.sampled_from(JUNK))
    assert sound(GAME.check(s))


def test_every_phase_has_a_form_for_its_frames():
    assert FRAMES.keys() == GAME.phases.keys()


@pytest.mark.parametrize("players", GAME.players)
def test_a_match_goes_on_from_what_a_save_keeps(players):
    match = Match(GAME, board(players), {"turns": "random", "packs": "random"}, ["human"] * players, 5)
    for _ in range(150):
        match.apply(promising(match.now)[-1])
    save = json.loads(json.dumps(match.save(whole=True)))
    again = Match.load({"wolves": GAME}, {**save, "version": "0"})
    assert again.now.__dict__ == match.now.__dict__ and again.now.legal == match.now.legal
    assert again.now.board.terrain == match.now.board.terrain and save["contents"] == {}
    for s in (match.now, again.now):
        step(s, s.legal[0])
    assert again.now.__dict__ == match.now.__dict__


def test_the_form_of_every_position_of_a_game_is_sound():
    s = GAME.start(board(2), 2, {"packs": "choose", "faces": "choose"}, 3)
    while s.stack:
        assert GAME.check(s) == []
        step(s, promising(s)[0])
    assert GAME.check(s) == []


BOARDS = len(board(3)["boards"])


# --- the edges of every form -----------------------------------------------------------------------

@pytest.mark.parametrize("name, fits, beyond", [
    ("round", LONGEST, LONGEST + 1), ("round", 0, -1), ("quiet", MOST, MOST + 1), ("quiet", 0, -1),
    ("scored", len(MOONS), len(MOONS) + 1), ("scored", 0, -1), ("first", 2, 3), ("first", 0, -1),
    ("stalled", True, 1), ("players", 3, 4)])
def test_a_number_goes_so_far_and_no_further(name, fits, beyond):
    s = busy()
    setattr(s, name, fits)
    assert GAME.check(s) != ["form"]
    setattr(s, name, beyond)
    assert GAME.check(s) == ["form"]


@pytest.mark.parametrize("name, fits, beyond", [
    ("tiles", BOARDS - 1, BOARDS), ("tiles", 0, -1), ("turned", True, 1), ("out", [MOST] * 4, [MOST + 1] * 4),
    ("out", [0] * 4, [0] * 3), ("pieces", [11], [12]), ("pieces", [0], [-1]), ("token", "lone", "wolf"),
    ("token", "hare", "tea"), ("heap", MOST, MOST + 1), ("stacks", [MOONS[0]], ["sun"]),
    ("packs", "", "tea"), ("dens", [DENS] * 3, [DENS + 1, 0, 0]), ("dens", [0, 0, 0], [0, 0]),
    ("lairs", LAIRS, LAIRS + 1), ("wolves", len(CALLED), len(CALLED) + 1), ("actions", MOST, MOST + 1),
    ("terrains", MOST, -1), ("prey", [PREY[0]], [PREY[0]] * 2), ("points", [1], [0]), ("points", [1], [99]),
    ("trophies", [MOONS[2]], ["sun"])])
def test_an_entry_goes_so_far_and_no_further_and_there_is_none_too_many(name, fits, beyond):
    s = busy()
    whole = getattr(s, name)
    for first, form in ((fits, False), (beyond, True)):
        setattr(s, name, [first, *whole[1:]])
        if name == "packs" and not form:
            s.faces = [[], *s.faces[1:]]
        assert (GAME.check(s) == ["form"]) == form
    setattr(s, name, [*whole, fits])
    assert GAME.check(s) == ["form"]
    setattr(s, name, whole[1:])
    assert GAME.check(s) == ["form"]


@pytest.mark.parametrize("fits, beyond", [([LONE], [LONE - 1]), ([11], [12]), ([], ["x"])])
def test_the_calendar_holds_pieces_and_lone_wolves(fits, beyond):
    s = busy()
    s.calendar = fits
    assert GAME.check(s) != ["form"]
    s.calendar = beyond
    assert GAME.check(s) == ["form"]


FRAME = {"phase": "displace", "player": 2, "piece": 11, "hex": len(busy().board) - 1}


@pytest.mark.parametrize("wrong", [
    {"phase": "tea"}, {"phase": 1}, {"player": -1}, {"player": 3}, {"player": None}, {"piece": -1},
    {"hex": -1},    {"hex": len(busy().board)}, {"phase": "act"}, {"phase": "act", "left": MOST + 1},
    {"phase": "move", "left": 1, "terrain": "rock"},
    {"phase": "move", "left": 1, "terrain": "tea", "moved": []},
    {"phase": "pay", "terrain": "rock", "ways": [[1]]}])
def test_a_frame_remembers_what_its_phase_needs(wrong):
    s = busy()
    s.stack = [*s.stack, FRAME]
    assert GAME.check(s) != ["form"]
    s.stack = [*s.stack[:-1], {**FRAME, **wrong}]
    assert GAME.check(s) == ["form"]
