"""What the pages of docs/ show: blocks of text by their language, files by their names."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def page(name) -> str:
    """A page of docs/."""
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def blocks(name, language) -> list:
    """The blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page(name), re.M | re.S)


def files(name) -> dict:
    """The whole files that a page shows: a line with nothing but a path, then a block."""
    return dict(re.findall(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", page(name), re.M | re.S))
