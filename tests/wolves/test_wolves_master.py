"""The master of The Wolves: the plans of the hard one, tried on more answers."""
from test_wolves_planner import midgame
from tabletop.phase import step
from wolves.master import ANSWERS, Master


def test_a_master_ends_by_itself_and_goes_on_where_it_is_told_how_long():
    mind = Master(midgame(2, 30), 1)
    assert mind.run()
    pieces = mind.playouts
    more = Master(midgame(2, 30), 1)
    assert more.run(playouts=pieces + ANSWERS) and more.playouts == pieces + ANSWERS
    assert more.ranking()[0][0] in more.state.legal


def test_a_plan_that_others_preferred_is_followed_too():
    s = midgame(2, 30)
    mind = Master(s, 1)
    mind.run()
    other = next(line.path for line in mind.best if line.path[0] != mind.best[0].path[0] and line.path[1:])
    new = s.clone()
    step(new, other[0])
    on = mind.follow(new, other[0])
    assert type(on) is Master and on.run() and on.playouts == 0 and on.ranking()[0][0] in new.legal
