"""Serves a folder on this machine the way a plain static host would:
compressed, without a header of ours."""
import gzip
import http.server
import os
import sys
from functools import lru_cache, partial
from io import BytesIO
from pathlib import Path

TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".mjs": "text/javascript",
         ".json": "application/json", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml",
         ".png": "image/png", ".woff2": "font/woff2", ".wasm": "application/wasm",
         ".zip": "application/zip", ".whl": "application/zip", "": "application/octet-stream"}
COMPRESSED = (".html", ".css", ".js", ".mjs", ".json", ".webmanifest", ".svg", ".wasm")


@lru_cache(maxsize=500)
def packed(path, changed):
    """A file as static hosts send it; the time of its last change keeps the memory true."""
    return gzip.compress(Path(path).read_bytes(), 6, mtime=0)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files as a plain static host would, always asked again."""
    extensions_map = TYPES
    protocol_version = "HTTP/1.1"           # connections are kept, as everywhere
    disable_nagle_algorithm = True          # or each answer waits 40 ms for the browser to confirm its head

    def send_head(self):
        """Compressed where it pays; whatever is special
        (a folder, a file unchanged since) goes the plain way."""
        path = Path(self.translate_path(self.path))
        if path.is_dir() and self.path.split("?")[0].endswith("/"):
            path /= "index.html"
        accepted = "gzip" in self.headers.get("Accept-Encoding", "")
        if not accepted or path.suffix not in COMPRESSED or not path.is_file() or self.unchanged(path):
            return super().send_head()
        content = packed(str(path), path.stat().st_mtime_ns)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Last-Modified", self.date_time_string(path.stat().st_mtime))
        self.end_headers()
        return BytesIO(content)

    def unchanged(self, path):
        """Whether the browser already has this very file."""
        return self.headers.get("If-Modified-Since") == self.date_time_string(path.stat().st_mtime)

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *about):
        pass


def listen(folder, port):
    """Open a server for a folder on this port or on the next one that is free."""
    while True:
        try:
            return Server(("127.0.0.1", port), partial(Handler, directory=str(folder)))
        except OSError:
            if port in (0, 65535):
                raise
            port += 1


class Server(http.server.ThreadingHTTPServer):
    """One thread a request; never shares a port with another server."""
    allow_reuse_address = os.name != "nt"
    daemon_threads = True
    request_queue_size = 128    # a busy machine takes long to answer: a browser calls many times at once

    def handle_error(self, request, client_address):
        """A browser that goes away in the middle of a file is no error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)
