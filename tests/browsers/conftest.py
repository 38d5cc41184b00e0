"""These tests are collected only by: python build.py test --browsers all."""
import os

collect_ignore_glob = [] if os.environ.get("BROWSERS") == "all" else ["test_*.py"]
