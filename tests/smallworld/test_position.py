"""Positions built by hand: what breaks an invariant or has a wrong form is refused with a code."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from smallworld import GAME
from table import table, tiny_map
from tabletop import Match, Refusal

FIELDS = ("bands", "actor", "round", "first", "coins", "column", "races", "powers", "tokens", "tribes",
          "memo", "phase", "die", "used", "lent", "attacked", "fought", "conquests")


def band(player=0, race="humans", power="hill", **more):
    return {"player": player, "race": race, "power": power, "lands": {"meadow": 3}, **more}


def build(position, players=2):
    return Match(GAME, tiny_map(), {}, ["human"] * players, 1, position)


def why(position, players=2) -> list:
    with pytest.raises(Refusal) as refused:
        build(position, players)
    assert refused.value.code == "position"
    return refused.value.facts["why"]


def test_what_is_not_named_is_as_in_a_set_up():
    s = build({}).now
    assert (s.round, s.first, s.coins, s.actor) == (1, 0, [5, 5], 0)
    assert s.band.count(0) == 2 and len(s.column) == 6


def test_a_described_band_stands_where_it_should():
    s = build({"bands": [band(hand=2)], "actor": 1}).now
    assert (s.race[1], s.power[1], s.active[0], s.hand[1], s.troops[2]) == ("humans", "hill", 1, 2, 3)
    assert s.tray["humans"] == 10 - 5 and "humans" not in s.races + [race for race, _, _ in s.column]


def test_a_band_takes_the_place_of_a_tribe():
    assert build({"bands": [band(lands={"wood": 2})]}).now.band[4] == 1


@pytest.mark.parametrize("phase, verb", [("turn", "done"), ("conquer", "done"), ("score", "take")])
def test_a_position_may_begin_within_a_turn(phase, verb):
    s = build({"bands": [band()], "phase": phase}).now
    assert verb in {action[0] for action in s.legal}


def test_only_conquests_that_were_begun_go_on():
    mine = band(hand=1, lands={"meadow": 3, "ridge": 1})
    fought = {"bands": [mine, band(1, "elves", "swamp", lands={"moor": 1})], "fought": ["humans"]}
    begun, over = (build({**fought, "phase": phase}).now for phase in ("conquer", "redeploy"))
    assert begun.stack[-1]["stood"] == begun.troops and ("done",) in begun.legal
    fresh = build({**fought, "fought": [], "phase": "redeploy"}).now
    assert (over.stack, over.legal) == (fresh.stack, fresh.legal) and "stood" not in over.stack[-1]


def test_a_position_may_begin_with_the_choice_of_a_race():
    s = build({"bands": [band()], "actor": 1, "phase": "draft"}).now
    assert (s.round, s.actor, s.stack[-1]["phase"]) == (1, 1, "draft") and ("take", 0) in s.legal


def test_the_description_stays_as_it_is_and_so_does_the_save():
    position = {"bands": [band(1, power="diplomat")], "actor": 1, "coins": [3, 4], "memo": {"diplomat": 0},
                "phase": "turn"}
    before = copy.deepcopy(position)
    match = build(position)
    assert position == before == match.save()["position"] and "diplomat" not in match.now.memo
    score = {"bands": [band()], "coins": [3, 4], "phase": "score"}
    assert build(score).now.coins == [5, 4] and score["coins"] == [3, 4]


@pytest.mark.parametrize("position, code", [
    ([], "form"), ({"tea": 1}, "tea"), ({"round": 0}, "round"), ({"round": 5}, "round"),
    ({"first": 2}, "first"),
    ({"coins": [5]}, "coins"), ({"coins": [5, -1]}, "coins"), ({"coins": [5, 10_001]}, "coins"),
    ({"memo": {"tea": 1}}, "memo"), ({"memo": {"halflings": []}}, "memo"),
    ({"actor": 2}, "actor"), ({"phase": "lunch"}, "phase"), ({"phase": "conquer"}, "phase"),
    ({"bands": [band()], "phase": "draft"}, "phase"), ({"tribes": ["nowhere"]}, "region"),
    ({"tribes": [[]]}, "region"),
    ({"column": [["humans", "hill"]]}, "column"), ({"column": [["humans", "humans", 0]]}, "column"),
    ({"column": [["humans", "hill", -1]]}, "column"), ({"column": [["humans", "hill", 0]] * 2}, "column"),
    ({"bands": [band()], "column": [["humans", "forest", 0]]}, "column"),
    ({"tokens": {"nowhere": {"lair": 1}}}, "region"), ({"tokens": {"meadow": {"tea": 1}}}, "tokens"),
    ({"tokens": {"meadow": {"lair": 0}}}, "tokens"), ({"tokens": {"meadow": 1}}, "tokens"),
    ({"bands": [7]}, "player"), ({"bands": [band(2)]}, "player"), ({"bands": [band(race="hill")]}, "race"),
    ({"bands": [band(power="humans")]}, "power"), ({"bands": [band(power=None)]}, "power"),
    ({"bands": [band(), band(1)]}, "race"), ({"bands": [band(), band(1, "orcs")]}, "power"),
    ({"bands": [band(), band(0, "orcs", "forest")]}, "bands"), ({"bands": [band(declined=1)]}, "bands"),
    ({"bands": [band(declined=True, power="tea")]}, "power"),
    ({"bands": [band(hand=-1)]}, "hand"), ({"bands": [band(hand=11)]}, "hand"),
    ({"bands": [band(lands={"meadow": 0})]}, "lands"), ({"bands": [band(lands={"meadow": 11})]}, "lands"),
    ({"bands": [band(lands={"nowhere": 1})]}, "region"),
    ({"bands": [band(), band(1, "orcs", "forest")]}, "lands"),
])
def test_a_wrong_field_is_refused_by_name(position, code):
    assert why(position) == [code]


def test_stacks_bring_next_what_is_named_the_first_first():
    s = build({"races": ["orcs", "trolls"], "powers": ["hill"],
               "column": [[race, power, 0] for race, power in zip(
                   ("humans", "elves", "giants", "ratmen", "dwarves"),
                   ("forest", "swamp", "flying", "spirit", "stout"))]}).now
    assert s.column[-1] == ["orcs", "hill", 0] and s.races[-1] == "trolls"
    assert len(s.races) == len(GAME.races) - 6 and len(s.powers) == len(GAME.powers) - 6


@pytest.mark.parametrize("pips", [0, 1, 2, 3])
def test_the_die_shows_next_what_the_position_says(pips):
    match = build({"bands": [band(hand=1, lands={"meadow": 1})], "phase": "conquer", "die": pips,
                   "tribes": []})
    match.apply(("gamble", match.now.board.keys.index("ridge")))
    assert {"event": "rolled", "player": 0, "pips": pips} in match.now.events


TURN = {"bands": [band(race="sorcerers", power="dragon_master", lands={"meadow": 3, "wood": 1}, hand=2),
                  band(1, "orcs", "forest", lands={"ridge": 1, "hill": 1})],
        "phase": "conquer", "tribes": [], "fought": ["sorcerers"], "attacked": [1],
        "used": {"dragon_master": True, "sorcerers": [1]},
        "conquests": [{"race": "sorcerers", "region": "wood", "from": "orcs", "tokens": 2, "lost": 1}]}


def test_a_position_may_lie_amid_the_conquests_of_a_turn():
    s = build(TURN).now
    assert (s.hand[1], s.troops[2], s.fought, s.attacked) == (2, 3, [1], [1])
    assert s.conquests == [[1, 4, 4, "orcs", 2, 1]] and s.beaten(1) == 1
    assert {action[0] for action in s.legal} == {"conquer", "gamble", "done"}
    unused = build({**TURN, "used": {}}).now
    assert {"dragon", "convert"} <= {action[0] for action in unused.legal}


def test_amid_the_conquests_a_loan_is_named_too():
    amazons = {"bands": [band(race="amazons", power="hill", lands={"meadow": 3, "ridge": 3})],
               "phase": "conquer", "tribes": [], "fought": ["amazons"], "lent": 4}
    s = build(amazons).now
    assert s.lent == 4 and s.hand[1] == 0 and s.tray["amazons"] == 15 - 6


@pytest.mark.parametrize("lent, phase, broken", [
    (1, "conquer", []), (4, "redeploy", []), (5, "conquer", ["loan"]), (5, "redeploy", ["loan"]),
    (0, "score", []), (1, "retreats", ["loan"]), (1, "score", ["loan"])])
def test_no_more_is_lent_than_the_tray_lends_and_only_until_redeployment(lent, phase, broken):
    amazons = table(a="amazons hill", b="orcs forest").own("a", meadow=3, ridge=3).s
    amazons.lent = lent
    amazons.stack = [{"phase": "turn", "player": 0}]
    course = GAME.course[GAME.course.index(phase):]
    amazons.then(*course, player=0, band=1)
    assert GAME.check(amazons) == broken


def test_who_has_no_loan_owes_none():
    assert why({**TURN, "lent": 1}) == ["loan"]


@pytest.mark.parametrize("wrong, code", [
    ({"races": ["hill"]}, "races"), ({"races": ["humans", "humans"]}, "races"), ({"races": 1}, "races"),
    ({"races": ["orcs"]}, "races"), ({"powers": [[]]}, "powers"), ({"die": 4}, "die"), ({"die": True}, "die"),
    ({"used": {"tea": 1}}, "used"), ({"used": {"sorcerers": 1}}, "used"),
    ({"used": {"sorcerers": [9]}}, "used"), ({"used": {"dragon_master": [1]}}, "used"),
    ({"used": []}, "used"), ({"fought": ["humans"]}, "fought"), ({"fought": [[]]}, "fought"),
    ({"attacked": [2]}, "attacked"), ({"lent": -1}, "lent"),
    ({"conquests": [7]}, "conquests"), ({"conquests": [{"race": "humans", "region": "wood"}]}, "conquests"),
    ({"conquests": [{"race": "orcs", "region": "tea"}]}, "region"),
    ({"conquests": [{"race": "orcs", "region": "wood", "from": "humans"}]}, "conquests"),
    ({"conquests": [{"race": "orcs", "region": "wood", "tokens": 1, "lost": 2}]}, "conquests"),
    ({"conquests": [{"race": "orcs", "region": "wood", "tea": 2}]}, "tea"), ({"phase": "turn"}, "phase")])
def test_what_was_not_done_in_a_turn_is_refused_by_name(wrong, code):
    assert why({**TURN, **wrong}) == [code]


FADED = {"power": None, "declined": True}


@pytest.mark.parametrize("position, broken", [
    ({"tokens": {"meadow": {"dragon": 2}}}, ["pieces"]),
    ({"tokens": {"meadow": {"hole": 2}, "moor": {"hole": 1}}}, ["pieces"]),
    ({"bands": [band(lands={"sea": 1})]}, ["water"]), ({"tribes": ["mere"]}, ["water"]),
    ({"bands": [band(declined=True)]}, ["faded"]),
    ({"bands": [band(**FADED), band(0, "orcs", **{**FADED, "lands": {"ridge": 1}})]}, ["faded"]),
    ({"bands": [band(declined=True, power="spirit"), band(0, "orcs", **{**FADED, "lands": {"ridge": 1}}),
                band(0, "elves", **{**FADED, "lands": {"moor": 1}})]}, ["faded"]),
])
def test_a_broken_invariant_is_refused_by_name(position, broken):
    assert why(position) == broken


def test_two_races_in_decline_need_spirit():
    match = build({"bands": [band(declined=True, power="spirit"),
                             band(0, "orcs", **{**FADED, "lands": {"ridge": 1}})]})
    assert match.now.bands(0) == [1, 2] and match.now.stack[-1]["phase"] == "draft"


def test_seas_may_be_held_in_decline():
    assert build({"bands": [band(**{**FADED, "lands": {"sea": 1}})]}).now.band[0] == 1


@pytest.mark.parametrize("players", [1, 6])
def test_a_position_is_for_two_to_five(players):
    with pytest.raises(Refusal) as refused:
        build({}, players)
    assert refused.value.code == "players"


@pytest.mark.parametrize("field, value, broken", [
    ("tray", lambda s: s.tray.update(humans=9), "tray"),
    ("races", lambda s: s.races.append("humans"), "banners"),
    ("powers", lambda s: s.discards.append("hill"), "banners"),
    ("troops", lambda s: s.troops.__setitem__(2, 0), "regions"),
    ("troops", lambda s: s.troops.__setitem__(0, 1), "regions"),
    ("active", lambda s: s.active.__setitem__(0, -1), "bands"),
    ("declined", lambda s: s.declined.__setitem__(1, True), "bands"),
    ("coins", lambda s: s.coins.__setitem__(0, -1), "coins"),
    ("hand", lambda s: s.hand.__setitem__(1, -1), "coins"),
    ("tokens", lambda s: s.put("dragon", 2, 2), "pieces"),
    ("tokens", lambda s: s.put("lair", 2, -1), "pieces"),
    ("band", lambda s: s.band.__setitem__(1, 2), "regions"),
    ("stack", lambda s: s.stack.append({"phase": "draft", "player": 0}), "bands")])
def test_every_invariant_can_break(field, value, broken):
    s = table(a="humans hill", b="orcs forest").own("a", meadow=3).own("b", cave=1).s
    assert GAME.check(s) == []
    value(s)
    assert broken in GAME.check(s)


JUNK = [None, True, -1, 999, 1.5, "x", [], ["x"], [None], [[]], {}, {"x": 1}, {"humans": []}, [{}], [-1] * 13]


@pytest.mark.parametrize("field", sorted(build({}).now.__dict__.keys() - {"rng", "players"}))
def test_any_plain_data_in_a_field_is_judged_without_an_accident(field):
    for junk in JUNK:
        s = build(TURN).now.clone()
        setattr(s, field, junk)
        assert all(isinstance(code, str) for code in GAME.check(s))


@settings(max_examples=200, deadline=None)
@given(some.data())
def test_any_plain_data_within_a_field_is_judged_without_an_accident(data):
    s = build(TURN).now.clone()
    field = data.draw(some.sampled_from([name for name, value in s.__dict__.items()
                                         if isinstance(value, (list, dict)) and value]))
    here = getattr(s, field)
    place = data.draw(some.sampled_from(sorted(here) if isinstance(here, dict) else range(len(here))))
    here[place] = data.draw(JSON | some.sampled_from(JUNK))
    assert all(isinstance(code, str) for code in GAME.check(s))


KEYS = ["player", "race", "power", "lands", "meadow", "lair", "x"]
JSON = some.recursive(some.none() | some.booleans() | some.integers(-3, 20) | some.floats()
                      | some.text(max_size=4)
                      | some.sampled_from(["humans", "meadow", "hill", "lair", "conquer"]),
                      lambda inner: some.lists(inner, max_size=3)
                      | some.dictionaries(some.sampled_from(KEYS), inner, max_size=4),
                      max_leaves=10)


@settings(max_examples=300, deadline=None)
@given(some.dictionaries(some.sampled_from(FIELDS), JSON, max_size=3))
def test_garbage_is_refused_and_breaks_nothing(position):
    try:
        assert GAME.check(build(position).now) == []
    except Refusal as refused:
        assert refused.code == "position" and refused.facts["why"]


@settings(max_examples=300, deadline=None)
@given(some.sampled_from(("player", "race", "power", "declined", "hand", "lands")), JSON)
def test_garbage_in_a_band_is_refused_and_breaks_nothing(field, value):
    try:
        assert GAME.check(build({"bands": [{**band(), field: value}]}).now) == []
    except Refusal as refused:
        assert refused.code == "position" and refused.facts["why"]


# --- the edges of every form ---------------------------------------------------------------------

@pytest.mark.parametrize("fits, beyond, code", [
    ({"round": 1}, {"round": 0}, "round"), ({"round": 4}, {"round": 5}, "round"),
    ({"first": 0}, {"first": -1}, "first"), ({"first": 1}, {"first": 2}, "first"),
    ({"actor": 0}, {"actor": -1}, "actor"), ({"actor": 1}, {"actor": 2}, "actor"),
    ({"coins": [0, 10_000]}, {"coins": [0, 10_001]}, "coins"),
    ({"coins": [0, 1]}, {"coins": [-1, 1]}, "coins"),
    ({"column": [["elves", "hill", 1000]]}, {"column": [["elves", "hill", 1001]]}, "column"),
    ({"column": [["elves", "hill", 0]]}, {"column": [["elves", "hill", -1]]}, "column"),
    ({"bands": [band(hand=7)]}, {"bands": [band(hand=8, lands={"meadow": 3, "wood": 1})]}, "lands"),
    ({"bands": [band(player=0)]}, {"bands": [band(player=-1)]}, "player"),
    ({"bands": [band(hand=0)]}, {"bands": [band(hand=True)]}, "hand"),
    ({"bands": [band(lands={"meadow": 10})]}, {"bands": [band(lands={"meadow": 11})]}, "lands"),
    ({"tokens": {"meadow": {"camp": 5}}}, {"tokens": {"meadow": {"camp": 21}}}, "tokens")])
def test_a_number_of_a_position_goes_so_far_and_no_further(fits, beyond, code):
    build(fits)
    assert why(beyond) == [code]


@pytest.mark.parametrize("fits, beyond, code", [
    ({"lent": 0}, {"lent": -1}, "lent"), ({"lent": 0}, {"lent": 100}, "lent"),
    ({"attacked": [0, 1]}, {"attacked": [-1]}, "attacked"),
    ({"conquests": [{"race": "orcs", "region": "wood", "tokens": 99, "lost": 99}]},
     {"conquests": [{"race": "orcs", "region": "wood", "tokens": 100}]}, "conquests"),
    ({"conquests": [{"race": "orcs", "region": "wood", "from": "tribes"}]},
     {"conquests": [{"race": "orcs", "region": "wood", "tokens": 1, "lost": -1}]}, "conquests")])
def test_what_was_done_in_a_turn_goes_so_far_and_no_further(fits, beyond, code):
    build({**TURN, **fits})
    assert why({**TURN, **beyond}) == [code]


def test_a_match_has_places_for_two_to_ninety_nine_bands_a_player():
    for slots, form in ((1, True), (2, False), (99, False), (100, True)):
        s = build({}).now.clone()
        s.make_room(slots)
        assert (GAME.check(s) == ["form"]) == form
