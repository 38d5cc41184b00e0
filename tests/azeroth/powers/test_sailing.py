"""Sailors pay no fare."""

from realm import realm


def test_sailing_pays_no_fare_and_opens_no_water():  # rulings 13, 123
    t = realm(a="orcs sailing", b="naga farmer").own("a", hand=9).own("b", dune=1)
    assert t.cost("a", "harbour") == 2 and t.cost("a", "ridge") == 3
    t = realm(a="orcs sailing", b="naga farmer").own("a", hand=9, grove=1).own("b", dune=1)
    assert t.cost("a", "landing") == 2 and not t.can("a", "conquer lake")


def test_sailing_and_the_stone_together_make_nothing_cheaper_than_no_fare():
    t = realm(a="orcs sailing", b="naga farmer").own("a", hand=9, grove=1).own("b", dune=1)
    assert t.put("grove", meeting_stone=1).cost("a", "landing") == 2
