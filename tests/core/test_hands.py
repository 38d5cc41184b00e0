"""What lies hidden in piles of piles, windows for reactions, sides, players who leave, scenarios, hints: the
core's answers, on a card game of a few lines."""

import json

import pytest

from tabletop import Game, Graph, Match, Phase, Reaction, Refusal, State, Trait, hook
from tabletop.ai import imagine, margins
from tabletop.state import count, fewer
from tabletop.table import choices, over, table
from tabletop.thinkers import thinker

HAND, DECK, GOAL = 2, 6, 9


class Law(Trait):
    """What a scenario may change."""

    @hook(sum)
    def bonus(self, s, p): "Points more at the end."


class Feast(Law):
    """Three points for the first player."""

    en, ru = ("Feast", "."), ("Пир", ".")

    def bonus(self, s, p):
        return 3 if p == 0 else 0


class Table(State):
    """A deck and a hand for every player, bombs that lie face down, points in the open."""

    hidden, private = ("decks", "bombs"), ("hands",)


class Open(Table):
    """Sides show each other their hands."""

    def sees(self, viewer, p):
        return viewer is not None and viewer % 2 == p % 2


class Turn(Phase):
    """Draw, swap a card with the deck, look at a bomb, or hit a neighbour, who may answer."""

    def actions(self, s, f):
        if max(s.points) >= GOAL:
            return []
        p = f["player"]
        draws = [("draw",), ("swap",)] if s.decks[p] else []
        return draws + [("peek",), ("wait",), *[("hit", q) for q in range(s.players) if q != p]]

    def promising(self, s, f, actions):
        return [action for action in actions if action[0] != "wait"]

    def pass_on(self, s, f):
        s.stack.pop()
        following = (f["player"] + 1) % s.players
        while following in s.out:
            following = (following + 1) % s.players
        s.then("rest", "turn", player=following)

    def do_draw(self, s, f):
        s.hands[f["player"]].append(s.decks[f["player"]].pop())

    def do_swap(self, s, f):
        deck, hand = s.decks[f["player"]], s.hands[f["player"]]
        deck[-1], hand[0] = hand[0], deck[-1]
        s.reveal()

    def do_peek(self, s, f):
        s.reveal()

    def do_wait(self, s, f):
        s.points[f["player"]] += GOAL if s.prize else 0
        self.pass_on(s, f)

    def do_hit(self, s, f, q):
        self.pass_on(s, f)
        s.then("parry", player=q, by=f["player"])


class Parry(Reaction):
    """Opens because the other has cards, whatever they are."""

    def answers(self, s, f):
        return [("parry", card) for card in sorted(s.hands[f["player"]]) if card >= 4]

    def do_parry(self, s, f, card):
        s.hands[f["player"]].remove(card)
        s.stack.pop()

    def leave(self, s, f):
        s.points[f["by"]] += 1


class Rest(Phase):
    """Rewards whoever rests, unless a scenario leaves it out."""

    def enter(self, s, f):
        s.points[f["player"]] += 0
        s.rested += 1


class Cards(Game):
    """Hands are secret; two sides of two players if four play."""

    key, version, players, state = "cards", "0", range(2, 5), Table
    traits, folds = {"feast": Feast()}, Law.hooks()
    phases = {"turn": Turn(), "parry": Parry(), "rest": Rest()}
    options = {"prize": (False, True)}

    def board(self, data):
        return Graph([[1], [0]])

    def setup(self, s, options, contents):
        s.prize, s.rested, s.out = options["prize"], 0, []
        s.decks = [list(range(DECK)) for _ in range(s.players)]
        s.hands, s.bombs, s.points = [[] for _ in s.decks], [[], [1, 0]], [0] * s.players
        for p, deck in enumerate(s.decks):
            s.shuffle(deck)
            s.hands[p] = [deck.pop() for _ in range(HAND)]
        s.then("turn", player=0)

    def position(self, s, data, options, contents):
        self.setup(s, options, contents)
        s.points = list(data["points"])

    def score(self, s):
        return [n + s.law("bonus", p) for p, n in enumerate(s.points)]

    def sides(self, s):
        return [p % 2 for p in range(s.players)] if s.players == 4 else super().sides(s)

    def gone(self, s):
        return s.out

    def redeal(self, s, player):
        for p in range(s.players):
            if p != player:
                s.mix(s.decks[p], s.hands[p])
        s.mix(s.decks[player])


CARDS = Cards()


def begin(players=2, board=None, **options) -> Match:
    return Match(CARDS, board or {}, options, ["human"] * players, 5)


# --- hidden things nest -------------------------------------------------------------------------

@pytest.mark.parametrize("value, told", [
    ([], 0), ([1, 2], 2), ([[1, 2], []], [2, 0]), ({"a": 1}, 1), (7, None), ([[[1], []], [2]], [[1, 0], 1])])
def test_what_cannot_be_seen_is_told_as_counts_of_the_same_shape(value, told):
    assert count(value) == told


def test_a_deck_and_a_hand_for_each_player_are_shown_as_counts():
    seen = begin().now.seen_by(0)
    assert seen["decks"] == [4, 4] and seen["bombs"] == [0, 2]
    assert seen["hands"][0] == begin().now.hands[0] and seen["hands"][1] == HAND


def test_a_game_may_say_who_else_sees_what_is_private():
    class Shown(Cards):
        state = Open
    match = Match(Shown(), {}, {}, ["human"] * 4, 5)
    hands = match.now.hands
    assert match.now.seen_by(0)["hands"] == [hands[0], HAND, hands[2], HAND]
    assert match.now.seen_by(None)["hands"] == [HAND] * 4
    match.apply(("wait",))
    match.states[-1].hands[2].pop()
    assert match.keeps([0]) == [] and match.keeps([1]) == ["nothing"]
    match.states[-1].hands[3].pop()
    assert match.keeps([0]) == ["revealed"]


@pytest.mark.parametrize("before, now, less", [
    (2, 1, True), (2, 2, False), (1, 2, False), ([2, 2], [2, 1], True), ([1, 2], [2, 2], False),
    ([1, 2], [1], True), ([[1], 0], [[0], 0], True), (None, None, False)])
def test_a_pile_within_piles_that_became_smaller_is_seen(before, now, less):
    assert fewer(before, now) is less


@pytest.mark.parametrize("action", [("draw",), ("swap",), ("peek",)])
def test_a_card_that_was_seen_is_not_put_back(action):
    match = begin()
    match.apply(action)
    assert match.keeps() == ["revealed"] and match.now.revealed == (action != ("draw",))
    with pytest.raises(Refusal):
        match.undo()


def test_a_card_taken_from_another_hand_was_seen():
    match = begin()
    match.apply(("wait",))
    match.states[-1].stack[-1]["player"] = 0
    match.states[-1].hands[1].pop()
    assert match.keeps() == ["revealed"]


def test_what_came_to_light_ends_a_step_of_several():
    match = begin()
    with pytest.raises(Refusal) as refused:
        match.apply(("swap",), ("wait",))
    assert refused.value.facts == {"why": ["revealed"], "action": 1}


def test_hands_and_decks_are_dealt_again_before_somebody_thinks():
    s = begin().now
    dealt = [imagine(s, 0, seed) for seed in range(20)]
    assert all(new.hands[0] == s.hands[0] and new.seen_by(0) == s.seen_by(0) for new in dealt)
    assert len({tuple(new.hands[1]) for new in dealt}) > 3
    assert all(sorted(new.hands[1] + new.decks[1]) == list(range(DECK)) for new in dealt)


# --- reactions ----------------------------------------------------------------------------------

def reacting(*hand) -> Match:
    match = begin()
    match.now.hands[1] = list(hand)
    match.apply(("hit", 1))
    return match


def test_a_window_opens_whatever_the_hand_holds_and_always_lets_pass():
    assert reacting().now.legal == [("pass",)]
    assert reacting(5, 1).now.legal == [("pass",), ("parry", 5)] and reacting(5).now.actor == 1


def test_whoever_passes_lets_it_happen():
    match = reacting(5)
    match.apply(("pass",))
    assert match.now.points == [1, 0] and match.now.stack[-1]["phase"] == "turn"
    match = reacting(5)
    match.apply(("parry", 5))
    assert match.now.points == [0, 0] and match.now.hands[1] == []


def test_the_way_out_is_a_choice_of_its_own_kind():
    found = choices(reacting(5).now, 1)
    assert [choice["kind"] for choice in found] == ["pass", "plain"] and choices(reacting(5).now, 0) == []


# --- sides, and players who leave ----------------------------------------------------------------

def test_margins_are_those_of_the_side():
    s = begin(4).now
    s.points = [5, 1, 0, 0]
    assert margins(s) == [4, -4, 4, -4]
    s.points = [0, 0, 0, 0]
    assert margins(s) == [0] * 4


def test_without_sides_everybody_is_alone():
    s = begin(3).now
    s.points = [5, 1, 0]
    assert margins(s) == [4.5, -1.5, -3.0] and CARDS.sides(s) == [0, 1, 2]


def test_who_has_left_is_no_rival_and_the_others_go_on():
    match = begin(3)
    match.now.out = [1]
    match.now.points = [4, 9, 1]
    assert margins(match.now) == [3, -2.5, -3]
    match.now.points = [4, 0, 1]
    match.apply(("wait",))
    assert match.now.actor == 2
    assert table(match, None)["gone"] == [1] and table(match, None)["sides"] == [0, 1, 2]


def test_a_side_wins_together():
    class Teams(Cards):
        def ranking(self, s):
            points = s.points
            return [[sum(points[q] for q in range(s.players) if q % 2 == p % 2)] for p in range(s.players)]
    match = Match(Teams(), {}, {}, ["human"] * 4, 1)
    match.now.points = [9, 0, 0, 3]
    assert over(match.now)["winners"] == [0, 2]


# --- scenarios ----------------------------------------------------------------------------------

FEAST = {"scenario": {"laws": ["feast"], "skips": ["rest"], "position": {"points": [2, 1]},
                      "options": {"prize": True}}}


def test_a_scenario_says_where_a_match_begins_what_is_left_out_and_what_counts():
    match = begin(board=FEAST)
    assert match.now.points == [2, 1] and match.now.prize
    assert CARDS.score(match.now) == [5, 1] and CARDS.score(begin().now) == [0, 0]
    match.apply(("wait",))
    assert match.now.rested == 0
    match = begin()
    match.apply(("wait",))
    assert match.now.rested == 1


def test_a_scenario_is_saved_with_its_map():
    match = begin(board=FEAST)
    match.apply(("hit", 1))
    again = Match.load({"cards": CARDS}, json.loads(json.dumps(match.save())))
    assert again.now.__dict__ == match.now.__dict__ and again.now.laws == ["feast"]


def test_what_a_scenario_names_many_times_is_asked_once():
    now = begin(board={"scenario": {"laws": ["feast"] * 9, "skips": ["rest"] * 9}}).now
    assert now.laws == ["feast"] and now.skips == ["rest"]


def test_a_match_without_a_scenario_has_no_such_fields():
    assert not {"laws", "skips"} & begin().now.__dict__.keys()


@pytest.mark.parametrize("scenario, code", [
    (3, "map"), ([], "map"), ({"laws": "feast"}, "map"), ({"laws": [3]}, "map"), ({"more": {}}, "map"),
    ({"laws": ["y" * 41]}, "map"), ({"skips": ["y" * 41]}, "map"),
    ({"laws": ["dodo"]}, "missing"), ({"skips": ["tea"]}, "missing"), ({"options": {"prize": 3}}, "option")])
def test_a_scenario_of_a_wrong_form_is_refused(scenario, code):
    with pytest.raises(Refusal) as refused:
        begin(board={"scenario": scenario})
    assert refused.value.code == code


# --- hints --------------------------------------------------------------------------------------

@pytest.mark.parametrize("level", CARDS.levels)
def test_a_hint_looks_at_every_outcome_and_not_only_at_what_is_promising(level):
    s = begin(prize=True).now

    def best(every):
        mind = thinker(s, level, 1, every)
        while not mind.run(playouts=30):
            pass
        return mind.ranking()
    assert ("wait",) not in dict(best(False)) and ("wait",) in dict(best(True))
    assert level == "easy" or best(True)[0][0] == ("wait",)
