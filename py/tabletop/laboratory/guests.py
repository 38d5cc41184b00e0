"""Who plays from a process of his own: a bot in any language, a level of another tree.

Neither can hold up a game: who dies, is silent for too long or answers nonsense has lost it."""

import json
import os
import shlex
import sys
from pathlib import Path
from queue import Empty, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread

from tabletop.match import ACTIONS
from tabletop.table import choices, over, told

SECONDS = 60  # for an answer
PARTING = 2  # seconds a process has to end by itself
LONG = 1_000_000  # characters of an answer


class Lost(Exception):
    """A player has lost by what his process did: his number and the reason in words."""


class Unfit(Exception):
    """A tree that cannot take part."""


class Process:
    """Is told JSON lines and answers; whoever asks waits no longer than it may take."""

    def __init__(self, words, **place):
        self.process = Popen(words, stdin=PIPE, stdout=PIPE, encoding="utf-8", errors="replace", **place)
        self.answers = Queue()

    def ask(self, *lines):
        """The answer to the last of some lines, as data; ValueError says what is wrong with it."""
        self._talk(True, lines)
        try:
            answer = self.answers.get(timeout=SECONDS)
        except Empty:
            raise ValueError(f"no answer within {SECONDS} s") from None
        if not answer:
            raise ValueError("it has ended")
        try:
            return json.loads(answer)
        except (ValueError, RecursionError):
            raise ValueError(f"no JSON: {answer[:80].strip()}") from None

    def _talk(self, waits, lines):
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        thread = Thread(target=self._exchange, args=(waits, text), daemon=True)
        thread.start()
        return thread

    def _exchange(self, waits, text):
        """In a thread of its own, for a pipe may be full or empty for ever."""
        try:
            self.process.stdin.write(text)
            self.process.stdin.flush()
            answer = self.process.stdout.readline(LONG) if waits else self.process.stdin.close()
        except (OSError, ValueError):
            answer = ""
        self.answers.put(answer)

    def close(self, *lines):
        """Say the last lines, and that no more will come."""
        self._talk(False, lines).join(PARTING)
        try:
            self.process.wait(PARTING)
        except TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


class Bot:
    """`name=command`: gets a line about the match, then one whenever it is to choose; it names an action."""

    def __init__(self, word, p, s, task):
        words = shlex.split(word.partition("=")[2], posix=os.name != "nt")
        self.p, self.process = p, Process(words)
        key, data, seats, _, _, *options = task
        self.news, self.events = [{"game": key, "map": data, "options": options[0] if options else {},
                                   "viewer": p, "players": len(seats)}], told(s.events, p)

    def choose(self, s, steps):
        """The action it names, if it is one of the choices."""
        if steps >= ACTIONS:
            raise Lost(self.p, f"no end after {ACTIONS} actions")
        try:
            answer = self.process.ask(*self.news, self.table(s))
        except ValueError as trouble:
            raise Lost(self.p, str(trouble)) from None
        self.news, self.events = [], []
        action = answer.get("action") if isinstance(answer, dict) else None
        found = next((act for act in s.legal if list(act) == action), None)
        if found is None:
            raise Lost(self.p, f"no choice of its own: {json.dumps(answer)[:80]}")
        return found

    def table(self, s) -> dict:
        """What the page would be told."""
        view = {**s.seen_by(self.p), **s.game.view(s, self.p)}
        return {"actor": s.actor, "frame": dict(s.stack[-1]) if s.stack else None, "viewer": self.p,
                "view": view, "events": self.events, "choices": choices(s, self.p),
                "sides": s.game.sides(s), "gone": s.game.gone(s), "over": None if s.stack else over(s)}

    def saw(self, p, action, s):
        """It hears of that when it is asked next."""
        self.events += told(s.events, self.p)

    def close(self, s):
        """It is told how the match ended."""
        self.process.close(*self.news, self.table(s))


class Version:
    """`level@tree`: that tree's engine follows the match by the page's protocol and is asked to think."""

    def __init__(self, word, p, s, task):
        level, _, tree = word.partition("@")
        key, data, seats, seed, playouts, *options = task
        self.p, self.tree = p, tree
        self.wish = {"op": "think", "level": level, "ms": 1000, "playouts": playouts}
        path = os.pathsep.join((str(Path(tree, "py").resolve()), os.environ.get("PYTHONPATH", "")))
        self.process = Process([sys.executable, "-m", "tabletop"], cwd=tree,
                               env={**os.environ, "PYTHONPATH": path})
        self._ask(s, op="new_game", game=key, map=data, seats=["human"] * len(seats), seed=seed,
                  options=options[0] if options else {})

    def _ask(self, s, **request):
        """Its answer, as long as its table is ours."""
        request = {name: value for name, value in request.items() if value is not None}
        try:
            reply = self.process.ask(request)
        except ValueError as trouble:
            raise Lost(self.p, str(trouble)) from None
        if "error" in reply or reply.get("actor", s.actor) != s.actor:
            raise Unfit(f"{self.tree} plays by other rules: {json.dumps(request)[:80]} {str(reply)[:200]}")
        return reply

    def choose(self, s, steps):
        """What its level likes best."""
        while not (reply := self._ask(s, **self.wish))["done"]:
            pass
        return tuple(reply["ranking"][0]["action"])

    def saw(self, p, action, s):
        """Its match goes where ours goes."""
        self._ask(s, op="apply", action=list(action))

    def close(self, s):
        """Its match is over."""
        self.process.close()
