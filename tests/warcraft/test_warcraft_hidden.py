"""Cards of enemies: nothing that happens or is asked depends on them but what they themselves do."""

import json
import random

import pytest
from field import MAPS, chart
from golden.warcraft.plan import carded, marching
from golden.warcraft.unseen import change
from tabletop.phase import step
from tabletop.table import told
from warcraft import GAME

BOARDS = sorted(path.stem for path in MAPS.glob("*.json"))
EVERY, LAST = 5, 400  # actions between two looks, of a game


def looks(name):
    """States of a game in which many cards are played."""
    data = chart(name)
    s, chance = GAME.start(data, len(data["seats"]), {}, 5), random.Random(5)
    for n in range(LAST):
        if not s.legal:
            return
        if n % EVERY == 0:
            yield s, chance
        step(s, (carded if n % 3 else marching)(s, chance, set()))


def other(s, viewer, chance):
    """The same to the viewer, with other cards in the hands of his enemies and below; the decks of his side
    stay: what is drawn from them he sees."""
    new = s.clone()
    change(new, viewer, chance, {})
    for p in range(s.players):
        if s.sees(viewer, p):
            new.decks[p], new.aside[p] = list(s.decks[p]), list(s.aside[p])
    f = new.stack[-1]
    new.legal = GAME.phases[f["phase"]].actions(new, f)
    return new


def seen(s, viewer) -> str:
    """All that a viewer sees of a state, what has just happened included."""
    return json.dumps([s.seen_by(viewer), GAME.view(s, viewer), told(s.events, viewer)])


@pytest.mark.parametrize("name", BOARDS)
def test_whatever_is_done_looks_the_same_with_other_cards_in_the_hands_of_enemies(name):
    """So no window opens, nobody is asked or passed over, no battle goes on, because of a hidden card."""
    count = 0
    for s, chance in looks(name):
        for viewer in range(s.players):
            new = other(s, viewer, chance)
            common = [action for action in s.legal if action in new.legal]
            for action in chance.sample(common, min(4, len(common))):
                if action[0] in GAME.verbs and not s.sees(viewer, s.actor):
                    continue  # a card that comes to light by it
                one, two = s.clone(), new.clone()
                one.events, two.events = [], []
                step(one, action)
                step(two, action)
                assert seen(one, viewer) == seen(two, viewer), (action, s.stack)
                assert one.actor == two.actor and (not s.sees(viewer, one.actor) or one.legal == two.legal)
                count += 1
    assert count > 100


@pytest.mark.parametrize("name", BOARDS)
def test_answers_do_not_depend_on_the_cards_of_others(name):
    """Forecasts and reasons, of everybody's actions; who acts has the same hand in both."""
    for s, chance in looks(name):
        new, few = other(s, s.actor, chance), chance.sample(s.legal, min(6, len(s.legal)))
        assert new.legal == s.legal
        for asked in (GAME.forecast, GAME.reasons):
            assert [asked(s, action) for action in few] == [asked(new, action) for action in few]
        for begun in [*(action[:1] for action in few), ("move", 0), ("found", 1), ("summon",), ("dispel",)]:
            assert GAME.explain(s, begun) == GAME.explain(new, begun)


def test_a_window_that_opened_for_the_right_card_would_be_noticed(monkeypatch):
    from warcraft import windows
    honest = windows.may
    monkeypatch.setattr(windows, "may", lambda s, p, at: honest(s, p, at) and any(
        card in s.game.timed(at) for card in s.hands[p]))
    with pytest.raises(AssertionError):
        test_whatever_is_done_looks_the_same_with_other_cards_in_the_hands_of_enemies("2")
