"""Small pictures of what was found, as SVG: means with their intervals, and how a mean went on."""

from html import escape

WIDE, ROW, LEFT, EDGE = 640, 24, 260, 30  # of a picture, a row, the names before it, the numbers below
STYLE = "text{font:13px sans-serif}line,polyline{stroke:#333;fill:none}.light{stroke:#bbb}circle{fill:#333}"


def svg(high, parts) -> str:
    """A picture of these parts."""
    lines = "\n".join(parts)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}"><style>{STYLE}</style>\n'
            f'<rect width="{WIDE}" height="{high}" fill="#fff"/>\n{lines}\n</svg>\n')


def text(x, y, words, anchor="start") -> str:
    """Words at a place."""
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{escape(str(words))}</text>'


def line(x, y, to, down, kind="") -> str:
    """A line from a place to another."""
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to:.1f}" y2="{down:.1f}" class="{kind}"/>'


def shares(rows) -> str:
    """Shares of wins, [name, mean, half an interval], on a scale from 0 to 1."""
    def at(share):
        return LEFT + (WIDE - LEFT - EDGE) * min(1.0, max(0.0, share))

    foot, parts, dot = ROW * len(rows) + ROW / 2, [], '<circle cx="{:.1f}" cy="{:.1f}" r="4"/>'
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts += [line(at(share), 0, at(share), foot, "light"), text(at(share), foot + 18, share, "middle")]
    for n, (name, mean, width) in enumerate(rows):
        y = ROW * (n + 0.75)
        parts += [text(LEFT - 12, y + 4, name, "end"), line(at(mean - width), y, at(mean + width), y),
                  dot.format(at(mean), y)]
    return svg(foot + EDGE, parts)


def course(values, names=("", "")) -> str:
    """How a value went, one after the other, between the least and the most of it."""
    low, high, right, foot = min(values), max(values), WIDE - EDGE, 240
    wide, tall = (right - EDGE * 2) / max(1, len(values) - 1), (foot - EDGE) / ((high - low) or 1.0)
    points = " ".join(f"{EDGE * 2 + n * wide:.1f},{foot - (value - low) * tall:.1f}"
                      for n, value in enumerate(values))
    return svg(foot + EDGE, [
        line(EDGE * 2, foot, right, foot, "light"), line(EDGE * 2, EDGE, EDGE * 2, foot, "light"),
        f'<polyline points="{points}"/>', text(EDGE * 2 - 6, foot, f"{low:.2f}", "end"),
        text(EDGE * 2 - 6, EDGE + 8, f"{high:.2f}", "end"), text(right, foot + 20, names[0], "end"),
        text(EDGE * 2, 18, names[1])])
