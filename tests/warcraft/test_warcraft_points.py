"""Points, and when they win (rule book, "Victory and the end", and its rulings)."""

from field import field
from warcraft import GAME


def score(f) -> list:
    return GAME.score(f.s)


def test_town_vp():
    f = field().stand("home", a="melee").stand("centre", a="melee").stand("crag", a="flying")
    f.has("a", levels=[4, 1, 2], shown=2)
    assert GAME.view(f.s, 0)["points"][0] == {"cards": 2, "types": 2, "town": 3, "objective": 3}
    assert score(f) == [10, 0]


def test_workers_and_outposts_hold_nothing():
    f = field().stand("home", a="worker").stand("centre", a="worker").outpost("crag", "a")
    assert score(f) == [0, 0]


def test_ruling_17_an_enemy_town_pays_whoever_stands_there():
    f = field().stand("far_home", a="melee").deplete(far_home=1)
    assert score(f) == [3, 0]


def test_ruling_18_both_score_where_both_stand():
    f = field().stand("home", a="melee", b="melee")
    assert score(f) == [3, 3]


def test_win_15_30():
    assert field().s.goal == 15 and field("4").s.goal == 30


def fourteen(f):
    """Player a has 14 points: his Town, three cards, three types, the centre and three objectives."""
    f.has("a", levels=[4, 3, 2], shown=3, gold=9, wood=9).stand("home", a="melee").stand("centre", a="melee")
    return f.stand("crag", a="flying").stand("cairn", a="flying").stand("far_cairn", a="flying")


def test_ruling_19_points_are_looked_at_after_the_own_spend_step():
    f = fourteen(field()).stand("far_crag", a="ranged").with_(step="spend")
    assert score(f)[0] == 15 and f.s.stack
    f.play("done")
    assert not f.s.stack and f.s.won == [0] and f.notes("over")[0]["by"] == "points"


def test_one_point_short_is_no_victory():
    f = fourteen(field()).with_(step="spend").play("done")
    assert score(f)[0] == 14 and f.s.stack


def test_ruling_20_nobody_wins_by_points_in_another_players_step():
    f = fourteen(field()).stand("far_crag", a="ranged").with_(step="spend", actor="b", first=0).play("done")
    assert f.s.stack and f.s.round == 2


def test_ruling_19_the_first_in_play_order_wins():
    f = field("4").with_(step="spend", goal=3).stand("2,2", a="melee").stand("4,-3", b="melee")
    f.play("done")
    assert f.s.won == [0, 2]


def test_a_team_wins_by_all_its_points():
    f = field("4").with_(step="spend", goal=6).stand("2,2", a="melee").stand("-2,-2", c="melee")
    assert GAME.score(f.s) == [3, 0, 3, 0]
    f.play("done")
    assert f.s.won == [0, 2]


def test_team_scoring():
    """A space that teammates hold together counts once."""
    f = field("4").stand("0,0", a="melee", c="melee")
    assert score(f) == [2, 0, 0, 0]


def test_four_player_20():
    assert field("4", options={"goal": 20}).s.goal == 20
    assert field(options={"goal": 20}).s.goal == 15


def test_a_game_without_end_is_decided_by_points():
    f = field().stand("home", a="melee").with_(round=60, step="spend", actor="b", first=0).play("done")
    assert not f.s.stack and f.s.won == [0]


def test_ruling_22_hands_have_no_limit():
    f = field().has("a", hands=["fast"] * 3 + ["resources"] * 2 + ["devour"] * 3 + ["ensnare"] * 2)
    assert f.s.legal


def test_ruling_23_an_empty_deck_is_made_of_the_discards():
    s = field().has("a", hands=[], discards=["fast"] * 3, decks=[]).with_(decks=[[], []]).s
    s.draw(0)
    assert s.hands[0] == ["fast"] and s.decks[0] == ["fast"] * 2 and s.discards[0] == []


def test_ruling_23_with_nothing_to_draw_there_is_no_card():
    s = field().with_(decks=[[], []]).s
    s.draw(0)
    assert s.hands[0] == []


def test_ruling_23_played_victory_points_never_return():
    s = field().has("a", shown=3).with_(decks=[[], []]).s
    s.draw(0)
    assert s.hands[0] == [] and s.shown[0] == 3
