"""`searchlight open`: serve the page of the package on localhost, and open it in the browser."""

import webbrowser
from pathlib import Path
from typing import Final

from searchlight.command.arguments import refuse
from searchlight.errors import BadInput, bad
from searchlight.texts import english
from searchlight.web_server.page_fragment import PageFragment, fragment_for
from searchlight.web_server.server import OPEN, Server

SITE = Path(__file__).parent.parent / "site"  # put there by `build.py wheel`
USUAL: Final = 8642  # the default port; browsers store files and settings by address and port


def open_page(target: str | None, port: int | None, in_browser: bool) -> int:
    """Until it is interrupted; the exit status. `port` None: the usual one, or any other."""
    try:
        if not (SITE / "index.html").is_file():
            raise bad("link", "served.no_page")
        wanted = fragment_for(target)
        server = _served(port, wanted)
    except BadInput as error:
        return refuse("open", f"{error.field}: {error.text}")
    with server:
        address = server.url + OPEN if wanted.fragment else server.url
        print(english("command.open.at", address=address), flush=True)
        if in_browser:
            webbrowser.open(address)
        try:
            server.wait()
        except KeyboardInterrupt:
            print()
    return 0


def _served(port: int | None, wanted: PageFragment) -> Server:
    """Start the server without the service worker, so that another version of the package appears at once."""
    for each in (USUAL, 0) if port is None else (port,):
        try:
            return Server(SITE, each, hidden="sw.js", fragment=wanted.fragment, given=wanted.file)
        except (OSError, OverflowError) as error:
            reason = getattr(error, "strerror", None) or str(error)
    raise bad("port", "served.port_taken", port=str(each), reason=reason)
