"""What is wrong with a file that should be a mod, a pure wheel for an installed game; none of it is run."""

import base64
import binascii
import hashlib
import io
import re
import struct
import sys
import zipfile
import zlib
from importlib.util import find_spec
from pathlib import Path

from tabletop.installed import games
from tabletop.refusal import Refusal

SIZE, UNPACKED, ENTRIES = 5_000_000, 20_000_000, 500  # a mod is code and a little data
ITSELF, SAID = ("name", "version", "author", "summary"), 200  # what it says of itself, in so many characters
GAMES = "tabletop.games"  # a wheel may also bring a whole game
DAMAGE = (zipfile.BadZipFile, zlib.error, struct.error, ArithmeticError, EOFError, LookupError, OSError,
          RuntimeError, ValueError)  # what reading a broken or locked archive may raise
NATIVE = (".so", ".pyd", ".dll", ".dylib", ".pth")  # runs by itself, or not at all in a browser
NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9._-]{0,38}[A-Za-z0-9])?")
VERSION = re.compile(r"[0-9][A-Za-z0-9.!+_-]{0,39}")
POINT = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*(\s*:\s*[A-Za-z_]\w*)?", re.ASCII)
DESCRIBES = (".dist-info", ".egg-info")  # what a wheel says of itself, and what older packages said
KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")


def decoded(data: str) -> bytes:
    """The bytes of a file sent as base64."""
    try:
        return base64.b64decode(data, validate=True)
    except (binascii.Error, ValueError):
        raise Refusal("form", field="data") from None


def inspect(source) -> dict:
    """What a wheel, by path or bytes, says of itself and brings; refuses whatever is none."""
    data = source if isinstance(source, bytes) else _file(source)
    _refuse(["big"] if len(data) > SIZE else [])
    files = _unpacked(data)
    folder = _dist_info(files)
    metadata = _headers(files[f"{folder}/METADATA"])
    _refuse(_marked(_headers(files[f"{folder}/WHEEL"])) + _named(metadata, folder) + _recorded(files, folder))
    groups = _points(files.get(f"{folder}/entry_points.txt", b""))
    tops = {path.split("/")[0].removesuffix(".py") for path in files if not path.startswith(folder)}
    said = {part: (metadata.get(part) or metadata.get(f"{part}-email") or [""])[0][:SAID] for part in ITSELF}
    _refuse(_pointed(groups, files) + _clashes(said["name"], tops, groups))
    mods = {group: sorted(points) for group, points in groups.items() if group != GAMES}
    return {**said, "mods": mods, "traits": sorted(sum(mods.values(), [])),
            "games": sorted(groups.get(GAMES, {}))}


def _file(path) -> bytes:
    try:
        with Path(path).open("rb") as file:
            return file.read(SIZE + 1)
    except (OSError, ValueError):
        raise Refusal("wheel", why=["file"]) from None


def _refuse(why):
    if why:
        raise Refusal("wheel", why=sorted(set(why)))


# --- the archive ---------------------------------------------------------------------------------

def _unpacked(data) -> dict:
    """Path -> content of every file; refuses what is no zip, too big, or leads out of its folder."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            size = sum(entry.file_size for entry in entries)
            _refuse(["big"] if len(entries) > ENTRIES or size > UNPACKED else [])
            _refuse([code for entry in entries for code in _unsafe(entry)])
            paths = [entry.filename for entry in entries]
            _refuse(["path"] if len({path.casefold() for path in paths}) < len(paths) else [])
            return {entry.filename: _content(archive, entry) for entry in entries if not entry.is_dir()}
    except DAMAGE:
        raise Refusal("wheel", why=["zip"]) from None


def _content(archive, entry) -> bytes:
    """What a file holds, and no more than it said."""
    with archive.open(entry) as file:
        content = file.read(entry.file_size + 1)
    _refuse(["zip"] if len(content) != entry.file_size else [])
    return content


def _unsafe(entry) -> list:
    """Codes of what makes an entry dangerous to unpack or to have."""
    path = entry.filename
    parts = path.removesuffix("/").split("/")
    leads_out = (not path.isprintable() or "\\" in path or ":" in path or len(path) > 200
                 or any(part in ("", ".", "..") for part in parts) or entry.orig_filename != path)
    link = entry.external_attr >> 28 == 0o12
    reasons = {"path": leads_out or link,
               "native": path.lower().endswith(NATIVE) or parts[0].endswith(".data"),
               "zip": entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)}
    return [code for code, holds in reasons.items() if holds]


# --- what a wheel must have ----------------------------------------------------------------------

def _dist_info(files) -> str:
    """The one folder that Python would find to describe the wheel, with all three files it must have."""
    folders = {path.split("/")[0] for path in files if path.split("/")[0].lower().endswith(DESCRIBES)}
    _refuse(["dist_info"] if len(folders) != 1 or not min(folders).endswith(DESCRIBES[0]) else [])
    folder = folders.pop()
    _refuse([name.lower() for name in ("WHEEL", "METADATA", "RECORD") if f"{folder}/{name}" not in files])
    return folder


def _headers(content) -> dict:
    """The lines `Name: value` before the first empty one: lower-case name -> values."""
    found = {}
    head = content.decode("utf-8", "replace").replace("\r", "").split("\n\n")[0]
    for line in head.splitlines():
        name, colon, value = line.partition(":")
        if colon and not name.startswith((" ", "\t")):
            found.setdefault(name.strip().lower(), []).append(value.strip())
    return found


def _marked(wheel) -> list:
    """Pure Python for any machine, in a format known."""
    pure = wheel.get("tag") == ["py3-none-any"] and wheel.get("root-is-purelib") == ["true"]
    known = wheel.get("wheel-version", [""])[0].startswith("1.")
    return [code for code, fits in (("tag", pure), ("wheel", known)) if not fits]


def _named(metadata, folder) -> list:
    """One name and one version, those of the folder."""
    names, versions = metadata.get("name", []), metadata.get("version", [])
    if [bool(NAME.fullmatch(name)) for name in names] != [True] or (
            [bool(VERSION.fullmatch(version)) for version in versions] != [True]):
        return ["metadata"]
    stem, _, suffix = folder.removesuffix(".dist-info").partition("-")
    right = _plain(stem) == _plain(names[0]) and suffix == versions[0].replace("-", "_")
    return [] if right else ["dist_info"]


def _plain(name) -> str:
    """A name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _recorded(files, folder) -> list:
    """Every file is listed with the hash it has."""
    rows = [line.rsplit(",", 2) for line in files[f"{folder}/RECORD"].decode("utf-8", "replace").splitlines()]
    listed = {row[0].strip('"'): row[1] for row in rows if len(row) == 3}
    hashes = {path: base64.urlsafe_b64encode(hashlib.sha256(text).digest()) for path, text in files.items()}
    signed = {path: "sha256=" + digest.decode().rstrip("=") for path, digest in hashes.items()}
    return [] if listed == {**signed, f"{folder}/RECORD": ""} else ["record"]


# --- what makes it a mod -------------------------------------------------------------------------

def _points(content) -> dict:
    """Group -> {name: target} of the groups that a game here knows, read as Python will read it."""
    groups, group, text = {}, None, content.decode("utf-8", "replace")
    _refuse(["entry_points"] if "\ufffd" in text else [])
    for line in filter(None, map(str.strip, text.splitlines())):
        name, sign, target = map(str.strip, line.partition("="))
        if line.startswith("[") and line.endswith("]"):
            group = groups.setdefault(line.strip("[]"), {})
        elif not line.startswith("#"):
            _refuse(["entry_points"] if group is None or not sign or name in group else [])
            group[name] = target
    known = {GAMES, *(group for game in games().values() for group in game.mods)}
    found = {name: points for name, points in groups.items() if name in known and points}
    _refuse([] if found else ["entry_points"])
    return found


def _pointed(groups, files) -> list:
    """Every entry point has a key for a name and leads to a module that is in the wheel."""
    wrong = []
    for points in groups.values():
        for name, target in points.items():
            module = target.partition(":")[0].strip().replace(".", "/")
            wrong += [] if KEY.fullmatch(name) and POINT.fullmatch(target) else ["entry_points"]
            wrong += [] if f"{module}.py" in files or f"{module}/__init__.py" in files else ["module"]
    return wrong


def _clashes(name, tops, groups) -> list:
    """Whether a package, a module, a trait or a game of that name is installed already."""
    folders = [folder for path in sys.path for folder in Path(path).glob("*.dist-info")]
    installed = {_plain(folder.name.split("-")[0]) for folder in folders}
    keys = {*games(), *(key for game in games().values() for key in game.traits)}
    tops = {*tops, _plain(name).replace("-", "_")}  # of what the build unpacked no folder tells the name
    here = any(top in sys.stdlib_module_names or top in sys.modules or top.isidentifier() and find_spec(top)
               for top in tops)  # to look for a module imports nothing
    known = any(key in keys for points in groups.values() for key in points)
    return ["clash"] if here or known or _plain(name) in installed else []
