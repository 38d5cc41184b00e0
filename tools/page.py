"""The one page of the site: what it begins with comes along with it or is fetched at once."""
import re

from tools.files import DIST, address, weigh

TITLE = "*-sc-latin-700-*"  # the font of the title


def gather(page):
    """Make index.html of dist/ out of that of the source."""
    join(page)
    settle(page)
    preload(page)


def join(page):
    """Make one style sheet of all that the page names and the games bring: one answer instead of many."""
    text = page.read_text(encoding="utf-8")
    lines, names = zip(*re.findall(r'( *<link rel="stylesheet" href="([^"]+)">\n)', text))
    whole = DIST / names[0]
    names += tuple(map(address, sorted((DIST / "web/games").glob("*/*.css"))))
    rules = "\n".join((DIST / name).read_text(encoding="utf-8") for name in names)
    whole.write_text(re.sub(r"/\*.*?\*/\n*", "", rules, flags=re.S), encoding="utf-8", newline="\n")
    for line in lines[1:]:
        text = text.replace(line, "")
    for name in names[1:]:
        (DIST / name).unlink()
    page.write_text(text, encoding="utf-8", newline="\n")


def settle(page):
    """Put the script that tells what does not come into the page, by its hash: it cannot fail to come."""
    text = page.read_text(encoding="utf-8")
    [(tag, name)] = re.findall(r'(<script src="([^"]+)"></script>)', text)
    path = DIST / name
    text = text.replace("script-src 'self'", f"script-src 'self' '{weigh(path)['integrity']}'")
    text = text.replace(tag, f"<script>{path.read_text(encoding='utf-8')}</script>")
    page.write_text(text, encoding="utf-8", newline="\n")
    path.unlink()


def preload(page):
    """Name in the page all modules it begins with and the letters of its headings:
    the browser fetches them at once, not one after another."""
    text = page.read_text(encoding="utf-8")
    first = re.findall(r'<script type="module"(?: async)? src="([^"]+)"', text)
    found = [(DIST / name).resolve() for name in first]
    for path in found:
        names = re.findall(r'^(?:import|export)\b[^;]*?"(\.[^"]+\.js)";$',
                           path.read_text(encoding="utf-8"), re.M)
        found += [other for name in names if (other := (path.parent / name).resolve()) not in found]
    kinds = {'preload" as="font" type="font/woff2" crossorigin="': sorted((DIST / "web/fonts").glob(TITLE)),
             "modulepreload": found[len(first):]}
    links = "".join(f'  <link rel="{kind}" href="{address(path)}">\n'
                    for kind, paths in kinds.items() for path in paths)
    page.write_text(text.replace("</head>", f"{links}</head>"), encoding="utf-8", newline="\n")
