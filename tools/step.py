"""Runs one command behind a progress line and shows its output only if it fails."""
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def step(says, *command):
    """Run a command quietly; a failure shows what it printed and ends the build."""
    with tempfile.TemporaryFile() as output:
        child = subprocess.Popen([str(word) for word in command], cwd=ROOT, stdin=subprocess.DEVNULL,
                                 stdout=output, stderr=subprocess.STDOUT,
                                 env={**os.environ, "SOURCE_DATE_EPOCH": "1577836800"})
        failed = watch(child, says)
        output.seek(0)
        text = output.read().decode(errors="replace").strip()
    if failed:
        sys.exit(f"{text}\n\nThis step failed: {says}")
    return text


def watch(child, says):
    """Wait for a process and say how long it has taken, in place or, without a terminal, line by line."""
    began, live = time.monotonic(), sys.stdout.isatty()
    print(f"  {says} ...", end="" if live else "\n", flush=True)
    while True:
        try:
            failed = child.wait(timeout=0.5 if live else 2)
            break
        except subprocess.TimeoutExpired:
            line = f"  {says} ... {time.monotonic() - began:.0f} s"
            print(f"\r{line}" if live else line, end="" if live else "\n", flush=True)
    line = f"  {says}: {'failed after ' if failed else ''}{time.monotonic() - began:.1f} s"
    print(f"\r{line}    " if live else line, flush=True)
    return failed
