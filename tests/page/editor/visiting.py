"""Visits of the site in one browser, own code that is loaded there, and another host that must hear nothing."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from lectern import Lectern
from playwright.sync_api import BrowserContext, Error, Page, expect
from worker_calls import called

from buildtools.project import ROOT

INDEX = ROOT / "index.html"
# Round the guard of imports, as anyone can, to the worker's own global object.
ROUND_THE_GUARD = "import sys\nm = sys.modules\njs = m['js']\nneed = m['_frozen_importlib']._gcd_import\n"
KEPT = "navigator.serviceWorker.ready.then(() => null)"


class Other:
    """Another host: it answers everybody, and keeps what it was asked for. `pages`: path → HTML."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.pages: dict[str, str] = {}

        class Everybody(BaseHTTPRequestHandler):
            def do_GET(handler) -> None:  # noqa: N805 - `self` is the host
                self.asked.append(handler.path)
                handler.send_response(200)
                handler.send_header("Access-Control-Allow-Origin", "*")
                handler.send_header("Content-Type", "text/html")
                handler.end_headers()
                handler.wfile.write(self.pages.get(handler.path, "").encode())

            def log_message(handler, *_: object) -> None: ...  # noqa: N805

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Everybody)
        self.port = self.server.server_port
        self.url = f"http://127.0.0.1:{self.port}/"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def opened(visits: BrowserContext, url: str) -> Page:
    """A visit, up to where Python is there."""
    page = visits.new_page()
    Lectern(page, url)
    page.goto(url)
    expect(page.locator("html")).to_have_attribute("data-worker", "ready")
    return page


def load(page: Page, code: str) -> str:
    """What own code prints, or what is said of it; also of its Python, if that does not survive."""
    try:
        return json.dumps(called(page, "load_code", ROUND_THE_GUARD + code))
    except Error as error:
        return str(error)
