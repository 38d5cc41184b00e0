"""The page's types: tsc finds no fault in web/, and those of the wire are made from the protocol's schema."""
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.wire import TYPES, types  # noqa: E402

TSC = ROOT / "node_modules/typescript/bin/tsc"


def checked(*words):
    """What tsc says."""
    node = shutil.which("node")
    assert node, "node is missing: the build needs it too"
    assert TSC.exists(), "tsc is missing: run python build.py test, or npm ci"
    return subprocess.run([node, TSC, *words], capture_output=True, text=True, cwd=ROOT)


def test_tsc_finds_no_fault():
    run = checked("-p", "tsconfig.json")
    assert run.returncode == 0, run.stdout[-8000:] + run.stderr[-2000:]


def test_every_module_is_checked_and_none_is_excused():
    listed = checked("-p", "tsconfig.json", "--listFilesOnly").stdout
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "web").rglob("*.js")}
    assert len(modules) > 100
    assert {name for name in modules if str(ROOT / name) not in listed} == set()
    assert [name for name in modules if "@ts-" in (ROOT / name).read_text(encoding="utf-8")] == []


def test_a_kit_that_answers_wrongly_is_found(tmp_path):
    kit = tmp_path / "kit.js"
    kit.write_text(f'/** @type {{import("{(ROOT / "web/games/kit.js").as_posix()}").Kit}} */\n'
                   'export const kit = { foretells: "often" };\n', encoding="utf-8")
    run = checked("--ignoreConfig", "--allowJs", "--checkJs", "--noEmit", "--target", "esnext",
                  "--moduleResolution", "bundler", "--module", "esnext", "--skipLibCheck", str(kit))
    assert "kit.js(2,22)" in run.stdout, run.stdout


def test_the_types_of_the_wire_are_those_of_the_schema():
    assert TYPES.read_text(encoding="utf-8") == types(), "stale: run python -m tools.wire"
