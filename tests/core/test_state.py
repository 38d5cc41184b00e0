"""The state: one source of chance, copies that are independent, frames in order, views that hide."""

import pytest

from tabletop import State
from toy import TOY, begin

# The first numbers of splitmix64 for the seed 1234567, as published with the reference implementation.
PUBLISHED = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
             16408922859458223821]


def state(seed=1) -> State:
    return State(None, None, 2, seed)


def splitmix(seed, count) -> list:
    """The generator written down once more, as its inventor gives it."""
    found, mask = [], 2 ** 64 - 1
    for turn in range(1, count + 1):
        z = (seed + turn * 0x9E3779B97F4A7C15) % 2 ** 64
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & mask
        z = (z ^ z >> 27) * 0x94D049BB133111EB & mask
        found.append(z ^ z >> 31)
    return found


def test_chance_is_splitmix64_as_published():
    s = state(1234567)
    assert [s.random(1 << 64) for _ in PUBLISHED] == PUBLISHED == splitmix(1234567, 5)


@pytest.mark.parametrize("seed", [0, 1, 42, 2 ** 53 - 1, 2 ** 64 - 1, 2 ** 64 + 5])
def test_any_seed_gives_the_reference_numbers(seed):
    s = state(seed)
    assert [s.random(1 << 64) for _ in range(50)] == splitmix(seed % 2 ** 64, 50)


@pytest.mark.parametrize("n", [1, 2, 6, 7, 1000])
def test_a_number_lies_below_its_bound_and_reaches_every_value(n):
    s = state(3)
    found = {s.random(n) for _ in range(20 * n)}
    assert found <= set(range(n)) and (n > 100 or found == set(range(n)))


def test_the_die_is_fair():
    s, count = state(5), [0] * 6
    for _ in range(6000):
        count[s.random(6)] += 1
    assert all(abs(n - 1000) < 150 for n in count)


def test_a_shuffle_keeps_the_items_and_depends_on_chance_alone():
    one, two, other = list(range(30)), list(range(30)), list(range(30))
    state(9).shuffle(one)
    state(9).shuffle(two)
    state(10).shuffle(other)
    assert one == two != other and sorted(one) == list(range(30)) != one


def test_a_shuffle_reaches_every_order_alike():
    s, count = state(2), {}
    for _ in range(6000):
        items = [1, 2, 3]
        s.shuffle(items)
        count[tuple(items)] = count.get(tuple(items), 0) + 1
    assert len(count) == 6 and all(abs(n - 1000) < 150 for n in count.values())


@pytest.mark.parametrize("items", [[], [1]])
def test_a_shuffle_of_nothing_uses_no_chance(items):
    s = state()
    s.shuffle(items)
    assert s.rng == state().rng


def test_a_clone_has_data_of_its_own_and_shares_game_and_board():
    s = begin().now
    new = s.clone()
    assert new.__dict__ == s.__dict__ and type(new) is type(s)
    assert new.game is s.game and new.board is s.board and new.legal is s.legal
    new.deck.pop()
    new.purse[0] += 1
    new.stack[0]["player"] = 1
    new.random(6)
    assert new.deck != s.deck and new.purse != s.purse and new.stack != s.stack and new.rng != s.rng


def test_a_clone_is_silent():
    s = begin().now
    s.events = []
    new = s.clone()
    new.note("anything")
    assert new.events is None and s.events == []


def test_phases_run_in_the_order_written_before_all_that_waits():
    s = state()
    s.then("last", player=0)
    s.then("first", "second", player=1, left=2)
    assert [f["phase"] for f in reversed(s.stack)] == ["first", "second", "last"]
    assert s.stack[-1] == {"phase": "first", "fresh": True, "player": 1, "left": 2} and s.actor == 1


def test_frames_stacked_together_are_not_the_same_frame():
    s = state()
    s.then("first", "second", player=1)
    s.stack[-1]["player"] = 0
    assert s.stack[0]["player"] == 1


def test_nobody_acts_when_nothing_waits():
    assert state().actor is None


def test_a_note_keeps_its_facts():
    s = state()
    s.note("taken", region=3, only=1)
    assert s.events == [{"event": "taken", "region": 3, "only": 1}]


@pytest.mark.parametrize("viewer, purse, cards", [
    (0, [1, None], [[4], 1]), (1, [None, 2], [1, [5]]), (None, [None, None], [1, 1])])
def test_each_sees_his_own_entry_and_counts_of_the_others(viewer, purse, cards):
    s = begin().now
    s.purse, s.cards = [1, 2], [[4], [5]]
    seen = s.seen_by(viewer)
    assert (seen["purse"], seen["cards"], seen["deck"]) == (purse, cards, len(s.deck))


def test_nobody_sees_the_source_of_chance():
    assert "rng" not in begin().now.seen_by(0)


def test_a_view_is_a_copy():
    s = begin().now
    s.seen_by(0)["points"].append(9)
    assert len(s.points) == 2


def test_a_note_for_one_player_reaches_him_alone():
    from tabletop.table import table
    match = begin()
    match.apply(("save", 1))
    heard = {viewer: [note["event"] for note in table(match, viewer)["events"]] for viewer in (0, 1, None)}
    assert heard == {0: ["turn"], 1: ["turn", "told"], None: ["turn"]}
    assert all("only" not in note for note in table(match, 1)["events"])


def test_the_game_belongs_to_the_state_but_not_to_its_data():
    s = begin().now
    assert s.game is TOY and not {"game", "board", "legal", "events"} & set(s.__dict__)
