"""The Deploy step: what was bought comes into play (rule book, "Step 3", and its rulings)."""

from field import field


def deploying(**fields):
    """Player a, with a Town full of what he bought, at his Deploy step."""
    return field().has("a", **fields).with_(step="deploy")


def test_units_and_workers_come_to_the_town_or_a_finished_outpost():
    f = deploying(training=[2, 0, 0, 1], built=[2, 0, 0]).outpost("north", "a").outpost("west", "a", False)
    f.stand("west", a="worker")
    bases = f.numbers("home", "north")
    assert {action[2] for action in f.s.legal if action[0] == "deploy"} == bases
    f.play("deploy melee home", "deploy melee north", "deploy worker home")
    assert (f.at("home", "a"), f.at("north", "a")) == ("melee worker", "melee")
    assert f.s.training[0] == [0, 0, 0, 0]


def test_an_outpost_finished_in_this_step_receives_units():
    f = deploying(training=[1, 0, 0, 0]).stand("west", a="worker").outpost("west", "a", False)
    assert not f.can("deploy melee west") and f.why("deploy melee west") == ["no_base"]
    told = f.s.game.phases["deploy"].describe(f.s, f.s.stack[-1], ("outpost", f.r("west")))
    assert told == {"kind": "place", "place": f.r("west")}
    f.play("outpost west")
    assert f.can("deploy melee west")


def test_limits_hold_also_here():
    f = deploying(training=[1, 0, 0, 1], rising=[0, 1, 0]).outpost("north", "a")
    f.stand("home", a="melee ranged flying worker worker worker").stand("north", a="melee melee melee")
    assert f.s.legal == [("done",), ("deploy", "worker", f.r("north"))]
    assert f.why("deploy melee home") == f.why("deploy worker home") == f.why("finish ranged") == ["full"]
    assert f.why("finish flying") == ["none"]


def test_what_does_not_fit_stays_in_training():
    f = deploying(training=[1, 0, 0, 0]).stand("home", a="melee ranged flying")
    assert f.step == "spend" and f.s.training[0] == [1, 0, 0, 0]


def test_a_finished_building_returns_its_worker_to_the_town():
    f = deploying(rising=[1, 0, 0]).play("finish melee")
    assert f.at("home", "a") == "worker"
    assert (f.s.built[0], f.s.rising[0]) == ([2, 0, 0], [0, 0, 0])


def test_a_building_waits_while_there_is_no_room_for_its_worker():
    f = deploying(rising=[1, 0, 0]).stand("home", a="worker worker worker").outpost("north", "a")
    assert f.step == "spend" and f.s.rising[0] == [1, 0, 0]


def test_ruling_81_a_summoned_building_returns_no_worker():
    f = deploying(rising=[1, 0, 0], summoned=[1, 0, 0]).stand("home", a="worker worker worker")
    f.play("finish melee")
    assert f.at("home", "a") == "worker worker worker" and f.s.built[0] == [2, 0, 0]


def test_everything_may_be_held_back():
    f = deploying(training=[1, 0, 0, 1], rising=[0, 1, 0]).stand("west", a="worker")
    f.outpost("west", "a", False).play("done")
    assert (f.s.training[0], f.s.rising[0]) == ([1, 0, 0, 1], [0, 1, 0])
    assert f.s.unfinished[f.r("west")]


def test_ruling_73_units_in_training_are_safe_and_keep_the_building_busy():
    f = deploying(training=[1, 0, 0, 0], gold=5, wood=5).stand("home", b="melee").play("done")
    f.until("spend")
    assert f.s.training[0] == [1, 0, 0, 0] and not f.can("train melee")
    assert f.why("train melee") == ["busy"]


def test_deploy_into_besieged_town():
    f = deploying(training=[1, 0, 0, 0]).stand("home", b="melee").play("deploy melee home")
    assert not f.notes("battle")
    f.until("move", "b")
    assert (f.at("home", "a"), f.at("home", "b")) == ("melee", "melee")
    assert not f.goals("home", "melee")


def test_ruling_74_a_worker_on_a_tile_counts_among_the_eight():
    f = field().has("a", rising=[2, 2, 2], gold=5, wood=5).stand("home", a="worker worker")
    assert not f.with_(step="spend").can("train worker") and f.why("train worker") == ["no_pieces"]


def test_outposts_and_their_builders_are_free_in_the_next_round():
    f = deploying().stand("west", a="worker").outpost("west", "a", False).play("outpost west")
    assert f.s.outpost[f.r("west")] == 0 and not f.s.unfinished[f.r("west")]
    f.until("move", "a")
    assert f.goals("west", "worker")


def test_without_a_town_units_come_to_outposts_only():
    f = field("necromancers").has("b", training=[1, 0, 0, 0]).stand("D", b="necromancer")
    f.outpost("7,1", "b").with_(step="deploy", actor="b", first=1)
    assert [action for action in f.s.legal if action[0] == "deploy"] == [("deploy", "melee", f.r("7,1"))]


def test_nothing_is_asked_of_whoever_bought_nothing():
    f = field().with_(actor="b", first=0).play("done")
    assert f.step == "spend" and f.actor == "a"


def everything(f) -> list:
    """What the screen is told that one button may do."""
    return f.s.game.phases["deploy"].describe(f.s, f.s.stack[-1], ("done",))["all"]


def test_one_button_may_bring_everything_into_play_at_home():
    f = deploying(training=[1, 1, 0, 1], built=[1, 1, 0], rising=[0, 1, 0]).stand("west", a="worker")
    f.outpost("west", "a", False)
    acts = [tuple(action) for action in everything(f)]
    assert acts[0] == ("outpost", f.r("west")) and acts[-1] == ("finish", "ranged")
    f.match.apply(*acts)
    assert (f.at("home", "a"), f.step) == ("melee ranged worker worker", "spend")


def test_what_has_no_room_at_home_goes_to_an_outpost_with_that_button():
    f = deploying(training=[1, 0, 0, 0]).outpost("north", "a").stand("home", a="melee ranged flying")
    assert everything(f) == [["deploy", "melee", f.r("north")]]


def test_on_a_mountain_where_a_scenario_lays_an_outpost_only_flyers_are_deployed():
    f = field().outpost("peak", "a").has("a", built=[1, 1, 1], training=[1, 1, 1, 1]).with_(step="deploy")
    assert {act[1] for act in f.s.legal if act[0] == "deploy" and act[2] == f.r("peak")} == {"flying"}
    assert f.why("deploy worker peak") == ["mountain"] and f.why("deploy flying peak") == []
