"""One click less: what the scripted turns of clicks.py take, and no more."""
from clicks import island_turn, later_turn, pack_turn


def test_scripted_turns_take_few_clicks(visit):
    page = visit.open()
    overhead, pack = later_turn(page), pack_turn(page)
    print({"a later turn beyond its conquests": overhead, **pack})
    assert overhead <= 1
    assert pack["one wolf"] <= 2 and pack["a den"] <= 2
    assert pack["a pair to one hex"] <= 3
    assert visit.complaints == []


def test_turns_on_the_islands_take_few_clicks(visit):
    found = island_turn(visit.open())
    print(found)
    assert found.pop("a later turn on the islands") <= 1
    assert found == {"champion": 2, "drive": 2, "swap": 3, "steal": 3, "wield": 1}
    assert visit.complaints == []
