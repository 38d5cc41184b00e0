"""Positions from outside with one thing in them that no match comes to: refused before they are played."""

import json

import pytest

from golden.hashing import begin, records
from tabletop import Match, Refusal, games
from tabletop.match import several
from tabletop.saves import position_of


def standing(key, name, phase) -> dict:
    """A save that begins where a recorded game first asks for this phase in the second half of its steps."""
    record = records(key)[name]
    match = begin(record)
    for n, entry in enumerate(record["actions"]):
        match.push([tuple(action) for action in several(entry)])
        if 2 * n > len(record["actions"]) and match.now.stack[-1]["phase"] == phase:
            break
    last = {**position_of(match), "events": [[]]}
    return json.loads(json.dumps({**match.save(), "actions": [], "base": last}))


@pytest.fixture(scope="module")
def kept():
    """Saves by game and phase, made once."""
    found = {}

    def ask(key, phase):
        if (key, phase) not in found:
            found[key, phase] = json.dumps(standing(key, "p3-00", phase))
        return json.loads(found[key, phase])
    return ask


def other(s):
    """A place among the bands that holds none."""
    return s["race"].index(None, 1)


def bottomless(s):
    del s["stack"][0]


def turns(s):
    s["stack"].insert(0, s["stack"][0])


def stale(s):
    s["stack"][1]["fresh"] = False


def nobodys(s):
    del s["stack"][1]["band"]


def beyond(s):
    s["round"] = s["rounds"] + 1


def owing(s):
    s["lent"] = -1


def lent_to_nobody(s):
    s["lent"] = 1


def absent(s):
    s["active"][s["stack"][-1]["player"]] = other(s)


def led(s):
    s["stack"][-1]["band"] = other(s)


def another(s):
    s["stack"][-1]["player"] = (s["stack"][-1]["player"] + 1) % s["players"]


def turned(s):
    s["stack"][1:3] = s["stack"][2:0:-1]


def fight(s) -> dict:
    return next(f for f in s["stack"] if f["phase"] == "battle")


def at_odds(s):
    fight(s)["todo"] = [["count"], ["again", 1]]


def one_sided(s):
    fight(s)["netted"].pop()


def endless(s):
    fight(s)["idle"] = -10_000_000


def empty(s):
    s["declined"][other(s)] = True


CONQUEST = (bottomless, turns, stale, nobodys, empty, beyond, owing, lent_to_nobody, absent, led, another)
CASES = [*((key, "conquer", damage) for key in ("smallworld", "azeroth") for damage in CONQUEST),
         *(("wolves", "move", damage) for damage in (bottomless, turns, turned)),
         *(("warcraft", "cards", damage) for damage in (bottomless, turns, at_odds, one_sided, endless))]


@pytest.mark.parametrize("key, phase, damage", CASES)
def test_what_no_match_comes_to_is_refused(kept, key, phase, damage):
    save = kept(key, phase)
    assert Match.load(games(), save).now.stack
    damage(save["base"]["state"])
    with pytest.raises(Refusal) as refusal:
        Match.load(games(), save)
    assert refusal.value.code == "save" and refusal.value.facts["why"][0] == "state"


@pytest.mark.parametrize("key, phase, field, value", [
    ("smallworld", "conquer", "rounds", 99), ("azeroth", "conquer", "teams", True),
    ("warcraft", "cards", "rules", {}), ("warcraft", "cards", "teams", [0, 0, 0, 4])])
def test_what_set_up_decides_is_never_taken_from_a_position(kept, key, phase, field, value):
    save = kept(key, phase)
    now = Match.load(games(), save).now.__dict__
    save["base"]["state"][field] = value
    assert Match.load(games(), save).now.__dict__ == now and now[field] != value
