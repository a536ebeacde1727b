"""What `searchlight open` is given, a link or a file, as the part of the page's address that opens it."""

import gzip
import zlib
from dataclasses import dataclass
from os.path import isfile  # of a long link it says no, where pathlib raises
from pathlib import Path
from typing import Any
from urllib.parse import quote

from searchlight import errors
from searchlight.arguments import DOCUMENTS, text_of
from searchlight.errors.foreign_json import NotJson, read_json
from searchlight.library.links import page_link
from searchlight.served.server import GIVEN
from searchlight.setup import read

GRIDS = (".map", ".txt")  # other files hold a graph
TRACES = (".yaml", ".yml", ".trace.json")
SEARCH = "searchlight"  # the format of what a finished search is written as (library/files/json_file.py)
RECORD = "searchlight-record"  # and of a record (records/), whose first line names it
BEGINNING = 400  # bytes that are looked at for that


@dataclass(frozen=True)
class Meant:
    """`fragment`: what stands behind the # of the address; `file`: what the page will ask for, at GIVEN/NAME."""

    fragment: str = ""
    file: Path | None = None


def meant(given: str | None) -> Meant:
    """Nothing where nothing is given. Raises BadInput."""
    if given is None:
        return Meant()
    if isfile(given):  # noqa: PTH113
        return _of_file(Path(given))
    link = given.partition("#")[2] or given
    if "=" not in link:
        raise errors.served.neither(given)
    return Meant(link)


def _of_file(path: Path) -> Meant:
    """A graph, a grid, or a search: a small one is searched again, as that gives the same; a record is shown."""
    if _is_record(path) or path.name.lower().endswith(TRACES):
        return _given(path)
    problem = "grid" if path.suffix.lower() in GRIDS else "graph"
    text = text_of(DOCUMENTS[problem], str(path))
    if (search := _written(text)) is not None:
        return Meant(_link(search)) if "problem" in search else _given(path)
    setup = read({"problem": problem, problem: text})
    if isinstance(setup, list):
        raise setup[0]
    return Meant(_link({name: setup.values[name] for name in ("problem", problem, "algorithm", "heuristic")}))


def _given(path: Path) -> Meant:
    return Meant(f"import={quote(f'{GIVEN}/{path.name}', safe='')}&step=0", path)


def _is_record(path: Path) -> bool:
    """Packed or not; it may be larger than what can be held."""
    opened = gzip.open if path.suffix.lower() == ".gz" else open
    try:
        with opened(path, "rb") as file:
            return f'"{RECORD}"'.encode() in file.read(BEGINNING)
    except (OSError, EOFError, zlib.error):
        return False


def _written(text: str) -> dict[str, Any] | None:
    """The options of the search that a file is, without any for a problem of one's own; None where it is none."""
    try:
        data = read_json(text)
    except NotJson:
        return None
    if not isinstance(data, dict) or data.get("format") != SEARCH:
        return None
    options = data.get("options")
    return options if isinstance(options, dict) else {}


def _link(options: dict[str, Any]) -> str:
    return page_link(options, page="").removeprefix("#")
