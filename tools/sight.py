"""Which tests run through which lines of py/, how long each takes, and pytest started with our plugin."""
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from tools import setup
from tools.changes import Change
from tools.step import ROOT

MADE = ROOT / ".mutants"  # what each test runs through, and what was tried
TESTS = ["tests/core", "tests/games", "tests/conquest", "tests/smallworld", "tests/azeroth", "tests/wolves",
         "tests/warcraft", "tests/golden", "tests/learn", "tests/maps", "tests/examples",
         "tests/test_later_versions.py", "tests/test_owed.py"]
OTHERS = {"smallworld": "wolves", "conquest": "wolves", "wolves": "smallworld", "azeroth": "wolves",
          "warcraft": "wolves"}  # whose tests say nothing
NEAR = {"tabletop": ("tests/core", "tests/games"), "wolves": "tests/wolves", "smallworld": "tests/smallworld",
        "azeroth": "tests/azeroth", "warcraft": "tests/warcraft",
        "conquest": ("tests/conquest", "tests/smallworld")}
EACH = 0.004  # seconds that pytest itself needs for a test


def pytest(job: dict, *words, folder=ROOT / "py"):
    """Start pytest with our plugin on a job."""
    MADE.mkdir(exist_ok=True)
    file = MADE / "job.json"
    file.write_text(json.dumps(job), "utf-8")
    around = {**os.environ, "MUTANTS": str(file), "CI": "true", "COVERAGE_FILE": str(MADE / "coverage"),
              "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]), "PYTHONDONTWRITEBYTECODE": "1"}
    common = ["-q", "-n0", "--tb=short", "-p", "no:cacheprovider", "-p", "tools.noticing",
              "-o", f"pythonpath={folder} tests"]
    return subprocess.Popen([setup.PYTHON, "-m", "pytest", *common, *words], cwd=ROOT, env=around,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")


def fingerprint(paths) -> str:
    """Of the content of files."""
    found = hashlib.sha256()
    for path in sorted(paths):
        if path.suffix in (".py", ".json"):
            found.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]


def seen() -> tuple:
    """({file: {line: tests that run through it, "" while modules are imported}}, {test: seconds}), as it was
    when last looked at: tests added since are tried on everything, lines of a file changed since are not told
    apart. It only says what is tried first; without the folder all is looked at anew."""
    took, files = MADE / "took.json", MADE / "files.json"
    if not files.exists():
        print("  looking at what every test runs through (some minutes) ...", flush=True)
        child = pytest({"took": str(took)}, "--cov", "--cov-context=test", "--cov-report=", *TESTS)
        words = child.communicate()[0]
        if child.returncode:
            sys.exit(f"{words[-3000:]}\n\nThe tests must pass before the rules are broken.")
        files.write_text(json.dumps({path.relative_to(ROOT).as_posix(): fingerprint([path])
                                     for path in (ROOT / "py").rglob("*.py")}), "utf-8")
    from coverage import CoverageData  # only where the tests are set up
    data, lines = CoverageData(str(MADE / "coverage")), {}
    data.read()
    for name, then in json.loads(files.read_text("utf-8")).items():
        found = data.contexts_by_lineno(str(ROOT / name))
        unchanged = (ROOT / name).exists() and fingerprint([ROOT / name]) == then
        lines[name] = found if unchanged else {0: {test for tests in found.values() for test in tests}}
    return lines, json.loads(took.read_text("utf-8"))


def planned(change: Change, lines: dict, took: dict, watched: set) -> list:
    """The tests that may notice a change: those that run through its lines, or, where those run once only,
    through its file; then those that nobody watched, such as whole games by the hundred. The nearest and the
    quickest come first."""
    package = change.path.split("/")[1]
    here, other = lines.get(change.path, {}), OTHERS.get(package, " ")
    touched = range(change.first, change.last + 1)
    reach = {name.split("|")[0] for line in touched for name in here.get(line, ())}
    if "" in reach or not reach:
        reach = {name.split("|")[0] for names in here.values() for name in names}
    rest = {test for test in took.keys() - watched if other not in test}
    called = f"test_{Path(change.path).stem}"  # its namesake, if there is one
    return sorted(reach & took.keys() | rest,
                  key=lambda test: (called not in test, test not in reach, not test.startswith(NEAR[package]),
                                    took[test], test))


def imported(change: Change, lines: dict) -> bool:
    """Whether the lines of a change are run while modules are imported or tests collected."""
    here = lines.get(change.path, {})
    return any("" in here.get(line, ()) for line in (0, *range(change.first, change.last + 1)))


def homes(tests: list) -> list:
    """The files of tests, and those changed since it was looked at what they run through."""
    then = (MADE / "files.json").stat().st_mtime
    changed = {path.relative_to(ROOT).as_posix() for name in TESTS
               for path in ([ROOT / name] if name.endswith(".py") else (ROOT / name).rglob("test_*.py"))
               if path.stat().st_mtime > then}
    return sorted(changed | {test.partition("::")[0] for test in tests}) or TESTS


def affordable(tests: list, took: dict, budget: float) -> list:
    """As many tests as fit so many seconds of work, in their order; one that does not is passed over."""
    found = []
    for test in tests:
        if took[test] + EACH <= budget:
            budget -= took[test] + EACH
            found.append(test)
    return found
