"""Which tests run through which functions of py/, how long each takes; and pytest with our plugins."""
import ast
import hashlib
import importlib
import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tools import setup
from tools.changes import Change
from tools.step import ROOT

MADE = ROOT / ".mutants"  # what each test runs through, and what was tried
TESTS = ["tests/core", "tests/games", "tests/conquest", "tests/smallworld", "tests/azeroth", "tests/wolves",
         "tests/warcraft", "tests/learn", "tests/maps", "tests/examples",
         "tests/test_later_versions.py", "tests/test_owed.py"]
OTHERS = {"smallworld": "wolves", "conquest": "wolves", "wolves": "smallworld", "azeroth": "wolves",
          "warcraft": "wolves"}  # whose tests say nothing
NEAR = {"tabletop": ("tests/core", "tests/games"), "wolves": "tests/wolves", "smallworld": "tests/smallworld",
        "azeroth": "tests/azeroth", "warcraft": "tests/warcraft",
        "conquest": ("tests/conquest", "tests/smallworld")}
# modules that play whole games by the hundred: for one change they cost too much, so what nobody is said to
# notice may still be noticed by them; tests/golden is tried last, by tools/spoilt.py
NEVER = ("soak", "machine", "levels", "balance", "protocol")
EACH = 0.004  # seconds that pytest itself needs for a test


class Seen(NamedTuple):
    """{function: tests that run through it}, {test: seconds}, functions run before the first test, tests
    that call none in their own process."""

    through: dict
    took: dict
    before: set
    alone: set


def worked() -> float:
    """Seconds of work so far of this process and of those that it started and that have ended."""
    others = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + others.ru_utime + others.ru_stime


def pytest(plugin: str, job: dict, *words, folder=ROOT / "py"):
    """Start pytest with one of our plugins on a job."""
    MADE.mkdir(exist_ok=True)
    file = MADE / "job.json"
    file.write_text(json.dumps(job), "utf-8")
    around = {**os.environ, "MUTANTS": str(file), "CI": "true",
              "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]), "PYTHONDONTWRITEBYTECODE": "1"}
    common = ["-q", "-n0", "--tb=short", "-p", "no:cacheprovider", "-p", plugin,
              "-o", f"pythonpath={folder} tests", *(f"--ignore-glob=*{name}*.py" for name in NEVER)]
    return subprocess.Popen([setup.PYTHON, "-m", "pytest", *common, *words], cwd=ROOT, env=around,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")


def present():
    """Import every module of py/: some are imported only as tests run, whose functions would not be there
    to be looked at or changed."""
    for path in (ROOT / "py").rglob("*.py"):
        *folders, name = path.relative_to(ROOT / "py").with_suffix("").parts
        if name != "__main__":  # which would play
            importlib.import_module(".".join(folders if name == "__init__" else [*folders, name]))


def fingerprint(paths) -> str:
    """Of the content of files."""
    found = hashlib.sha256()
    for path in sorted(paths):
        if path.suffix in (".py", ".json"):
            found.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]


def looked(name: str):
    """Look at what the tests of a folder run through, and how long each takes, unless that is known."""
    if place(name).exists():
        return
    print(f"  looking at what the tests of {name} run through ...", flush=True)
    part = place(name).with_suffix(".part")
    child = pytest("tools.reached", {"facts": str(part), "py": str(ROOT / "py")}, name)
    words = child.communicate()[0]
    if child.returncode:
        sys.exit(f"{words[-3000:]}\n\nThe tests must pass before the rules are broken.")
    part.rename(place(name))


def place(name: str) -> Path:
    """Where it is kept what was found out about a folder of tests."""
    return MADE / f"{name.replace('/', '-')}.json"


def place_of(code) -> str:
    """What a function is known by: its file and its name, which no other line moves."""
    name = code.co_qualname.replace(".<locals>", "")
    return f"{Path(code.co_filename).relative_to(ROOT).as_posix()}:{name}"


def seen() -> Seen:
    """What the tests run through, as it was when last looked at: tests added since are tried on everything.
    It only says what is tried first; without the folder all is looked at anew, and a look that was stopped
    goes on with the next folder of tests."""
    found = Seen({}, {}, set(), set())
    for folder in TESTS:
        looked(folder)
        known = json.loads(place(folder).read_text("utf-8"))
        found.took.update(known["took"])
        found.before.update(known["before"])
        found.alone.update(test for test, functions in known["reached"].items() if not functions)
        for test, functions in known["reached"].items():
            for function in functions:
                found.through.setdefault(function, set()).add(test)
    learned = MADE / "took.json"
    found.took.update(json.loads(learned.read_text("utf-8")) if learned.exists() else {})
    return found


def functions_of(change: Change) -> list:
    """The functions that a change is in, the innermost first, as place_of tells them."""
    found, names, inside = [], [], ast.parse(change.was)
    while inside:
        inside = next((node for node in inside.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))
                       and node.lineno <= change.first <= node.end_lineno), None)
        if inside:
            names.append(inside.name)
        if isinstance(inside, ast.FunctionDef):
            found.insert(0, f"{change.path}:{'.'.join(names)}")
    return found


def inside(known: Seen, place: str) -> set:
    """The tests that run through a function, or one that is made in it; through any of a file."""
    return {test for name, tests in known.through.items()
            if name == place or name.startswith((f"{place}.", f"{place}:")) for test in tests}


def planned(change: Change, known: Seen) -> list:
    """The tests that may notice a change: those that run through its function, or, where none is known
    to, through its file; of what stands in no function, which anybody may read, all that are near as well;
    then those that call no rule in their own process. The nearest and the quickest come first."""
    package, near = change.path.split("/")[1], NEAR[change.path.split("/")[1]]
    reach = next(filter(None, (inside(known, name) for name in functions_of(change))), None)
    reach = reach or inside(known, change.path)
    rest = {test for test in known.alone if OTHERS.get(package, " ") not in test}
    if not functions_of(change) or not reach:
        rest |= {test for test in known.took if test.startswith(near)}
    called = f"test_{Path(change.path).stem}"  # its namesake, if there is one
    return sorted(reach | rest, key=lambda test: (called not in test, test not in reach,
                                                  not test.startswith(near), known.took[test], test))


def imported(change: Change, known: Seen) -> bool:
    """Whether a change is run while modules are imported or tests collected."""
    around = functions_of(change)
    return not around or not known.before.isdisjoint(around)


def homes(tests: list) -> list:
    """The files of tests, and those changed since it was looked at what they run through."""
    changed = {path.relative_to(ROOT).as_posix() for name in TESTS
               for path in ([ROOT / name] if name.endswith(".py") else (ROOT / name).rglob("test_*.py"))
               if path.stat().st_mtime > place(name).stat().st_mtime}
    return sorted(changed | {test.partition("::")[0] for test in tests}) or TESTS


def affordable(tests: list, took: dict, budget: float) -> list:
    """As many tests as fit so many seconds of work, in their order; one that does not is passed over."""
    found = []
    for test in tests:
        if took[test] + EACH <= budget:
            budget -= took[test] + EACH
            found.append(test)
    return found
