"""The books of rules on the page."""


def test_the_rules_of_a_game_that_is_not_played_say_the_numbers_of_its_races(visit):
    page = visit.go("#/rules/azeroth/goblins")
    goblins = page.locator("#rule-goblins")
    goblins.locator(".rules-tokens").get_by_text("6 tokens on the banner, 11 in the box").wait_for()
    goblins.locator(".rules-sentence").wait_for()
