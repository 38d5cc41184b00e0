"""Nordrassil: a human, b orc, c night elf against d undead."""

from field import chart, field
from warcraft import GAME, changes
from warcraft.units import UNITS, WIDTH, top

NAME = "nordrassil"


def siege(**fields):
    """The Outposts stand; the Undead are at their Move step."""
    f = field(NAME).with_(**{"actor": "d", "first": 3, **fields})
    for name, letter in (("stronghold", "c"), ("E", "d"), ("F", "d"), ("B", "a"), ("C", "b")):
        f.outpost(name, letter)
    return f


def test_the_start():
    s, f = GAME.start(chart(NAME), 4, {}, 1), siege()
    assert s.first == 2 and GAME.sides(s) == [0, 0, 0, 1] and s.gold == s.wood == [0] * 4
    assert all(s.levels[p] == [top(s.races[p], kind) for kind in UNITS] for p in range(4))
    assert [s.outpost[f.r(name)] for name in ("B", "C", "stronghold", "E", "F")] == [0, 1, 2, 3, 3]
    units = [sum(piece // WIDTH == p for here in s.pieces for piece in here) for p in range(4)]
    assert units == [4, 3, 4, 9]


def test_deck_after_removal():
    s = GAME.start(chart(NAME), 4, {}, 1)
    assert [len(s.decks[p]) + len(s.hands[p]) for p in range(4)] == [16] * 4


def test_steps_that_are_not_played():
    f = siege(actor="c", first=2)
    seen = set()
    while f.s.round == 1:
        seen.add((f.step, f.actor))
        f.play("done")
    assert seen == {("move", letter) for letter in "abcd"}


def test_nordrassil_clock():
    f = siege(actor="d", first=0).stand("3,0", d="melee")
    before = len(f.s.decks[2])
    f.play("done")
    assert f.s.round == 2 and len(f.s.decks[2]) == before - 1 and len(f.s.aside[2]) == 1
    assert f.s.seen_by(2)["aside"] == [0, 0, 1, 0]


def test_allies_win_with_the_last_card():
    f = siege(actor="d", first=0).has("c", decks=["fast"]).play("done")
    assert f.s.won == [0, 1, 2] and f.notes("over")[0]["by"] == "spell"


def test_ruling_110_cards_drawn_in_battle_count_and_the_discards_stay():
    f = siege(actor="c", first=2).has("c", decks=["fast"], discards=["fast"], hands=[])
    f.stand("3,5", c="ranged", d="melee").play("done")
    assert not f.s.stack and f.s.won == [0, 1, 2]


def test_ruling_110_the_game_ends_with_the_battle_in_which_the_last_card_is_drawn():
    f = siege(actor="c", first=2).has("c", decks=["fast"], hands=[])
    f.stand("3,5", c="melee", d="melee").stand("-2,5", c="melee", d="melee").play("done")
    assert f.phase == "fights"
    f.match.apply(("fight", f.r("3,5"), 1))
    while f.s.stack and f.phase != "fights":
        f.match.apply(("pass",) if ("pass",) in f.s.legal else f.s.legal[0])
    assert f.s.won == [0, 1, 2] and not f.s.stack and f.at("-2,5", "d") == "melee"
    assert len([note for notes in f.match.history() for note in notes if note["event"] == "battle"]) == 1


def test_ruling_110_only_the_casters_deck_runs_out():
    s = siege().with_(decks=[[]] * 4, discards=[["fast"]] * 4).s
    s.draw(2)
    s.draw(0)
    assert (s.hands[2], s.hands[0]) == ([], ["fast"])


def test_the_undead_win_with_a_unit_on_the_tree_at_the_end_of_their_turn():
    f = siege(first=3).stand("prize", d="melee").play("done")
    assert f.s.stack
    while f.s.stack and f.s.round == 1:
        f.play("done")
    assert f.s.won == [3] and f.notes("over")[0]["by"] == "prize"


def test_ruling_111_allies_who_move_after_them_may_still_clear_it():
    f = siege(first=3).stand("prize", d="melee").stand("0,5", a="melee melee melee")
    f.has("a", levels=[3, 3, 3]).play("done", *["move 0,5 melee prize"] * 3)
    f.fight(lambda f: f.at("prize", "d") == "")
    while f.s.stack and f.s.round == 1:
        f.on()
    assert f.s.stack and f.s.round == 2


def test_ruling_108_the_night_elf_outpost_decides_at_once():
    f = siege().stand("1,6", d="melee").play("move 1,6 melee stronghold", "done")
    assert f.s.won == [3] and f.notes("over")[0]["by"] == "stronghold"


def test_ruling_107_any_other_outpost_is_just_gone():
    f = siege().stand("1,2", d="melee").play("move 1,2 melee B", "done")
    assert f.s.stack and f.s.outpost[f.r("B")] == -1


def test_ruling_105_a_killed_undead_unit_comes_back_at_the_nearest_base():
    f = siege().stand("5,1", d="melee")
    changes.kill(f.s, f.r("5,1"), 3, 0)
    assert f.at("F", "d") == "melee"


def test_ruling_105_not_where_the_battle_is_nor_among_enemies():
    f = siege().stand("F", d="melee").stand("3,0", a="melee")
    changes.kill(f.s, f.r("F"), 3, 0)
    assert f.at("E", "d") == "melee"


def test_ruling_105_the_undead_choose_between_equally_near_bases():
    f = siege().stand("prize", d="melee")
    changes.kill(f.s, f.r("prize"), 3, 0)
    assert f.phase == "back" and f.actor == "d"
    told = GAME.phases["back"].describe(f.s, f.s.stack[-1], ("back", f.r("E")))
    assert told == {"kind": "place", "place": f.r("E"), "piece": "melee"}
    goals = [("back", base) for base in sorted(f.numbers("E", "F", "3,0"))]
    assert GAME.phases["back"].actions(f.s, f.s.stack[-1]) == goals


def test_ruling_106_with_no_base_left_the_unit_is_gone():
    f = siege().stand("3,0", a="melee").stand("E", a="melee").stand("F", b="melee").stand("5,1", d="melee")
    changes.kill(f.s, f.r("5,1"), 3, 0)
    assert f.s.units(f.r("F"), 3) == 0 and f.s.reserve(3, 0) == 10


def test_ruling_112_any_number_stands_in_a_base_but_not_elsewhere():
    f = siege().stand("F", d="melee melee melee melee ranged")
    assert not GAME.check(f.s)
    f.play("move F melee 5,1", "move F melee 5,1", "move F melee 5,1")
    assert not f.can("move F ranged 5,1") and f.can("move F melee 4,2")


def test_allies_are_killed_as_ever():
    f = siege().stand("prize", a="melee")
    changes.kill(f.s, f.r("prize"), 0, 0)
    assert f.s.reserve(0, 0) == 10


def test_ruling_109_the_undead_town_can_be_captured():
    f = siege(first=0).stand("3,0", a="melee").deplete(**{"3,0": 1})
    while f.step == "move":
        f.play("done")
    assert f.s.out == [3] and f.s.won == [0, 1, 2]


def test_holes_cannot_be_crossed():
    f = siege().stand("-1,3", d="flying")
    assert f.s.board.distance(f.r("-1,3"), f.r("1,3")) == 2 and not f.can("move -1,3 flying 1,3")
