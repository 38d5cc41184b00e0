"""The files of dist/: copied, written, weighed, the same bytes on every system."""
import base64
import hashlib
import json
import os
import shutil
from pathlib import Path

from tools.step import ROOT

DIST = Path(os.environ.get("DIST", ROOT / "dist")).resolve()


def place(source, target):
    """Copy one file, without its mode, and make its folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def bare(source, target):
    """Copy a JSON file without its white space."""
    target.parent.mkdir(parents=True, exist_ok=True)
    content = json.loads(source.read_text(encoding="utf-8"))
    target.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), encoding="utf-8",
                      newline="\n")


def fingerprint(content):
    """A short name for some JSON."""
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]


def weigh(path):
    """One file of the site: its address, its size, its hash as browsers check it."""
    content = path.read_bytes()
    digest = base64.b64encode(hashlib.sha256(content).digest()).decode()
    return {"file": address(path), "bytes": len(content), "integrity": f"sha256-{digest}"}


def address(path):
    """Where a file of dist/ is for the page."""
    return path.relative_to(DIST).as_posix()


def write(path, content):
    """Write JSON with the same bytes on every system."""
    path.write_text(json.dumps(content, indent=1, sort_keys=True) + "\n", encoding="utf-8", newline="\n")
