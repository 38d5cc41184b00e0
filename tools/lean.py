"""Takes out of Python sources what only readers need: comments, sentences, what functions are said to return;
each line stays in place."""
import ast
import io
import tokenize

KEPT = "__doc__"  # a module that tells its own sentence keeps them all


def lean(source: str) -> str:
    """The same program, with the same numbers of lines in a trace."""
    if KEPT in source:
        return source
    lines, tree = source.encode().split(b"\n"), ast.parse(source)  # ast counts bytes
    for said, alone in sentences(tree):
        first, last = said.lineno - 1, said.end_lineno - 1
        after = lines[last][said.end_col_offset:]
        head = lines[first][:said.col_offset] + b"..." * alone
        lines[first:last + 1] = [(head + after).rstrip(), *[b""] * (last - first)]
    for hint in hints(tree):
        line = lines[hint.lineno - 1]
        arrow = line.rindex(b" ->", 0, hint.col_offset)
        lines[hint.lineno - 1] = line[:arrow] + line[hint.end_col_offset:]
    text = b"\n".join(lines).decode()
    lines = text.split("\n")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column].rstrip()
    return "\n".join(lines)


def hints(tree):
    """What functions say that they return, on one line each."""
    return [node.returns for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.returns]


def sentences(tree):
    """Every docstring, and whether its function or class holds nothing else."""
    for node in ast.walk(tree):
        named = isinstance(node, (ast.ClassDef, ast.FunctionDef))
        if (named or isinstance(node, ast.Module)) and ast.get_docstring(node, clean=False) is not None:
            yield node.body[0], named and len(node.body) == 1
