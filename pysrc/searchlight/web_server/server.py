"""A static web server on localhost: for an installed page, and for building, testing and measuring it."""

import http.server
import re
import threading
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, unquote

from searchlight.texts import english
from searchlight.web_server import policy

# MIME types that the site must have, whatever the machine has registered.
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
    "": "application/octet-stream",
}
THIS_MACHINE: Final = re.compile(r"(localhost|127\.0\.0\.1|\[::1\])(:[0-9]{1,5})?", re.IGNORECASE)  # as a Host header
OPEN: Final = "open"  # the address below the prefix that redirects to a link
GIVEN: Final = "given"  # the folder below the prefix that has the file given on the command line


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of one folder under a prefix, but for the hidden ones."""

    protocol_version = "HTTP/1.1"  # connections are kept: the page is many small files

    def __init__(
        self,
        *arguments: Any,
        prefix: str,
        hidden: str | None = None,
        fragment: str = "",
        given: Path | None = None,
        policy: str = "",
        **options: Any,
    ) -> None:
        self.prefix, self.hidden, self.fragment, self.given = prefix, hidden, fragment, given
        self.policy = policy
        self.extensions_map = TYPES
        super().__init__(*arguments, **options)

    def parse_request(self) -> bool:
        """Whether the request is for this machine; another host name is refused."""
        if not super().parse_request():
            return False
        hosts = self.headers.get_all("Host") or [""]
        if len(hosts) == 1 and THIS_MACHINE.fullmatch(hosts[0].strip()):
            return True
        self.close_connection = True
        self.send_error(HTTPStatus.MISDIRECTED_REQUEST, explain=english("served.wrong_host"))
        return False

    def do_GET(self) -> None:
        if self.fragment and self.path == self.prefix + OPEN:
            self._lead_on()
        else:
            super().do_GET()

    def _lead_on(self) -> None:
        """Redirect to the link, which may be too long for a browser's command line."""
        self.send_response(HTTPStatus.FOUND)
        self.send_header("Location", f"{self.prefix}#{quote(self.fragment, safe=SAFE)}")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def translate_path(self, path: str) -> str:
        if self.given and unquote(path) == f"{self.prefix}{GIVEN}/{self.given.name}":
            return str(self.given)
        absent = str(Path(self.directory) / "no-such-file")
        if not path.startswith(self.prefix) or "\0" in unquote(path):
            return absent
        found = super().translate_path(path.removeprefix(self.prefix.rstrip("/")))
        return absent if self.hidden and self._is_hidden(found) else found

    def _is_hidden(self, path: str) -> bool:
        """Whether a path leads to the hidden file in any spelling, also on systems that ignore case."""
        hidden = Path(self.directory, str(self.hidden)).resolve()
        return str(Path(path).resolve()).casefold().rstrip(". ") == str(hidden).casefold()

    def list_directory(self, path: Any) -> None:
        """Refuse to list folders."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")  # ask again each time: a rebuilt site shows at the next reload
        self.send_header("X-Content-Type-Options", "nosniff")
        if self.policy:
            self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        pass


SAFE: Final = "".join(map(chr, range(33, 127)))  # quoted already where they need it


class QuietServer(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore errors such as a browser that closes a connection early."""


class Server:
    """Serves `directory` at `url` until closed; a context manager. Port 0 takes any free one.

    `hidden`: the name of a file that is not served. `fragment`: where `url` + "open" leads in the page. `given`: a file
    from anywhere, at "given/" and its name. Raises OSError for a port that cannot be used.
    """

    def __init__(
        self,
        directory: Path,
        port: int = 0,
        prefix: str = "/",
        hidden: str | None = None,
        fragment: str = "",
        given: Path | None = None,
    ) -> None:
        settings: dict[str, Any] = {"prefix": prefix, "hidden": hidden, "fragment": fragment, "given": given}
        page = directory / "index.html"
        if page.is_file():  # with the policy of the page, every file has it: a worker that is made of one, too
            settings["policy"] = policy.of(page.read_text(encoding="utf-8"))
        handler = partial(Handler, directory=str(directory), **settings)
        self._server = QuietServer(("127.0.0.1", port), handler)
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
        """Wait until the process is interrupted, in short waits, because Windows cannot interrupt an endless one."""
        while self._thread.is_alive():
            self._thread.join(1)
