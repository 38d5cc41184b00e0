"""The pages of docs/ for newcomers show what there is, and what they show works."""

import json
import re

import pytest
from pages import ROOT, blocks, files, page
from shop import python
from smallworld import GAME as SMALL_WORLD
from tabletop import Match

PAGES = ("ADD-A-RACE.md", "ADD-A-POWER.md", "ADD-A-GAME.md", "LABORATORY.md")
THERE = {name: text for name in PAGES for name, text in files(name).items() if name.startswith("examples/")}


@pytest.mark.parametrize("name", THERE)
def test_a_file_that_is_shown_is_the_one_that_is_there(name):
    assert THERE[name] == (ROOT / name).read_text(encoding="utf-8")


def test_the_parts_of_the_game_are_the_whole_game():
    parts = "\n\n\n".join(text.strip("\n") for text in blocks("ADD-A-GAME.md", "python part"))
    assert parts + "\n" == (ROOT / "examples/hex/marchlands_hex.py").read_text(encoding="utf-8")


def test_the_session_of_the_game_is_real(installed):
    lines = blocks("ADD-A-GAME.md", "session")[0].splitlines()
    asked, told = ([line[2:] for line in lines if line.startswith(mark)] for mark in "><")
    replies = python("-m", "tabletop", input="\n".join(asked) + "\n", path=[installed]).splitlines()
    for reply, shown in zip(replies, told, strict=True):
        start, cut, _ = shown.partition("…")
        assert reply.startswith(start) and (cut or reply == shown), shown


def test_the_guest_is_played_as_the_page_says(installed):
    python("-c", blocks("ADD-A-POWER.md", "python")[1], path=[installed])


def test_the_power_made_of_data_is_allowed():
    board = json.loads((ROOT / "tests/maps/tiny.json").read_text(encoding="utf-8"))
    made = json.loads(files("ADD-A-POWER.md")["examples/tunnelling.json"])
    match = Match(SMALL_WORLD, board, {"homemade": [made]}, ["human"] * 2, 1)
    assert "tunnelling" in match.contents["powers"]


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name):
    links = re.findall(r"\]\(([^)#]+)(?:#([\w-]+))?\)", page(name))
    for target, heading in links:
        path = (ROOT / "docs" / target).resolve()
        assert path.exists(), target
        if heading:
            titles = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.M)
            assert heading in [title.lower().replace(" ", "-") for title in titles], (target, heading)


@pytest.mark.parametrize("name", PAGES)
def test_every_file_it_names_is_there(name):
    named = set(re.findall(r"`?((?:py|tests|web|maps|examples|tools|docs)/[\w./-]+\.\w+)", page(name)))
    assert [path for path in sorted(named - files(name).keys()) if not (ROOT / path).exists()] == []


def test_the_readme_leads_to_the_pages():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in PAGES if f"docs/{name}" not in readme] == []
