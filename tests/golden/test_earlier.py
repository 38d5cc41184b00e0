"""Saves of earlier versions that keep no position, as links and files do: no change of rules may cost a game.

Their records are those that the rules of today do not replay, and some that they do. `end` is how the engine
of that time told the last position."""

import json
from functools import cache

import pytest
from golden.hashing import HERE, game, rules_of, short

from tabletop import Match

FILES = sorted(HERE.glob("*/version?/*.json"))


def version(path) -> str:
    """Of which version a record is."""
    return path.parent.name.removeprefix("version")


def save_of(record, version) -> dict:
    """A record as the page of that time stored it."""
    return {"format": 1, "version": version, **{name: record[name] for name in record if name not in (
        "rules", "end")}, "map": rules_of(record["game"], record["map"])}


@cache
def loaded(path) -> Match:
    """The match of a record, as it is gone on with today."""
    record = json.loads(path.read_text(encoding="utf-8"))
    return Match.load({record["game"]: game(record["game"])}, save_of(record, version(path)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_match_of_an_earlier_version_stands_where_it_stood(path):
    record = json.loads(path.read_text(encoding="utf-8"))
    rules, match = game(record["game"]), loaded(path)
    s, end = match.now, record["end"]
    assert match.steps == len(record["actions"]) and len(match.history()) == match.steps + 1
    assert match.gap in (None, {"version": version(path), "told": match.steps, "lost": 0})
    assert (rules.score(s), rules.ranking(s)) == (end["scores"], end["ranking"])
    assert (s.actor, len(s.legal)) == (end["actor"], end["legal"])
    ended = [any(note["event"] == "over" for note in told) for told in match.history()[-2:]]
    assert rules.check(s) == [] and ended == [False, not s.stack]


def test_both_ways_are_met():
    gaps = {}
    for path in FILES:
        gaps.setdefault((path.parts[-3], version(path)), set()).add(loaded(path).gap is None)
    assert gaps == {("smallworld", "1"): {True, False}, ("wolves", "1"): {True, False},
                    ("warcraft", "1"): {False}, ("warcraft", "2"): {False}, ("azeroth", "1"): {False},
                    ("azeroth", "2"): {True, False}}


@pytest.mark.parametrize("cut", [30, 120, 200])
def test_it_goes_on_from_there(cut):
    record = json.loads((HERE / "smallworld/version1/p2-01.json").read_text(encoding="utf-8"))
    rules = {"smallworld": game("smallworld")}
    save = {**save_of(record, "1"), "actions": record["actions"][:-cut]}
    match = Match.load(rules, save)
    assert match.steps == len(save["actions"])
    match.apply(match.now.legal[0])
    again = Match.load(rules, json.loads(json.dumps(match.save(whole=True))))
    assert again.now.__dict__ == match.now.__dict__ and again.steps == match.steps


def test_the_tables_of_version_1_stay_as_they_were():
    """Where rows have keys of two, as (kind, level), they are told in their order."""
    old = game("warcraft").earlier("1")
    powers = {race: sorted([kind, level, name] for (kind, level), name in row.items())
              for race, row in old.powers.items()}
    assert short([old.strengths, powers, old.decks]) == "7d4c9533"
    assert old.powers != game("warcraft").powers and old.decks != game("warcraft").decks
