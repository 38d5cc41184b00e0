"""Lessons: a recorded solution reaches the goal, no sooner; recorded slips end where the lesson says so; words are there."""

import json
import re
from pathlib import Path

import pytest

from smallworld import GAME
from smallworld.goals import reached
from tabletop import Match
from tabletop.ai import thinker

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "lessons/smallworld"
LESSONS = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(HOME.glob("[0-9]*.json"))}
MAPS = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted((HOME / "maps").glob("*.json"))}
TEXTS = {lang: json.loads((ROOT / f"web/text/reference.{lang}.json").read_text(encoding="utf-8")) for lang in ("en", "ru")}
FIELDS = {"title", "intro", "map", "position", "seats", "seed", "steps", "goal", "dead", "hint", "done", "solution", "slips"}
each_lesson = pytest.mark.parametrize("name", LESSONS)


def begun(lesson) -> Match:
    """The match of a lesson, as the page begins it."""
    return Match(GAME, MAPS[lesson["map"]], {"sandbox": True, **lesson.get("options", {})}, lesson["seats"],
                 lesson["seed"], lesson["position"])


def opponents(match):
    """Whoever is not the pupil plays by himself."""
    while match.now.legal and match.seats[match.now.actor] != "human":
        mind = thinker(match.now, match.seats[match.now.actor], len(match.actions))
        mind.run()
        match.apply(mind.ranking()[0][0])


def play(match, words):
    """One action of the pupil, regions by their keys; then the opponents."""
    keys = match.now.board.keys
    action = (words[0], *(keys.index(word) if word in keys else word for word in words[1:]))
    match.apply(action)
    assert not GAME.check(match.now)
    opponents(match)


def wait(step):
    """What a step waits for, None if it only says something."""
    return step.get("wait") or ("choice" in step and {"did": step["choice"]}) or None


def texts(lesson) -> list:
    return [lesson[field] for field in ("title", "intro", "hint", "done")] + [step["say"] for step in lesson["steps"]]


def test_the_list_names_every_lesson_in_order():
    assert json.loads((HOME / "index.json").read_text())["lessons"] == list(LESSONS)
    assert [name[:2] for name in LESSONS] == [f"{n:02}" for n in range(1, len(LESSONS) + 1)]


@each_lesson
def test_a_lesson_has_its_fields_and_both_languages(name):
    lesson = LESSONS[name]
    assert FIELDS <= lesson.keys() <= FIELDS | {"options"}
    assert lesson["seats"][0] == "human" and lesson["steps"] and lesson["slips"]
    for text in texts(lesson):
        assert text.keys() == {"en", "ru"} and all(words.strip() for words in text.values())
        assert not re.search("[а-яё]", text["en"], re.I) and not re.search("[a-z]{2}", re.sub(r"\[\[\w+\|", "", text["ru"]))


@each_lesson
def test_a_lesson_names_only_what_there_is(name):
    lesson = LESSONS[name]
    keys = [region["key"] for region in MAPS[lesson["map"]]["regions"]]
    match = begun(lesson)  # a position with an unknown region or trait is refused
    for step in lesson["steps"]:
        assert step.keys() <= {"say", "light", "wait", "choice"} and set(step.get("light", [])) <= set(keys)
    for goal in [lesson["goal"], lesson["dead"], *filter(None, map(wait, lesson["steps"]))]:
        assert not reached(match, goal)
    for text in texts(lesson):
        for lang, words in text.items():
            for term in re.findall(r"\[\[(\w+)", words):
                assert term in TEXTS[lang]["terms"], term
            assert re.findall(r"\[\[(\w+)", words) == re.findall(r"\[\[(\w+)", text["en"])


@each_lesson
def test_the_solution_reaches_the_goal_and_not_before(name):
    lesson = LESSONS[name]
    match, waits = begun(lesson), [wait(step) for step in lesson["steps"]]
    assert match.now.actor == 0
    for words in lesson["solution"]:
        assert not reached(match, lesson["goal"]) and not reached(match, lesson["dead"]), words
        play(match, words)
        while waits and (not waits[0] or reached(match, waits[0])):
            waits.pop(0)
    assert reached(match, lesson["goal"]) and not reached(match, lesson["dead"])
    assert not waits, waits


@each_lesson
def test_every_slip_is_seen_and_can_be_taken_back(name):
    lesson = LESSONS[name]
    for slip in lesson["slips"]:
        match = begun(lesson)
        for words in slip:
            assert not reached(match, lesson["dead"]), (slip, words)
            play(match, words)
        assert reached(match, lesson["dead"]) and not reached(match, lesson["goal"]), slip
        while match.actions:
            match.undo()
        assert not reached(match, lesson["dead"])


@pytest.mark.parametrize("name", MAPS)
def test_the_maps_are_drawn_and_whole(name):
    data = MAPS[name]
    board = GAME.board(data)
    assert 8 <= len(board) <= 14 and data["game"] == "smallworld" and data["name"].keys() == {"en", "ru"}
    for r, region in enumerate(data["regions"]):
        assert all(r in board.near[other] for other in board.near[r])
        assert len(region["shape"]) > 20 and len(region["at"]) == 2
        assert region["room"] > 90 or board.water[r]
