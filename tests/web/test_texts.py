"""Every word is there in every language: what the page and its games say,
and every code the engine may send."""
import ast
import json
import re
from importlib import import_module
from pathlib import Path

import pytest
from azeroth import GAME as AZEROTH
from conquest.effects import EFFECTS
from conquest.homemade import SHOWN
from spoken import parts
from spoken import words as spoken
from tabletop import mapfile

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
TAGS = ("en", "ru")
FILES = sorted(path.name.split(".")[0] for path in (WEB / "text").glob("*.en.json")
               if not path.name.startswith("reference."))
GAMES = [name for name in FILES if (ROOT / f"maps/{name}").exists()]


def book(name):
    """A text file in every language: tag -> key -> words."""
    return {tag: json.loads((WEB / f"text/{name}{tag}.json").read_text(encoding="utf-8")) for tag in TAGS}


SHELL = book("")
OWN = {game: {tag: spoken(game, tag) for tag in TAGS} for game in GAMES}
BOOKS = {"": SHELL, **{f"{name}.": book(f"{name}.") for name in FILES}}
ALL = [(name, tag, texts[tag]) for name, texts in BOOKS.items() for tag in TAGS]
KEY = r'"([a-z]\w*)"'
SAID = re.compile(rf'(?:\bwords\.|(?<![\w)]\.)\b)(?:say|has)\(\s*(?:[^"`,()]*\?\s*{KEY}\s*:\s*)?{KEY}')
STEMS = re.compile(r"\b(?:say|has)\(\s*`([^`]*)`")
GAPS = re.compile(r"\{(\w+)(?::((?:[^{}]|\{\w+\})*))?\}")
FORMS = {"en": 2, "ru": 3}
PEOPLE = ("player", "foe", "ally", "owner")  # gaps whose two forms are for "you" and for a name
every_game = pytest.mark.parametrize("game", GAMES)


def words(game, tag):
    """What can be said while a game is played; without one, in plain clothes: the shell says all it asks."""
    return {**SHELL[tag], **(OWN[game][tag] if game else {})}


def lacking(keys, game=None):
    """What has no word in some language."""
    return sorted(f"{tag}: {key}" for tag in TAGS for key in set(keys) - words(game, tag).keys())


def scripts():
    """[(game or None, text)] of all the page's own modules; those of a family for each of its games."""
    for path in WEB.rglob("*.js"):
        folder, key, *_ = [*path.relative_to(WEB).with_suffix("").parts, ""]
        heard = [game for game in GAMES if key in parts(game)] if folder == "games" else []
        yield from ((game, path.read_text(encoding="utf-8")) for game in heard or [None])


def calls(package, *names):
    """The first argument of every call of a function or method with one of these names,
    where it is written out."""
    for path in sorted((ROOT / "py" / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                attribute = isinstance(node.func, ast.Attribute)
                name = node.func.attr if attribute else getattr(node.func, "id", "")
                if name in names:
                    yield node.args[0].value


def told(key):
    """What the engine tells of a game: its levels, options, the words of its traits."""
    return import_module(key).GAME.about()


def phases(key):
    """Phase that asks -> the verbs its class does, by the keys the game knows them under."""
    from tabletop import Phase
    game = import_module(key).GAME
    return {name: {verb.removeprefix("do_") for verb in dir(phase) if verb.startswith("do_")}
            for name, phase in game.phases.items()
            if name != "spread" and getattr(phase.actions, "__func__", phase.actions) is not Phase.actions}


def chapter(key):
    """What docs/PROTOCOL.md says of a game, which tests/games holds against the engine."""
    text = (ROOT / "docs/PROTOCOL.md").read_text(encoding="utf-8")
    return text.split(f"## {OWN[key]['en']['game']}\n")[1].split("\n## ")[0]


# --- the files themselves --------------------------------------------------------------------

@pytest.mark.parametrize("name", BOOKS)
def test_both_languages_have_the_same_keys_in_the_same_order(name):
    assert list(BOOKS[name]["en"]) == list(BOOKS[name]["ru"])


@pytest.mark.parametrize("name", BOOKS)
def test_no_key_is_written_twice(name):
    for tag in TAGS:
        pairs = json.loads((WEB / f"text/{name}{tag}.json").read_text(encoding="utf-8"),
                           object_pairs_hook=list)
        keys = [key for key, _ in pairs]
        assert len(keys) == len(set(keys)), sorted({key for key in keys if keys.count(key) > 1})


@every_game
def test_a_game_says_nothing_again_that_its_family_says(game):
    *family, own = map(book, (f"{name}." for name in parts(game)))
    assert [key for tag in TAGS for shared in family for key, text in own[tag].items()
            if shared[tag].get(key) == text] == []


def gaps(text):
    """The names of the gaps of a sentence, of those within forms too."""
    return set(re.findall(r"\{(\w+)", text))


@pytest.mark.parametrize("name", BOOKS)
def test_every_sentence_has_the_same_gaps_in_both_languages(name):
    english, russian = (BOOKS[name][tag] for tag in TAGS)
    assert [key for key in english if gaps(english[key]) != gaps(russian[key])] == []


def test_plural_forms_are_complete():
    short = [f"{name}{tag}: {key}" for name, tag, texts in ALL for key, text in texts.items()
             for gap, forms in GAPS.findall(text)
             if forms and len(forms.split("|")) != (2 if gap in PEOPLE else FORMS[tag])]
    assert short == []


def test_russian_is_russian_and_nothing_is_left_empty():
    names = re.compile(r"(?:Small World of )?Warcraft|"
                       r"Marchlands|game-icons\.net|Lorc|Delapouite|WebAssembly|CC BY|SIL|Open Font "
                       r"License|Pyodide|Python|JSON|MPL|Esc|\.whl|\.json|\d")
    latin = [key for _, tag, texts in ALL if tag == "ru" for key, text in texts.items()
             if re.search(r"[A-Za-z]{3}", names.sub("", re.sub(r"\{[^}]*\}|\[|\]", "", text)))]
    assert latin == []
    assert [f"{name}{tag}: {key}" for name, tag, texts in ALL
            for key, text in texts.items() if not text.strip()] == []


# --- what the page says ----------------------------------------------------------------------

def test_every_key_the_page_says_has_words():
    said = [(game, key) for game, text in scripts() for found in SAID.findall(text) for key in found if key]
    assert len(said) > 150
    assert [(game, lacking([key], game)) for game, key in said if lacking([key], game)] == []


def test_every_family_of_keys_the_page_says_has_words():
    stems = {(game, stem.split("${")[0]) for game, text in scripts() for stem in STEMS.findall(text)}
    # told_: traits, see words.js
    families = [(game, re.compile(re.escape(stem) + r"\w+"))
                for game, stem in stems if stem not in ("", "told_")]
    assert len(families) > 20
    assert [stem.pattern for game, stem in families for one in ([game] if game else GAMES) for tag in TAGS
            if not any(stem.fullmatch(key) for key in words(one, tag))] == []


# --- what the engine says --------------------------------------------------------------------

@every_game
def test_every_event_of_the_engine_has_a_sentence(game):
    assert lacking((f"event_{name}"
                    for name in {*calls(game, "note"), *calls("tabletop", "note")}), game) == []


@every_game
def test_every_phase_and_every_verb_has_words(game):
    asked, texts = phases(game), words(game, "en")
    assert len(asked) > 6
    assert lacking((f"phase_{key}" for key in asked), game) == []
    ends = {key for key, verbs in asked.items() if "done" in verbs}
    assert {key for key in texts if key.startswith("done_")} <= {f"done_{key}" for key in ends}
    verbs = {verb for verbs in asked.values() for verb in verbs} - {"done"}
    assert [verb for verb in sorted(verbs) if not {f"verb_{verb}", f"do_{verb}"} & texts.keys()] == []


@every_game
def test_every_reason_why_not_has_words(game):
    found = re.search(r"Codes of `explain` and `illegal`:(.*?)\.\s", chapter(game), re.DOTALL)
    codes, traits = re.findall(r"`(\w+)`", found[1]), told(game)["words"]
    assert len(codes) > 8
    assert lacking((f"why_{code}" for code in [*codes, "too_long"] if code not in traits), game) == []


@every_game
def test_every_race_power_and_piece_has_a_name_and_a_sentence_in_both_languages(game):
    traits = told(game)["words"]
    assert [(key, tag) for key, texts in traits.items() for tag in TAGS
            if len(texts.get(tag, [])) != 2 or not all(texts[tag])] == []


def regions(board) -> list:
    """All regions of a board, of its islands where it has such."""
    return [region for part in board.get("islands", [board]) for region in part.get("regions", [])]


@every_game
def test_every_option_level_and_map_has_words(game):
    facts = told(game)
    assert (lacking([f"{stem}_{level}" for level in facts["levels"] for stem in ("level", "kind", "about")])
            == [])
    offered = [name for name in facts["options"] if name != "first"]
    assert lacking([f"option_{name}{value}" for name in offered for value in
                    ("", *(f"_{value}".lower() for value in facts["options"][name]))], game) == []
    for path in (ROOT / f"maps/{game}").glob("*.json"):
        board = mapfile.read(path)
        assert board["name"].keys() >= set(TAGS)
        lands = {region["terrain"] for region in regions(board)}
        lands |= set(board.get("legend", {}).values())
        assert lacking({f"terrain_{land}" for land in lands}, game) == []
        marks = {mark for region in regions(board) for mark in region["marks"]}
        assert lacking(marks - facts["words"].keys(), game) == []


BOARDS = sorted(path for game in GAMES for top in ("maps", "lessons")
                for path in (ROOT / top / game).rglob("*.json") if "maps" in path.parts[len(ROOT.parts):-1])


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: "/".join(path.parts[-3:]))
def test_every_region_of_a_board_has_a_short_name_of_its_own_in_every_language(path):
    board = mapfile.read(path)
    called = [one.get("name", {}) for one in regions(board)
              or [slot for slot in board.get("slots", ()) if slot["kind"] == "region"]]
    for tag in TAGS:
        names = [name.get(tag, "") for name in called]
        assert len(set(names)) == len(names)
        assert [name for name in names if not 3 <= len(name) <= 18 or not name[0].isupper()
                or bool(re.search("[А-яё]", name)) != (tag == "ru")] == []


def codes_of_the_protocol(pattern):
    """What docs/PROTOCOL.md lists after some words."""
    text = (ROOT / "docs/PROTOCOL.md").read_text(encoding="utf-8")
    return re.findall(r"`(\w+)`", re.search(pattern, text, re.DOTALL)[1])


def test_every_reason_against_undo_has_words():
    assert lacking(f"keeps_{code}" for code in codes_of_the_protocol(r"or why not:(.*?)\|")) == []
    assert lacking(["n_players"]) == []


def test_every_reason_against_what_is_brought_has_words():
    of_wheels = codes_of_the_protocol(r"never runs it\. Codes in `why`:(.*?\(a name)")
    of_descriptions = codes_of_the_protocol(r"made from the effects\.\n\nCodes in `why`:(.*?), or the name")
    fields = [*SHOWN, *(field for blank in AZEROTH.blanks.values() for field in blank.choices),
              *(field for effect in EFFECTS.values() for field in effect.fields)]
    assert {"clash", "zip"} <= {*of_wheels} and {"tray", "kind"} <= {*of_descriptions}
    assert lacking(f"import_why_{code}" for code in of_wheels + of_descriptions + fields) == []


def test_every_line_of_a_bill_has_words():
    items = set(codes_of_the_protocol(r"`bill` \(\[what, tokens\], what being (.*?)or a trait"))
    items |= {key for key in calls("smallworld", "item", "bill") if isinstance(key, str)}
    traits = told("smallworld")["words"]
    assert lacking((f"bill_{item}" for item in items if item not in traits), "smallworld") == []
    assert lacking([f"n_{word}" for word in ("tokens", "coins")], "smallworld") == []


def test_every_error_of_the_engine_has_words():
    firsts = {line.split("|")[1] for line in (ROOT / "docs/PROTOCOL.md").read_text(encoding="utf-8")
              .split("## Errors")[1].split("## Small World")[0].splitlines() if line.startswith("| `")}
    errors = {code for first in firsts for code in re.findall(r"`(\w+)`", first)}
    assert {"json", "illegal", "bug"} <= errors
    assert lacking(f"fail_{code}" for code in errors) == []
    boot = {code for _, text in scripts() for code in re.findall(r'EngineError\("(\w+)"', text)}
    assert lacking(f"fail_{code}" for code in boot) == []
