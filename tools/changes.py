"""Every text that is one small change away from a module of rules; no line moves by it."""
import ast
import copy
from typing import NamedTuple

# How opponents judge is no rule. In these modules, and in functions, hooks and attributes of traits that only
# they ask, another number, sum, choice or comparison of numbers is another opinion,
JUDGES = {"worth.py", "weights.py", "lure.py", "chances.py", "sight.py"}
JUDGING = {"hopes", "catches", "lures", "shelter", "boon", "flair", "hope", "risk", "outlook"}
# of these another constant on top: how they look for what is best must hold all the same.
THINKERS = {"ai.py", "search.py", "planner.py", "weigher.py", "answers.py", "guard.py", "orders.py",
            "spending.py", "prover.py", "review.py"}
MORE = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
COMPARE = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
           ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}
COUNT = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
         ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr}


class Change(NamedTuple):
    """One change: the file, the lines of the statement it is in, the text before and after."""

    path: str
    first: int
    last: int
    was: str
    text: str

    def told(self) -> tuple:
        """The lines that differ, before and after, in one line each."""
        pairs = [(old, new) for old, new in zip(self.was.split("\n"), self.text.split("\n")) if old != new]
        return tuple(" ".join(filter(None, map(str.strip, side))) for side in zip(*pairs))


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
    """A call that is not made."""
    if not isinstance(node.value, ast.Constant):
        yield ast.Pass()


WAYS = {ast.Compare: compared, ast.BinOp: counted, ast.AugAssign: counted, ast.BoolOp: joined,
        ast.UnaryOp: denied, ast.Constant: valued, ast.IfExp: chosen, ast.Expr: left_out}


def changes(path: str, source: str) -> list:
    """Every change of a module, how opponents judge left out."""
    found, name = [], path.rpartition("/")[2]
    for node, statement, around in nodes(ast.parse(source)):
        way = WAYS.get(type(node))
        judged = name in JUDGES or around & JUDGING or name in THINKERS and statement.col_offset == 0
        if way and not (judged and weighed(node)):
            last = statement.body[0].lineno - 1 if hasattr(statement, "body") else statement.end_lineno
            found += [Change(path, statement.lineno, max(last, statement.lineno), source, text)
                      for text in (replaced(source, node, new) for new in way(node)) if text != source]
    return found


def weighed(node) -> bool:
    """Whether it says how much, and not what is done."""
    return (isinstance(node, (ast.Constant, ast.BinOp, ast.AugAssign, ast.IfExp))
            or isinstance(node, ast.Compare) and isinstance(node.ops[0], MORE))


def nodes(top):
    """(node, the statement it is in, names of functions around it and of what it is assigned to); no types
    and no texts with values in them."""
    waiting = [(node, node, named(node)) for node in reversed(top.body)]
    while waiting:
        node, statement, around = waiting.pop()
        yield node, statement, around
        types = [getattr(node, name, None) for name in ("annotation", "returns")]
        for child in reversed(list(ast.iter_child_nodes(node))):
            if not isinstance(child, ast.JoinedStr) and child not in types:
                inner = isinstance(child, ast.stmt)
                waiting.append((child, child if inner else statement, around | named(child)))


def named(node) -> set:
    """The name of a function, or of what a statement assigns to."""
    if isinstance(node, ast.FunctionDef):
        return {node.name}
    return {name.id for name in getattr(node, "targets", ()) if isinstance(name, ast.Name)}


def replaced(source: str, node, new) -> str:
    """The text of a module with another node in one's place, on as many lines."""
    lines = source.encode().split(b"\n")
    before = b"\n".join([*lines[:node.lineno - 1], lines[node.lineno - 1][:node.col_offset]])
    after = b"\n".join([lines[node.end_lineno - 1][node.end_col_offset:], *lines[node.end_lineno:]])
    words, more = ast.unparse(new), "\n" * (node.end_lineno - node.lineno)
    words = words + more if isinstance(node, ast.stmt) else f"({words}{more})"
    return (before + words.encode() + after).decode()
