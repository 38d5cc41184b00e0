"""What opponents do in positions in which any sensible player sees what to do."""

import random

import pytest
from field import chart, field
from tabletop.ai import tried
from tabletop.thinkers import Mind
from warcraft import GAME
from warcraft.odds import odds
from warcraft.planner import Planner
from warcraft.sight import Sight, duel
from warcraft.spending import bought, gifts, wanting
from warcraft.units import KIND, UNITS, top
from warcraft.weights import CARELESS, HARD
from warcraft.worth import worth

SKILLS = {"careful": CARELESS, "hard": HARD}  # what the weaker levels do when they miss nothing
LEVELS = pytest.mark.parametrize("level", SKILLS)
LONG = 40  # decisions of a step


def step(f, level="careful"):
    """What the player to act does in his step, or where he is asked, one after another."""
    p, at, found, mind = f.s.actor, (f.step, f.phase), [], None
    while f.s.stack and f.s.actor == p and (f.step, f.phase) == at and len(found) < LONG:
        mind = mind or Planner(f.s, f.match.steps, skill=SKILLS[level])
        mind.run()
        action = mind.ranking()[0][0]
        found.append(action)
        f.match.apply(action)
        assert not GAME.check(f.s)
        mind = mind.follow(f.s, action) if f.s.stack and f.s.actor == p else None
    return found


def went(f, found) -> list:
    """(start, kind, goal) of moves, in rising order."""
    return sorted((start, kind, goal) for verb, start, kind, goal in
                  [action for action in found if action[0] in ("move", "lead")])


def calm(**more):
    """Orcs against Undead, both at home with three melee units, nobody with a card."""
    return field(**more).has("a", hands=[]).has("b", hands=[])


# --- movement -------------------------------------------------------------------------------------------

@LEVELS
def test_an_undefended_town_is_taken(level):
    f = calm().stand("home", a="melee").stand("far_gate", a="melee melee").stand("far_west", b="melee")
    done = step(f, level)
    assert f.r("far_home") in [goal for _, _, goal in went(f, done)]


@LEVELS
def test_one_does_not_walk_into_six(level):
    f = calm().stand("home", a="melee").stand("west", a="melee")
    f.stand("south_west", b="melee melee melee").stand("centre", b="melee melee melee")
    f.stand("far_home", b="melee")
    goals = [goal for _, _, goal in went(f, step(f, level))]
    assert f.r("south_west") not in goals and f.r("centre") not in goals


@LEVELS
def test_nine_in_ten_is_enough_to_attack(level):
    f = calm().stand("home", a="melee").stand("gate", a="melee melee melee").stand("north_west", b="melee")
    f.stand("far_home", b="melee")
    assert f.r("north_west") in [goal for _, _, goal in went(f, step(f, level))]


@LEVELS
def test_workers_go_where_there_is_something_to_harvest(level):
    f = calm().stand("home", a="melee melee melee worker worker worker").stand("far_home", b="melee melee")
    step(f, level)
    there = [f.at(space, "a") for space in ("mine", "woods", "reach", "north", "north_west", "pit")]
    assert sum(here.count("worker") for here in there) == 3


@LEVELS
def test_workers_leave_what_is_used_up(level):
    f = calm().stand("home", a="melee").stand("mine", a="worker worker").stand("far_home", b="melee")
    step(f.deplete(mine=2), level)
    assert f.at("mine", "a") == ""


@LEVELS
def test_the_own_town_is_freed_before_it_falls(level):
    f = calm().stand("gate", a="melee melee melee").stand("home", b="melee").stand("far_home", b="melee")
    found = went(f, step(f.deplete(home=1), level))
    assert [goal for _, _, goal in found].count(f.r("home")) > 1


@LEVELS
def test_a_town_that_would_fall_next_is_manned(level):
    f = calm().stand("gate", a="melee melee melee").stand("west", b="melee melee").deplete(home=1)
    step(f.stand("far_home", b="melee"), level)
    assert f.at("home", "a")


@LEVELS
def test_the_points_that_win_are_taken_at_once(level):
    f = calm().stand("home", a="melee").stand("moor", a="melee").stand("far_home", b="melee melee melee")
    f.stand("far_gate", b="melee").with_(goal=4)
    points = [r for r, n in enumerate(f.s.board.points) if n == 1]
    step(f, level)
    assert any(f.s.units(r, 0) for r in points)


@LEVELS
def test_an_open_point_is_worth_a_step(level):
    f = calm().stand("home", a="melee melee").stand("moor", a="melee")
    f.stand("far_home", b="melee melee melee")
    points = {r for r, n in enumerate(f.s.board.points) if n == 1}
    assert points & {goal for _, _, goal in went(f, step(f, level))}


# --- goods --------------------------------------------------------------------------------------------

def spending(**fields):
    f = calm().stand("home", a="melee melee melee worker").stand("far_home", b="melee melee melee")
    return f.has("a", **fields).with_(step="spend", actor="a")


def test_the_rich_do_not_sit_on_their_goods():
    assert step(spending(gold=12, wood=12))[0] != ("done",)


def test_an_army_is_upgraded_by_the_rich():
    f = field(a="orc", b="undead").has("a", hands=[], gold=4, wood=4, built=[2, 0, 0], levels=[1, 1, 1])
    f.has("b", hands=[]).stand("home", a="melee melee melee").stand("gate", a="melee melee melee")
    f.stand("centre", b="melee melee").stand("far_home", b="melee").with_(step="spend", actor="a")
    assert ("upgrade", "melee") in step(f)


def test_several_things_are_bought_together():
    assert len(step(spending(gold=9, wood=9, built=[3, 0, 0]))) > 3


def test_a_point_that_wins_is_played():
    f = calm().stand("home", a="melee").stand("far_home", b="melee").has("a", hands=["victory_point"])
    f.with_(step="spend", actor="a", goal=4)
    assert ("show",) in step(f)
    assert f.s.won == [0]


# --- teammates ----------------------------------------------------------------------------------------

def allies(**goods):
    """Four players, two sides; a and c play together, it is the Spend step of a."""
    f = field("4").has("a", hands=[], **goods).has("b", hands=[]).has("d", hands=[])
    return f.with_(step="spend", actor="a")


def test_a_teammate_is_asked_for_what_makes_a_purchase_possible():
    f = allies(gold=2, wood=0).has("c", gold=9, wood=9, hands=[])
    assert step(f, "hard")[0] == ("ask", 2)
    assert f.phase == "grant" and f.actor == "c"
    assert ("give", 0, "wood") in step(f, "hard")
    done = step(f, "hard")
    assert done[0][0] in ("train", "build", "upgrade")


def test_who_thinks_of_nothing_to_buy_ends_his_step():
    s = allies(gold=0, wood=0).has("c", gold=9, wood=9, hands=[]).s
    assert bought(s, [action for action in s.legal if action[0] == "ask"], lambda s: 0.0)[1] == [("done",)]


def test_three_pieces_at_most_are_wanted_of_a_teammate():
    s = allies(gold=0, wood=0).has("c", gold=9, wood=9, hands=[]).s
    assert wanting(s, 2, 0) == [(1, 1), (2, 1)]


def test_nobody_is_asked_who_needs_it_himself():
    f = allies(gold=0, wood=0).has("c", gold=1, wood=1, hands=[])
    assert ("ask", 2) not in step(f, "hard")


def test_what_lies_in_heaps_is_given_away():
    f = allies(gold=3, wood=40).has("c", gold=0, wood=0, hands=[])
    assert ("give", 2, "wood") in step(f, "hard")


def test_only_what_purchases_leave_is_given_away():
    s = allies(gold=9, wood=9).s
    buy = ("train", "melee")
    given, left = gifts(s, [buy, ("done",)], lambda s: 9.0 * s.wood[2]), tried(s, buy).wood[0]
    assert left < 9 and given == [("give", 2, "wood")] * left


def test_a_teammate_who_can_use_nothing_is_given_nothing():
    f = allies(gold=5, wood=5).has("c", gold=40, wood=40, hands=[])
    assert "give" not in [action[0] for action in step(f, "hard")]


# --- cards ----------------------------------------------------------------------------------------------

def crippling(space, units):
    """Whether b, whose Town has one unit and one token, slows units of a down before they move."""
    f = field(a="orc", b="undead").has("a", hands=[]).has("b", hands=["cripple"]).deplete(far_home=1)
    f.stand(space, a=units).stand("home", a="melee").stand("far_home", b="melee")
    assert f.actor == "b"
    return ("cripple", f.r(space)) in step(f, "hard")


def test_those_who_are_about_to_take_the_town_are_crippled():
    assert crippling("far_gate", "melee melee melee")


def test_a_card_that_would_change_nothing_is_kept():
    assert not crippling("gate", "melee")


# --- hints ------------------------------------------------------------------------------------------------

def test_a_hint_says_from_where_to_where_and_why():
    f = calm().stand("home", a="melee melee melee").stand("mine", a="worker").stand("far_home", b="melee")
    assert f.s.legal
    best = Mind().think(f.match, "hard", True, None, None)["ranking"][0]
    assert best["action"][0] == "move" and best["why"]


def test_a_plan_is_followed_as_long_as_the_match_does():
    f = calm().stand("home", a="melee melee worker worker").stand("far_home", b="melee")
    mind = Planner(f.s, skill=CARELESS)
    plan = list(mind.plan) if mind.run() else []
    f.match.apply(plan[0])
    assert len(plan) > 1 and mind.follow(f.s, plan[0]).plan == plan[1:]


# --- the rule of thumb ---------------------------------------------------------------------------------

def test_the_rule_of_thumb_is_near_the_odds():
    """Of random battles without the dead that rise: on the mean within an eighth, seldom far off."""
    chance, far = random.Random(1), []
    for n in range(60):
        races = chance.sample(["human", "orc", "night_elf"], 2)
        s = GAME.start(chart("2"), 2, {"race_0": races[0], "race_1": races[1]}, n)
        s.pieces = [[] for _ in s.pieces]
        s.levels[:2] = [[chance.randint(1, top(race, kind)) for kind in UNITS] for race in races]
        r = next(r for r, ring in enumerate(s.board.near) if len(ring) > 5)
        for p in range(2):
            for place, most in ((r, 3), (s.board.near[r][p], 2)):
                for _ in range(chance.randint(place == r, most)):
                    s.put(place, p, chance.choice([KIND["melee"], *UNITS]))
        sides = [[[place, p, piece % 8] for place, here in enumerate(s.pieces) for piece in here
                  if piece // 8 == p] for p in range(2)]
        sight, exact = Sight(s), odds(s, r, sides)
        guess = duel(sight.ring(s, s.teams[0], r), sight.ring(s, s.teams[1], r))
        far.append(abs(guess - exact["win"] - exact["draw"] / 2))
    assert sum(far) / len(far) < 0.125
    assert sorted(far)[len(far) * 9 // 10] < 0.3


def test_a_unit_in_training_counts_less_while_no_base_has_room_for_it():
    def gain(where):
        with_it, without = (worth(field().stand("home", a="melee melee").stand(where, a="melee").has(
            "a", training=[n, 0, 0, 0]).s)[0] for n in (1, 0))
        return with_it - without
    assert 0 < gain("home") < gain("gate")


@LEVELS
@pytest.mark.parametrize("space", ["gate", "west"])
def test_a_captive_is_led_home_though_others_stand_by(level, space):
    f = field("captives").stand(space, a="captive melee melee ranged").stand("B", a="flying", b="captive")
    led = [action for action in step(f.stand("far_mine", b="ranged"), level) if action[0] == "lead"]
    away = [f.s.board.distance(r, f.s.home(0)) for _, start, _, goal in led for r in (start, goal)]
    assert away in ([1, 0], [2, 1])
