"""What `searchlight open` is given, a link or a file, as the part of the page's address that opens it."""

import json
from os.path import isfile  # of a long link it says no, where pathlib raises
from pathlib import Path
from typing import Any

from searchlight import errors
from searchlight.arguments import DOCUMENTS, text_of
from searchlight.library.links import page_link
from searchlight.setup import read

GRIDS = (".map", ".txt")  # other files hold a graph
RECORD = "searchlight"  # the format of what a finished search is written as (library/files/json_file.py)


def fragment(given: str | None) -> str:
    """What stands behind the # of the address; nothing where nothing is given. Raises BadInput."""
    if given is None:
        return ""
    if isfile(given):  # noqa: PTH113
        return _of_file(Path(given))
    link = given.partition("#")[2] or given
    if "=" not in link:
        raise errors.served.neither(given)
    return link


def _of_file(path: Path) -> str:
    """A graph, a grid, or the search of a record."""
    problem = "grid" if path.suffix.lower() in GRIDS else "graph"
    text = text_of(DOCUMENTS[problem], str(path))
    if search := _recorded(text):
        return _link(search)
    setup = read({"problem": problem, problem: text})
    if isinstance(setup, list):
        raise setup[0]
    return _link({name: setup.values[name] for name in ("problem", problem, "algorithm", "heuristic")})


def _recorded(text: str) -> dict[str, Any] | None:
    """The options of the search whose record a file is; None where it is none.

    The page searches again: it gets the same record, as algorithms are deterministic.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.get("format") != RECORD:
        return None
    options = data.get("options")
    if not isinstance(options, dict) or "problem" not in options:
        raise errors.library.not_of_the_catalog()
    return options


def _link(options: dict[str, Any]) -> str:
    return page_link(options, page="").removeprefix("#")
