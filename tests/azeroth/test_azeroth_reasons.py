"""What a hint says for actions that only this game has."""

from azeroth import GAME
from realm import realm


def test_a_hint_tells_what_it_can_where_something_would_come_to_light():
    t = realm(a="dwarves championing", b="orcs farmer").own("a", hand=2, grove=1).own("b", peak=2, landing=1)
    t.hide("peak", "dark_portal")
    assert {"code": "breaks", "foe": 1} in GAME.reasons(t.s, t.action("champion peak"))
