"""Every text that is one small change away from a module of rules; no line moves by it."""
import ast
import copy
from typing import NamedTuple

OPINIONS = {"worth.py", "weights.py", "planner.py", "lure.py", "chances.py", "sight.py", "orders.py",
            "spending.py"}  # another number is an opinion
THINKERS = {"ai.py", "search.py", "thinkers.py"}  # so are the constants on top of these
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
    for node, statement, on_top in nodes(ast.parse(source)):
        way = WAYS.get(type(node))
        opinion = (name in OPINIONS and way in (valued, counted)
                   or name in THINKERS and on_top and way is valued)
        if way and not opinion:
            last = statement.body[0].lineno - 1 if hasattr(statement, "body") else statement.end_lineno
            found += [Change(path, statement.lineno, max(last, statement.lineno), source, text)
                      for text in (replaced(source, node, new) for new in way(node)) if text != source]
    return found


def nodes(top):
    """(node, the statement it is in, whether that stands on top of the module); no types and no texts with
    values in them."""
    waiting = [(node, node, True) for node in reversed(top.body)]
    while waiting:
        node, statement, on_top = waiting.pop()
        yield node, statement, on_top
        types = [getattr(node, name, None) for name in ("annotation", "returns")]
        for child in reversed(list(ast.iter_child_nodes(node))):
            if not isinstance(child, ast.JoinedStr) and child not in types:
                inner = isinstance(child, ast.stmt)
                waiting.append((child, child if inner else statement, on_top and not inner))


def replaced(source: str, node, new) -> str:
    """The text of a module with another node in one's place, on as many lines."""
    lines = source.encode().split(b"\n")
    before = b"\n".join([*lines[:node.lineno - 1], lines[node.lineno - 1][:node.col_offset]])
    after = b"\n".join([lines[node.end_lineno - 1][node.end_col_offset:], *lines[node.end_lineno:]])
    words, more = ast.unparse(new), "\n" * (node.end_lineno - node.lineno)
    words = words + more if isinstance(node, ast.stmt) else f"({words}{more})"
    return (before + words.encode() + after).decode()
