"""Lessons: a recorded solution reaches the goal, no sooner; recorded slips end where the lesson says so;
words are there, and true after wrong moves too."""

import random
import re

import pytest

from spoken import words as spoken
from teaching import (BOOKS, GAMES, LANGUAGES, LESSONS, MAPS, Pupil, choosable, names, read, shown, taught,
                      texts, wait)

FIELDS = {"title", "intro", "map", "position", "seats", "seed", "steps", "goal", "dead", "hint", "done",
          "solution", "slips"}
TERM = r"\[\[(\w+)"
GAP = r"\{(@?[\w,.-]+)\}"  # {@key} the name of a region, {key} the words of a button
CLAIM = r"\byou (have|hold) (one|two|three|four|five|six|seven|\d)|all you have|two tiles show"
STEPS, WALKS, LONG = 5, 25, 12
each_lesson = pytest.mark.parametrize("game, name", LESSONS, ids="-".join)


def keys(game, lesson) -> list:
    """The places of its map by name."""
    return GAMES[game].board(MAPS[game, lesson["map"]]).keys


@pytest.mark.parametrize("game", GAMES)
def test_the_list_names_every_lesson_in_order(game):
    listed = read(f"lessons/{game}/index.json")["lessons"]
    assert sorted(listed) == [name for _, name in names(game, "*.json") if name != "index"]
    assert len(listed) >= 10
    assert not any(re.match(r"\d", name) for name in listed)  # ticks of old, "11-decline", lose their number


@each_lesson
def test_a_lesson_has_its_fields_and_both_languages(game, name):
    lesson = LESSONS[game, name]
    assert FIELDS <= lesson.keys() <= FIELDS | {"options"}
    assert lesson["seats"][0] == "human" and lesson["slips"] and 0 < len(lesson["steps"]) <= STEPS
    for text in texts(lesson):
        assert text.keys() == set(LANGUAGES) and all(words.strip() for words in text.values())
        assert not re.search("[а-яё]", text["en"], re.I)
        assert not re.search("[a-z]{2}", re.sub(GAP, "", re.sub(TERM + r"\|", "", text["ru"])))


@each_lesson
def test_a_lesson_names_only_what_there_is(game, name):
    lesson = LESSONS[game, name]
    pupil = Pupil(game, lesson)  # a position with something unknown is refused
    for step in lesson["steps"]:
        assert step.keys() <= {"say", "light", "wait", "choice", "given", "otherwise"}
        assert ("given" in step) == ("otherwise" in step) and (wait(step) or "given" not in step)
        assert set(step.get("light", [])) <= set(keys(game, lesson))
    for goal in [lesson["goal"], lesson["dead"], *filter(None, map(wait, lesson["steps"]))]:
        assert not pupil.reached(goal)
    for text in texts(lesson):
        for lang, words in text.items():
            assert set(re.findall(TERM, words)) <= BOOKS[game, lang]["terms"].keys()
            assert sorted(re.findall(TERM, words)) == sorted(re.findall(TERM, text["en"]))
            assert sorted(re.findall(GAP, words)) == sorted(re.findall(GAP, text["en"]))
            said = {**read(f"web/text/{lang}.json"), **spoken(game, lang)}
            for gap in re.findall(GAP, words):
                assert gap[1:] in keys(game, lesson) if gap[0] == "@" else gap in said, gap


@each_lesson
def test_the_solution_reaches_the_goal_and_not_before(game, name):
    lesson = LESSONS[game, name]
    pupil, waits = Pupil(game, lesson), [wait(step) for step in lesson["steps"]]
    assert pupil.match.now.actor == 0
    for words in lesson["solution"]:
        assert not pupil.reached(lesson["goal"]) and not pupil.reached(lesson["dead"]), words
        pupil.play(words)
        while waits and (not waits[0] or pupil.reached(waits[0])):
            waits.pop(0)
    assert pupil.reached(lesson["goal"]) and not pupil.reached(lesson["dead"])
    assert not waits, waits


@each_lesson
def test_every_slip_is_seen_and_can_be_taken_back(game, name):
    lesson = LESSONS[game, name]
    for slip in lesson["slips"]:
        pupil = Pupil(game, lesson)
        for words in slip:
            assert not pupil.reached(lesson["dead"]), (slip, words)
            pupil.play(words)
        assert pupil.reached(lesson["dead"]) and not pupil.reached(lesson["goal"]), slip
        while pupil.match.actions:
            pupil.match.undo()
        assert not pupil.reached(lesson["dead"])


@each_lesson
def test_what_is_only_told_comes_first_and_what_may_become_untrue_says_when_it_holds(game, name):
    steps = LESSONS[game, name]["steps"]
    asking = [bool(wait(step)) for step in steps]
    assert asking == sorted(asking) and asking[-1]
    for step in filter(wait, steps):
        assert "given" in step or not re.search(CLAIM, step["say"]["en"], re.I), step["say"]["en"]


def possible(pupil, step) -> bool:
    """Whether something can be done where a step asks for it, or what goes on be ended first as it says."""
    places = choosable(pupil)
    over = ("done",) in pupil.match.now.legal and re.search(r"\bend\b", step["say"]["en"])
    return not (wait(step) and places and "light" in step) or bool(places & set(step["light"]) or over)


@each_lesson
def test_who_does_it_right_is_told_what_is_so_and_the_glow_is_where_he_may_choose(game, name):
    lesson = LESSONS[game, name]
    pupil = Pupil(game, lesson)
    pupil.reads = True
    for words in lesson["solution"]:
        step, so = shown(pupil)
        assert so, step["say"]["en"]
        assert possible(pupil, step), (words, step["say"]["en"])
        pupil.play(words)


@each_lesson
def test_wrong_moves_are_told_nothing_false(game, name):
    """Whatever a pupil does, in whatever order: what the teacher asks for can be done."""
    lesson, dice = LESSONS[game, name], random.Random(name)
    for _ in range(WALKS):
        pupil = Pupil(game, lesson)
        for _ in range(LONG):
            if not pupil.match.now.legal or (said := shown(pupil)) is None:
                break
            step, so = said
            assert possible(pupil, step) or not so, (pupil.match.actions, step["say"]["en"])
            pupil.act(dice.choice(pupil.match.now.legal))


@each_lesson
def test_a_lesson_names_no_button_that_was_not_taught_by_then(game, name):
    verbs = taught(game, name)
    for text in texts(LESSONS[game, name]):
        named = re.findall(r"\{(done|verb)_(\w+)\}", text["en"])
        assert {what if kind == "verb" else kind for kind, what in named} <= verbs, text["en"]


@pytest.mark.parametrize("game, name", MAPS, ids="-".join)
def test_a_map_is_whole_and_small_and_has_a_name(game, name):
    data = MAPS[game, name]
    board = GAMES[game].board(data)
    board.check()
    assert data["game"] == game and data["name"].keys() == set(LANGUAGES)
    assert len(board) <= 50 and len(set(board.keys)) == len(board)
    for place in data.get("regions", []):
        assert len(place["shape"]) > 20 and len(place["at"]) == 2
        assert place["room"] > 90 or place["terrain"] in ("sea", "lake")
