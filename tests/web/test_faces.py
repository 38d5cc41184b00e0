"""The board of Warcraft that is shown before a match is set up is the one the engine lays."""
import json
import shutil
import subprocess
from pathlib import Path

from warcraft.board import Board

ROOT = Path(__file__).resolve().parents[2]
ASK = """
const { readFile } = await import("node:fs/promises"), { laid } = await import(process.argv[1]);
const read = async file => laid(JSON.parse(await readFile(file)));
console.log(JSON.stringify(await Promise.all(process.argv.slice(2).map(read))));
"""


def test_a_board_lies_before_a_match_as_in_it():
    files = sorted((ROOT / "maps/warcraft").glob("*.json"))
    module = (ROOT / "web/games/warcraft/faces.js").as_uri()
    told = subprocess.run([shutil.which("node"), "--input-type=module", "-e", ASK, module, *map(str, files)],
                          capture_output=True, text=True, encoding="utf-8", check=True).stdout
    for file, cells in zip(files, json.loads(told), strict=True):
        board = Board(json.loads(file.read_text(encoding="utf-8")))
        points = [0 if kind == "town" else n for kind, n in zip(board.terrain, board.points)]
        assert [cell[:4] for cell in cells] == [
            [*cell, kind, n] for cell, kind, n in zip(board.cells, board.terrain, points)], file.name
