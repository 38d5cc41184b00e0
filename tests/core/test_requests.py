"""What a request may be: every bound from both sides."""

import pytest

from tabletop import Refusal
from tabletop.requests import begun, field, read, some, word
from tabletop.saves import LONGEST

SIZE, DEEP, NAME, SAFE = 20_000_000, 64, 40, 9007199254740992


def refused(ask, *words, **more):
    """What is said of it, None if nothing is."""
    try:
        ask(*words, **more)
    except Refusal as refusal:
        return refusal.facts.get("field") or refusal.facts["why"]


def nested(deep) -> str:
    return '{"a":' + "[" * (deep - 1) + "]" * (deep - 1) + "}"


@pytest.mark.parametrize("text, why", [
    ('{"a":"' + "x" * (SIZE - 8) + '"}', None), ('{"a":"' + "x" * (SIZE - 7) + '"}', ["size"]),
    (nested(DEEP), None), (nested(DEEP + 1), ["content"]), ('{"a":"' + "[" * 99 + '"}', None),
    ('{"a":"\\"' + "[" * 99 + '"}', None), ('{"a":[' + "[]," * 99 + "[]]}", None),
    (f'{{"a":{SAFE}}}', None), (f'{{"a":{SAFE + 1}}}', ["syntax"]), (f'{{"a":{-SAFE}}}', None),
    (f'{{"a":{-SAFE - 1}}}', ["syntax"]), ('{"a":1e308}', None), ('{"a":1e309}', ["syntax"]),
    ('{"a":NaN}', ["syntax"]), ("[]", ["object"]), (b"{}", ["text"]), ("{", ["syntax"]),
    ('{"a":"\\ud800"}', ["content"]), ('{"a":"\\udfff"}', ["content"]), ('{"\\ud800":1}', ["content"]),
    ('{"a":[["\\udfff"]]}', ["content"]), ('{"a":"\\ud83d\\ude00 \ue000\ud7ff"}', None)], ids=lambda one: "")
def test_a_text_is_read_within_its_bounds(text, why):
    assert refused(read, text) == why


@pytest.mark.parametrize("value, kind, among, fits", [
    (1, int, None, True), (True, int, None, False), ("1", int, None, False), (1, int, range(1, 3), True),
    (3, int, range(1, 3), False), (0, int, range(1, 3), False), (None, int, None, False)])
def test_a_field_is_of_its_kind_and_range(value, kind, among, fits):
    assert (refused(field, {"n": value}, "n", kind, among=among) is None) == fits


def test_a_missing_field_is_refused_unless_something_stands_in_for_it():
    assert refused(field, {}, "n", int) == "n" and refused(field, {"n": None}, "n", int) == "n"
    assert field({}, "n", int, None, range(3)) is None and field({}, "n", int, 7, range(3)) == 7
    assert refused(field, {"n": 4}, "n", int, None, range(3)) == "n"


def test_names_are_short_and_players_are_those_there_are():
    assert word({"n": "x" * NAME}, "n") == "x" * NAME and refused(word, {"n": "x" * (NAME + 1)}, "n") == "n"
    rows = {(0, 1): None, (1, 2): "n", (-1,): "n", (0, 0, 1): "n", (2.0,): "n", (): None, (1,): None}
    assert {row: refused(some, {"n": list(row)}, "n", 2) for row in rows} == rows
    assert refused(some, {"n": [True]}, "n", 2) == "n"
    assert some({}, "n", 2) is None and some({"n": [1]}, "n", 2) == [1]


@pytest.mark.parametrize("action, fits", [
    (["a"], True), (["a", None, 1], True), ([None, "a"], False), ([None], False), ([], False), (None, False),
    ("a", False), (["a"] + [1] * (LONGEST - 1), True), (["a"] + [None] * LONGEST, False), ([1, "a"], False)])
def test_an_action_that_was_begun_has_its_verb(action, fits):
    assert (refused(begun, {"action": action}) is None) == fits
    assert not fits or begun({"action": action}) == tuple(action)
