"""A static web server on localhost, for looking at the site, for the tests and for the benchmarks."""

import http.server
import threading
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

from buildtools.project import SITE, BuildError

# MIME types that the site must have, whatever the machine has registered.
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    "": "application/octet-stream",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of one folder under a prefix, but for the hidden ones."""

    protocol_version = "HTTP/1.1"  # connections are kept: the page is many small files

    def __init__(self, *arguments: Any, prefix: str, hidden: str | None = None, **options: Any) -> None:
        self.prefix, self.hidden = prefix, hidden
        self.extensions_map = _TYPES
        super().__init__(*arguments, **options)

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.prefix) or path == f"{self.prefix}{self.hidden}":
            return str(Path(self.directory) / "no-such-file")
        return super().translate_path(path.removeprefix(self.prefix.rstrip("/")))

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")  # ask again each time: a rebuilt site shows at the next reload
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        pass


class _Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that leaves early is not worth a traceback."""


class Server:
    """Serves `directory` at `url` until closed; a context manager. Port 0 takes any free one.

    `hidden`: the name of a file that is not served.
    """

    def __init__(self, directory: Path = SITE, port: int = 0, prefix: str = "/", hidden: str | None = None) -> None:
        handler = partial(Handler, directory=str(directory), prefix=prefix, hidden=hidden)
        try:
            self._server = _Server(("127.0.0.1", port), handler)
        except OSError as error:
            raise BuildError(f"port {port} cannot be used ({error.strerror}): choose another with --port") from None
        self.url = f"http://127.0.0.1:{self._server.server_port}{prefix}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def wait(self) -> None:
        """Until the process is interrupted."""
        self._thread.join()


def serve(port: int, browser: bool) -> None:
    # Without its service worker: during development a rebuilt site must show at the next reload.
    with Server(port=port, hidden="sw.js") as server:
        print(f"Searchlight is at {server.url} (Ctrl-C ends it)", flush=True)
        if browser:
            webbrowser.open(server.url)
        server.wait()
