"""What lies face down, what is left in the box, bombs, stacks and coins: counts for everybody, dealt again by
whoever thinks, and never taken back once seen. What a view may depend on is tested in tests/golden."""

import json
import random

import pytest
from azeroth import GAME
from realm import printed, realm
from tabletop import Match, Refusal
from tabletop.ai import imagine
from tabletop.phase import pruned
from tabletop.thinkers import thinker
from tabletop.wire import Door

EVERY, PLAYOUTS = 29, 12  # actions between two looks; of a thinker
TEAMS = {2: False, 3: True, 4: False, 5: True}


def looks(players, seed=4):
    """The match now and then in a random game."""
    match = Match(GAME, printed(players), {"teams": TEAMS[players]}, ["human"] * players, seed)
    chance = random.Random(seed)
    while match.now.legal:
        if len(match.actions) % EVERY == 3:
            yield match
        match.apply(chance.choice(pruned(match.now)))


def lying(s) -> list:
    """Artifacts and places that nobody has seen."""
    return [kind for pile in (*s.finds, s.unused) for kind in pile]


def told(match, viewer) -> str:
    """All that the wire tells a viewer of a table, as one text."""
    door = Door()
    door.match = match
    asked = [{"op": "view"}, {"op": "legal_actions"}, {"op": "forecast"}, {"op": "history"}]
    asked += [{"op": "forecast", "action": ["conquer", r]} for r in match.now.board.finds]
    return "".join(door.handle(json.dumps({**request, "viewer": viewer})) for request in asked)


@pytest.mark.parametrize("players", GAME.players)
def test_nothing_that_is_told_names_a_find_that_nobody_has_seen(players):
    for match in looks(players):
        s = match.now
        for viewer in (None, *range(players)):
            text, seen = told(match, viewer), s.seen_by(viewer)
            assert [kind for kind in lying(s) if f'"{kind}"' in text] == []
            assert seen["finds"] == [len(pile) for pile in s.finds] and "rng" not in seen
            assert (seen["unused"], seen["bombs"]) == (len(s.unused), len(s.bombs))


def test_a_find_that_is_told_would_be_noticed(monkeypatch):
    honest, match = GAME.view, next(looks(2))
    monkeypatch.setattr(GAME, "view", lambda s, viewer: {**honest(s, viewer), "below": s.finds})
    assert any(f'"{kind}"' in told(match, 0) for kind in lying(match.now))


# --- whoever thinks ------------------------------------------------------------------------------

def twin(s):
    """A state that looks the same to whoever must choose, and is not."""
    new = s.clone()
    for pile in (new.races, new.powers, new.bombs, new.unused):
        pile.reverse()
    if new.unused and new.finds[0]:
        new.unused[0], new.finds[0][0] = new.finds[0][0], new.unused[0]
    new.rng = s.rng ^ 0x5DEECE66D
    new.coins = [n if p == s.actor else n + 7 for p, n in enumerate(s.coins)]
    return new


@pytest.mark.parametrize("players", GAME.players)
def test_what_a_player_imagines_depends_only_on_what_he_sees(players):
    for match in looks(players):
        s = match.now
        new, other = imagine(s, s.actor, 5), twin(s)
        assert imagine(other, s.actor, 5).__dict__ == new.__dict__ and other.seen_by(s.actor) == (
            s.seen_by(s.actor)) == new.seen_by(s.actor)
        assert new.legal == s.legal and GAME.check(new) == []
        assert sorted(lying(new)) == sorted(lying(s)) and sorted(new.bombs) == sorted(s.bombs)
        assert [len(pile) for pile in new.finds] == [len(pile) for pile in s.finds]


@pytest.mark.parametrize("level", GAME.levels)
def test_what_a_player_cannot_see_does_not_change_what_he_thinks(level):
    match = next(match for match in looks(3) if match.actions[30:] and len(pruned(match.now)) > 1)
    thoughts = []
    for s in (match.now, twin(match.now)):
        mind = thinker(s, level, 3)
        while not mind.run(playouts=PLAYOUTS):
            pass
        thoughts.append(mind.ranking())
    assert thoughts[0] == thoughts[1]


# --- taken back ----------------------------------------------------------------------------------

def bombed(*bombs):
    """Goblins whose bombs are about to be opened."""
    t = realm(a="goblins mining", b="dwarves farmer").own("a", meadow=2).own("b", peak=3, fen=1)
    return t.put("peak", bomb=1).with_(phase="turn", bombs=list(bombs), memo={"goblins": 0})


@pytest.mark.parametrize("kind", [0, 1])
def test_a_bomb_that_was_opened_is_not_taken_back(kind):
    t = bombed(0, kind).play("a", "ignite peak")
    with pytest.raises(Refusal) as refused:
        t.match.undo()
    assert refused.value.facts["why"] == ["revealed"]


def test_a_find_that_came_to_light_is_not_taken_back_but_a_conquest_before_it_is():
    t = realm(a="orcs farmer", b="dwarves mining").own("a", hand=9, grove=1).own("b", landing=1)
    t.hide("peak", "dark_portal").play("a", "conquer moor")
    t.match.undo()
    t.play("a", "conquer peak")
    with pytest.raises(Refusal) as refused:
        t.match.undo()
    assert refused.value.facts["why"] == ["revealed"] and t.where("dark_portal") == {"peak"}


def test_the_place_that_comes_instead_of_the_well_is_not_taken_back():
    t = realm(a="orcs farmer", b="dwarves mining").own("a", hand=9, landing=1).own("b", peak=1)
    t.hide("glade", "well_of_eternity").play("a", "conquer glade")
    with pytest.raises(Refusal) as refused:
        t.match.undo()
    assert set(refused.value.facts["why"]) == {"chance", "revealed"} and t.where("well_of_eternity") == set()


def test_bombs_that_are_only_laid_are_taken_back():
    t = realm(a="goblins mining", b="dwarves farmer").own("a", meadow=1, marsh=1).own("b", peak=3, fen=1)
    t.with_(phase="finish", bombs=[0, 0, 1], memo={"goblins": 0}).play("a", "bomb peak")
    t.match.undo()
    assert t.where("bomb") == set() and t.can("a", "bomb peak")
