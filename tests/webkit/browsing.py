"""What the tests in WebKit are given: a copy of the site that keeps its complaints, and a browser."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service

from buildtools import site
from buildtools.browsers import webkit
from buildtools.project import SITE
from tests.page.worker_calls import WATCH_WORKERS

# WebDriver does not tell what a page writes in its console, so the page keeps it: in a file, which its policy allows.
WATCH = """
window.complaints = [];
const complain = (event) => complaints.push(String(event.reason ?? event.error ?? event.message));
addEventListener("error", complain);
addEventListener("unhandledrejection", complain);
console.error = (...texts) => complaints.push(texts.join(" "));
"""


def watched(folder: Path, worker: str = "") -> Path:
    """A copy of the site that keeps its complaints; with `worker` put behind the code of the solver's worker."""
    copy = shutil.copytree(SITE, folder / "site")
    index = copy / "index.html"
    index.write_text(index.read_text().replace("<head>", '<head><script src="./complaints.js"></script>'))
    (copy / "complaints.js").write_text(WATCH + WATCH_WORKERS.read_text(encoding="utf-8"))
    with (copy / "solver/worker.py").open("a") as file:
        file.write(worker)
    (copy / "sw.js").unlink()
    contents = {path.relative_to(copy).as_posix(): path.read_bytes() for path in copy.rglob("*") if path.is_file()}
    (copy / "sw.js").write_bytes(site.service_worker(folder / "scratch", contents))
    return copy


@contextmanager
def opened_browser() -> Iterator[WebKitGTK]:
    """A fresh profile each time: nothing is kept from one to the next."""
    program, mini_browser = webkit.find()
    options = WebKitGTKOptions()
    options.binary_location = str(mini_browser)
    options.add_argument("--automation")
    with webkit.screen() as display:
        service = Service(str(program), env={**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11"})
        driver = WebKitGTK(options=options, service=service)
        try:
            driver.set_window_rect(0, 0, 1280, 820)
            driver.set_script_timeout(120)
            yield driver
        finally:
            driver.quit()
