"""The hard opponent plans whole turns and follows them, and the master goes on thinking."""
import pytest
from conquest.answers import GLANCES, likely
from conquest.game import Conquest
from conquest.guard import Guard
from conquest.planner import Planner
from right_moves import POSITIONS
from table import table
from tabletop.ai import Greedy
from tabletop.phase import step
from tabletop.thinkers import thinker


@pytest.fixture(autouse=True)
def few(monkeypatch):
    """Few answers are enough to see what is done with them."""
    monkeypatch.setattr(Conquest, "answers", {2: 8, 3: 5})


def turn():
    """Player a has conquests before him."""
    t = table(a="humans commando", b="orcs forest").with_(round=2)
    return t.own("a", shore=1, meadow=6).own("b", cave=1, moor=2).s


def thought(s, level="hard", seed=1, **how):
    """A thinker at the end of his thought."""
    mind = thinker(s, level, seed)
    assert mind.run(**how)
    return mind


def test_the_strongest_levels_plan_and_the_master_looks_at_more_answers():
    hard, master = (thought(turn(), level) for level in ("hard", "master"))
    assert type(hard) is type(master) is Planner
    assert master.answers == 8 * hard.answers > 0


@pytest.mark.parametrize("answers, tried", [(4, 4), (10, 4), (11, 5), (21, 6)])
def test_there_are_so_many_answers_and_after_every_ten_another_plan(answers, tried, monkeypatch):
    monkeypatch.setattr(Conquest, "answers", {2: answers, 3: 0})
    mind = thought(turn())
    assert mind.answers == answers and sum(line.tried for line in mind.lines) == mind.answers
    assert [bool(line.tried) for line in mind.lines] == [n < tried for n in range(len(mind.lines))]


def test_the_same_table_has_the_same_plan_however_the_work_is_cut():
    s, cut = turn(), thinker(turn(), "hard", 1)
    while not cut.run(ms=1):
        pass
    assert cut.ranking() == thought(s).ranking()


def test_who_is_told_how_long_goes_on_until_then():
    mind, counted = thinker(turn(), "master", 1), thought(turn(), "hard")
    assert mind.run(playouts=60) and mind.answers > counted.answers
    assert mind.run(playouts=1)        # and answers when he is asked
    assert mind.ranking()[0][0] in turn().legal


def test_a_plan_is_followed_without_more_thought_and_dropped_when_the_match_goes_elsewhere():
    s = turn()
    mind = thought(s)
    action = mind.ranking()[0][0]
    plan, new = mind.plan(action), s.clone()
    step(new, action)
    on = mind.follow(new, action)
    assert on.run() and on.answers == 0 and on.ranking()[0][0] == plan.path[1]
    new.legal = new.legal[:-1]         # something is otherwise than it was planned for
    anew = mind.follow(new, action)
    assert anew.chosen is None and anew.run(playouts=1) and anew.ranking()[0][0] in new.legal


def test_nobody_plans_for_others_or_how_tokens_are_spread():
    s = turn()
    mind, new = thought(s), s.clone()
    step(new, ("done",))
    assert new.actor != mind.player or new.game.routine(new)
    assert mind.follow(new, ("done",)) is None


def test_the_easiest_spreads_tokens_without_a_plan_and_a_hint_never():
    s = table(a="humans hill", b="orcs forest").own("a", shore=1, meadow=6).own("b", cave=1)
    s = s.with_(phase="redeploy").s
    assert type(thinker(s, "easiest")) is Greedy
    assert type(thinker(s, "easiest", every=True)) is type(thinker(s, "hard")) is Guard


def test_a_failed_throw_is_not_taken_for_what_was_never_tried():
    """The die may fall otherwise than it does in the first look."""
    _, position = POSITIONS["the die is free in the end"]
    s = position().s
    gambles = {action for action in s.legal if action[0] == "gamble"}
    for seed in range(6):
        mind = thought(s, seed=seed, playouts=8)
        assert gambles <= {line.path[0] for line in mind.lines}


def test_of_gambles_a_quick_answer_looks_at_the_few_likeliest():
    t = table(a="giants seafaring", b="orcs forest").with_(round=2)
    s = t.own("a", meadow=2).own("b", cave=1).s
    bold = [action for action in s.legal if action[0] == "gamble"]
    prices = [s.game.phases["conquer"].describe(s, s.stack[-1], action)["cost"] for action in bold]
    seen = likely(s, s.legal)
    kept = [price for action, price in zip(bold, prices) if action in seen]
    assert len(bold) > len(kept) == GLANCES and sorted(kept) == sorted(prices)[:GLANCES]
    assert [act for act in seen if act not in bold] == [act for act in s.legal if act not in bold]
    assert likely(s, bold[:GLANCES]) == bold[:GLANCES]


@pytest.mark.parametrize("every", [False, True])
def test_land_is_given_up_only_where_none_can_be_taken_but_a_hint_looks_at_all(every):
    mind = Planner(turn(), every=every)
    assert any(action[0] == "abandon" for action in mind.choices) == every


def test_a_plan_is_followed_to_its_end():
    s = turn()
    mind = thought(s)
    path, s = mind.plan(mind.ranking()[0][0]).path, s.clone()
    assert len(path) > 2
    for action, following in zip(path, path[1:]):
        step(s, action)
        mind = mind.follow(s, action)
        assert mind.chosen.path[0] == following and mind.chosen.legal[0] == s.legal
