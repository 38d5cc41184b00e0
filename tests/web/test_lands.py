"""A new land: chosen in the set-up by chance or by its number, painted, played, sent in a short link."""
import pytest
from blank import until
from fingers import rest

LINK = """async () => {
    const { app } = await import("./web/page/app.js"), { link } = await import("./web/saves/link.js");
    const { save } = await app.crew.ask("save");
    return link(save, app.match.about);
}"""
MAP = "async () => (await (await import('./web/page/app.js')).app.crew.ask('save')).save.map"
PAINTED = """() => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.drawImage(document.querySelector(".setup-map"), 0, 0);
    return new Set(pen.getImageData(0, 0, 200, 100).data).size > 40;
}"""


def chosen(page, game, number):
    """The set-up with the land of a number."""
    page.evaluate("location.hash = '#/new'")
    page.get_by_role("group", name="Game").get_by_role("button", name=game, exact=True).first.click()
    page.get_by_role("button", name=game, exact=True, pressed=True).first.wait_for()
    page.locator(".setup-board select").first.select_option(label="A new land")
    field = page.get_by_label("Number of the land")
    first = field.input_value()
    page.get_by_role("button", name="Another land").click()
    until(page, f"document.querySelector('.new-land input').value !== '{first}'")
    field.fill(str(number))
    field.press("Tab")
    until(page, f"({PAINTED})()")


@pytest.mark.parametrize("game, key", [("Small World", "smallworld"), ("Small World of Warcraft", "azeroth")])
def test_a_new_land_is_grown_played_and_sent(visit, regulars, game, key):
    page = visit.open()
    chosen(page, game, 4711)
    page.get_by_role("button", name="Start").click()
    rest(page)
    address = page.evaluate(LINK)
    assert len(address) < 3_000, len(address)     # the names of regions are a tenth of it
    land = page.evaluate(MAP)
    assert land["game"] == key and all(region["name"]["ru"] for part in land.get("islands", [land])
                                       for region in part["regions"])
    assert all(part["land"] == 1 for part in land.get("islands", [land]))
    with regulars.come(locale="en-GB") as other:
        friend = other.open(address[address.index("#"):])
        rest(friend)
        assert friend.evaluate(MAP) == land
    assert visit.complaints == []
