"""Links to the page: a search of the catalog as an address, with the names and values of the command line."""

import json
from collections.abc import Mapping
from os import PathLike
from typing import Any

from searchlight.errors import bad, checks, shown
from searchlight.options import OPTIONS
from searchlight.problems.graph import GRAPH_FORM

PAGE = "http://localhost:8000/"  # where `python3 build.py serve` serves the page


def checked_site(given: str) -> str:
    """The address of a site that has the page, without a search. Raises BadInput for what is no address on the web."""
    from urllib.parse import urlsplit  # not at the top: the worker, which has no use for it, would have to fetch it

    address = urlsplit(given)
    if address.scheme not in ("http", "https") or not address.netloc or address.fragment:
        raise bad("site", "scorm.no_site", given=shown(given))
    return given


def page_link(options: Mapping[str, Any], step: int = 0, page: str = PAGE) -> str:
    """The address of a search at a step; what is as by default is left out. Values as `solve` takes them.

    Raises BadInput.
    """
    if not isinstance(options, Mapping):
        raise bad("options", "library.no_options", value=shown(options))
    from urllib.parse import quote  # as above

    step, page = checks.whole_number("step", step, 0), checks.text("page", page)
    typed = all_typed(options)
    defaults = {name: as_typed(option.default) for name, option in OPTIONS.items()}
    parts = [
        f"{name.replace('_', '-')}={quote(text, safe=',:/')}"
        for name, text in typed.items()
        if text != defaults.get(name)
    ]
    return f"{page}#{'&'.join([*parts, f'step={step}'])}"


def all_typed(options: Mapping[str, Any]) -> dict[str, str]:
    """Options as a person types them, without those that are None. Raises BadInput for what cannot be a graph."""
    graph = options.get("graph")
    if not (graph is None or isinstance(graph, str | Mapping | PathLike)):
        raise bad("graph", "library.no_graph", form=GRAPH_FORM, value=shown(graph))
    try:
        return {name: as_typed(value) for name, value in options.items() if value is not None}
    except TypeError as error:  # a dict with what JSON does not have
        if isinstance(graph, Mapping):
            raise bad("graph", "library.no_graph", form=GRAPH_FORM, value=shown(graph)) from error
        raise


def as_typed(value: Any) -> str:
    """An option's value as a person types it: a list with commas, a dict as JSON, `true` and `false`."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        return json.dumps(value)
    if isinstance(value, bytes | bytearray | list | tuple) or hasattr(value, "tolist"):
        return ",".join(str(each) for each in value)
    return str(value)
