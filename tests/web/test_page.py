"""The page in a real browser: it boots, plays to the end, stays at home, speaks two languages."""
import json
import re

import pytest


def test_a_game_plays_to_the_end_and_nothing_leaves_the_site(visit):
    page = visit.play()
    assert page.locator("#scores tr").count() == 2
    coins = [int(text) for text in page.locator("#scores td:last-child").all_inner_texts()]
    assert min(coins) > 5 and max(coins) > 20
    winner = page.locator("tr.winner").first.locator("td").last.inner_text()
    assert int(winner) == max(coins)
    assert "game is over" in page.locator("#status").inner_text()
    assert visit.strangers() == []
    assert visit.complaints == []


def test_the_log_tells_every_event_in_words(visit):
    page = visit.play()
    lines = page.locator("#log li").all_inner_texts()
    assert len(lines) > 50
    raw = r"[a-z]_[a-z]|undefined|null|NaN|\[object|[{}\[\]]|\(\w+: "
    assert not [line for line in lines if re.search(raw, line)]
    sentences = page.evaluate("() => fetch('web/text/en.json').then(reply => reply.json())")
    told = set(page.locator("#log li").evaluate_all("items => items.map(item => item.className)"))
    assert [name for name in told if name.replace("-", "_", 1) not in sentences] == []


def test_the_same_seed_is_the_same_game(visit):
    page = visit.play("?seats=normal,easy&seed=11&pace=0")
    first = page.locator("#log").inner_text()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("tr.winner").wait_for(state="detached")
    page.locator("tr.winner").first.wait_for()
    assert page.locator("#log").inner_text() == first


def test_a_new_game_takes_the_place_of_one_that_runs(visit):
    page = visit.go("?seats=easy,easy&seed=7&pace=600")
    page.locator("#log li").nth(3).wait_for()
    page.locator("select[name=map]").select_option(label="Seven summits, 3 players")
    page.locator("select[name=pace]").select_option("0")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("#scores tr").nth(2).wait_for()
    page.locator("tr.winner").first.wait_for()
    assert page.locator("#game-name").inner_text() == "Small World: Seven summits"
    assert visit.complaints == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_number_of_players_has_its_board(visit, players):
    page = visit.play(f"?seats={','.join(['easy'] * players)}&seed=3&pace=0")
    assert page.locator("#scores tr").count() == players
    assert visit.complaints == []


def test_the_map_is_drawn(visit):
    page = visit.play()
    colours = page.evaluate("""() => {
        const canvas = document.getElementById("board");
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        const seen = new Set();
        const colour = i => data.slice(i, i + 3).map(part => part >> 4).join();
        for (let i = 0; i < data.length; i += 4 * 997) seen.add(colour(i));
        return seen.size;
    }""")
    assert colours > 12


def test_the_language_can_be_changed_and_is_remembered(visit):
    page = visit.play()
    assert page.locator("html").get_attribute("lang") == "en"
    lines = page.locator("#log li").count()
    page.get_by_role("button", name="Русский").click()
    page.get_by_role("heading", name="Счёт").wait_for()
    assert "Партия окончена" in page.locator("#status").inner_text()
    assert page.locator("#log li").count() == lines
    latin = r"[A-Za-z]"
    assert not [line for line in page.locator("#log li").all_inner_texts() if re.search(latin, line)]
    page.goto(visit.site)
    page.get_by_role("heading", name="Счёт").wait_for()
    page.goto(visit.site + "?lang=en")
    page.get_by_role("heading", name="Score").wait_for()


def seen(page, selector, condition):
    """Visible elements for which a condition holds."""
    return page.locator(selector).evaluate_all(f"""nodes => nodes
        .filter(node => node.checkVisibility() && {condition})
        .map(node => node.outerHTML.slice(0, 80))""")


def test_a_phone_shows_everything_without_scrolling_sideways(phone):
    page = phone.play("?seats=easy,easy,easy,easy,easy&seed=5&pace=0")
    assert page.locator("html").get_attribute("lang") == "ru"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    right = "node.getBoundingClientRect().right"
    assert seen(page, "body *", f"{right} > 390.5") == []
    assert seen(page, ".card *", f"{right} > {right.replace('node', 'node.closest(`.card`)')} - 13") == []
    assert seen(page, "button, select, input", "node.getBoundingClientRect().height < 44") == []
    assert phone.complaints == []


def test_the_two_languages_have_the_same_words(dist):
    english, russian = (json.loads((dist / "web" / "text" / f"{tag}.json").read_text(encoding="utf-8"))
                        for tag in ("en", "ru"))
    assert english.keys() == russian.keys()
    gaps = {key: [set(re.findall(r"\{(\w+)", text[key])) for text in (english, russian)] for key in english}
    assert [key for key, (one, other) in gaps.items() if one != other] == []
