"""Worksheet keys held against searches that are done without the solver's algorithms and without its record."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from bench.oracles import Figure
from bench.oracles._drawn import drawn_request, drawn_search
from bench.oracles._keys import mistakes
from searchlight.errors import BadInput
from searchlight.setup import Setup, read
from searchlight.texts import texts
from searchlight.worksheets.command import worded
from searchlight.worksheets.markdown import markdown
from searchlight.worksheets.request import Request
from searchlight.worksheets.sheet import sheet


def figures(count: int, seed: int) -> Iterator[Figure]:
    """So many sheets, each made twice."""
    false = [found for _, found in checked_sheets(count, seed) if found]
    yield Figure("keys with a false or a missing mark, number or answer", count, len(false))


def checked_sheets(count: int, seed: int) -> Iterator[tuple[str, list[str]]]:
    """Of so many sheets how each is asked for, and what is false in it."""
    choose = Random(seed)
    made = 0
    while made < count:
        options, request = drawn_search(choose), drawn_request(choose)
        setup = read(options)
        if not isinstance(setup, Setup):
            continue  # an algorithm that cannot search this problem
        try:
            whole = sheet(setup, request)
        except BadInput:
            continue  # there are no such steps, or their tree is too large
        made += 1
        yield f"{json.dumps(options)} {request}", [*_unsteady(options, request, whole), *_false(whole)]


def _unsteady(options: dict[str, str], request: Request, whole: dict[str, Any]) -> Iterator[str]:
    """Whether the same request makes another sheet, or it cannot be written down."""
    again = read(options)
    assert isinstance(again, Setup)
    if sheet(again, request) != whole:
        yield "it is another sheet the second time"
    for language in ("en", "es"):
        if "worksheet." in markdown(worded(whole, texts(language))):
            yield f"a text is missing in {language}"


def _false(whole: dict[str, Any]) -> list[str]:
    """The search on the sheet may be another one than was asked for: it is read from the sheet."""
    setup = read(whole["search"])
    assert isinstance(setup, Setup)
    return mistakes(setup.problem, setup.algorithm.id, setup.values, worded(whole, texts("en")))
