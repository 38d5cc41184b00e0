"""The book of rules: both languages say the same things, everything in the game has its entry, links lead somewhere."""

import json
import re
from pathlib import Path

import pytest

from smallworld import GAME
from smallworld.board import MARKS, TERRAINS

WEB = Path(__file__).resolve().parents[2] / "web"
BOOKS = {lang: json.loads((WEB / f"text/reference.{lang}.json").read_text(encoding="utf-8")) for lang in ("en", "ru")}
FIELDS = {"title", "text", "kind", "tokens", "limit", "example", "rulings", "see", "words"}
TERM = re.compile(r"\[\[(\w+)(?:\|[^\]]+)?\]\]")
each_language = pytest.mark.parametrize("lang", BOOKS)


def texts(entry) -> list:
    return [*entry["text"], *entry.get("rulings", []), entry.get("example", "")]


def test_both_languages_have_the_same_entries_in_the_same_order():
    en, ru = BOOKS["en"], BOOKS["ru"]
    assert [(s["id"], s["entries"]) for s in en["sections"]] == [(s["id"], s["entries"]) for s in ru["sections"]]
    assert list(en["entries"]) == list(ru["entries"]) == [key for s in en["sections"] for key in s["entries"]]
    assert en["terms"].keys() == ru["terms"].keys()
    for key, entry in en["entries"].items():
        other = ru["entries"][key]
        assert entry.keys() == other.keys() <= FIELDS, key
        assert len(entry["text"]) == len(other["text"]) and len(texts(entry)) == len(texts(other)), key
        assert all(entry.get(name) == other.get(name) for name in ("kind", "tokens", "limit", "see")), key
        assert [TERM.findall(text) for text in texts(entry)] == [TERM.findall(text) for text in texts(other)], key


@each_language
def test_every_text_is_in_its_language(lang):
    for key, entry in BOOKS[lang]["entries"].items():
        for text in (entry["title"], *texts(entry)):
            bare = TERM.sub("", text)
            assert not re.search("[а-яё]" if lang == "en" else "[a-z]{2}", bare, re.I), (key, text)
            assert text or text == entry.get("example", ""), key
    for key, term in BOOKS[lang]["terms"].items():
        assert term.keys() == {"word", "tip", "page"} and all(term.values()), key
        assert not re.search("[а-яё]" if lang == "en" else "[a-z]{2}", term["word"] + term["tip"], re.I), key


@each_language
def test_links_lead_somewhere(lang):
    book = BOOKS[lang]
    for key, entry in book["entries"].items():
        assert set(entry.get("see", [])) <= book["entries"].keys() - {key}, key
        assert {term for text in texts(entry) for term in TERM.findall(text)} <= book["terms"].keys(), key
    assert {term["page"] for term in book["terms"].values()} <= book["entries"].keys()


@each_language
def test_everything_in_the_box_has_its_entry(lang):
    entries = BOOKS[lang]["entries"]
    for kind, traits in (("race", GAME.races), ("power", GAME.powers), ("token", GAME.pieces)):
        own = {key: trait for key, trait in traits.items() if type(trait).__module__.startswith("smallworld.")}
        assert {key for key, entry in entries.items() if entry.get("kind") == kind} == own.keys()
        for key, trait in own.items():
            assert entries[key]["title"] == getattr(trait, lang)[0], key
            if kind != "token":
                assert entries[key]["tokens"] == trait.tokens, key
            assert entries[key].get("limit") == (trait.limit if kind == "race" else None), key
    assert all(name in entries or f"land_{name}" in entries for name in (*TERRAINS, *MARKS))


def test_the_page_has_words_for_all_it_says():
    source = "".join((WEB / name).read_text(encoding="utf-8") for name in (
        "glossary.js", "learn/coach.js", "screens/lessons.js", "screens/reference.js"))
    keys = set(re.findall(r'"((?:lesson|ref)_\w+)"', source)) | {"ref_race_tokens", "ref_power_tokens"}
    for lang in BOOKS:
        said = json.loads((WEB / f"text/{lang}.json").read_text(encoding="utf-8"))
        assert len(keys) > 30 and keys <= said.keys(), keys - said.keys()
        assert {key for key in said if re.match("(lesson|ref)_", key)} <= keys
