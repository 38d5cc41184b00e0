"""What a player could buy, and what speaks against it: shown long before his Spend step comes."""

from warcraft import explain
from warcraft.units import BUILD, KINDS, OUTPOSTS, TRAIN, UNITS, UPGRADE, WORKER

NUMBERS = {"cost": {"train": dict(zip(KINDS, TRAIN)), "build": BUILD, "found": BUILD, "upgrade": UPGRADE},
           "outposts": OUTPOSTS}


def shop(s, p) -> dict:
    """By verb and piece the codes against each purchase, as far as everybody knows; none without a Town."""
    if s.home(p) < 0 or p in s.out:
        return {}
    f = s.stack[-1] if s.stack else {}
    if f.get("phase") != "spend" or f["player"] != p:
        f = {"player": p, "option": "", "upgraded": []}  # as if the step began now
    return {"train": {KINDS[kind]: sorted(explain.train(s, f, KINDS[kind])) for kind in (*UNITS, WORKER)},
            "build": {KINDS[kind]: sorted(explain.build(s, f, KINDS[kind])) for kind in UNITS},
            "upgrade": {KINDS[kind]: sorted(explain.upgrade(s, f, KINDS[kind])) for kind in UNITS},
            "found": sorted(_sites(s, f, p))}


def _sites(s, f, p) -> set:
    """Against an Outpost anywhere: no worker stands where one could be built, too many are there already."""
    sites = [r for r, here in enumerate(s.pieces) if here and s.many(r, p, WORKER)
             and s.outpost[r] < 0 and s.board.terrain[r] != "town"]
    why = explain.option(s, f, "found", BUILD) | ({"no_tiles"} if s.outpost.count(p) >= OUTPOSTS else set())
    return why if sites else why | {"no_site"}
