"""What the tests in WebKit are given: a copy of the site that keeps its complaints."""

import shutil
from pathlib import Path

from buildtools import site
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
