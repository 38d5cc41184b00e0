"""Homemade races and powers have words in every language and are played in whole games that replay
elsewhere."""

import json
import random
from pathlib import Path

import pytest
from table import tiny_map
from test_homemade import power, race

from smallworld import GAME
from conquest.effects import EFFECTS
from conquest.words import sentence
from tabletop import Match, Refusal, games

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = [json.loads((ROOT / f"examples/{name}.json").read_text(encoding="utf-8"))
           for name in ("bakers", "tunnelling")]


# --- words -----------------------------------------------------------------------------------------

@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_has_a_sentence_for_every_value(name):
    effect = EFFECTS[name]
    for field, allowed in effect.fields.items():
        for value in allowed:
            first = {other: list(them)[0] for other, them in effect.fields.items()}
            part = {"effect": name, **effect.defaults, **first, field: value}
            for tongue in ("en", "ru"):
                text = sentence(tongue, part)
                assert text[0].isupper() or text[0].isdigit()
                assert text.endswith(".") and "{" not in text and "  " not in text
                assert any("а" <= letter <= "я" for letter in text) == (tongue == "ru")


def test_numbers_agree_with_their_nouns():
    def said(tongue, tokens):
        return sentence(tongue, {"effect": "loan", "tokens": tokens})
    assert "1 extra token for" in said("en", 1) and "2 extra tokens for" in said("en", 2)
    for tokens, words in ((1, "1 фишку"), (3, "3 фишки"), (5, "5 фишек"), (11, "11 фишек"), (12, "12 фишек"),
                          (21, "21 фишку")):
        assert words in said("ru", tokens)


def test_the_words_go_with_the_match_and_not_with_the_game():
    made = [race({"effect": "fly"}), power({"effect": "fly"})]
    match = Match(GAME, tiny_map(), {"homemade": made}, ["human"] * 2, 1)
    assert set(match.words) == {"baking", "bakers"}
    assert match.words["bakers"]["ru"][0] == "Пекари" and match.words["baking"]["ru"][0] == "Baking"
    assert not match.words.keys() & GAME.words().keys()
    assert Match(GAME, tiny_map(), {}, ["human"] * 2, 1).words == {}


# --- bands -------------------------------------------------------------------------------------------

def fading(made, *bands):
    """Player 0 drafts; races of his are in decline."""
    lands = ("meadow", "moor", "grove")
    told = [{"player": 0, "race": race, "power": power, "declined": True, "lands": {land: 1}}
            for (race, power), land in zip(bands, lands)]
    return Match(GAME, tiny_map(), {"homemade": made}, ["human"] * 2, 1, {"bands": told, "tribes": []})


def test_a_player_may_have_as_many_bands_as_the_match_may_need():
    lasting = power({"effect": "second_decline"})
    match = fading([lasting], ("orcs", "spirit"), ("elves", "baking"), ("humans", None))
    assert match.now.slots == 4 and match.now.bands(0) == [1, 2, 3]
    for action in list(match.now.legal):
        again = fading([lasting], ("orcs", "spirit"), ("elves", "baking"), ("humans", None))
        again.apply(action)
        assert again.now.bands(0) == [1, 2, 3, 4] and again.game.check(again.now) == []
    assert Match(GAME, tiny_map(), {}, ["human"] * 2, 1).now.slots == 3


# --- whole games -----------------------------------------------------------------------------------

def drafted(made, seed, players=2):
    """A random game in which the described traits are taken whenever they lie in the column."""
    dice, keys, taken = random.Random(seed), {one["key"] for one in made}, set()
    board = json.loads((ROOT / f"maps/smallworld/{players}.json").read_text(encoding="utf-8"))
    match = Match(GAME, board, {"homemade": made}, ["human"] * players, seed)
    while match.now.legal:
        s, legal = match.now, match.now.legal
        wanted = [act for act in legal if act[0] == "take" and keys & set(s.column[act[1]][:2])]
        if wanted:
            taken |= keys & set(s.column[wanted[0][1]][:2])
        quick = ("done",) if ("done",) in legal and dice.random() < 0.3 else dice.choice(legal)
        match.apply(wanted[0] if wanted else quick)
        assert match.game.check(match.now) == []
    return match, taken


def test_the_samples_are_played_and_their_saves_play_elsewhere():
    taken = set()
    for seed, players in ((1, 2), (2, 3), (3, 4), (4, 5)):
        match, more = drafted(SAMPLES, seed, players)
        taken |= more
        assert "humans" not in match.now.tray and match.now.tray.keys() >= {"bakers"}
        again = Match.load(games(), json.loads(json.dumps(match.save())))
        assert again.now.__dict__ == match.now.__dict__ and again.words == match.words
    assert taken == {"bakers", "tunnelling"}


def test_what_is_wished_is_on_offer_at_once():
    board = json.loads((ROOT / "maps/smallworld/3.json").read_text(encoding="utf-8"))
    for seed in range(4):
        wish = {"homemade": SAMPLES, "upfront": ["tunnelling", "bakers", "seafaring"]}
        match = Match(GAME, board, wish, ["human"] * 3, seed)
        assert match.now.column[0] == ["bakers", "seafaring", 0] and match.now.column[1][1] == "tunnelling"
        again = Match.load(games(), json.loads(json.dumps(match.save())))
        assert again.now.__dict__ == match.now.__dict__
        plain, old = (Match(GAME, board, {"homemade": SAMPLES, **more}, ["human"] * 3, seed).now.__dict__
                      for more in ({"upfront": []}, {}))
        assert plain == old
    for keys, code in ((["nobody"], "missing"), ("bakers", "option"), ([1], "option")):
        with pytest.raises(Refusal) as refused:
            Match(GAME, board, {"homemade": SAMPLES, "upfront": keys}, ["human"] * 3, 1)
        assert refused.value.code == code


def test_every_effect_is_played_in_whole_games():
    taken = set()
    for seed, name in enumerate(EFFECTS):
        effect = EFFECTS[name]
        part = {"effect": name, **{field: list(allowed)[-1] for field, allowed in effect.fields.items()}}
        part = {field: value for field, value in part.items() if (field, value) != ("tokens", 99)}
        taken |= drafted([race(part), power(part)], seed)[1]
    assert taken == {"bakers", "baking"}


def test_the_box_is_as_before():
    before = (dict(GAME.races), dict(GAME.powers), dict(GAME.traits))
    Match(GAME, tiny_map(), {"homemade": SAMPLES}, ["human"] * 2, 1)
    assert (GAME.races, GAME.powers, GAME.traits) == before
    assert Match(GAME, tiny_map(), {"homemade": []}, ["human"] * 2, 1).words == {}
