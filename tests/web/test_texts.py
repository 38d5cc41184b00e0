"""Every word is there in every language: what the page says, and every code the engine may send."""
import ast
import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
TEXTS = {tag: json.loads((WEB / f"text/{tag}.json").read_text(encoding="utf-8")) for tag in ("en", "ru")}
SCRIPTS = [path for path in WEB.rglob("*.js") if "text" not in path.relative_to(WEB).parts]
KEY = r'"([a-z]\w*)"'
SAID = re.compile(rf'(?<!\)\.)\b(?:say|has)\(\s*(?:[^"`,()]*\?\s*{KEY}\s*:\s*)?{KEY}')
STEMS = re.compile(r"\b(?:say|has)\(\s*`([^`]*)`")
GAPS = re.compile(r"\{(\w+)(?::([^}]*))?\}")
FORMS = {"en": 2, "ru": 3}


def engine():
    """The trees of all Python files of the engine and of those games that the page can show."""
    shown = re.search(r"GAMES = \{(.*?)\}", (WEB / "games.js").read_text(encoding="utf-8"), re.DOTALL)[1]
    for name in ["tabletop", *re.findall(r"\w+", shown)]:
        for path in sorted((ROOT / "py" / name).rglob("*.py")):
            yield ast.parse(path.read_text(encoding="utf-8"))


def calls(*names):
    """The first argument of every call of a function or method with one of these names, where it is written out."""
    for tree in engine():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield node.args[0].value


def lacking(keys):
    """What has no word in some language."""
    return sorted(f"{tag}: {key}" for key in set(keys) for tag, words in TEXTS.items() if key not in words)


def traits():
    """The texts of races, powers and games."""
    from tabletop.wire import Door
    games = json.loads(Door().handle('{"op":"games"}'))["games"]
    return {key: words for game in games for key, words in game["words"].items()}


def test_both_languages_have_the_same_keys_in_the_same_order():
    assert list(TEXTS["en"]) == list(TEXTS["ru"])


def test_no_key_is_written_twice():
    for tag in TEXTS:
        pairs = json.loads((WEB / f"text/{tag}.json").read_text(encoding="utf-8"), object_pairs_hook=list)
        keys = [key for key, _ in pairs]
        assert len(keys) == len(set(keys)), sorted({key for key in keys if keys.count(key) > 1})


def gaps(text):
    """The names of the gaps of a sentence."""
    return {name for name, _ in GAPS.findall(text)}


def test_every_sentence_has_the_same_gaps_in_both_languages():
    both = TEXTS["en"].keys() & TEXTS["ru"].keys()
    assert [key for key in sorted(both) if gaps(TEXTS["en"][key]) != gaps(TEXTS["ru"][key])] == []


def test_plural_forms_are_complete():
    short = [f"{tag}: {key}" for tag, words in TEXTS.items() for key, text in words.items()
             for _, forms in GAPS.findall(text) if forms and len(forms.split("|")) != FORMS[tag]]
    assert short == []


def test_russian_is_russian_and_nothing_is_left_empty():
    plain = {key: re.sub(r"\{[^}]*\}|\[|\]", "", text) for key, text in TEXTS["ru"].items()}
    names = re.compile(r"Marchlands|game-icons\.net|Lorc|Delapouite|CC BY|SIL|Open Font License|Pyodide|Python|JSON|MPL|\d")
    latin = [key for key, text in plain.items() if re.search(r"[A-Za-z]{3}", names.sub("", text))]
    assert latin == []
    assert [key for words in TEXTS.values() for key, text in words.items() if not text.strip()] == []


def test_every_key_the_page_says_has_words():
    keys = {key for path in SCRIPTS for found in SAID.findall(path.read_text(encoding="utf-8")) for key in found if key}
    assert len(keys) > 150
    assert lacking(keys) == []


def test_every_family_of_keys_the_page_says_has_words():
    stems = {stem for path in SCRIPTS for stem in STEMS.findall(path.read_text(encoding="utf-8"))}
    families = {re.escape(stem.split("${")[0]) + r"\w+" for stem in stems if "${" in stem and stem.split("${")[0] not in ("", "told_")}        # told_: traits, see words.js
    assert len(families) > 20
    assert [stem for stem in families for words in TEXTS.values() if not any(re.fullmatch(stem, key) for key in words)] == []


def test_every_event_of_the_engine_has_a_sentence():
    assert lacking(f"event_{name}" for name in calls("note")) == []


def phases():
    """Phase that asks -> the verbs its class does, by the keys the game knows them under."""
    from smallworld.game import SmallWorld
    from tabletop import Phase
    return {key: {name.removeprefix("do_") for name in dir(phase) if name.startswith("do_")}
            for key, phase in SmallWorld.phases.items()
            if getattr(phase.actions, "__func__", phase.actions) is not Phase.actions}


def test_every_phase_and_every_verb_has_words():
    asked = {key: verbs for key, verbs in phases().items() if key != "spread"}        # what several phases share
    assert {"draft", "conquer", "redeploy"} <= asked.keys()
    assert lacking(f"phase_{key}" for key in asked) == []
    assert lacking(f"done_{key}" for key, verbs in asked.items() if "done" in verbs and key != "draft") == []
    words = {verb for verbs in asked.values() for verb in verbs}
    assert [f"{tag}: {verb}" for verb in sorted(words) for tag, texts in TEXTS.items()
            if not {f"verb_{verb}", f"do_{verb}"} & texts.keys()] == []


def codes_of_the_protocol(pattern):
    """What docs/PROTOCOL.md lists after some words, which tests/core holds against the engine."""
    text = (ROOT / "docs/PROTOCOL.md").read_text(encoding="utf-8")
    return re.findall(r"`(\w+)`", re.search(pattern, text, re.DOTALL)[1])


def test_every_reason_why_not_has_words():
    words = traits()
    codes = codes_of_the_protocol(r"Codes of `explain` and `illegal`:(.*?)and `too_long`") + ["too_long"]
    assert len(codes) > 8
    assert lacking(f"why_{code}" for code in codes if code not in words) == []
    assert lacking(f"keeps_{code}" for code in codes_of_the_protocol(r"or why not:(.*?)\|")) == []


def test_every_line_of_a_bill_has_words():
    items = set(codes_of_the_protocol(r"`bill` \(\[what, tokens\], what being (.*?)or a trait"))
    items |= {key for key in calls("item", "bill") if isinstance(key, str)}
    assert lacking(f"bill_{item}" for item in items if item not in traits()) == []


def test_every_error_of_the_engine_has_words():
    firsts = {line.split("|")[1] for line in (ROOT / "docs/PROTOCOL.md").read_text(encoding="utf-8")
              .split("## Errors")[1].split("## Small World")[0].splitlines() if line.startswith("| `")}
    errors = {code for first in firsts for code in re.findall(r"`(\w+)`", first)}
    assert {"json", "illegal", "bug"} <= errors
    assert lacking(f"fail_{code}" for code in errors) == []
    boot = {code for path in SCRIPTS for code in re.findall(r'EngineError\("(\w+)"', path.read_text(encoding="utf-8"))}
    assert lacking(f"fail_{code}" for code in boot) == []


def test_every_race_power_and_piece_has_a_name_and_a_sentence_in_both_languages():
    words = traits()
    assert len(words) > 34
    assert [(key, tag) for key, texts in words.items() for tag in TEXTS if len(texts.get(tag, [])) != 2 or not all(texts[tag])] == []


def test_every_option_level_and_map_has_words():
    from tabletop.wire import Door
    [game] = [game for game in json.loads(Door().handle('{"op":"games"}'))["games"] if game["key"] == "smallworld"]
    assert lacking([f"{stem}_{level}" for level in game["levels"] for stem in ("level", "kind", "about")]) == []
    assert lacking([f"n_{word}" for word in ("players", "tokens", "coins")]) == []
    for path in (ROOT / "maps/smallworld").glob("*.json"):
        board = json.loads(path.read_text(encoding="utf-8"))
        assert board["name"].keys() >= TEXTS.keys()
        assert lacking({f"terrain_{region['terrain']}" for region in board["regions"]}) == []
        assert lacking({mark for region in board["regions"] for mark in region["marks"] if mark not in traits()}) == []
