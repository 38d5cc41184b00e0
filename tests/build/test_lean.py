"""What a first visit does without: comments on lines of their own, what of an outline is too small to see."""

import pytest
from test_build import DIST, ROOT

from tools.outline import commands, rounded


def ends(path):
    """Every point through which an outline goes."""
    at, start, found = [0.0, 0.0], [0.0, 0.0], []
    for letter, numbers in commands(path):
        own = at if letter.islower() else [0.0, 0.0]
        if letter in "zZ":
            at = start
        elif letter in "hH":
            at = [own[0] + numbers[0], at[1]]
        elif letter in "vV":
            at = [at[0], own[1] + numbers[0]]
        else:
            at = [own[0] + numbers[-2], own[1] + numbers[-1]]
        start = at if letter in "mM" else start
        found.append(at)
    return found


@pytest.mark.parametrize("path", [
    "m10.4 10.4l.4.4.4.4.4.4h.4v.4z", "M1.5 2.5c1.2 1.2-3.4.6.7 8.9s1.1 1.1 2.2 2.2q.5.5 9.6.4",
    "m0 0a12.34 5.6 0 01.7 9.9A3 3 0 1 0 20.6 20.4V3.3H1.2l-.6-.6m5.5 5.5 1.4 1.4z",
])
def test_no_point_of_an_outline_is_off_by_more_than_half_a_step(path):
    exact, whole = ends(path), ends(rounded(path))
    assert len(exact) == len(whole)
    for (x, y), (a, b) in zip(exact, whole):
        assert abs(x - a) <= 0.51 and abs(y - b) <= 0.51
        assert a == int(a) and b == int(b)


def test_modules_of_the_site_are_the_source_without_lines_of_comment():
    for path in (DIST / "web").rglob("*.js"):
        source = (ROOT / path.relative_to(DIST)).read_text(encoding="utf-8").splitlines()
        kept = path.read_text(encoding="utf-8").splitlines()
        rest = iter(source)
        assert all(line in rest for line in kept), path
        gone = len(source) - len(kept)
        assert gone > 0 and not any(line.strip().startswith("//") for line in kept), path
