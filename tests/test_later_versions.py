"""An update loses nobody's game: a match of yesterday's rules goes on today from where it stood."""

import copy
import json
import random

import always
import pytest
from golden.hashing import KEYS, game, rules_of
from tabletop import Match, installed
from tabletop.phase import promising, pruned
from tabletop.wire import Door

TABLES = [(key, players) for key in KEYS for players in (2, max(game(key).players))]
MOVES = 150
JUNK = [None, True, -1, 3, 10**9, 1.5, "", "x", [], ["x"], [None], [[]], [-1], [99], {}, {"x": 1}, [{}]]


def later(key):
    """The game of a later version, in which chance falls otherwise: nothing of a match is dealt as it was."""
    kind = type(game(key))

    def setup(self, s, options, contents):
        s.random(2)
        kind.setup(self, s, options, contents)
    return type("Later", (kind,), {"setup": setup, "version": str(int(kind.version) + 1)})()


def played(key, players=2, moves=MOVES, seed=8) -> Match:
    """A match somewhere in its middle, everybody human."""
    match = Match(game(key), rules_of(key, str(players)), {}, ["human"] * players, seed)
    chance = random.Random(seed)
    while match.now.legal and len(match.actions) < moves:
        match.apply(chance.choice(pruned(match.now)))
    return match


def saved(match) -> dict:
    """What the library of the page keeps."""
    return json.loads(json.dumps(match.save(whole=True)))


@pytest.fixture
def updated(monkeypatch):
    """A table of a site whose games are all of a later version."""
    monkeypatch.setattr(installed, "_found", {key: later(key) for key in KEYS})
    return Door()


def ask(door, **request):
    """A reply of the wire that is no accident."""
    reply = json.loads(door.handle(json.dumps(request)))
    assert reply.get("error") != "bug", reply
    return reply


@pytest.mark.parametrize("key, players", TABLES)
def test_a_match_goes_on_from_its_last_position(updated, key, players):
    old = played(key, players)
    table = ask(updated, op="load", save=saved(old), viewer=0)
    new = updated.match
    assert new.now.__dict__ == old.now.__dict__ and new.now.legal == old.now.legal
    assert table["step"] == old.steps == MOVES and table["choices"] == [] or table["actor"] == 0
    assert table["gap"] == {"version": game(key).version, "told": MOVES, "lost": 0}
    assert new.history() == old.history() and len(table["history"]) == MOVES + 1
    assert not table["may_undo"] and table["keeps"] == ["nothing"]
    assert new.now.seen_by(0) == old.now.seen_by(0)


@pytest.mark.parametrize("key, players", TABLES)
def test_it_is_played_to_its_end_and_saved_again(updated, key, players):
    ask(updated, op="load", save=saved(played(key, players)))
    match, chance = updated.match, random.Random(1)
    while match.now.legal:
        match.apply(chance.choice(promising(match.now)))      # or it takes thousands of actions
        assert match.steps % 9 or match.game.check(match.now) == []
    always.choices(match.now)
    again = Door()
    table = ask(again, op="load", save=saved(match))
    assert table["over"] and table["step"] == match.steps and table["gap"]["told"] == MOVES
    assert again.match.now.__dict__ == match.now.__dict__ and again.match.history() == match.history()


@pytest.mark.parametrize("key", KEYS)
def test_a_link_of_yesterday_is_followed_as_far_as_it_leads(updated, key):
    link = json.loads(json.dumps(played(key).save()))
    table = ask(updated, op="load", save=link)
    gap = table["gap"]
    assert table["step"] + gap["lost"] == MOVES and gap["told"] == 0 and gap["lost"] > 0
    assert gap["version"] == game(key).version and updated.match.game.check(updated.match.now) == []


@pytest.mark.parametrize("key", KEYS)
def test_a_save_of_tomorrow_is_refused_with_its_version(key):
    match = played(key, moves=20)
    save = {**saved(match), "version": str(int(match.game.version) + 1)}
    assert ask(Door(), op="load", save=save) == {
        "error": "old_save", "version": save["version"], "supported": match.game.version}


@pytest.mark.parametrize("key", KEYS)
def test_a_position_that_does_not_say_who_is_to_act_is_refused(updated, key):
    save = saved(played(key, moves=20))
    del save["last"]["state"]["stack"]
    assert ask(updated, op="load", save=save) == {"error": "save", "why": ["last"]}


SAVES = {key: json.dumps(saved(played(key))) for key in KEYS}


def damage(data, chance):
    """Something within plain data is another thing, or gone, or there twice."""
    here = data
    while True:
        place = chance.choice(sorted(here) if isinstance(here, dict) else range(len(here)))
        if not here[place] or not isinstance(here[place], (dict, list)) or chance.random() < 0.25:
            break
        here = here[place]
    how = chance.choice(("other", "other", "gone", "twice"))
    if how == "other":
        here[place] = copy.deepcopy(chance.choice(JUNK))
    elif how == "gone":
        del here[place]
    elif isinstance(here, list):
        here.insert(place, copy.deepcopy(here[place]))


@pytest.mark.parametrize("seed", range(0, 100, 10))
@pytest.mark.parametrize("key", KEYS)
def test_a_broken_position_is_refused_or_as_good_as_any(updated, key, seed):
    for chance in map(random.Random, range(seed, seed + 10)):
        save = json.loads(SAVES[key])
        for _ in range(chance.randint(1, 3)):
            damage(save["last"], chance)
        table = ask(updated, op="load", save=save)
        if "error" in table:
            assert table["error"] == "save" and table["why"]
        else:
            played_on(updated, chance)


def played_on(door, chance):
    """Whatever was accepted can be looked at, played and saved."""
    for _ in range(6):
        assert door.match.game.check(door.match.now) == []
        choices = ask(door, op="legal_actions", viewer=None)["choices"]
        if choices:
            ask(door, op="forecast", action=choices[0]["action"])
            assert "error" not in ask(door, op="apply", action=chance.choice(choices)["action"])
    assert "error" not in ask(door, op="load", save=ask(door, op="save", whole=True)["save"])
