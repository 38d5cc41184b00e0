"""Breaks the rules on purpose, one small change at a time, and sees whether the tests notice:
python build.py mutants --count 100 --seed 1. A change that nobody notices is shown as a diff."""
import ast
import copy
import difflib
import os
import random
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import setup
from tools.step import ROOT

JUDGED = {"ai.py", "search.py", "thinkers.py", "worth.py", "weights.py", "planner.py", "lure.py",
          "chances.py"}  # how opponents judge: another number there is another opinion
PATIENCE = 600  # seconds: a change that hangs the tests was noticed
COMPARE = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
           ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}
COUNT = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
         ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr}


# --- what may be changed -------------------------------------------------------------------------

def compared(node):
    """a < b -> a <= b, and the like."""
    for n, op in enumerate(node.ops):
        if type(op) in COMPARE:
            new = copy.deepcopy(node)
            new.ops[n] = COMPARE[type(op)]()
            yield new


def counted(node):
    """a + b -> a - b, and the like; also a += b."""
    if type(node.op) in COUNT:
        new = copy.deepcopy(node)
        new.op = COUNT[type(node.op)]()
        yield new


def joined(node):
    """a and b -> a or b; one of them alone."""
    new = copy.deepcopy(node)
    new.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield new
    yield from node.values[:1] + node.values[-1:]


def denied(node):
    """not a -> a."""
    if isinstance(node.op, ast.Not):
        yield node.operand


def valued(node):
    """Another number, the other truth value."""
    if type(node.value) is bool:
        yield ast.Constant(not node.value)
    elif type(node.value) is int:
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)


def chosen(node):
    """a if c else b -> a, or b."""
    yield from (node.body, node.orelse)


def left_out(node):
    """A call or an assignment that is not made."""
    text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    if not text:
        yield ast.Pass()


WAYS = {ast.Compare: compared, ast.BinOp: counted, ast.AugAssign: counted, ast.BoolOp: joined,
        ast.UnaryOp: denied, ast.Constant: valued, ast.IfExp: chosen, ast.Expr: left_out}


def mutants(source: str) -> list:
    """Every text that is one change away from a module."""
    top, found = ast.parse(source), []
    prose = {id(inner) for node in ast.walk(top) if isinstance(node, ast.JoinedStr)
             for inner in ast.walk(node)}
    for node in ast.walk(top):
        for field, value in ast.iter_fields(node):
            places = enumerate(value) if isinstance(value, list) else [(None, value)]
            for place, child in places:
                if type(child) in WAYS and id(child) not in prose:
                    found += [changed(top, node, field, place, new) for new in WAYS[type(child)](child)]
    return found


def changed(top, node, field, place, new) -> str:
    """The text of a module with one node in another's place; the tree itself stays as it was."""
    held = getattr(node, field)
    old = held if place is None else held[place]
    put(node, field, place, new)
    text = ast.unparse(ast.fix_missing_locations(top))
    put(node, field, place, old)
    return text


def put(node, field, place, value):
    """Set a field of a node, or one entry of it."""
    if place is None:
        setattr(node, field, value)
    else:
        getattr(node, field)[place] = value


# --- who notices ---------------------------------------------------------------------------------

def tests_of(module: Path) -> list:
    """The folders of tests that look at a module, the quick ones first."""
    package = module.relative_to(ROOT / "py").parts[0]
    own = {"tabletop": ["tests/core"], "wolves": ["tests/wolves"]}.get(
        package, ["tests/conquest", "tests/smallworld"])
    return [*own, "tests/golden", *(["tests/smallworld", "tests/wolves"] if package == "tabletop" else [])]


def noticed(task) -> bool:
    """Whether the tests fail on a copy of py/ with the change."""
    module, text = task
    with tempfile.TemporaryDirectory() as folder:
        copied = shutil.copytree(ROOT / "py", Path(folder) / "py",
                                 ignore=shutil.ignore_patterns("__pycache__"))
        (copied / module.relative_to(ROOT / "py")).write_text(text, encoding="utf-8")
        words = ["-x", "-q", "-p", "no:cacheprovider", "-o", f"pythonpath={copied} tests"]
        surroundings = {**os.environ, "PYTHONPATH": str(copied), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            return subprocess.run([setup.PYTHON, "-m", "pytest", *words, *tests_of(module)], cwd=ROOT,
                                  env=surroundings, capture_output=True, timeout=PATIENCE).returncode != 0
        except subprocess.TimeoutExpired:
            return True


def sample(count: int, seed: int, only: str) -> list:
    """So many changes, drawn from all that are possible in py/; how opponents judge is left out."""
    modules = [path for path in sorted((ROOT / "py").rglob("*.py")) if path.name not in JUDGED
               and only in path.relative_to(ROOT).as_posix()]
    sources = {path: path.read_text("utf-8") for path in modules}
    plain = {path: ast.unparse(ast.parse(source)) for path, source in sources.items()}
    every = [(path, plain[path], text) for path, source in sources.items() for text in mutants(source)
             if text != plain[path]]
    return random.Random(seed).sample(every, min(count, len(every)))


def run(count: int, seed: int, only: str, workers: int) -> float:
    """Try a sample, show what nobody noticed; the share that was."""
    drawn, caught = sample(count, seed, only), 0
    with ThreadPoolExecutor(workers) as pool:
        tried = pool.map(noticed, [(path, text) for path, _, text in drawn])
        for (path, plain, text), seen in zip(drawn, tried):
            caught += seen
            if not seen:
                name = path.relative_to(ROOT).as_posix()
                texts = plain.splitlines(), text.splitlines(), name, name
                print(*difflib.unified_diff(*texts, n=1, lineterm=""), sep="\n", flush=True)
    share = caught / len(drawn)
    print(f"{caught} of {len(drawn)} changes were noticed ({share:.0%}), seed {seed}", flush=True)
    return share
