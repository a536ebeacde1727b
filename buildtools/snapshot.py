"""The snapshot of Pyodide's memory from which the solver's worker starts: made by web/start/snapshot.js in a browser.

Where there is no browser, the site goes without one, and each reader's browser makes its own after the first visit.
Its name holds the digest of all that goes into it. It is kept in dist/ and made again only when that changes.
"""

import contextlib
import os
import queue
import signal
import subprocess
import tempfile
import threading
from functools import partial
from pathlib import Path
from typing import Any

from buildtools.browsers import browser
from buildtools.project import DIST, digest, say
from searchlight.web_server.server import Handler, QuietServer

_KEPT = DIST / "snapshots"
_PATIENCE = 120  # seconds that the browser may take
# The page that has the snapshot made and sends it back.
_PAGE = b"""<!doctype html><script type="module">
const worker = new Worker("./solver/snapshot.mjs", { type: "module" });
const answer = (body) => fetch("./", { method: "POST", body });
worker.onmessage = ({ data }) => answer(data);
worker.onerror = () => answer("");
worker.postMessage("send");
</script>"""


def name(inputs: dict[str, bytes]) -> str:
    """The file's name in solver/. `inputs`: all that the snapshot is made from, path → content."""
    listed = "\n".join(f"{path} {digest(data)}" for path, data in sorted(inputs.items()))
    return f"snapshot-{digest(listed.encode())[:16]}.bin"


def possible() -> bool:
    """Whether this machine has a browser that can make one."""
    return browser.present() is not None


def make(wanted: str, site: dict[str, bytes]) -> bytes | None:
    """The snapshot of this name, gzipped; None where none can be made. `site`: the files that it takes to make it."""
    kept = _KEPT / wanted
    if kept.is_file():
        return kept.read_bytes()
    program = browser.present()
    if program is None:
        return None
    say("making a snapshot of Pyodide with the solver in it")
    made = _made_by(program, site)
    if not made:
        say("no snapshot: the browser did not make one; readers' browsers will")
        return None
    _KEPT.mkdir(parents=True, exist_ok=True)
    for former in _KEPT.iterdir():
        former.unlink()
    scratch = kept.with_suffix(f".{os.getpid()}")
    scratch.write_bytes(made)
    scratch.rename(kept)
    return made


class _Handler(Handler):
    """Serves what the browser needs, and takes the one answer."""

    def __init__(self, *arguments: Any, answers: "queue.Queue[bytes]", **options: Any) -> None:
        self.answers = answers
        super().__init__(*arguments, **options)

    def do_POST(self) -> None:  # noqa: N802  named by the standard library
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(204)
        self.end_headers()
        self.answers.put(body)


def _made_by(program: Path, site: dict[str, bytes]) -> bytes:
    """What the browser answers; nothing, if it does not."""
    answers: queue.Queue[bytes] = queue.Queue()
    with tempfile.TemporaryDirectory(prefix="searchlight-", ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch) / "site"
        for path, data in {**site, "index.html": _PAGE}.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
        handler = partial(_Handler, directory=str(folder), prefix="/", answers=answers)
        with QuietServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
            command = [program, *browser.arguments(), "--headless=new", f"--user-data-dir={scratch}/profile"]
            running = subprocess.Popen(
                [*map(str, command), f"http://127.0.0.1:{server.server_port}/"],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Debian's program is a script that starts the browser: both are ended
            )
            try:
                return answers.get(timeout=_PATIENCE)
            except queue.Empty:
                return b""
            finally:
                if hasattr(os, "killpg"):
                    with contextlib.suppress(OSError):  # it may have ended by itself
                        os.killpg(running.pid, signal.SIGTERM)
                else:
                    running.terminate()
                running.wait()
                server.shutdown()
