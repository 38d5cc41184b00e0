"""The two lines that a review compares: what the strongest opponent would do, others' answers in between, and
how far ahead each leaves the player at the end of the turn."""

import pytest
from toy import MAP, Peek, Toy, Turn

from tabletop import Match, installed, review
from tabletop.ai import Steady
from tabletop.review import Review, careful, course, parts


class Plan(Steady):
    """Wants the first of the game's wishes that is legal, and goes on."""

    why, gone_on = ("wished",), 0

    def work(self):
        yield

    def ranking(self):
        return [(next(wish for wish in self.state.game.wishes if wish in self.state.legal), 0.0)]

    def follow(self, s, action):
        new = Plan(s)
        new.gone_on = self.gone_on + 1
        return new


class Asking(Turn):
    """Who looks gets a coin, once a turn, when another has answered; then he draws."""

    def actions(self, s, f):
        if s.round > 2:
            return []
        return [("draw",), ("roll",)] + [("look",)] * (s.purse[f["player"]] < s.round)

    def prune(self, s, f, actions):
        return actions

    def do_look(self, s, f):
        s.purse[f["player"]] += 1
        s.then("peek", player=(f["player"] + 1) % s.players, left=1)


class Asked(Toy):
    """The toy of those who wish."""

    phases = {"turn": Asking(), "peek": Peek()}
    wishes = [("look",), ("draw",), ("done",)]

    def setup(self, s, options, contents):
        super().setup(s, options, contents)
        s.deck = [3] * 6

    def routine(self, s):
        return Plan(s)


@pytest.fixture
def match(monkeypatch):
    """A match of two in which every card brings four points."""
    game = Asked()
    monkeypatch.setattr(installed, "_found", {"toy": game})
    return Match(game, MAP, {}, ["human"] * 2, 7)


def last(steps):
    """What a generator returns in the end."""
    try:
        while True:
            next(steps)
    except StopIteration as end:
        return end.value


def test_a_line_goes_on_after_the_answer_of_another(match):
    line, why = last(Review(match, [0]).better(match.now, 0))
    assert line == [("look",), ("draw",)] and tuple(why) == ("wished",)


def test_a_line_has_an_end(match, monkeypatch):
    monkeypatch.setattr(review, "LONG", 5)
    match.now.game.wishes = [("roll",)]
    assert last(Review(match, [0]).better(match.now, 0))[0] == [("roll",)] * 5


def test_who_plans_a_line_goes_on_with_it_as_long_as_it_is_his_turn(match, monkeypatch):
    asked, own = [], review.thinker
    monkeypatch.setattr(review, "thinker", lambda *about: asked.append(about) or own(*about))
    monkeypatch.setattr(review, "LONG", 5)
    match.now.game.wishes = [("roll",)]
    last(Review(match, [0]).better(match.now, 0))
    assert len(asked) == 1


@pytest.mark.parametrize("plan, ahead", [
    ([("draw",)], 4), ([("look",), ("draw",)], 1 + 4), ([], 1 + 4), ([("save", 1), ("draw",)], 1 + 4),
    ([("look",), ("more",), ("draw",)], 1 + 4)])
def test_what_a_plan_leaves_open_is_played_carefully_to_the_end_of_the_turn(match, plan, ahead):
    s = match.now
    assert last(Review(match, [0]).end(s.clone(), plan, s)) == ahead


def test_a_plan_of_one_player_is_nobody_elses(match):
    """What the other may do goes by his own wishes, though the plan names it too."""
    s = match.now
    s.game.wishes = [("draw",), ("done",)]
    now = s.clone()
    assert last(Review(match, [0]).end(now, [("look",), ("more",)], s)) == 1 + 4


def test_a_careful_player_is_not_asked_where_there_is_no_choice(match):
    match.apply(("look",))
    s = match.now.clone()
    s.legal = [("more",)]
    new, mind = careful(s, None, 0)
    assert mind is None and new.stack[-1]["phase"] == "turn" and s.legal == [("more",)]


def test_a_careful_player_goes_on_thinking_only_while_it_is_his_turn(match):
    s = match.now
    s.game.wishes = [("roll",), ("draw",)]
    new, mind = careful(s, None, 0)
    assert isinstance(mind, Plan) and mind.state is new and mind.gone_on == 1
    _, mind = careful(new, mind, 1)
    assert mind.gone_on == 2
    s.game.wishes = [("draw",)]
    new, mind = careful(s, None, 0)
    assert new.actor == 1 and mind is None


def test_whoever_did_what_is_best_loses_nothing_and_whoever_did_less_is_told_what_and_why(match):
    match.apply(("look",))
    match.apply(("done",))
    match.apply(("draw",))
    match.apply(("draw",))
    found = Review(match, [0, 1])
    assert found.run(1e9)
    good, poor = found.found[0], found.found[-1]
    assert good == {"step": 0, "round": 1, "player": 0, "loss": 0.0}
    assert (poor["step"], poor["round"], poor["player"], poor["loss"]) == (3, 1, 1, 1.0)
    assert [choice["action"] for choice in poor["choices"]] == [["draw"], ["look"]]
    assert poor["choices"][0] == {"action": ["draw"], "kind": "plain", "phase": "turn"}
    assert poor["why"] == ["wished"]


def test_of_many_parts_the_longest_are_judged(match, monkeypatch):
    for _ in range(2):
        match.apply(("look",))
        match.apply(("done",))
        match.apply(("draw",))
    assert [(at, len(rows)) for at, _, rows in parts(match, [0])] == [(0, 2), (1, 1)]  # his turn, his answer
    assert [(at, len(rows)) for at, _, rows in parts(match, [1])] == [(0, 1), (1, 2)]
    monkeypatch.setattr(review, "MOST", 1)
    assert [at for at, _, _ in parts(match, [0])] == [0] and [at for at, _, _ in parts(match, [1])] == [1]


def test_the_course_begins_with_every_turn_and_not_with_what_lies_above_it(match):
    match.apply(("look",))
    match.apply(("done",))
    match.apply(("draw",))
    assert [(one["step"], one["player"], one["round"], one["worth"]) for one in course(match)] == [
        (0, 0, 1, [0, 0]), (3, 1, 1, [5, 0])]
