"""March of the Necromancers: a human, b undead."""

from field import chart, field
from warcraft import GAME, changes
from warcraft.units import DIE

NAME = "necromancers"


def march(**fields):
    """The tokens as at the start; the Undead are at their Move step."""
    return field(NAME).with_(**{"actor": "b", "first": 1, **fields})


def test_the_start():
    s, f = GAME.start(chart(NAME), 2, {}, 1), march()
    assert s.first == 1 and s.stack[0]["player"] == 1 and (s.gold, s.wood) == ([5, 0], [5, 0])
    assert s.home(1) == -1 and [s.many(f.r(name), 1, 4) for name in "DE"] == [1, 1]
    assert [s.token[f.r(name)] for name in "ABCDE"] == ["melee", "ranged", "flying", "graveyard", "graveyard"]


def test_a_necromancer_on_a_token_calls_a_free_unit_at_harvest():
    for name, kind in zip("ABC", ("melee", "ranged", "flying")):
        f = march(step="harvest").stand(name, b="necromancer")
        assert f.s.legal == [("done",), ("call", f.r(name))]
        f.play(f"call {name}")
        assert f.at(name, "b") == f"{kind} necromancer" and f.s.gold[1] == 0


def test_once_a_step():
    f = march(step="harvest").stand("A", b="necromancer").play("call A")
    assert f.step != "harvest"


def test_ruling_94_the_unit_may_be_refused_and_obeys_limits_and_reserve():
    f = march(step="harvest").stand("A", b="necromancer").play("done")
    assert f.at("A", "b") == "necromancer"
    g = march(step="harvest").stand("A", b="necromancer ranged ranged ranged").stand("C", b="necromancer")
    assert g.s.legal == [("done",), ("call", g.r("C"))]
    g = march(step="harvest").stand("A", b="flying flying flying").stand("B", b="flying")
    g.stand("C", b="necromancer")
    assert g.step != "harvest"


def test_nothing_comes_without_a_necromancer_or_its_token():
    f = march(step="harvest").stand("A", b="melee worker").stand("5,1", b="necromancer")
    assert f.step != "harvest"


def test_ruling_97_a_level_for_each_graveyard_of_two_different_types():
    f = march(step="spend").stand("D", b="necromancer").stand("E", b="necromancer")
    f.play("exalt D melee")
    assert f.verbs() == {"done", "exalt"} and not f.can("exalt E melee") and not f.can("exalt D flying")
    f.play("exalt E flying")
    assert f.s.levels[1] == [2, 1, 2] and f.actor == "a"


def test_a_type_at_its_top_is_not_raised():
    f = march(step="spend").stand("D", b="necromancer").has("b", levels=[3, 3, 2])
    assert [action for action in f.s.legal if action[0] == "exalt"] == [("exalt", f.r("D"), "flying")]


def test_the_undead_neither_train_nor_build_nor_upgrade_for_goods():
    f = march(step="spend").has("b", gold=9, wood=9).stand("D", b="necromancer worker")
    assert f.verbs() == {"done", "exalt"}


def test_ruling_92_necromancers_move_as_workers():
    f = march().stand("5,1", b="necromancer").stand("4,1", a="worker")
    assert not f.can("move 5,1 necromancer 4,1") and f.can("move 5,1 necromancer 7,0")
    g = march().stand("5,1", b="necromancer melee").stand("4,1", a="worker").play("move 5,1 melee 4,1")
    assert g.can("move 5,1 necromancer 4,1")


def test_ruling_93_two_necromancers_pass_but_never_stay_together():
    f = march().stand("5,1", b="necromancer").stand("6,1", b="necromancer")
    assert not f.can("move 5,1 necromancer 6,1") and f.can("move 5,1 necromancer 7,1")
    assert f.why("move 5,1 necromancer 6,1") == ["full"]


def test_a_necromancer_alone_with_enemy_units_dies():
    f = march(actor="a", first=0).stand("5,1", b="necromancer").stand("D", b="necromancer")
    f.stand("4,1", a="melee")
    f.play("move 4,1 melee 5,1", "done")
    assert f.at("5,1", "b") == "" and f.s.stack


def test_ruling_96_a_human_unit_destroys_a_token_and_a_worker_does_not():
    f = march(actor="a", first=0).stand("D", b="necromancer").stand("5,1", a="melee worker")
    f.play("move 5,1 melee A", "done")
    assert f.s.token[f.r("A")] == "" and f.notes("token_gone")
    g = march(actor="a", first=0).stand("D", b="necromancer").stand("5,1", a="worker")
    g.play("move 5,1 worker A", "done")
    assert g.s.token[g.r("A")] == "melee"


def test_ruling_95_where_humans_stand_no_token_is_left_to_call_from():
    f = march(actor="a", first=0).stand("A", b="necromancer melee", a="").stand("5,1", a="melee melee melee")
    f.has("a", levels=[3, 1, 1]).play(*["move 5,1 melee A"] * 3).fight(lambda f: f.at("A", "b") == "")
    assert f.s.token[f.r("A")] == ""


def test_humans_win_without_necromancers():
    f = march(actor="a", first=0).stand("5,1", b="necromancer").stand("4,1", a="melee")
    f.play("move 4,1 melee 5,1", "done")
    assert not f.s.stack and f.s.won == [0] and f.notes("over")[0]["by"] == "necromancy"


def test_humans_win_when_a_b_and_c_are_destroyed():
    f = march(actor="a", first=0).stand("D", b="necromancer")
    f.stand("A", a="melee").stand("B", a="melee").stand("C", a="melee").play("done")
    assert f.s.won == [0]


def test_ruling_91_cards_for_a_town_do_nothing_without_one():
    f = march().has("b", hands=["town_portal"]).stand("7,1", b="melee").stand("D", b="necromancer")
    f.play("done")
    assert f.phase == "window" and f.s.legal == [("pass",)]


def test_ruling_99_necromancers_are_no_workers_for_a_call_to_arms():
    f = march().stand("5,1", b="necromancer worker")
    changes.call_up(f.s, 1, f.r("5,1"))
    assert f.at("5,1", "b") == "melee necromancer"


def test_ruling_91_the_undead_win_by_the_town_and_are_never_eliminated():
    f = march().stand("0,1", b="melee").stand("D", b="necromancer").deplete(**{"0,1": 1})
    while f.step == "move":
        f.play("done")
    assert f.s.won == [1]
    g = march().stand("D", b="necromancer").stand("7,1", a="melee").until("move", "a")
    assert g.s.stack


def test_why_the_undead_buy_nothing():
    f = march(step="spend").has("b", gold=9, wood=9).stand("D", b="necromancer worker")
    for words in ("train melee", "build melee", "upgrade melee", "build worker", "upgrade worker"):
        assert f.why(words) == ["not_now"]


def test_what_a_call_shows():
    f = march(step="harvest").stand("A", b="necromancer")
    told = GAME.phases["harvest"].describe(f.s, f.s.stack[-1], ("call", f.r("A")))
    assert told == {"kind": "place", "place": f.r("A"), "piece": "melee"}
    g = march(step="spend").stand("D", b="necromancer")
    told = GAME.phases["spend"].describe(g.s, g.s.stack[-1], ("exalt", g.r("D"), "flying"))
    assert told == {"kind": "place", "place": g.r("D"), "piece": "flying"}


def test_tokens_that_are_no_graves_stay():
    data = chart(NAME)
    data["tokens"]["4,1"] = "nordrassil"
    f = field(data).with_(actor="a", first=0).stand("D", b="necromancer").stand("4,1", a="melee").play("done")
    assert f.s.token[f.r("4,1")] == "nordrassil"


def test_who_has_no_town_loses_none():
    f = march().stand("D", b="necromancer")
    f = march().stand("D", b="necromancer").stand(f.s.board.keys[-1], a="melee")
    while f.step == "move":
        f.play("done")
    assert not any(f.s.depleted) and not f.notes("captured")


def test_ruling_98_the_humans_win_comes_before_the_capture():
    f = march(actor="a", first=1).stand("0,1", b="melee").deplete(**{"0,1": 1})
    f.stand("5,1", b="necromancer").stand("4,1", a="melee").play("move 4,1 melee 5,1", "done")
    assert f.s.won == [0]


def test_mines_beside_the_human_town_never_give_out():
    f = march(actor="a", first=1, step="harvest").stand("0,2", a="worker")
    assert f.s.board.terrain[f.r("0,2")] == "goldmine"
    s = f.s.clone()
    assert s.law("spares", f.r("0,2")) and not s.law("spares", f.r("3,2"))
    assert 3 in DIE
