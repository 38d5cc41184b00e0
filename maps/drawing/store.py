"""Read and write the map files."""

import json
import pathlib


def read_map(path):
    """Read one map file."""
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))


def write_map(path, board):
    """Write one map file: a line for a region's facts, a line for its shape."""
    head = {key: value for key, value in board.items() if key != "regions"}
    lines = [f" {text(key)}: {text(value)}," for key, value in head.items()]
    regions = [region_text(region) for region in board["regions"]]
    body = "{\n" + "\n".join(lines) + '\n "regions": [\n' + ",\n".join(regions) + "\n ]\n}\n"
    pathlib.Path(path).write_text(body, encoding="utf-8")


def region_text(region):
    """Write one region."""
    facts = {key: value for key, value in region.items() if key != "shape"}
    shape = json.dumps(region["shape"], separators=(",", ":"))
    return f'  {text(facts)[:-1]},\n   "shape": {shape}}}'


def text(value):
    """Write a value as JSON, with its letters as they are."""
    return json.dumps(value, ensure_ascii=False)
