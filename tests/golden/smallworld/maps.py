"""The part of a map of Small World that the rules see."""

FACTS = ("key", "terrain", "marks", "near", "edge", "tribe")


def rules(data) -> dict:
    """A map without what only the screen draws."""
    regions = [{fact: region[fact] for fact in FACTS} for region in data["regions"]]
    return {"players": data["players"], "rounds": data["rounds"], "regions": regions}
