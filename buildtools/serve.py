"""The built site, served on localhost by the package's own server: for looking at it, for tests and benchmarks."""

import webbrowser
from pathlib import Path

from buildtools.project import SITE, BuildError
from searchlight.web_server import server


class Server(server.Server):
    """Raises BuildError for a port that cannot be used."""

    def __init__(self, directory: Path = SITE, port: int = 0, prefix: str = "/", hidden: str | None = None) -> None:
        try:
            super().__init__(directory, port, prefix, hidden)
        except OSError as error:
            raise BuildError(f"port {port} cannot be used ({error.strerror}): choose another with --port") from None


def serve(port: int, browser: bool) -> None:
    # Without its service worker: during development a rebuilt site must show at the next reload.
    with Server(port=port, hidden="sw.js") as running:
        print(f"Searchlight is open at {running.url} (press Ctrl+C to stop)", flush=True)
        if browser:
            webbrowser.open(running.url)
        running.wait()
