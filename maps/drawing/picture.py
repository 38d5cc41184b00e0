"""Write a map as an SVG picture, for people to look at."""

import pathlib

FILLS = {"sea": "#5f93bd", "lake": "#82b5d6", "farmland": "#e6d083", "forest": "#6a9a58",
         "hill": "#b5c56f", "swamp": "#8a9676", "mountain": "#aea49b"}


def write_picture(path, board):
    """Draw terrain, borders, keys and the biggest circle of each region."""
    width, height = board["size"]
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">']
    for region in board["regions"]:
        parts += region_parts(region)
    parts.append(f'<path d="M0 0H{width}V{height}H0Z" fill="none" stroke="#3b2f26" '
                 'stroke-width="10"/>')
    pathlib.Path(path).write_text("\n".join(parts) + "\n</svg>\n", encoding="utf-8")


def region_parts(region):
    """Draw one region."""
    flat, (x, y) = region["shape"], region["at"]
    points = " ".join(f"{a},{b}" for a, b in zip(flat[0::2], flat[1::2]))
    note = " ".join([*region["marks"], *["tribe"] * region["tribe"]])
    return [
        f'<polygon points="{points}" fill="{FILLS[region["terrain"]]}" '
        'stroke="#3b2f26" stroke-width="4" stroke-linejoin="round"/>',
        f'<circle cx="{x}" cy="{y}" r="{region["room"]}" fill="none" '
        'stroke="#0003" stroke-width="2"/>',
        f'<text x="{x}" y="{y}" font-size="30" text-anchor="middle">{region["key"]}</text>',
        f'<text x="{x}" y="{y + 26}" font-size="18" text-anchor="middle">{note}</text>']
