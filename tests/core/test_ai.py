"""Opponents: they think on imagined states only, rank legal actions, and keep what they learned."""

import pytest

import imagining
from imagining import PLAYOUTS, thought
from tabletop import Match, search, step
from tabletop.ai import Greedy, Steady, imagine, margins
from tabletop.phase import pruned
from tabletop.search import Node, Search
from tabletop.thinkers import Mind, mixed, thinker
from toy import MAP, TOY, Toy

PLAYOUTS = 20
POINTS = (0, 1, 3, 5, 7)  # actions into a game


def state(players, actions):
    """A state some way into a game played at random, with a choice to make."""
    s = Match(TOY, MAP, {}, ["human"] * players, players).now.clone()
    s.cards = [[90 + p] for p in range(players)]
    return imagining.played(s, actions)


def twin(s):
    """A state that looks the same to whoever must choose, and is not: the deck, chance, others' cards and
    purses differ."""
    new = s.clone()
    new.deck.reverse()
    new.rng = s.rng ^ 0x5DEECE66D
    new.purse = [n if p == s.actor else n + 7 for p, n in enumerate(s.purse)]
    other = next(p for p in range(s.players) if p != s.actor)
    new.cards[other][0], new.deck[-1] = new.deck[-1], new.cards[other][0]
    return new


@pytest.mark.parametrize("level", TOY.levels)
@pytest.mark.parametrize("actions", POINTS)
@pytest.mark.parametrize("players", [2, 3])
def test_what_a_player_cannot_see_does_not_change_what_he_thinks(players, actions, level):
    s = state(players, actions)
    imagining.thought_alike(s, twin(s), level)


@pytest.mark.parametrize("actions", POINTS)
@pytest.mark.parametrize("players", [2, 3])
def test_what_a_player_imagines_depends_only_on_what_he_sees(players, actions):
    s = state(players, actions)
    assert imagine(twin(s), s.actor, 5).__dict__ == imagine(s, s.actor, 5).__dict__


@pytest.mark.parametrize("level", TOY.levels)
@pytest.mark.parametrize("actions", POINTS)
def test_a_ranking_holds_the_actions_worth_thinking_about_from_the_best_down(actions, level):
    s = state(2, actions)
    ranking = thought(s, level)
    found = [action for action, _ in ranking]
    assert set(found) <= set(pruned(s)) <= set(s.legal) and len(found) == len(set(found))
    assert level == "easiest" or set(found) == set(pruned(s))  # whoever plays worst does not see all
    gains = [gain for _, gain in ranking]
    assert level == "hard" or gains == sorted(gains, reverse=True)


@pytest.mark.parametrize("level", TOY.levels)
def test_thinking_changes_nothing(level):
    s = state(3, 5)
    before, legal = s.clone().__dict__, list(s.legal)
    thought(s, level)
    assert s.__dict__ == before and s.legal == legal


@pytest.mark.parametrize("level", TOY.levels)
def test_the_same_seed_thinks_the_same(level):
    s = state(2, 3)
    assert thought(s, level) == thought(s, level)


@pytest.mark.parametrize("level", TOY.levels)
def test_an_only_choice_is_ranked_too(level):
    s = state(2, 3)
    s.legal = s.legal[:1]
    assert thought(s, level)


def test_an_imagined_state_keeps_what_the_player_sees():
    s = state(3, 5)
    new = imagine(s, s.actor, 5)
    assert new.seen_by(s.actor) == s.seen_by(s.actor) and new.legal == s.legal


def test_an_imagined_state_deals_the_same_cards_again():
    s = state(2, 3)
    new, p = imagine(s, s.actor, 5), s.actor
    assert sorted(new.deck + new.cards[1 - p]) == sorted(s.deck + s.cards[1 - p])
    assert new.cards[p] == s.cards[p] and new.rng != s.rng
    assert imagine(s, p, 5).__dict__ == new.__dict__ != imagine(s, p, 6).__dict__


def test_margins_sum_to_nothing():
    assert abs(sum(margins(state(3, 5)))) < 1e-9


def test_the_search_counts_its_playouts():
    mind = Search(state(2, 3))
    assert not mind.run(ms=0, playouts=50) and mind.playouts == 1
    assert mind.run(playouts=12) and 12 <= mind.playouts <= 13


def test_the_search_ends_after_so_many_looks_at_actions_and_again_after_the_next_action(monkeypatch):
    monkeypatch.setattr(search, "LOOKS", 30)
    mind = Search(state(3, 3))
    assert mind.run() and 30 <= mind.looks < 60 and mind.playouts < search.PLAYOUTS
    long = Search(state(3, 3), longer=4)
    assert long.run() and 120 <= long.looks < 150
    following = mind.follow(after(mind.state, mind.ranking()[0][0]), mind.ranking()[0][0])
    assert following.looks == 0


def test_the_search_may_be_asked_at_any_time():
    s = state(2, 3)
    found = Search(s).ranking()
    assert {action for action, _ in found} <= set(s.legal) and found


def test_following_an_action_keeps_the_tree():
    s = state(2, 3)
    mind = Search(s, 3)
    mind.run(playouts=60)
    action = next(action for action, _ in mind.ranking() if after(s, action).actor == s.actor)
    known = mind.root.children[action]
    visits = known.visits
    new = mind.follow(after(s, action), action)
    assert new.root is known and visits > 1 and new.root.visits == visits
    new.run(playouts=80)
    assert {action for action, _ in new.ranking()} <= set(new.state.legal)


def test_following_an_action_never_looked_at_begins_anew():
    s = state(2, 3)
    mind = Search(s, 3)
    action = pruned(s)[0]
    new = mind.follow(after(s, action), action)
    assert new is not mind and new.state is not s and new.root.visits == 1
    assert new.run(playouts=5) and {action for action, _ in new.ranking()} <= set(new.state.legal)


def after(s, action):
    new = s.clone()
    step(new, action)
    return new


def test_levels_differ_in_depth():
    s = state(2, 3)
    assert isinstance(thinker(s, "easy"), Greedy) and isinstance(thinker(s, "normal"), Greedy)
    assert thinker(s, "easy").warmth > thinker(s, "normal").warmth == 0
    assert isinstance(thinker(s, "hard"), Search)


def test_the_easy_player_does_not_always_play_alike():
    s = state(2, 3)
    assert len({thinker(s, "easy", seed).ranking()[0][0] for seed in range(30)}) > 1


def test_whims_are_as_often_above_as_below_zero_and_as_large_as_the_warmth():
    s, whims = state(2, 3), []
    for seed in range(60):
        plain, warm = (dict(Greedy(s, seed, warmth).ranking()) for warmth in (0.0, 2.0))
        whims += [warm[action] - gain for action, gain in plain.items()]
    assert all(-2 <= whim <= 2 for whim in whims) and max(whims) > 1 > -1 > min(whims)
    assert 0.4 < sum(whim > 0 for whim in whims) / len(whims) < 0.6


def test_a_game_may_bring_a_planner_of_its_own():
    class Own(Toy):
        def planner(self, s, level, seed, every):
            return level, seed, every
    s = state(2, 3)
    s.game = Own()
    assert thinker(s, "hard", 4) == ("hard", 4, False)
    assert thinker(s, "hard", 4, True) == ("hard", 4, True)


# --- a thinker of a game's own ------------------------------------------------------------------

class Counting(Steady):
    """Five pieces of work."""

    def work(self):
        for n in range(5):
            self.found = n
            yield


def test_work_goes_on_where_it_stopped_until_it_is_done():
    mind = Counting(state(2, 3))
    assert mind.playouts == 0 and mind.run(playouts=2) and (mind.playouts, mind.found) == (2, 1)
    assert mind.run() and (mind.playouts, mind.found) == (5, 4)
    assert mind.run() and mind.run(ms=1) and mind.playouts == 5


def test_work_is_cut_by_time():
    mind, calls = Counting(state(2, 3)), 0
    while not mind.run(ms=1e-9):
        calls += 1
    assert calls == mind.playouts == 5


# --- how far the search looks ---------------------------------------------------------------------

class Rounds(Toy):
    """Remembers in which rounds a position was judged."""

    def __init__(self):
        super().__init__()
        self.judged = set()

    def worth(self, s):
        self.judged.add(s.round)
        return super().worth(s)


def test_the_search_looks_no_further_than_the_end_of_the_next_round():
    game = Rounds()
    s = game.start(MAP, 1, {}, 1)
    mind = Search(s)
    mind.run(playouts=60)
    assert game.judged == {1, 2, 3}  # the first moment of the third is the end of the second
    game.judged.clear()
    new = mind.follow(after(s, ("save", 1)), ("save", 1))
    new.run(playouts=200)
    assert max(game.judged) == 4


def test_what_was_never_tried_comes_after_what_was():
    mind = Search(state(2, 1), 1)
    one, other = mind.first[:2]
    mind.root.children = {other: Node([-9.0] * 2, 1.0)}
    assert [action for action, _ in mind.ranking()[:2]] == [other, one]


def test_gains_are_points_more_or_less_than_the_position_promises():
    s = TOY.start(MAP, 1, {}, 1)
    s.points = [1000]
    for mind in (Search(s), Greedy(s)):
        while not mind.run(playouts=60):
            pass
        gains = dict(mind.ranking())
        assert all(abs(gain) < 40 for gain in gains.values()) and len(set(gains.values())) > 2
    assert gains["save", 1] == 1 and gains["save", 2] == 2


class Certain:
    """A thinker that is done at once."""

    playouts = 3

    def run(self, ms, playouts):
        return True

    def ranking(self):
        return [(("save", n), n / 3) for n in range(30)]


def test_twenty_thoughts_are_told_to_the_hundredth_of_a_point():
    class Planned(Toy):
        def planner(self, s, level, seed, every):
            return Certain()
    told = Mind().think(Match(Planned(), MAP, {}, ["human"], 1), "hard", False, 9, None)
    assert told == {"done": True, "step": 0, "playouts": 3, "ranking": [
        {"action": ["save", n], "gain": round(n / 3, 2)} for n in range(20)]}


def test_a_mind_goes_on_where_one_action_led_and_begins_anew_after_several():
    match, mind = Match(TOY, MAP, {}, ["human"], 1), Mind()

    def think():
        while not mind.think(match, "hard", False, 1000, 40)["done"]:
            pass
        return mind.work.root.visits

    first = think()
    work = mind.work
    assert think() == first and mind.work is work
    match.apply(("roll",))
    assert think() >= first and mind.work is work
    match.apply(("look",), ("done",))
    assert think() and mind.work is not work
    work = mind.work
    match.apply(("done",))
    match.apply(("roll",))
    assert think() and mind.work is not work  # two steps on


def test_a_mind_goes_on_from_the_last_action_whatever_was_done_before():
    match, mind, seen = Match(TOY, MAP, {}, ["human"], 1), Mind(), []
    match.apply(("save", 1))
    mind.think(match, "hard", False, 9, 3)
    mind.work.follow = lambda s, action: seen.append(action)
    match.apply(("roll",))
    mind.think(match, "hard", False, 9, 3)
    assert seen == [("roll",)]


def test_a_side_has_one_mood_all_through_a_match_and_others_in_others():
    found = {(match, p): mixed(match, p) for match in range(8) for p in range(4)}
    assert all(len({found[match, p] % 3 for match in range(8)}) > 1 for p in range(4))
    assert all(len({found[match, p] for p in range(4)}) == 4 for match in range(8))


def test_a_match_that_was_kept_goes_on_in_the_mood_it_began_in():
    assert [mixed(match, p) for match, p in ((0, 0), (0, 1), (1, 0), (2 ** 53, 4))] == [
        17083, 38754, 16839, 56517]


def test_who_forgets_thinks_of_nothing_subtle_unless_there_is_nothing_else(monkeypatch):
    s = state(2, 1)
    acts = Greedy(s).actions
    assert len(acts) > 1
    monkeypatch.setattr(type(s.game), "subtle", lambda self, s, act: act == acts[0])
    assert Greedy(s, forgets=1.0).actions == acts[1:] and Greedy(s, forgets=0.0).actions == acts
    assert acts[0] in Greedy(s, forgets=1.0, every=True).actions
    monkeypatch.setattr(type(s.game), "subtle", lambda self, s, act: True)
    assert Greedy(s, forgets=1.0).actions == acts
