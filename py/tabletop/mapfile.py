"""A map file, whole: parts that it only names lie in the folder of that name beside it."""

import json
from pathlib import Path


def read(path) -> dict:
    """The map of a file, {"parts": "islands", "islands": ["capes", ...]} with its islands in their place."""
    path = Path(path)
    data = json.loads(path.read_text(encoding="utf-8"))
    if folder := data.get("parts"):
        data[folder] = [json.loads((path.parent / folder / f"{name}.json").read_text(encoding="utf-8"))
                        for name in data[folder]]
    return data
