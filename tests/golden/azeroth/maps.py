"""The part of a map of Small World of Warcraft that the rules see, of each of its islands too."""

FACTS = ("key", "terrain", "marks", "near", "tribe")
ISLAND = ("key", "board", "letter")


def rules(data) -> dict:
    """A map without what only the screen draws."""
    islands = [{**{fact: island[fact] for fact in ISLAND},
                "regions": [{fact: region[fact] for fact in FACTS} for region in island["regions"]]}
               for island in data["islands"]]
    return {**{fact: data[fact] for fact in ("players", "rounds", "letters")}, "islands": islands}
