"""The lessons and books of every game, and the hands of a pupil:
begin a lesson, carry out words, let others play."""

import json
from importlib import import_module
from pathlib import Path

from tabletop import Match, mapfile
from tabletop.thinkers import thinker

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "ru")
GAMES = {folder.name: import_module(folder.name).GAME for folder in sorted((ROOT / "lessons").iterdir())}


def read(path):
    """A JSON file of the repository."""
    return json.loads((ROOT / path).read_text(encoding="utf-8"))


def names(game, pattern) -> list:
    """[(game, name of the file)] in a folder of lessons."""
    return [(game, path.stem) for path in sorted((ROOT / "lessons" / game).glob(pattern))]


LESSONS = {(game, name): read(f"lessons/{game}/{name}.json") for game in GAMES
           for name in read(f"lessons/{game}/index.json")["lessons"]}
MAPS = {key: mapfile.read(ROOT / f"lessons/{key[0]}/maps/{key[1]}.json") for game in GAMES
        for key in names(game, "maps/*.json")}
BOOKS = {(game, lang): read(f"web/text/reference.{game}.{lang}.json") for game in GAMES for lang in LANGUAGES}


class Pupil:
    """Somebody at a lesson; whoever else sits at the table plays by himself, and the same whatever was added
    to the box since."""

    reads = False  # whether he clicked away all that is only told

    def __init__(self, game, lesson):
        self.game, self.lesson = GAMES[game], lesson
        options = {"sandbox": True, **lesson.get("options", {})}
        self.match = Match(self.game, MAPS[game, lesson["map"]], options, lesson["seats"], lesson["seed"],
                           lesson["position"], first=True)

    def reached(self, goal) -> bool:
        """Whether a goal is reached, as the page would be told."""
        return self.game.reached(self.match, goal)

    def play(self, words):
        """One action, places on the map by their keys; then the opponents."""
        keys = self.match.now.board.keys
        self.act((words[0], *(keys.index(word) if word in keys else word for word in words[1:])))

    def act(self, action):
        """One action as the engine names it; then the opponents."""
        self.match.apply(action)
        assert not self.game.check(self.match.now)
        while self.match.now.legal and self.match.seats[self.match.now.actor] != "human":
            mind = thinker(self.match.now, self.match.seats[self.match.now.actor], len(self.match.actions))
            mind.run()
            self.match.apply(mind.ranking()[0][0])


def shown(pupil):
    """What the teacher says now, as web/learn/coach.js finds it: (its step, whether that is so); nothing at
    the end."""
    lesson, acted = pupil.lesson, pupil.reads or bool(pupil.match.actions)
    if pupil.reached(lesson["goal"]) or pupil.reached(lesson["dead"]):
        return None
    still = (step for step in lesson["steps"] if not (pupil.reached(wait(step)) if wait(step) else acted))
    step = next(still, lesson["steps"][-1])
    return step, "given" not in step or pupil.reached(step["given"])


def choosable(pupil) -> set:
    """The keys of all places where something can be chosen now."""
    s = pupil.match.now
    phase = s.game.phases[s.stack[-1]["phase"]]
    told = [phase.describe(s, s.stack[-1], action) for action in s.legal]
    return {s.board.keys[one[name]] for one in told for name in ("place", "from") if name in one}


def taught(game, name) -> set:
    """The verbs that the course has taught up to a lesson, as web/learn/course.js finds them."""
    course = read(f"lessons/{game}/index.json")["lessons"]
    return {words[0] for one in course[:course.index(name) + 1] for words in LESSONS[game, one]["solution"]}


def wait(step):
    """What a step waits for, None if it only says something."""
    return step.get("wait") or ("choice" in step and {"did": step["choice"]}) or None


def texts(lesson) -> list:
    """Everything a lesson says, each in both languages."""
    fields = [lesson[field] for field in ("title", "intro", "hint", "done")]
    return fields + [step[name] for step in lesson["steps"] for name in ("say", "otherwise") if name in step]
