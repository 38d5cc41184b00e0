"""What a match is dealt from goes into its save: whatever is added later, old games go as they went."""

import json

import pytest
from golden.hashing import records, rules_of
from table import tiny_map
from test_homemade import power, race

from conquest.hooks import Trait
from smallworld import GAME
from smallworld.game import SmallWorld
from tabletop import Match, Refusal

BOX = {"races": 14, "powers": 20}


def trait(package, key) -> Trait:
    """A race or power as somebody adds it to the box: one file more."""
    kind = type("More", (Trait,), {"__module__": f"smallworld.{package}.{key}", "key": key, "tokens": 4,
                                   "en": (key, "More."), "ru": (key, "Ещё.")})
    return kind()


class Bigger(SmallWorld):
    """The game of a later day: a race and a power more."""

    races = dict(sorted({**SmallWorld.races, "aardvarks": trait("races", "aardvarks")}.items()))
    powers = dict(sorted({**SmallWorld.powers, "itching": trait("powers", "itching")}.items()))


LATER = Bigger()


def begin(game=GAME, **more):
    return Match(game, tiny_map(), {}, ["human"] * 2, 7, **more)


def test_a_match_names_what_it_was_dealt_from():
    contents = begin().save()["contents"]
    assert contents == {"races": sorted(GAME.races), "powers": sorted(GAME.powers)}
    assert "aardvarks" in begin(LATER).save()["contents"]["races"]


def test_what_is_added_changes_no_game_that_names_its_contents():
    old = json.loads(json.dumps(begin().save()))
    assert Match.load({"smallworld": LATER}, old).now.__dict__ == begin().now.__dict__
    assert begin(LATER).now.__dict__ != begin().now.__dict__


def ended(game, record):
    """The last state of a recorded game, as a save from before tells it."""
    match = Match(game, rules_of("smallworld", record["map"]), record["options"], record["seats"],
                  record["seed"], first=True)
    for action in record["actions"]:
        match.apply(tuple(action))
    return match.now.__dict__


def test_what_is_added_changes_no_game_from_before():
    for record in [record for name, record in records("smallworld").items() if name in ("p2-00", "p5-03")]:
        assert ended(LATER, record) == ended(GAME, record)


def test_the_first_box_never_changes():
    first = GAME.first_contents({"extra": []})
    assert {kind: len(keys) for kind, keys in first.items()} == BOX
    assert all(keys == sorted(keys) and set(keys) <= GAME.pool(kind).keys() for kind, keys in first.items())
    assert LATER.first_contents({"extra": []}) == first


def test_what_was_asked_for_was_there_at_first_too():
    extra = LATER.first_contents({"extra": ["aardvarks"]})
    assert extra["races"][:2] == ["aardvarks", "amazons"] and "itching" not in extra["powers"]
    made = [race({"effect": "fly"}), power({"effect": "fly"})]
    match = Match(GAME, tiny_map(), {"homemade": made}, ["human"] * 2, 7, first=True)
    assert [keys[-1] for keys in match.contents.values()] == ["bakers", "baking"]
    now = Match(GAME, tiny_map(), {"homemade": made}, ["human"] * 2, 7).contents
    assert [keys[-1] for keys in now.values()] == ["bakers", "baking"]


def test_what_is_gone_is_named():
    save = json.loads(json.dumps(begin(LATER).save()))
    with pytest.raises(Refusal) as refused:
        Match.load({"smallworld": GAME}, save)
    assert (refused.value.code, refused.value.facts) == ("missing", {"why": ["aardvarks", "itching"]})


@pytest.mark.parametrize("contents", [{}, {"races": []}, {"races": 1, "powers": []},
                                      {"races": ["hill"], "powers": []}, {"races": [[]], "powers": []},
                                      {"races": ["elves"] * 2, "powers": []}])
def test_contents_of_a_wrong_form_are_refused(contents):
    with pytest.raises(Refusal):
        Match.load({"smallworld": GAME}, {**json.loads(json.dumps(begin().save())), "contents": contents})
