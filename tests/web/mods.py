"""Wheels for the tests: the samples as pip builds them, others out of a few lines, one that attacks."""
import base64
import hashlib
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOSTILE = Path(__file__).with_name("hostile.py")


def sample(name, folder):
    """The wheel of a sample of ours, as a file."""
    subprocess.run([sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps",
                    "--no-index", "-w", folder, ROOT / "examples" / name], check=True)
    return next(Path(folder).glob(f"*{name}*.whl"))


def wheel(name, source, group="smallworld.races"):
    """The bytes of a wheel with one module that brings one trait."""
    info = f"{name}-1.0.dist-info"
    files = {
        f"{name}.py": source,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\nSummary: A test\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/entry_points.txt": f"[{group}]\n{name} = {name}\n",
    }
    digests = {path: base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("=")
               for path, text in files.items()}
    rows = [f"{path},sha256={digests[path]},{len(text.encode())}" for path, text in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*rows, f"{info}/RECORD,,", ""])
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    return packed.getvalue()


def hostile(target):
    """A wheel that tries everything to reach a server and what the page stores."""
    source = HOSTILE.read_text(encoding="utf-8").replace('"TARGET"', json.dumps(target))
    return wheel("hostile", source)


def letters(data):
    """Bytes as a page takes them."""
    return base64.b64encode(data).decode()
