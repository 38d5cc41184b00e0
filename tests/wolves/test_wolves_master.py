"""The master of The Wolves: the plans of the hard one, tried on more answers."""
from test_wolves_planner import midgame
from tabletop.phase import step
from wolves.master import ANSWERS, APART, Master


class Sure(Master):
    """Whoever answers, it ends alike; what was tried is written down."""

    def answer(self, s, whim=0.0):
        self.tried = [*getattr(self, "tried", ()), s.rng - (self.seed << APART)] if whim else []
        yield
        return 1.0


def test_a_master_ends_by_itself_and_goes_on_where_it_is_told_how_long():
    mind = Master(midgame(2, 30), 1)
    assert mind.run()
    pieces = mind.playouts
    more = Master(midgame(2, 30), 1)
    assert more.run(playouts=pieces + ANSWERS) and more.playouts == pieces + ANSWERS
    assert more.ranking()[0][0] in more.state.legal


def test_every_plan_has_an_answer_of_other_whims_each_time():
    mind = Sure(midgame(2, 30), 1)
    mind.run()
    plans = len(mind.best)
    assert plans > 1 and len(mind.tried) == ANSWERS - plans
    assert sorted(mind.tried) == sorted(1 + n // plans for n in range(len(mind.tried)))
    assert {line.value for line in mind.best} == {1.0}


def test_a_plan_that_others_preferred_is_followed_too():
    s = midgame(2, 30)
    mind = Master(s, 1)
    mind.run()
    other = next(line.path for line in mind.best if line.path[0] != mind.best[0].path[0] and line.path[1:])
    new = s.clone()
    step(new, other[0])
    on = mind.follow(new, other[0])
    assert type(on) is Master and on.run() and on.playouts == 0 and on.ranking()[0][0] in new.legal
