"""Hard and master of The Wolves: their plans are tried on many answers."""
from test_wolves_planner import midgame
from tabletop.phase import step
from wolves.planner import Planner
from wolves.weigher import APART, LONGER, PIECES, Weigher


class Sure(Weigher):
    """Whoever answers, it ends alike; what was tried is written down."""

    def answer(self, s, whim=0.0):
        self.tried = [*getattr(self, "tried", ()), s.rng - (self.seed << APART)] if whim else []
        yield
        return 1.0


def test_hard_and_master_weigh_their_plans_and_normal_where_it_plans_does_not():
    s = midgame(2, 30)
    minds = {level: s.game.planner(s, level, 1, False) for level in ("normal", "hard", "master")}
    assert [type(mind) for mind in minds.values()] == [Planner, Weigher, Weigher]
    assert minds["hard"].most == PIECES[2] and minds["master"].most == LONGER["master"] * PIECES[2]


def test_thought_ends_after_so_many_pieces_and_goes_on_where_it_is_told_how_long(monkeypatch):
    monkeypatch.setitem(PIECES, 2, 700)
    mind = Weigher(midgame(2, 30), 1)
    assert mind.run()
    pieces = mind.playouts
    assert 700 <= pieces < 800
    more = Weigher(midgame(2, 30), 1)
    assert more.run(playouts=2 * pieces) and more.playouts == 2 * pieces
    assert more.ranking()[0][0] in more.state.legal


def test_every_plan_has_an_answer_of_other_whims_each_time():
    mind = Sure(midgame(2, 30), 1)
    mind.run()
    plans = len(mind.best)
    assert plans > 1 and len(mind.tried) > 2 * plans
    assert sorted(mind.tried) == sorted(1 + n // plans for n in range(len(mind.tried)))
    assert {line.value for line in mind.best} == {1.0}


def test_a_plan_that_others_preferred_is_followed_too():
    s = midgame(2, 30)
    mind = Weigher(s, 1, level="master")
    mind.run(playouts=PIECES[2])
    other = next(line.path for line in mind.best if line.path[0] != mind.best[0].path[0] and line.path[1:])
    new = s.clone()
    step(new, other[0])
    on = mind.follow(new, other[0])
    assert type(on) is Weigher and on.level == "master" and on.run() and on.playouts == 0
    assert on.ranking()[0][0] in new.legal


class Over(Weigher):
    """After every plan the game is over."""

    def answer(self, s, whim=0.0):
        return 1.0
        yield


def test_the_last_turn_of_all_is_thought_about_for_no_longer_than_another():
    mind = Over(midgame(2, 30), 1)
    assert mind.run() and mind.playouts == mind.most
    assert Over(midgame(2, 30), 1).run(playouts=PIECES[2])
