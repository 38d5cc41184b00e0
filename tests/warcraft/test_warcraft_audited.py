"""What an audit by the rule book alone found wrong."""

from field import clash, field, lost


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
