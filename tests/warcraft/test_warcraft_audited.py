"""What an audit by the rule book alone found wrong."""

from field import clash, empty, field, lost
from warcraft import GAME


def returned(f):
    """Where the last step sent those that came back, by number."""
    return [note["r"] for note in f.notes("back")]


def test_an_undying_unit_that_falls_at_a_base_beside_the_battle_stays_there():
    """RU "nearest space with an Outpost"; ruling 105 shuts out the battlefield alone."""
    f = field("nordrassil").with_(actor="c", first=2).outpost("E", "d").outpost("stronghold", "c")
    f.stand("-2,4", c="ranged ranged ranged").stand("-1,3", d="melee").stand("E", d="flying flying")
    f.has("c", levels=[1, 3, 1], hands=[]).has("d", levels=[1, 1, 1], hands=[]).play("move -2,4 ranged -1,3")
    f.rolls(1, 1, 1).go("done").upto("lose").play("lose E d flying")
    assert lost(f, "d") == ["flying"] and returned(f) == [f.r("E")]
    assert f.at("E", "d") == "flying flying"


def test_misses_alone_end_no_battle():
    """RU "End of battle": until one race alone is left; ruling 29 is for those who cannot be hurt."""
    f = clash("melee", "flying").with_(decks=[["fast"] * 2, ["fast"] * 2]).play("done")
    for _ in range(30):
        f.rolls(6, 6).play("pass")
    assert f.phase == "cards" and not f.notes("battle_over")
    while f.phase == "cards":
        f.rolls(1, 6).play("pass")
    assert f.at("gate", "a") == "" and f.at("gate", "b") == "flying"


def test_a_polymorphed_unit_that_is_devoured_holds_back_no_other():
    """RU "Polymorph": one unit does not attack; the one that is left does."""
    f = field("nordrassil").with_(actor="a").outpost("stronghold", "c")
    f.stand("0,1", a="melee", b="melee", d="melee").stand("1,1", d="melee")
    f.has("a", hands=["polymorph"]).has("b", hands=["devour"]).has("d", hands=[])
    f.go("done", "polymorph 1,1 d melee", "devour 1,1 d melee")
    while not f.notes("attack"):
        f.play("pass")
    assert [(note["player"], len(note["dice"])) for note in f.notes("attack")] == [(0, 1), (1, 1), (3, 1)]


def test_workers_beside_those_called_to_arms_die():
    """RU "Call to Arms": units until the Move step ends; "Undefended workers": they die before it does."""
    f = field(a="orc", b="human").stand("woods", a="melee worker").stand("gate", b="worker worker")
    empty(f.has("a", hands=[]).has("b", hands=["call_to_arms"]))
    f.play("move woods melee gate", "call_to_arms", "move woods worker gate").rolls(6, 1, 1).go("done")
    f.until("harvest")
    assert (f.at("gate", "a"), f.at("gate", "b")) == ("", "worker worker")


def test_ruling_50_after_a_dispelled_pillage_another_may_be_played():
    f = empty(clash("ranged", "ranged melee", races="orc human").has("b", gold=5, wood=5))
    f.has("a", hands=["pillage", "pillage"]).has("b", hands=["dispel_magic"]).rolls(1, 6)
    f.go("done", "lose gate b ranged", "pillage", "dispel", "pillage")
    assert f.s.gold == [2, 3] and f.s.wood == [1, 4]


def test_among_those_called_to_arms_a_soldier_is_devoured_before_a_worker():
    """RU "Devour": who plays it chooses the unit, not who takes the losses."""
    f = field(a="orc", b="human").stand("woods", a="ranged").stand("gate", b="melee worker")
    empty(f.has("a", hands=["devour"]).has("b", hands=["call_to_arms"])).play("move woods ranged gate")
    f.go("call_to_arms", "done").rolls(1).go("devour gate b melee")
    while not lost(f, "b"):
        f.play("pass")
    assert lost(f, "b") == ["worker", "melee"]


def test_whose_last_unit_is_devoured_plays_no_card():
    """RU "Playing cards": at least one unit that takes part."""
    f = empty(clash("melee", "melee", races="orc human"))
    f.has("a", hands=["devour"]).has("b", hands=["polymorph"]).go("done", "pass", "devour gate b melee")
    while not f.notes("battle_over"):
        assert not f.can("polymorph gate a melee")
        f.play("pass")


def test_ruling_46_who_raised_too_many_takes_his_own_back():
    """RU "Raise Dead": you return melee units over the limit; those of a teammate are not yours."""
    f = empty(field("4").stand("0,2", a="melee", b="melee melee", d="melee").stand("0,3", d="ranged"))
    f.has("d", levels=[1, 2, 1], hands=[]).with_(actor="d", first=3).rolls(1)
    f.go("done").upto("raise").play("raise 1")
    while not f.notes("battle_over"):
        f.on()
    assert (f.at("0,2", "b"), f.at("0,2", "d")) == ("melee melee", "melee")


def test_ruling_63_workers_called_to_arms_drive_no_teammate_out():
    """RU "Call to Arms": they have no limit, and nobody was raised."""
    f = empty(field("4").stand("0,2", a="worker worker worker", c="melee melee").stand("0,3", b="melee"))
    f.has("a", hands=["call_to_arms"]).with_(actor="b", first=1).play("move 0,3 melee 0,2", "call_to_arms")
    f.rolls(1, 1, 1, 6, 1, 1).go("done").until("harvest", "b")
    assert (f.at("0,2", "a"), f.at("0,2", "c")) == ("worker worker worker", "melee melee")


def test_a_builder_who_leaves_is_not_replaced_by_who_has_come():
    """RU "Building Outposts": if this worker moves the Outpost is destroyed."""
    f = field().stand("gate", a="worker").stand("home", a="worker").outpost("gate", "a", finished=False)
    f.play("move home worker gate", "move gate worker west")
    assert f.s.outpost[f.r("gate")] == -1 and f.notes("razed")
    f = field().stand("gate", a="worker worker").outpost("gate", "a", finished=False)
    assert f.play("move gate worker west").s.outpost[f.r("gate")] == 0


def test_no_forecast_sends_soldiers_home_for_workers_called_to_arms():
    f = field(a="orc", b="human").stand("woods", a="melee").stand("gate", b="melee melee melee worker worker")
    empty(f.has("a", hands=[]).has("b", hands=["call_to_arms", "polymorph"])).play("move woods melee gate")
    f.play("call_to_arms").go("done").upto("polymorph")
    _, (soldiers, *_) = GAME.forecast(f.s, ("battle",))["odds"]["losses"]
    assert soldiers < 0.1
