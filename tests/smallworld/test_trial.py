"""Whether something homemade is fair: whole games of computers, counted in slices, the same from one seed."""

import json

import pytest
from table import tiny_map
from test_homemade import power, race

from conquest.trial import Trial, heard
from smallworld import GAME
from tabletop.wire import Door

FLY = {"effect": "fly"}


def tried(made, count=2, ms=600_000):
    trial = Trial(GAME, tiny_map(), 2, made, count, 5)
    told = trial.run(ms)
    while not told["done"]:
        told = trial.run(ms)
    return told


@pytest.mark.parametrize("made", [race(FLY), power(FLY)])
def test_what_is_tried_lies_in_the_column_and_is_counted(made):
    trial = Trial(GAME, tiny_map(), 2, made, 3, 0)
    for seed in range(6):
        assert any(made["key"] in place for place in trial.begun(seed).column[:3])
    told = tried(power({"effect": "pension", "coins": 3}, {"effect": "recruits", "tokens": 2}, tokens=5))
    had, won, turns, coins = told["rows"]["baking"]
    assert told["games"] == 2 and had >= 1 and 0 <= won <= 2 * had and coins >= 3 * turns > 0


def test_a_game_counts_once_for_who_had_it_and_every_paid_turn_counts():
    trial = Trial(GAME, tiny_map(), 2, power(FLY), 1, 0)
    s = trial.begun(0)
    s.coins = [9, 4]
    trial.add(s, [(0, "baking", None), (0, "baking", 5), (0, "baking", 7), (1, "elves", 3)])
    assert trial.rows["baking"] == [1, 2, 2, 12] and trial.rows["elves"] == [1, 0, 1, 3]


def test_slices_and_seeds_change_nothing():
    assert tried(race(FLY), ms=1) == tried(race(FLY))


def test_coins_count_while_the_race_is_active_and_only_its_own():
    active, found = {}, []
    paid = {"event": "scored", "player": 1, "region": 4, "race": 2, "power": 1, "decline": 9, "column": 3}
    for note in ({"event": "taken", "player": 1, "race": "elves", "power": "hill"}, paid,
                 {"event": "declined", "player": 1}, paid):
        heard(note, active, found, "baking")
    assert found == [(1, "elves", None), (1, "hill", None), (1, "elves", 7), (1, "hill", 7)]


def test_what_is_tried_is_counted_with_each_partner_too():
    active, found = {}, []
    paid = {"event": "scored", "player": 0, "region": 4, "race": 0, "power": 3}
    heard({"event": "taken", "player": 0, "race": "elves", "power": "baking"}, active, found, "baking")
    heard(paid, active, found, "baking")
    assert [row for row in found if " " in row[1]] == [(0, "elves baking", None), (0, "elves baking", 7)]
    pairs = {key for key in tried(power(FLY))["rows"] if " " in key}
    assert pairs and all(key.endswith(" baking") for key in pairs)


def ask(door, **fields):
    return json.loads(door.handle(json.dumps({"op": "trial", "game": "smallworld", "map": tiny_map(),
                                              "players": 2, "count": 1, **fields})))


def test_the_wire_goes_on_with_the_same_trial_and_begins_another_for_another():
    door = Door()
    while not (told := ask(door, made=race(FLY), ms=1))["done"]:
        assert told["games"] == 0
    assert told["games"] == 1 and not ask(door, made=power(FLY), ms=1)["done"]


@pytest.mark.parametrize("wrong, reply", [
    ({"made": race({"effect": "win"})}, "homemade"), ({"made": 1}, "form"), ({"map": {}}, "map"),
    ({"players": 9}, "form"), ({"count": 0}, "form"), ({"game": "nobody"}, "missing"),
    ({"game": "wolves"}, "unsupported")])
def test_what_cannot_be_tried_is_refused(wrong, reply):
    assert ask(Door(), **{"made": race(FLY), **wrong})["error"] == reply
