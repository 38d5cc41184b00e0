"""Lessons: a recorded solution reaches the goal, no sooner; recorded slips end where the lesson says so;
words are there."""

import re

import pytest

from teaching import BOOKS, GAMES, LANGUAGES, LESSONS, MAPS, Pupil, read, texts, wait

FIELDS = {"title", "intro", "map", "position", "seats", "seed", "steps", "goal", "dead", "hint", "done",
          "solution", "slips"}
TERM = r"\[\[(\w+)"
STEPS = 5
each_lesson = pytest.mark.parametrize("game, name", LESSONS, ids="-".join)


def keys(game, lesson) -> list:
    """The places of its map by name."""
    return GAMES[game].board(MAPS[game, lesson["map"]]).keys


@pytest.mark.parametrize("game", GAMES)
def test_the_list_names_every_lesson_in_order(game):
    names = [name for other, name in LESSONS if other == game]
    assert read(f"lessons/{game}/index.json")["lessons"] == names and len(names) >= 10
    assert [name[:2] for name in names] == [f"{n:02}" for n in range(1, len(names) + 1)]


@each_lesson
def test_a_lesson_has_its_fields_and_both_languages(game, name):
    lesson = LESSONS[game, name]
    assert FIELDS <= lesson.keys() <= FIELDS | {"options"}
    assert lesson["seats"][0] == "human" and lesson["slips"] and 0 < len(lesson["steps"]) <= STEPS
    for text in texts(lesson):
        assert text.keys() == set(LANGUAGES) and all(words.strip() for words in text.values())
        assert not re.search("[а-яё]", text["en"], re.I)
        assert not re.search("[a-z]{2}", re.sub(TERM + r"\|", "", text["ru"]))


@each_lesson
def test_a_lesson_names_only_what_there_is(game, name):
    lesson = LESSONS[game, name]
    pupil = Pupil(game, lesson)  # a position with something unknown is refused
    for step in lesson["steps"]:
        assert step.keys() <= {"say", "light", "wait", "choice"}
        assert set(step.get("light", [])) <= set(keys(game, lesson))
    for goal in [lesson["goal"], lesson["dead"], *filter(None, map(wait, lesson["steps"]))]:
        assert not pupil.reached(goal)
    for text in texts(lesson):
        for lang, words in text.items():
            assert set(re.findall(TERM, words)) <= BOOKS[game, lang]["terms"].keys()
            assert sorted(re.findall(TERM, words)) == sorted(re.findall(TERM, text["en"]))


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
