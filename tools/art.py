"""Puts the fonts and the emblems of the npm packages into the site: only those used."""
import json
import shutil
import sys
from pathlib import Path

from tools.outline import rounded

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
TABLE = ROOT / "tools" / "emblems.json"
FACES = [("Marchlands Text", "alegreya-sans", 400), ("Marchlands Text", "alegreya-sans", 700),
         ("Marchlands Title", "alegreya-sc", 700)]
RANGES = {"cyrillic": "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
          "latin": "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, "
                   "U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD"}
FACE = """@font-face {{
  font-family: "{family}"; font-weight: {weight}; font-display: swap;
  src: url("../fonts/{file}") format("woff2"); unicode-range: {range};
}}
"""


def fonts(web):
    """Copy each face in the two alphabets we write in;
    the style sheet lets a page fetch only what it shows."""
    rules = []
    (web / "fonts").mkdir(parents=True)
    for family, name, weight in FACES:
        for alphabet, letters in RANGES.items():
            file = f"{name}-{alphabet}-{weight}-normal.woff2"
            shutil.copyfile(MODULES / "@fontsource" / name / "files" / file, web / "fonts" / file)
            rules.append(FACE.format(family=family, weight=weight, file=file, range=letters))
    (web / "style").mkdir(exist_ok=True)
    (web / "style/fonts.css").write_text("".join(rules), encoding="utf-8", newline="\n")


def emblems():
    """Key of a race, power, piece or mark -> its outline in a box of 512."""
    icons = json.loads((MODULES / "@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))["icons"]
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    strange = {key: name for key, name in table.items() if name not in icons}
    if strange:
        sys.exit(f"build: tools/emblems.json names pictures that game-icons does not have: {strange}")
    return {key: outline(icons[name]["body"]) for key, name in table.items()}


def outline(body):
    """The data of the paths of one drawing, as one path."""
    head, *paths = body.split(' d="')
    return "".join(rounded(path.split('"')[0]) for path in paths)
