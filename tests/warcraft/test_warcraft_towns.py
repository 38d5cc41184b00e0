"""Towns taken, players and teams eliminated (rule book, "Undefended workers, Outposts and Towns")."""

from field import field
from warcraft import GAME


def everybody_moved(f):
    """Past the last Move step of the round."""
    while f.step == "move":
        f.on()
    return f


def test_town_capture_twice():
    f = field().stand("home", b="melee").stand("far_home", b="melee").stand("woods", a="worker")
    everybody_moved(f)
    assert f.s.depleted[f.r("home")] == 1 and f.s.stack
    assert f.notes("captured") == [{"event": "captured", "player": 0, "r": f.r("home"), "lost": False}]
    f.until("move", "b").until("move", "a")
    everybody_moved(f)
    assert not f.s.stack and f.s.won == [1] and f.s.out == [0] and f.notes("over")[0]["by"] == ""


def test_the_check_comes_after_all_move_steps():
    f = field().stand("home", b="melee").stand("gate", a="melee melee melee").deplete(home=1).play("done")
    assert f.actor == "b" and f.s.stack
    g = field().stand("gate", b="melee").with_(actor="b", first=1).play("move gate melee home", "done")
    assert g.step == "move" and g.s.depleted[g.r("home")] == 0


def test_a_town_that_is_won_back_in_time_gets_no_token():
    f = field().stand("home", b="melee").stand("gate", a="melee melee melee").has("a", levels=[4, 1, 1])
    f.with_(actor="a", first=1).play(*["move gate melee home"] * 3).fight(lambda f: f.at("home", "b") == "")
    assert f.s.depleted[f.r("home")] == 0 and f.step != "move"


def test_ruling_12_two_occupations_running_eliminate():
    f = everybody_moved(field().stand("home", b="melee").deplete(home=1))
    assert f.s.won == [1]


def test_ruling_13_the_token_counts_against_whoever_stands_there():
    f = field("3").stand("2,1", b="melee").stand("1,-3", b="melee").deplete(**{"2,1": 1})
    everybody_moved(f)
    assert f.s.out == [0] and f.s.stack
    g = field("3").stand("2,1", c="melee").deplete(**{"2,1": 1})
    everybody_moved(g)
    assert g.s.out == [0]


def test_ruling_14_workers_and_outposts_take_no_town():
    f = everybody_moved(field().stand("home", b="worker").outpost("home", "b"))
    assert f.s.depleted[f.r("home")] == 0


def test_ruling_15_all_towns_are_looked_at_at_once():
    f = field().stand("home", b="melee").stand("far_home", a="melee").deplete(home=1, far_home=1)
    everybody_moved(f)
    assert f.s.out == [0, 1] and f.s.won == [] and not f.s.stack
    assert GAME.ranking(f.s) == [[0, 0], [0, 0]]


def test_ruling_16_who_is_out_owns_nothing():
    f = field("3").stand("2,1", b="melee").deplete(**{"2,1": 1}).stand("1,-3", b="melee")
    f.stand("3,0", a="worker melee").outpost("3,-1", "a").with_(goal=15)
    f.has("a", gold=4, wood=3, hands=["fast"], shown=1, levels=[3, 3, 3])
    everybody_moved(f)
    assert GAME.score(f.s)[0] == 0
    assert f.s.out == [0] and 0 not in f.s.outpost and f.at("3,0", "a") == ""
    assert (f.s.gold[0], f.s.wood[0], f.s.hands[0], f.s.decks[0], f.s.shown[0]) == (0, 0, [], [], 0)
    assert GAME.gone(f.s) == [0] and not GAME.check(f.s)


def test_ruling_16_the_seat_is_skipped_and_the_mark_passes_over_it():
    f = field("3").stand("2,1", b="melee").stand("1,-3", b="melee").deplete(**{"2,1": 1})
    f.with_(first=2, actor="c")
    everybody_moved(f)
    seen = []
    while f.s.round == 1:
        seen.append((f.step, f.actor))
        f.play("done")
    assert seen == [("spend", "c"), ("spend", "b")] and f.s.first == 1


def test_ruling_16_the_town_of_who_is_out_still_counts():
    f = field("4").stand("2,2", b="melee").with_(actor="b", first=1, out=[0])
    assert GAME.score(f.s)[1] == 3


def test_a_team_leaves_with_its_member():
    f = field("4").stand("2,2", b="melee").deplete(**{"2,2": 1}).stand("-2,-2", c="melee")
    everybody_moved(f)
    assert f.s.out == [0, 2] and f.s.won == [1, 3]


def test_own_units_beside_enemies_do_not_hinder_the_capture():
    """After the battles of the step nobody but units of one side is left, unless nobody fought."""
    f = field().stand("home", b="melee", a="worker")
    everybody_moved(f)
    assert f.at("home", "a") == "" and f.s.depleted[f.r("home")] == 1


def test_somebody_with_nothing_left_plays_on():
    f = field().stand("far_home", b="melee").until("move", "b")
    assert f.s.out == [] and f.s.stack


TINY = {"seats": [{}, {}], "goal": 15, "pieces": [{"seat": 0, "town": "corner", "turn": 0, "at": [0, 0]},
                                                   {"seat": 1, "town": "corner", "turn": 3, "at": [4, 1]}]}


def test_the_first_space_of_a_board_is_a_town_like_any_other():
    def tiny(**fields):
        return field(TINY, a="human", b="orc").has("a", gold=9, wood=9, **fields)

    assert tiny().r("0,0") == tiny().s.home(0) == 0
    f = everybody_moved(tiny().stand("0,0", b="melee").deplete(**{"0,0": 1}))
    assert f.s.won == [1]
    f = tiny().stand("0,0", a="worker").with_(step="spend")
    assert f.verbs() == {"done", "train", "build", "upgrade"}
    f = tiny(training=[1, 0, 0, 0], rising=[1, 0, 0]).with_(step="deploy")
    assert f.verbs() == {"done", "deploy", "finish"}
    assert tiny().stand("0,0", a="melee", b="melee").goals("0,0", "melee") == set()
    assert GAME.score(tiny().stand("0,0", a="melee").s)[0] == 3
    assert field(TINY, a="human", b="orc").with_(step="spend").phase == "spend"
    assert GAME.start(TINY, 2, {}, 1).many(0, 0, 0) == 3
