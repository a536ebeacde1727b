"""What the page asks of worksheets, as texts."""

from typing import Any

from searchlight.catalog import Catalog
from searchlight.errors.foreign_json import read_json
from searchlight.setup import Setup
from searchlight.worksheets.markdown import markdown
from searchlight.worksheets.request import read
from searchlight.worksheets.sheet import sheet


def made(setup: Setup, request_json: str, catalog: Catalog) -> dict[str, Any]:
    """`{"ok": true, "sheet"}`. Raises BadInput."""
    return {"ok": True, "sheet": sheet(setup, read(read_json(request_json)), catalog)}


def written(sheet_json: str) -> dict[str, Any]:
    """`{"ok": true, "text"}`: a sheet in words as Markdown."""
    return {"ok": True, "text": markdown(read_json(sheet_json))}
