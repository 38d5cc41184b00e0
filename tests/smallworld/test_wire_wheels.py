"""What is said of files that should be mods; nothing of them is ever run."""

import base64
import hashlib
import io
import json
import sys
import zipfile
from importlib.metadata import PathDistribution

import pytest

from tabletop import wheels
from tabletop.wire import Door

INFO = "smallworld_newts-1.0.dist-info"
GOOD = {
    "smallworld_newts.py": "raise SystemExit('it was run')\n",
    f"{INFO}/METADATA": "Metadata-Version: 2.4\nName: smallworld-newts\nVersion: 1.0\n\nName: not-this\n",
    f"{INFO}/WHEEL": "Wheel-Version: 1.0\nGenerator: hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    f"{INFO}/entry_points.txt": "[smallworld.races]\nnewts = smallworld_newts\n\n[other]\nx = y\n",
}

TWICE = "newts = smallworld_newts\n"


def digest(content):
    digest = hashlib.sha256(content.encode()).digest()
    return "sha256=" + base64.urlsafe_b64encode(digest).decode().rstrip("=")


def wheel(change=(), record=None, method=zipfile.ZIP_DEFLATED, **more):
    """A wheel like GOOD with some files changed; None takes one out."""
    files = {path: text for path, text in {**GOOD, **dict(change)}.items() if text is not None}
    lines = [f"{path},{digest(text)},{len(text)}" for path, text in files.items()] + [f"{INFO}/RECORD,,"]
    files[f"{INFO}/RECORD"] = "\n".join(lines) + "\n" if record is None else record
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", method) as archive:
        for path, text in files.items():
            archive.writestr(path, text)
        for entry in more.get("entries", ()):
            archive.writestr(entry, "x")
    return data.getvalue()


def ask(data):
    """What the wire says of a file."""
    before = set(sys.modules)
    request = {"op": "inspect_wheel", "data": base64.b64encode(data).decode()}
    reply = json.loads(Door().handle(json.dumps(request)))
    assert not {name for name in set(sys.modules) - before if "newts" in name}
    return reply


def refused(data):
    """The codes a file is refused for."""
    reply = ask(data)
    assert reply["error"] == "wheel", reply
    return reply["why"]


def link():
    entry = zipfile.ZipInfo("away.py")
    entry.external_attr = 0o120777 << 16
    return entry


def test_a_good_wheel_says_what_it_holds():
    assert ask(wheel()) == {"name": "smallworld-newts", "version": "1.0", "author": "", "summary": "",
                            "traits": ["newts"], "games": [], "mods": {"smallworld.races": ["newts"]}}
    claims = "Summary: Newts\nAuthor-Email: N <n@example.org>\nName: s"
    signed = GOOD[f"{INFO}/METADATA"].replace("Name: s", claims, 1)
    told = ask(wheel({f"{INFO}/METADATA": signed}))
    assert (told["author"], told["summary"]) == ("N <n@example.org>", "Newts")
    crlf = wheel({path: GOOD[path].replace("\n", "\r\n") for path in GOOD})
    assert ask(crlf)["traits"] == ["newts"]
    wordy = GOOD[f"{INFO}/METADATA"].replace("Name: s", "Summary: two\n  Name: lines\nno header\nName: s", 1)
    assert ask(wheel({f"{INFO}/METADATA": wordy}))["name"] == "smallworld-newts"
    points = "[tabletop.games]\nchess = smallworld_newts:GAME\n"
    assert ask(wheel({f"{INFO}/entry_points.txt": points}))["games"] == ["chess"]


@pytest.mark.parametrize("change, code", [
    ({f"{INFO}/METADATA": None}, "metadata"), ({f"{INFO}/WHEEL": None}, "wheel"),
    ({f"{INFO}/METADATA": "Name: x\n"}, "metadata"),
    ({f"{INFO}/METADATA": "Name: ../x\nVersion: 1.0\n"}, "metadata"),
    ({f"{INFO}/METADATA": "Name: x\nVersion: 1.0\n"}, "dist_info"),
    ({f"{INFO}/METADATA": "Name: smallworld-newts\nVersion: 2\n"}, "dist_info"),
    ({"other-1.dist-info/METADATA": ""}, "dist_info"),
    ({f"{INFO}/WHEEL": GOOD[f"{INFO}/WHEEL"].replace("py3-none-any", "cp311-cp311-linux_x86_64")}, "tag"),
    ({f"{INFO}/WHEEL": GOOD[f"{INFO}/WHEEL"].replace("true", "false")}, "tag"),
    ({f"{INFO}/WHEEL": GOOD[f"{INFO}/WHEEL"].replace("1.0", "2.0")}, "wheel"),
    ({f"{INFO}/entry_points.txt": None}, "entry_points"),
    ({f"{INFO}/entry_points.txt": "[other]\nx = y\n"}, "entry_points"),
    ({f"{INFO}/entry_points.txt": "newts"}, "entry_points"),
    ({f"{INFO}/entry_points.txt": "newts = smallworld_newts"}, "entry_points"),
    ({f"{INFO}/entry_points.txt": f"[smallworld.races]\n{TWICE}{TWICE}"}, "entry_points"),
    ({f"{INFO}/entry_points.txt": "[smallworld.races]\n"}, "entry_points"),
    ({f"{INFO}/entry_points.txt": "[smallworld.races]\n# \ufffd\nnewts = smallworld_newts"}, "entry_points"),
    ({f"{INFO}/entry_points.txt": "[smallworld.races]\nNewts! = smallworld_newts\n"}, "entry_points"),
    ({f"{INFO}/entry_points.txt": "[smallworld.races]\nnewts = smallworld_newts:x()\n"}, "entry_points"),
    ({f"{INFO}/entry_points.txt": "[smallworld.races]\nnewts = os\n"}, "module"),
    ({"smallworld_newts.py": None}, "module"),
    ({"x.pth": "import os"}, "native"), ({"fast.so": "x"}, "native"),
    ({"smallworld_newts-1.0.data/scripts/x": "x"}, "native"),
    ({"json.py": ""}, "clash"), ({"winreg.py": ""}, "clash"), ({"fcntl.py": ""}, "clash"),
    ({"tabletop/__init__.py": ""}, "clash"),
    ({"smallworld/races/newts.py": ""}, "clash"),
    ({f"{INFO}/entry_points.txt": "[smallworld.races]\nelves = smallworld_newts\n"}, "clash"),
    ({f"{INFO}/entry_points.txt": "[tabletop.games]\nsmallworld = smallworld_newts\n"}, "clash")])
def test_what_is_missing_or_wrong(change, code):
    assert refused(wheel(change)) == [code]


@pytest.mark.parametrize("name", ["tabletop", "smallworld"])
def test_a_wheel_is_not_called_as_a_package_that_is_here(name, monkeypatch):
    here, info = sys.modules[__name__], f"{name}-1.0.dist-info"
    good = {path.replace(INFO, info): text.replace("Name: smallworld-newts", f"Name: {name}")
            for path, text in GOOD.items()}
    monkeypatch.setattr(here, "GOOD", good)
    monkeypatch.setattr(here, "INFO", info)
    monkeypatch.setattr(sys, "path", [])  # as on the page, where no folder tells what is installed
    assert refused(wheel()) == ["clash"]


HIDDEN = "[tabletop.games]\nchess = smallworld_newts"


@pytest.mark.parametrize("before, after", [("[", "]"), ("# so: \x0c", ""), ("# so: \u2028", "")])
def test_what_python_would_find_among_the_entry_points_is_told(before, after, tmp_path):
    points, (head, line) = GOOD[f"{INFO}/entry_points.txt"], HIDDEN.split("\n")
    hidden = wheel({f"{INFO}/entry_points.txt": f"{points}{before}{head}{after}\n{line}\n"})
    with zipfile.ZipFile(io.BytesIO(hidden)) as archive:
        archive.extractall(tmp_path)
    found = PathDistribution(tmp_path / INFO).entry_points.select(group="tabletop.games")
    assert [point.name for point in found] == ask(hidden)["games"] == ["chess"]


@pytest.mark.parametrize("folder", ["more-1.DIST-INFO", "more-1.egg-info", "more.Egg-Info"])
def test_a_second_folder_that_describes_a_wheel_is_refused(folder):
    assert refused(wheel({f"{folder}/entry_points.txt": HIDDEN})) == ["dist_info"]
    renamed = {path: None for path in GOOD if path.startswith(INFO)}
    assert refused(wheel({**renamed, f"{folder}/METADATA": "", f"{folder}/WHEEL": ""})) == ["dist_info"]


@pytest.mark.parametrize("path", ["../x.py", "/etc/x.py", "a/../../x.py", "C:/x.py", "a\\..\\x.py", "a//x.py",
                                  "./x.py", "x\ny.py", "SMALLWORLD_NEWTS.py", "x" * 201, link()])
def test_paths_that_lead_out(path):
    assert refused(wheel(entries=[path])) == ["path"]


def test_the_record_must_be_right():
    assert refused(wheel(record="")) == ["record"]
    assert refused(wheel(entries=["unlisted.py"])) == ["record"]
    assert refused(wheel(record=f"smallworld_newts.py,sha256=AAAA,3\n{INFO}/RECORD,,\n")) == ["record"]


def test_files_too_big_or_too_many():
    assert refused(b"PK" + b"\0" * wheels.SIZE) == ["big"]
    assert refused(wheel({"bomb.py": "0" * (wheels.UNPACKED + 1)})) == ["big"]
    assert refused(wheel(entries=[f"x{n}.py" for n in range(wheels.ENTRIES)])) == ["big"]


@pytest.mark.parametrize("limit, size", [
    ("SIZE", len(wheel())), ("ENTRIES", len(GOOD) + 1),
    ("UNPACKED", sum(entry.file_size for entry in zipfile.ZipFile(io.BytesIO(wheel())).infolist()))])
def test_a_wheel_as_big_as_it_may_be_is_taken(limit, size, monkeypatch):
    monkeypatch.setattr(wheels, limit, size)
    assert ask(wheel())["name"] == "smallworld-newts"
    monkeypatch.setattr(wheels, limit, size - 1)
    assert refused(wheel()) == ["big"]


@pytest.mark.parametrize("data", [b"", b"PK", b"not a zip", wheel()[:-30], wheel()[200:],
                                  wheel(method=zipfile.ZIP_BZIP2)])
def test_files_that_are_no_zip(data):
    assert refused(data) == ["zip"]


def test_a_damaged_or_locked_archive():
    data = bytearray(wheel(method=zipfile.ZIP_STORED))
    data[40] ^= 255
    assert refused(bytes(data))[0] in ("zip", "path")
    place = wheel(method=zipfile.ZIP_STORED).index(b"raise SystemExit")
    data = bytearray(wheel(method=zipfile.ZIP_STORED))
    data[place] ^= 255
    assert refused(bytes(data)) == ["zip"]
    locked = bytearray(wheel())
    for mark in (b"PK\x03\x04", b"PK\x01\x02"):
        start = locked.index(mark) + (6 if mark == b"PK\x03\x04" else 8)
        locked[start] |= 1
    assert refused(bytes(locked)) == ["zip"]


@pytest.mark.parametrize("data", ["***", "a", "é", "", 5, None])
def test_data_that_is_no_base64(data):
    reply = json.loads(Door().handle(json.dumps({"op": "inspect_wheel", "data": data})))
    assert reply == ({"error": "wheel", "why": ["zip"]} if data == "" else {"error": "form", "field": "data"})
