"""The books of rules on the page."""
from playwright.sync_api import expect


def test_the_rules_of_a_game_that_is_not_played_say_the_numbers_of_its_races(visit):
    page = visit.go("#/rules/azeroth/goblins")
    goblins = page.locator("#rule-goblins")
    goblins.locator(".rules-tokens").get_by_text("6 tokens on the banner, 11 in the box").wait_for()
    goblins.locator(".rules-sentence").wait_for()
    crests = page.locator(".rules-entry .crest")
    expect(crests, "whom each race fights for").to_have_count(16)
    expect(goblins.locator(".crest.horde")).to_have_count(1)

    visit.go("#/rules/smallworld")  # what the computers think of it is there when it is opened
    thought = page.locator("#rules-balance")
    thought.locator("summary").wait_for()
    assert thought.locator("table").count() == 0
    thought.locator("summary").click()
    races = thought.get_by_role("region", name="Races")
    races.get_by_role("row", name="Amazons").wait_for()
    expect(races.get_by_role("row")).to_have_count(15)
    expect(races).to_contain_text("±")
