"""Writes a requirement file anew, with the hash of every wheel that the systems named here install:
python -m tools.hashes tests/requirements.txt, after a version in it was changed."""
import hashlib
import re
import sys
import tempfile
from pathlib import Path

from tools import setup
from tools.step import ROOT

MACHINES = {  # the tags of wheels by system
    "linux": ["manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux1_x86_64"],
    "linux on arm": ["manylinux_2_28_aarch64", "manylinux_2_17_aarch64"],
    "mac": ["macosx_14_0_universal2", "macosx_14_0_x86_64"], "mac on arm": ["macosx_14_0_arm64"],
    "windows": ["win_amd64"]}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
ONE = re.compile(r"^([\w.-]+==[^\s;]+)(; [^\\]+?)?(?: +--hash=\S+)+$")


def wheels(pinned, folder):
    """Every wheel of one version that one of the machines would install."""
    for tags in MACHINES.values():
        for python in PYTHONS:
            platforms = [word for tag in tags for word in ("--platform", tag)]
            setup.pip(f"fetch {pinned} for {tags[0]}, {python}", "download", "--quiet", "--no-deps",
                      "--only-binary=:all:", *platforms, "--python-version", python, "-d", folder, pinned)
    return sorted(Path(folder).iterdir())


def renewed(line):
    """One requirement with all its hashes."""
    pinned, marker = ONE.match(line).groups(default="")
    with tempfile.TemporaryDirectory() as folder:
        hashes = sorted({hashlib.sha256(path.read_bytes()).hexdigest() for path in wheels(pinned, folder)})
    return " \\\n    ".join([pinned + marker, *(f"--hash=sha256:{one}" for one in hashes)])


def main():
    """Write the files that are named."""
    for name in sys.argv[1:]:
        path = ROOT / name
        lines = path.read_text(encoding="utf-8").replace("\\\n", "").splitlines()
        new = [line if line.startswith("#") else renewed(line) for line in lines]
        path.write_text("\n".join(new) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
