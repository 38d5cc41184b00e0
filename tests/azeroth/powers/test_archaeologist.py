"""Archaeologists are paid for what lies open under them."""

from realm import holding, realm


def test_archaeologists_are_paid_for_what_lies_open_under_them():  # ruling 92
    t = holding("archaeologist", grove=1, meadow=1, peak=1, moor=1).put("grove", frostmourne=1, dark_portal=1)
    assert t.put("meadow", karazhan=1).hide("peak", "doomhammer").pays("a")["power"] == 3


def test_the_well_pays_archaeologists_where_it_lies():  # rulings 81, 92
    t = realm(a="naga archaeologist", b="dwarves farmer").own("a", lake=1, marsh=1).own("b", dune=1)
    assert t.put("lake", well_of_eternity=1).pays("a") == {"region": 2, "power": 1}


def test_archaeologists_in_decline_are_not_paid():  # ruling 92
    t = holding("archaeologist", grove=1).faded("a", "gnomes", meadow=1).put("meadow", frostmourne=1)
    assert "power" not in t.pays("a")
