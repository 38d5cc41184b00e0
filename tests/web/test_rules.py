"""The books of rules on the page."""


def test_the_rules_of_a_game_that_is_not_played_say_the_numbers_of_its_races(visit):
    page = visit.go("#/rules/azeroth/goblins")
    goblins = page.locator("#rule-goblins")
    goblins.locator(".rules-tokens").get_by_text("6 tokens on the banner, 11 in the box").wait_for()
    goblins.locator(".rules-sentence").wait_for()
    crests = page.locator(".rules-entry .crest")
    crests.last.wait_for(state="attached")
    assert crests.count() == 16 and goblins.locator(".crest.horde").count() == 1, "whom each race fights for"

    visit.go("#/rules/smallworld")  # what the computers think of it is there when it is opened
    thought = page.locator("#rules-balance")
    assert thought.locator("table").count() == 0
    thought.locator("summary").click()
    races = thought.get_by_role("region", name="Races")
    races.get_by_role("row", name="Amazons").wait_for()
    assert races.get_by_role("row").count() == 15 and "±" in races.inner_text()
