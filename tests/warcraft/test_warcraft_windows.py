"""Windows for cards open on what everybody knows, never because of what a hand holds."""

from field import chart, field
from warcraft import GAME
from warcraft.windows import may


def before_move(**fields):
    """A orc is about to move, b undead might cripple him."""
    return field(a="orc", b="undead").has("b", **fields).stand("gate", a="melee")


def test_a_window_opens_for_whoever_could_hold_such_a_card():
    assert (before_move(hands=["fast"]).phase, before_move(hands=["cripple"]).phase) == ("window", "window")
    assert before_move(hands=["fast"]).s.legal == [("pass",)]
    assert before_move(hands=[]).phase == "move"
    assert field(a="undead", b="orc").has("b", hands=["fast"]).phase == "move"


def test_nobody_sees_from_a_window_what_is_in_the_hand():
    def seen(card):
        s = before_move(hands=[card], decks=[]).s
        return {**s.seen_by(0), **GAME.view(s, 0)}, s.events

    assert seen("fast") == seen("cripple") == seen("web")


def test_no_window_for_cards_that_all_lie_open():
    assert before_move(hands=["fast"], discards=["cripple"] * 3).phase == "move"
    assert before_move(hands=["fast"], discards=["cripple"] * 2).phase == "window"


def test_a_match_of_version_1_goes_on_with_the_deck_it_was_dealt():
    f = before_move(hands=["fast"], decks=["web"], discards=["cripple"] * 3)
    assert f.phase == "move" and GAME.check(f.s) == []
    f.s.decks[1] += ["web", "web"]  # three of them then, two today
    assert GAME.check(f.s) == [] and may(f.s, 1, "battle_phase")
    f.s.discards[1] += ["web", "web"]
    assert may(f.s, 1, "battle_phase") and GAME.check(f.s) == ["cards"]


def test_no_window_for_cards_that_the_scenario_took_out():
    data = chart("2")
    data["seats"] = [{"race": "orc"}, {"race": "undead", "without": ["cripple"]}]
    assert GAME.start(data, 2, {"first": 0}, 1).stack[-1]["phase"] == "move"
    data["seats"][1] = {"race": "undead", "errata": ["cripple"]}
    assert GAME.start(data, 2, {"first": 0}, 1).stack[-1]["phase"] == "move"
    assert GAME.start(data, 2, {"first": 0, "errata": False}, 1).stack[-1]["phase"] == "window"


def test_a_step_with_nothing_else_to_do_is_a_window():
    f = field(a="night_elf", b="orc").has("a", hands=["fast"]).with_(step="harvest")
    assert f.phase == "window" and f.s.legal == [("pass",)]
    g = field(a="night_elf", b="orc").has("a", hands=["fast"], discards=["renew"] * 2, shown=3)
    assert g.with_(step="harvest").step != "harvest"
