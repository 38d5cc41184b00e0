"""After a match: what its positions were worth, and how well somebody decided, by what he could know."""

import json

import pytest
from toy import MAP, Peek, Toy, Turn

from tabletop import Match, installed
from tabletop.review import Review, course, described, parts, within
from tabletop.wire import Door

DRAWS, SAVES = ("draw",), ("save", 1)


class Sober(Turn):
    """Rolling, which ends no turn, is not thought of."""

    def promising(self, s, f, actions):
        return [action for action in actions if action[0] != "roll"]


class Quick(Toy):
    """The toy, whose strongest opponent looks one action ahead."""

    levels, phases = ("easy", "normal"), {"turn": Sober(), "peek": Peek()}


GAME = Quick()


@pytest.fixture(autouse=True)
def toys(monkeypatch):
    """The toy is installed, and nothing else."""
    monkeypatch.setattr(installed, "_found", {"toy": GAME})


def begin(seed=7):
    """A match of two."""
    return Match(GAME, MAP, {}, ["human"] * 2, seed)


def played(first=SAVES, second=DRAWS, **more):
    """A match in which one player always does this and the other that, as long as he may."""
    match = begin(**more)
    while match.now.legal:
        action = (first, second)[match.now.actor]
        match.apply(action if action in match.now.legal else ("save", 2))
    return match


def judged(match, *players):
    """All that is found about some players."""
    review = Review(match, players)
    assert review.run(1e9)
    return review.found


def test_the_course_tells_of_every_turn_and_ends_with_the_points():
    match = played()
    found = course(match)
    assert [one["player"] for one in found] == [0, 1] * 4 + [None]
    assert [one["step"] for one in found] == list(range(9))
    assert found[-1]["worth"] == match.now.game.score(match.now) and found[0]["worth"] == [0, 0]


def test_who_saves_a_coin_where_he_could_draw_is_told_so_and_by_how_much():
    found = judged(played(), 0)
    worst = max(found, key=lambda one: one["loss"])
    assert worst["loss"] > 1 and worst["player"] == 0
    taken, better = [one["action"] for one in worst["choices"]]
    assert (taken, better) == (list(SAVES), list(DRAWS))
    assert sum(one["loss"] for one in judged(played(), 1)) < sum(one["loss"] for one in found) / 4


def test_only_those_who_are_asked_about_are_judged_and_only_where_there_was_a_choice():
    match = played()
    assert {one["player"] for one in judged(match, 1)} == {1} and judged(match) == []
    assert [n for n, _, _ in parts(match, [0, 1])] == list(range(8))


def test_what_is_done_in_one_step_is_judged_choice_by_choice():
    match = begin()
    match.apply(("look",), ("done",))
    rows = [row for _, _, rows in parts(match, [0]) for row in rows]
    assert [(action, n) for _, action, n in rows] == [(("look",), 0), (("done",), 0)]
    assert rows[1][0].stack[-1]["phase"] == "peek"


def test_a_state_is_within_the_part_that_it_began():
    match = begin()
    turn = match.now
    match.apply(("look",))
    peek = match.now
    assert len(peek.stack) > len(turn.stack)
    assert within(peek, peek) and within(turn, peek) and not within(peek, turn)


def test_a_choice_is_told_as_one_of_the_phase_it_belongs_to():
    match = begin()
    match.apply(("look",))
    assert described(match.now, ("more",)) == {"action": ["more"], "kind": "plain", "phase": "peek"}


def test_luck_and_what_nobody_could_know_change_no_judgement():
    match = played(seed=3)
    other = played(seed=3)
    for s in other.states:
        s.rng ^= 0xABCDEF
        s.deck.reverse()
        s.purse[1] += 40
    assert judged(match, 0) == judged(other, 0)


def test_interrupted_or_gone_on_with_elsewhere_it_comes_to_the_same():
    match, pieces = played(), 1
    whole = judged(match, 0)
    review = Review(match, [0])
    while not review.run(1e-9):
        pieces += 1
    assert review.found == whole and pieces > len(whole)
    assert Review(match, [0], 2).run(1e9) and judged(match, 0)[2:] == whole[2:]


def ask(door, op, **fields):
    return json.loads(door.handle(json.dumps({"op": op, **fields})))


def test_the_wire_judges_bit_by_bit_and_another_engine_goes_on():
    save, got, reply = played().save(), [], {"judged": True, "done": False}
    while not reply["done"]:
        if reply["judged"]:  # then the engine died
            door = Door()
            ask(door, "load", save=save)
        reply = ask(door, "analyse", players=[0], judged=len(got), ms=1)
        got += reply["judged"]
    assert got == judged(played(), 0) and reply["of"] == len(got) == 4
    assert ask(door, "analyse", players=[1], ms=10_000)["judged"][0]["player"] == 1
    assert ask(door, "course")["course"] == course(played())


def test_nothing_is_told_while_the_match_goes_on():
    door = Door()
    assert ask(door, "course")["error"] == "no_match"
    ask(door, "new_game", game="toy", map=MAP)
    assert ask(door, "course") == ask(door, "analyse", players=[0]) == {"error": "not_over"}
