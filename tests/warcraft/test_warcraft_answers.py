"""Answers of the publisher that the facts list under `rulings`, as far as no other test has them."""

from field import clash, empty, field
from warcraft import moves
from warcraft.battle import ring
from warcraft.units import FLYING, KIND, MELEE, RANGED, UNITS


def test_no_retreat_a_battle_offers_cards_and_losses_only():
    f = empty(clash("melee melee", "melee melee", [("west", {"a": "melee"}), ("north", {"b": "flying"})]))
    seen = set()
    f.play("done")
    while f.phase not in ("over", "move", "harvest", "deploy", "spend"):
        seen |= f.verbs()
        f.match.apply(f.s.legal[0])
    assert seen <= {"lose", "pass"} and f.notes("battle_over")


def test_flank_definition_every_space_beside_a_battlefield_is_a_flank():
    board = field().s.board
    for kind in (MELEE, RANGED, FLYING):
        for r, near in enumerate(board.near):
            assert all(r in board.flanks[kind][place] for place in near)


def test_multiple_copies_go_no_further_than_three_and_no_less_than_nought():
    for kind in UNITS:
        assert moves.speed({"boost": {"7": 4}}, 7, kind) == 3
        assert moves.speed({"boost": {"7": -4}}, 7, kind) == 0


def test_workers_never_captured_nor_chosen_as_losses():
    f = empty(clash("melee", "melee worker", [("north", {"b": "ranged worker"})]))
    frame = {"player": 0, "r": f.r("gate"), "foe": f.s.teams[1], "stay": [], "absent": [],
             "kind": MELEE, "netted": [False, False]}
    assert {name for _, _, name in ring.losable(f.s, frame, 1)} == {"melee", "ranged"}
    f.fight(lambda f: not f.at("gate", "b"))
    assert all(KIND["worker"] != piece % 8 or piece // 8 == 1 for here in f.s.pieces for piece in here)


def test_rebuild_outpost_is_of_the_expansion_two_are_all_there_are():
    f = field(a="orc", b="human").outpost("mine", "a").outpost("woods", "a").stand("gate", a="worker")
    f.stand("home", a="melee").stand("far_home", b="melee").has("a", gold=9, wood=9).with_(step="spend")
    assert "found" not in f.verbs() and f.why("found gate") == ["no_tiles"]
