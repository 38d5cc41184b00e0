"""The calendar, the scorings, the end, the final score and its ties (pp. 14-16), two players (pp. 17-18)."""

import pytest
from den import table
from wolves import GAME
from wolves.control import awards, control, earnings, places
from wolves.tables import MOONS, STALL

# The stacks of a built position lie in the order of the table: 2 crescents, 2 quarters, 2 full moons.


def end_turn(t, letter, *moves):
    """Plain actions until the turn is over."""
    t.play(letter, *moves).paid()
    while t.s.stack and t.s.stack[0]["player"] == t.player(letter) and t.s.actor == t.player(letter):
        done = ("done",) in t.s.legal
        plain = next((a for a in t.s.legal if a[0] in ("stay", "pay", "displace")), None)
        t.match.apply(("done",) if done else plain)
    return t


# --- control -------------------------------------------------------------------------------------------

def test_example_of_page_15_five_three_and_six_points():
    t = table().stand("0A1", a="alpha pack").stand("0A2", a="alpha pack").stand("0B1", a="den")
    t.stand("0B2", b="pack pack").stand("0B3", b="den")
    t.stand("0C2", c="lair pack").stand("0D2", c="den").stand("0D1", c="den")
    assert [row[0] for row in control(t.s, 0)] == [5, 3, 6]
    assert awards(t.s, 0, "crescent") == [(2, 4, True), (0, 2, False)]


def test_example_of_page_15_more_alphas_win_a_tie():
    t = table().stand("0A1", a="den").stand("0A2", a="den").stand("0A3", a="pack")
    t.stand("0B1", b="pack pack").stand("0B2", b="alpha")
    assert control(t.s, 0)[:2] == [[3, 0], [3, 1]] and places(control(t.s, 0)) == ([1], [0])


@pytest.mark.parametrize("found, first, second", [
    ([[0, 0], [0, 0], [0, 0]], [], []),  # ruling region_empty
    ([[2, 1], [0, 0], [0, 0]], [0], []),  # ruling region_single
    ([[2, 1], [2, 1], [1, 0]], [0, 1], []),  # ruling tie_first
    ([[3, 0], [2, 1], [2, 1]], [0], [1, 2]),  # ruling tie_second
    ([[3, 0], [2, 1], [2, 0]], [0], [1]), ([[1, 0], [1, 1], [3, 0]], [2], [1])])
def test_places(found, first, second):
    assert places(found) == (first, second)


def test_ruling_tie_first_all_take_the_lower_number_and_others_nothing():
    t = table().stand("0A1", a="pack pack").stand("0A2", b="pack pack").stand("0B1", c="pack")
    assert awards(t.s, 0, "full") == [(0, 4, False), (1, 4, False)]


def test_ruling_tie_second_nobody_is_second():
    t = table().stand("0A1", a="pack pack").stand("0A2", b="pack").stand("0B1", c="pack")
    assert awards(t.s, 0, "quarter") == [(0, 6, True)]


# --- the calendar ----------------------------------------------------------------------------------------

def test_example_of_page_14_the_ninth_day_of_three_players_brings_the_crescent():
    t = table(calendar=8).has("a", terrains=4).stand("0C2", a="alpha").lay("0C1", "lone")
    t.stand("1C2", b="den")
    t.play("a", "howl 0C1").paid()
    assert t.s.scored == 0 and t.s.stacks[0] == ["crescent"]  # only at the end of the turn
    end_turn(t, "a")
    assert t.s.scored == 1 and t.s.trophies == [["crescent"], ["crescent"], []]
    assert t.s.stacks[:3] == [[], [], ["quarter"]]
    assert t.s.actor == 1


@pytest.mark.parametrize("players, days", [
    (2, (7, 13, 18)), (3, (9, 17, 22)), (4, (11, 20, 26)), (5, (13, 23, 30))])
def test_days_of_the_moons(players, days):
    for n, day in enumerate(days):
        t = table(players, calendar=day - 1, scored=n).has("a", terrains=4)
        t.stand("0A2", a="alpha").lay("0C1", "lone")
        end_turn(t, "a", "stay rock")
        assert t.s.scored == n
        t = table(players, calendar=day - 1, scored=n).has("a", terrains=4)
        t.stand("0A2", a="alpha").lay("0C1", "lone")
        end_turn(t, "a", "howl 0C1")
        assert t.s.scored == n + 1 and (t.phase == "over") == (n == 2)


def test_ruling_phase_twice_both_moons_are_scored_in_order():
    t = table(calendar=16).has("a", terrains=4).stand("0A2", a="alpha").lay("0C1", "lone")
    t.stand("2C2", b="den")
    end_turn(t, "a", "howl 0C1")
    assert t.s.scored == 2 and t.s.trophies == [["crescent"], ["quarter"], []]
    moons = [note["moon"] for s in t.match.states for note in s.events if note["event"] == "moon"]
    assert moons == ["crescent", "quarter"]


def test_the_second_place_takes_a_token_of_points():
    t = table(calendar=9).stand("0A1", a="pack pack").stand("0A2", b="pack")
    end_turn(t, "a", "stay rock")
    assert t.s.points == [[], [2], []] and GAME.score(t.s) == [4 + 0, 2, 0]


def test_the_turn_that_reaches_the_full_moon_is_the_last():
    t = table(calendar=21, scored=2).has("a", terrains=4, actions=1).stand("0A2", a="alpha")
    t.lay("0C1", "lone").stand("4A1", b="pack").play("a", "howl 0C1").paid()
    assert t.s.stack[-1]["left"] == 1 and t.s.scored == 2
    end_turn(t, "a", "stay rock", "extra", "stay grass")
    assert t.phase == "over" and t.s.actor is None and t.s.trophies[1] == ["full"] and not t.s.stalled


def test_dens_lairs_and_dominated_pieces_fill_days_and_nothing_else_does():
    t = table().has("a", terrains=20, actions=9, dens=[1, 0, 0]).stand("0C2", a="alpha den")
    t.stand("0A2", b="pack").lay("0A3", "lone").lay("0C1", "hare", 2)
    t.play("a", "lair 0C2").paid()
    assert t.s.calendar == [0]
    t.play("a", "howl 0A3").paid()
    t.play("a", "extra", "dominate 0A2 pack").paid()
    assert t.s.calendar == [0, -1, 5]
    t.play("a", "extra", "den 0C3 speed").paid()
    assert len(t.s.calendar) == 3


# --- the end --------------------------------------------------------------------------------------------

def test_final_points_are_the_last_open_values_and_the_tokens():
    t = table().has("a", dens=[4, 3, 2], lairs=2, wolves=5, prey=["hare", "boar", "deer"],
                    points=[2, 4], trophies=["crescent", "quarter", "full"])
    assert earnings(t.s, 0) == {"spread": 7, "speed": 3, "howl": 0, "lairs": 10, "prey": 9, "wolves": 6,
                                "tokens": 6 + 4 + 6 + 8}
    assert GAME.score(t.s)[0] == 59


def test_what_each_side_is_worth_at_most():
    for players, most in ((3, 78), (2, 67)):
        t = table(players).has("a", dens=[4, 4, 4], lairs=4, wolves=8,
                               prey=["moose", "deer", "raccoon", "boar", "hare"])
        assert GAME.score(t.s)[0] == most


@pytest.mark.parametrize("prey, many, two", [(1, 1, 2), (2, 4, 5), (3, 9, 9), (4, 16, 14), (5, 25, 20)])
def test_prey_points(prey, many, two):
    kinds = ["moose", "deer", "raccoon", "boar", "hare"][:prey]
    assert GAME.score(table(3).has("a", prey=kinds).s)[0] == many
    assert GAME.score(table(2).has("a", prey=kinds).s)[0] == two


def test_ruling_final_tie_tokens_then_wolves_then_alphas():
    t = table().has("a", trophies=["crescent"]).has("b", points=[4]).stand("0A1", b="pack pack")
    assert GAME.ranking(t.s)[0] > GAME.ranking(t.s)[1]
    t = table().stand("0A1", a="pack pack").stand("0A2", b="pack alpha").stand("0A3", c="pack")
    assert GAME.ranking(t.s) == [[0, 0, 2, 0], [0, 0, 2, 1], [0, 0, 1, 0]]


def rounds(t, letters, count):
    """So many rounds in which nobody does anything."""
    for _ in range(count):
        for letter in letters:
            assert t.phase == "act" and not t.s.stalled
            end_turn(t, letter)
    return t


def test_a_game_that_nobody_drives_on_stalls():
    """Proposed: stall_guard. All moons are scored in order as the map stands, then the end is counted."""
    t = table().stand("0A1", a="pack").stand("2A1", b="pack").stand("4A1", c="pack")
    rounds(t, "abc", STALL)
    assert t.phase == "over" and t.s.stalled and t.s.scored == len(MOONS) and not any(t.s.stacks)
    assert t.s.trophies == [["crescent"], ["quarter"], ["full"]] and GAME.score(t.s) == [4, 6, 8]
    told = [note for note in t.s.events if note["event"] in ("stalled", "moon", "over")]
    moons = [{"event": "moon", "moon": moon} for moon in MOONS]
    assert told == [{"event": "stalled", "rounds": STALL}, *moons, {"event": "over"}]
    assert GAME.forecast(t.s, ())["moon"] is None


def test_who_leads_wins_nothing_by_refusing_to_drive_the_moon_on():
    """Only the full moon is left; it is scored whether he goes on or not."""
    t = table(calendar=21, scored=2).has("a", terrains=2, prey=["moose", "deer"]).stand("0A2", a="alpha")
    t.lay("0C1", "lone").stand("4A1", b="pack")
    rounds(t, "abc", STALL)
    assert t.phase == "over" and t.s.trophies == [[], ["full"], []] and GAME.score(t.s) == [4, 8, 0]


def test_a_round_with_a_new_day_is_no_quiet_one_and_begins_the_count_anew():
    t = table(actor=1).has("b", terrains=2).stand("0A2", b="alpha").lay("0C1", "lone").stand("0A1", a="pack")
    end_turn(t, "b", "howl 0C1")
    end_turn(t, "c")
    rounds(t, "abc", STALL - 1)
    assert t.phase == "act"
    rounds(t, "abc", 1)
    assert t.phase == "over" and t.s.stalled


def test_stacked_tokens_of_two_players_are_all_scored_when_the_game_stalls():
    t = table(2).stand("3A1", a="pack pack").stand("3A2", a="pack pack")
    rounds(t, "ab", STALL)
    assert t.s.trophies[0] == ["crescent", "quarter"] and not any(t.s.stacks)


# --- two players ---------------------------------------------------------------------------------------

def start(players, seed=1, **options):
    from den import board
    return GAME.start(board(players), players, options, seed)


def test_the_virtual_pack_stands_beside_the_water_by_the_stack():
    stands = {("crescent",): ({(1, -1): [9, 9]}), ("full",): {(1, -1): [10, 11]},
              ("quarter", "crescent"): {(1, -1): [11]},
              ("full", "quarter"): {(1, -1): [11], (1, 0): [10, 10]}}
    for turns in ("fixed", "random"):
        for seed in range(10):
            s = start(2, seed, turns=turns)
            for r, stack in enumerate(s.stacks):
                q, row = s.board.cells[s.board.water[r]]
                here = {(s.board.cells[h][0] - q, s.board.cells[h][1] - row): s.pieces[h]
                        for h in s.board.regions[r] if s.pieces[h]}
                assert here == stands[tuple(stack)]


def test_the_virtual_pack_cannot_be_dominated_or_driven_away():
    t = table(2).has("a", terrains=9).stand("0D1", a="alpha")
    assert t.places("v.pack") and not t.targets("dominate") and t.at("0D3") == "v.pack v.pack"
    assert t.why("dominate", "0D3") == ["protected"] and t.why("move", "0D3") == ["full"]


def test_ruling_virtual_first_its_token_is_discarded_and_the_next_is_second():
    t = table(2, calendar=7).stand("0A1", a="pack")
    assert awards(t.s, 0, "crescent") == [(0, 2, False)]
    t = table(2).stand("0A1", a="pack pack")
    assert awards(t.s, 0, "crescent") == [(0, 2, False)]  # the virtual pack is one of the tied
    t = table(2).stand("0A1", a="pack pack").stand("0A2", a="pack").stand("0B1", b="pack")
    assert awards(t.s, 0, "crescent") == [(0, 4, True)]  # and second: nobody gets the lower number


def test_stacked_tokens_are_scored_twice():
    t = table(2, calendar=13).stand("3A1", a="pack pack").stand("3A2", a="pack pack")
    assert t.s.stacks[3] == ["quarter", "crescent"]
    end_turn(t, "a", "stay rock")
    assert t.s.trophies[0] == ["crescent", "quarter"] and t.s.stacks[3] == []
    t = table(2, calendar=7).stand("3A1", a="pack pack").stand("3A2", a="pack pack")
    end_turn(t, "a", "stay rock")
    assert t.s.trophies[0] == ["crescent"] and t.s.stacks[3] == ["quarter"]


def test_the_second_player_begins_his_first_turn_with_an_action_token():
    s = start(2, first=1)
    from tabletop.phase import step
    while s.stack[-1]["phase"] == "draft":
        step(s, s.legal[0])
    assert s.actor == 1 and s.actions == [0, 0]
    while s.actor == 1:
        step(s, ("done",) if ("done",) in s.legal else next(a for a in s.legal if a[0] in ("stay", "pay")))
    assert s.actor == 0 and s.actions == [1, 0]
