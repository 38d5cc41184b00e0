"""The book of rules of The Wolves: everything in the box has its entry,
and the numbers are those of the engine."""

import json
import re
from pathlib import Path

import pytest

from wolves import tables
from wolves.tables import COST, DAYS, DEALT, DENS, KINDS, LAIR_POINTS, MOONS, POINTS, SIDES
from wolves.tables import TRACKS, VALUES, WOLF_POINTS

ROOT = Path(__file__).resolve().parents[2]
BOOK = "web/text/reference.wolves.{}.json"
BOOKS = {lang: json.loads((ROOT / BOOK.format(lang)).read_text(encoding="utf-8"))["entries"]
         for lang in ("en", "ru")}
ENTRY = {"den": "den_piece", "pack": "pack_wolf", "alpha": "alpha", "lair": "lair_piece"}
RANGE = {"howl": "howl_range"}  # a track that has the name of an action
NAMES = {"en": {"grass": "grassland", "full": "full moon"},
         "ru": {"forest": "лес", "rock": "горы", "grass": "луг", "tundra": "тундра",
                "desert": "пустын", "moose": "лос", "deer": "олен", "raccoon": "енот", "boar": "кабан",
                "hare": "за(яц|йц)", "crescent": "новолуни", "quarter": "четверт", "full": "полнолуни"}}
each_language = pytest.mark.parametrize("lang", BOOKS)


def said(lang, key) -> str:
    """All the words of an entry."""
    entry = BOOKS[lang][key]
    return " ".join([*entry["text"], entry.get("example", ""), *entry.get("rulings", []),
                     *entry.get("ours", [])])


def numbers(lang, key) -> list:
    """The numbers of an entry, in their order."""
    return [int(n) for n in re.findall(r"\d+", said(lang, key))]


def follows(row, found) -> bool:
    """Whether these numbers stand one after another among those found."""
    row = list(row)
    return any(found[n:n + len(row)] == row for n in range(len(found)))


@each_language
def test_every_piece_track_action_and_token_has_its_entry(lang):
    wanted = {*map(ENTRY.get, KINDS), *COST, *(RANGE.get(track, track) for track in TRACKS),
              "lone_wolf", "prey", "hunt", "calendar", "region_token", "terrain_token", "action_token",
              "water", "canyon", "virtual", "displace", "tie", "final_tie"}
    assert wanted <= BOOKS[lang].keys()


@each_language
@pytest.mark.parametrize("key, names",
                         [("terrain", tables.TERRAINS), ("prey", tables.PREY), ("calendar", MOONS),
                                        ("region_token", MOONS)])
def test_an_entry_names_all_there_are(lang, key, names):
    for name in names:
        assert re.search(NAMES[lang].get(name, name), said(lang, key), re.I), (key, name)


@each_language
def test_the_numbers_are_those_of_the_engine(lang):
    assert all(follows(days, numbers(lang, "calendar")) for days in DAYS.values())
    assert follows([n for moon in MOONS for n in POINTS[moon]], numbers(lang, "region_token"))
    for players in (3, 4, 5):
        assert follows([DEALT[players].count((moon,)) for moon in MOONS], numbers(lang, "region_token"))
    assert follows(WOLF_POINTS[1:], numbers(lang, "wolf_row"))
    assert {LAIR_POINTS[1], LAIR_POINTS[-1]} <= set(numbers(lang, "lair_row"))
    assert follows(COST.values(), numbers(lang, "paying"))
    for verb, cost in COST.items():
        assert numbers(lang, verb)[0] == cost, verb
    assert {tables.STALL} == set(numbers(lang, "end")) <= set(numbers(lang, "house"))
    assert re.search("turned or not|повёрнут регион или нет", said(lang, "virtual"))
    for track in TRACKS:
        row = sorted(set(VALUES[track]))
        assert follows(row, numbers(lang, RANGE.get(track, track))), track


@each_language
@pytest.mark.parametrize("players, tracks, hunt",
                         [(3, "tracks", "hunt_row"), (2, "duel_board", "duel_board")])
def test_both_sides_of_the_pack_boards_are_told(lang, players, tracks, hunt):
    side = SIDES[players]
    assert follows(side["track"][DENS - 1:], numbers(lang, tracks))
    found = numbers(lang, hunt)
    assert [n for n in found if n in side["hunt"][1:]][-len(side["hunt"]) + 1:] == list(side["hunt"][1:])
