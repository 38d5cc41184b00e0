"""`python -m tabletop` speaks the wire over standard input and output: a JSON request or reply a line."""

import sys

from tabletop.wire import handle


def main():
    """Answer line by line until the input ends."""
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for line in sys.stdin:
        if line.strip():
            print(handle(line), flush=True)


if __name__ == "__main__":
    main()
