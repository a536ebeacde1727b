"""What `searchlight open` is given, a link or a file, as the part of the page's address that opens it."""

import gzip
import re
import zlib
from dataclasses import dataclass
from os.path import isfile  # of a long link it says no, where pathlib raises
from pathlib import Path
from urllib.parse import quote

from searchlight.command.arguments import DOCUMENTS, text_of
from searchlight.errors import bad, shown
from searchlight.links import page_link
from searchlight.networks.kinds import kind_of
from searchlight.problems.typed_graph import is_typed
from searchlight.setup import read
from searchlight.web_server.server import GIVEN

GRIDS = (".map", ".txt")  # other files hold a graph, and so may a .txt
SEARCH = re.compile(rb'"format":\s*"searchlight(-record)?"')  # how a record begins, or its old form
BEGINNING = 400  # bytes that are looked at for that


@dataclass(frozen=True)
class PageFragment:
    """`fragment`: the part of the address after `#`; `file`: what the page will ask for, at GIVEN/NAME."""

    fragment: str = ""
    file: Path | None = None


def fragment_for(target: str | None) -> PageFragment:
    """The fragment that opens a link or a file; empty without either. Raises BadInput."""
    if target is None:
        return PageFragment()
    if isfile(target):  # noqa: PTH113
        return _of_file(Path(target))
    link = target.partition("#")[2] or target
    if "=" not in link:
        raise bad("link", "served.neither", given=shown(target))
    return PageFragment(link)


def _of_file(path: Path) -> PageFragment:
    """The fragment for a file: a record is shown, a graph or a grid is searched."""
    if _is_search(path):
        return _given(path)
    problem = "grid" if path.suffix.lower() in GRIDS and not _is_graph(path) else "graph"
    setup = read({"problem": problem, problem: text_of(DOCUMENTS[problem], str(path), "open")})
    if isinstance(setup, list):
        raise setup[0]
    named = {name: setup.values[name] for name in ("problem", problem, "algorithm", "heuristic")}
    return PageFragment(page_link(named, page="").removeprefix("#"))


def _is_graph(path: Path) -> bool:
    """Whether a text is a list of edges or a typed graph; only its beginning is read."""
    with path.open(encoding="utf-8", errors="replace") as file:
        beginning = file.read(BEGINNING)
    return is_typed(beginning) or kind_of(beginning) is not None


def _given(path: Path) -> PageFragment:
    return PageFragment(f"import={quote(f'{GIVEN}/{path.name}', safe='')}&step=0", path)


def _is_search(path: Path) -> bool:
    """Whether a file, compressed or not, is a record; only its beginning is read."""
    opened = gzip.open if path.suffix.lower() == ".gz" else open
    try:
        with opened(path, "rb") as file:
            return bool(SEARCH.search(file.read(BEGINNING)))
    except (OSError, EOFError, zlib.error):
        return False
