"""What an audit by the rule book alone found wrong."""

from field import field, lost


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
