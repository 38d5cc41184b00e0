"""The tool that breaks the rules on purpose: which tests it thinks of for a change."""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools import sight, spoilt  # noqa: E402
from tools.changes import changes  # noqa: E402
from tools.sight import Seen, functions_of, imported, planned  # noqa: E402

SOURCE = """MOST = 3


class Hall:
    def room(self, n):
        def half(m):
            return m // 2
        return half(n) + MOST
"""
PATH = "py/tabletop/hall.py"


def change(line):
    """A change in this line."""
    return next(one for one in changes(PATH, SOURCE) if one.first == line)


def test_a_change_lies_in_its_functions_the_innermost_first():
    assert functions_of(change(1)) == []
    assert functions_of(change(7)) == [f"{PATH}:Hall.room.half", f"{PATH}:Hall.room"]
    assert functions_of(change(8)) == [f"{PATH}:Hall.room"]


def test_numbers_by_which_opponents_judge_are_left_out_and_what_they_do_is_not():
    source = """MOST = 3


class Elves:
    boon = 2
    limit = 5

    def hopes(self, s, b):
        return s.n + 1 if s.old == 0 and not s.late else 0

    def cost(self, s, b):
        return s.n > 1
"""

    def told(path):
        return {one.told()[1] for one in changes(path, source)}

    weighed = {"boon = (3)", "return (s.n - 1) if s.old == 0 and not s.late else 0", "MOST = (4)"}
    deeds = {"limit = (6)", "return s.n + 1 if (s.old != 0) and not s.late else 0", "return (s.n >= 1)"}
    assert told("py/tabletop/hall.py") >= deeds | {"MOST = (4)"}
    assert not told("py/tabletop/hall.py") & (weighed - {"MOST = (4)"})
    assert told("py/tabletop/planner.py") >= deeds and not told("py/tabletop/planner.py") & weighed
    assert not any("s.n >= 1" in text or "MOST" in text for text in told("py/tabletop/worth.py"))


def test_the_tests_that_run_through_a_function_are_thought_of_the_nearest_and_quickest_first():
    took = {"tests/wolves/test_a.py::far": 1, "tests/core/test_b.py::slow": 3,
            "tests/core/test_b.py::quick": 2, "tests/core/test_c.py::pipe": 0, "tests/core/test_d.py::no": 0}
    far, slow, quick, pipe, other = took
    seen = Seen({f"{PATH}:Hall.room": {far, slow, quick}, f"{PATH}:Hall.door": {other}}, took,
                {f"{PATH}:Hall.door"}, {pipe})
    assert planned(change(8), seen) == [quick, slow, far, pipe]
    assert planned(change(7), seen) == [quick, slow, far, pipe]          # half is known by the one around it
    assert planned(change(1), seen) == [other, quick, slow, far, pipe]   # outside of all: the whole file's
    assert imported(change(1), seen) and not imported(change(8), seen)


def test_what_is_made_in_a_function_counts_with_it_and_a_file_without_any_is_tried_on_all_that_is_near():
    here, made, far = "tests/core/test_b.py::a", "tests/core/test_b.py::b", "tests/wolves/test_c.py::test_c"
    took = dict.fromkeys([here, made, far], .1)
    seen = Seen({f"{PATH}:Hall.room": {here}, f"{PATH}:Hall.room.<lambda>": {made}}, took, set(), set())
    assert planned(change(8), seen) == [here, made]
    assert far not in planned(change(1), Seen({}, took, set(), set()))


def test_a_look_tells_which_functions_each_test_runs_through(tmp_path, monkeypatch):
    monkeypatch.setattr(sight, "MADE", tmp_path)
    monkeypatch.setattr(sight, "TESTS", ["tests/core/test_graph.py", "tests/wolves/test_wolves_aims.py"])
    seen = sight.seen()
    near = next(name for name in seen.took if "neighbours_are_sorted" in name)
    assert near in seen.through["py/tabletop/graph.py:Graph.__init__"]
    assert not any(near in tests for name, tests in seen.through.items() if "match.py" in name)
    assert seen.took[near] > 0 and not seen.alone
    late = seen.through["py/wolves/aims.py:Hunts.near"]  # of a module that is imported only as tests run
    assert late and all("test_wolves_aims" in name for name in late)


def test_a_recorded_game_that_goes_or_tells_otherwise_is_named(monkeypatch, tmp_path):
    name, record = next(iter(spoilt.records("wolves").items()))

    def found(record):
        monkeypatch.setattr(spoilt, "records", lambda key: {name: record})
        return spoilt.spoilt("wolves")

    assert found(record) == ""
    assert found({**record, "seed": record["seed"] + 1}).startswith(f"wolves/{name}: step")
    monkeypatch.setattr(spoilt, "TOLD", tmp_path / "told.json")
    spoilt.TOLD.write_text(json.dumps({"wolves": {name: "00000000"}}), "utf-8")
    assert found(record) == f"wolves/{name}: tells something else"
