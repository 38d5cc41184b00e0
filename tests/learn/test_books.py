"""The books of rules: both languages say the same things in their own words, links lead somewhere."""

import re

import pytest

from spoken import words as spoken
from teaching import BOOKS, GAMES, ROOT, read

WEB = ROOT / "web"
FIELDS = {"title", "text", "kind", "tokens", "limit", "example", "rulings", "ours", "see", "words"}
TERM = re.compile(r"\[\[(\w+)(?:\|[^\]]+)?\]\]")
ALIEN = {"en": "[а-яё]", "ru": "[a-z]{2}"}
each_game = pytest.mark.parametrize("game", GAMES)
each_book = pytest.mark.parametrize("game, lang", BOOKS, ids="-".join)


def texts(entry) -> list:
    """Everything an entry says beside its title."""
    return [*entry["text"], *entry.get("rulings", []), *entry.get("ours", []), entry.get("example", "")]


@each_game
def test_both_languages_have_the_same_entries_in_the_same_order(game):
    en, ru = BOOKS[game, "en"], BOOKS[game, "ru"]
    assert ([(s["id"], s["entries"]) for s in en["sections"]]
            == [(s["id"], s["entries"]) for s in ru["sections"]])
    assert list(en["entries"]) == list(ru["entries"]) == [key for s in en["sections"] for key in s["entries"]]
    assert en["terms"].keys() == ru["terms"].keys()
    for key, entry in en["entries"].items():
        other = ru["entries"][key]
        assert entry.keys() == other.keys() <= FIELDS, key
        assert len(entry["text"]) == len(other["text"]) and len(texts(entry)) == len(texts(other)), key
        assert all(entry.get(name) == other.get(name) for name in ("kind", "tokens", "limit", "see")), key
        here, there = ([TERM.findall(text) for text in texts(one)] for one in (entry, other))
        assert here == there, key


@each_game
def test_both_languages_give_the_same_numbers(game):
    for key, entry in BOOKS[game, "en"]["entries"].items():
        here, there = (" ".join(texts(book["entries"][key]))
                       for book in (BOOKS[game, "en"], BOOKS[game, "ru"]))
        few = {n for n in re.findall(r"\d+", here + there) if here.count(n) and not there.count(n)}
        assert not few, (key, few)


@each_book
def test_every_text_is_in_its_language(game, lang):
    for key, entry in BOOKS[game, lang]["entries"].items():
        for text in (entry["title"], *texts(entry)):
            assert not re.search(ALIEN[lang], TERM.sub("", text), re.I), (key, text)
            assert text or text == entry.get("example", ""), key
    for key, term in BOOKS[game, lang]["terms"].items():
        assert term.keys() == {"word", "tip", "page"} and all(term.values()), key
        assert not re.search(ALIEN[lang], term["word"] + term["tip"], re.I), key


@each_book
def test_links_lead_somewhere(game, lang):
    book = BOOKS[game, lang]
    for key, entry in book["entries"].items():
        assert set(entry.get("see", [])) <= book["entries"].keys() - {key}, key
        assert {term for text in texts(entry) for term in TERM.findall(text)} <= book["terms"].keys(), key
    assert {term["page"] for term in book["terms"].values()} <= book["entries"].keys()


def test_the_page_has_words_for_all_it_says():
    source = "".join(path.read_text(encoding="utf-8") for path in (
        *(WEB / "learn").glob("*.js"), WEB / "screens/lessons.js", WEB / "screens/coached.js",
        WEB / "screens/reference.js"))
    keys = set(re.findall(r'"((?:learn|lesson|ref)_\w+)"', source))
    for lang in ALIEN:
        shell = read(f"web/text/{lang}.json")
        own = [spoken(game, lang) for game in GAMES]
        assert len(keys) > 30
        assert not {key for key in keys if key not in shell and not all(key in words for words in own)}
        said = {key for words in (shell, *own) for key in words if re.match("(learn|lesson|ref)_", key)}
        assert said <= keys | {"ref_race_tokens", "ref_power_tokens"}
