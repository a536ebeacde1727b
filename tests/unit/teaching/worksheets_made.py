"""Worksheets made for tests, and the states on them."""

from typing import Any

from searchlight.setup import Setup, read
from searchlight.texts import texts
from searchlight.worksheets.command import worded
from searchlight.worksheets.request import Request
from searchlight.worksheets.sheet import sheet


def setup_of(**given: Any) -> Setup:
    setup = read(given)
    assert isinstance(setup, Setup), setup
    return setup


def made(request: Request | None = None, **given: Any) -> dict[str, Any]:
    return sheet(setup_of(**given), request or Request())


def english(given: dict[str, Any]) -> dict[str, Any]:
    return worded(given, texts("en"))


def states(row: list[dict[str, Any]], names: dict[str, str]) -> list[str]:
    """Those of a frontier's cell, without stale entries and without what is counted only."""
    found = []
    for entry in row:
        if isinstance(entry, str):
            found.append(names.get(entry, entry))
        elif entry["id"] == "worksheet.entry":
            found.append(names.get(entry["values"]["name"], entry["values"]["name"]))
    return found
