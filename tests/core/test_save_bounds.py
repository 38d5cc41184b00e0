"""What a save may hold: every bound from both sides."""

import pytest

from toy import MAP, TOY

from tabletop import Match, Refusal
from tabletop.saves import batch, check, checked_seats, newer, plain, position_fits, save, told

LAST = {"version": "1", "state": {"stack": [], "rng": "5"}, "events": [[]]}
NOTE = {"event": "x" * 40}


@pytest.mark.parametrize("fits, good, bad", [
    (plain, [["a"], ("a", 1, "b"), ["a"] + [1] * 8],
     [[], ["a"] + [1] * 9, [1], ["a", None], ["a", True], ["a", [1]], "a", None]),
    (batch, [[["a"], ["b", 1]], [["a"]] * 500], [[["a"]], [["a"]] * 501, [["a"], [1]], (["a"], ["b"]), None]),
    (told, [NOTE], [{"event": "x" * 41}, {"event": 7}, {}, "x"]),
    (position_fits, [LAST, {**LAST, "version": "x" * 40}, {**LAST, "events": [[]] * 20_001},
                     {**LAST, "events": [[NOTE], []]}, {**LAST, "state": {"stack": [], "rng": "9" * 20}},
                     {**LAST, "state": {"stack": [], "rng": 5}}],
     [{**LAST, "more": 1}, {"version": "1", "events": [[]]}, {**LAST, "version": 1},
      {**LAST, "version": "x" * 41}, {**LAST, "state": []},
      {**LAST, "state": {"rng": "5"}}, {**LAST, "state": {"stack": {}, "rng": "5"}},
      {**LAST, "state": {"stack": []}}, {**LAST, "state": {"stack": [], "rng": "-5"}},
      {**LAST, "state": {"stack": [], "rng": "9" * 21}}, {**LAST, "events": []}, {**LAST, "events": [[7]]},
      {**LAST, "events": [7]}, {**LAST, "events": [[]] * 20_002}, {**LAST, "events": {}}])])
def test_a_part_of_a_save_has_its_form(fits, good, bad):
    assert [bool(fits(value)) for value in good + bad] == [True] * len(good) + [False] * len(bad)


@pytest.mark.parametrize("version, ours, after", [
    ("1", "2", False), ("2", "2", False), ("3", "2", True), ("10", "9", True), ("", "2", True),
    ("x", "2", True), ("1", "x", True), ("-1", "2", True)])
def test_which_version_comes_after_ours(version, ours, after):
    assert newer(version, ours) == after


def why(**changed):
    """What a save of the toy with other fields is refused for, None if it is not."""
    data = {**save(Match(TOY, MAP, {}, ["human"], 1)), **changed}
    try:
        check({"toy": TOY}, {name: value for name, value in data.items() if value is not ...})
    except Refusal as refusal:
        return refusal.facts.get("why", refusal.code)


ROLL = ["roll"]


@pytest.mark.parametrize("changed, found", [
    ({}, None), ({"format": 2}, "old_save"), ({"format": 0}, "old_save"), ({"format": True}, ["format"]),
    ({"format": ...}, ["format"]), ({"game": "other"}, ["other"]), ({"game": "x" * 40}, ["x" * 40]),
    ({"game": "x" * 41}, ["game"]), ({"version": "9" * 40}, "old_save"), ({"version": "9" * 41}, ["version"]),
    ({"map": []}, ["map"]), ({"options": []}, ["options"]), ({"seats": {}}, ["seats"]),
    ({"seed": True}, ["seed"]), ({"seed": 0}, None), ({"seed": -1}, ["seed"]), ({"seed": 2 ** 53 - 1}, None),
    ({"seed": 2 ** 53}, ["seed"]),
    ({"actions": [ROLL] * 20_000}, None), ({"actions": [ROLL] * 20_001}, ["actions"]),
    ({"actions": [[ROLL, ROLL]] * 10_000}, None),
    ({"actions": [[ROLL, ROLL]] * 10_000 + [ROLL]}, ["actions"]),
    ({"actions": [ROLL] * 19_999, "undone": [ROLL, ROLL]}, ["actions"]), ({"actions": [ROLL, [1]]}, ["form"]),
    ({"undone": [[ROLL]]}, ["form"]), ({"undone": {}}, ["undone"]), ({"position": []}, ["position"]),
    ({"contents": []}, ["contents"]), ({"base": []}, ["base"]), ({"last": []}, ["last"]),
    ({"base": LAST, "last": LAST}, None), ({"base": {}}, ["base"]), ({"last": {}}, ["last"]),
    ({"seats": ["x" * 40]}, None), ({"seats": ["x" * 41]}, "seats"), ({"seats": [7]}, "seats")])
def test_the_form_of_a_save_is_looked_at_before_anything_of_it_is_used(changed, found):
    assert why(**changed) == found


def test_seats_are_words():
    assert checked_seats(["human", "x" * 40]) is None
    for seats in ("human", None, [1], ["x" * 41]):
        with pytest.raises(Refusal):
            checked_seats(seats)
