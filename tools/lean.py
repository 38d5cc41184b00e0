"""Takes out of Python sources what only readers need: comments, sentences, what functions are said to return,
most spaces; each line stays in place."""
import ast
import io
import re
import tokenize

KEPT = "__doc__"  # a module that tells its own sentence keeps them all
MARGINS = tokenize.INDENT, tokenize.DEDENT, tokenize.NL, tokenize.NEWLINE
WORD = re.compile(r"[\w\"']")


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
    return narrow("\n".join(lines))


def narrow(source: str) -> str:
    """One space for every level, and between words; what is inside of a string belongs to it."""
    lines, depth, gaps = source.split("\n"), 0, []
    row, end, before = 0, 0, ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        depth += (token.type == tokenize.INDENT) - (token.type == tokenize.DEDENT)
        if token.type in MARGINS:
            continue
        start, text = token.start[1], token.string
        if token.start[0] != row:
            gaps.append((token.start[0] - 1, 0, start, " " * depth))
        elif not (WORD.search(before[-1:]) and WORD.search(text[:1])):
            gaps.append((row - 1, end, start, ""))
        (row, end), before = token.end, text
    for row, start, end, space in reversed(gaps):
        if row < len(lines) and not lines[row][start:end].strip():
            lines[row] = lines[row][:start] + space * bool(lines[row]) + lines[row][end:]
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
