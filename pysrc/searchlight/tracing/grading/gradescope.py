"""Gradescope's results.json (gradescope-autograders.readthedocs.io/en/latest/specs)."""

import json
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from searchlight.texts import english
from searchlight.tracing.grading.items import Item, items


def written(rows: Sequence[Mapping[str, Any]]) -> str:
    """The results as JSON: one test per criterion and program, and their sum as the score."""
    tests = [_test(item) for row in rows for item in items(row, among=len(rows) > 1)]
    whole = {"score": sum(test["score"] for test in tests), "output_format": "html", "tests": tests}
    return json.dumps(whole, indent=1) + "\n"


def _test(item: Item) -> dict[str, Any]:
    output = escape(item.text)
    if item.link:
        output += f'<br><a href="{escape(item.link)}">{escape(english("grading.open"))}</a>'
    return {
        "name": item.name, "score": item.points, "max_score": item.most,
        "status": "failed" if item.passed is False else "passed", "output": output, "output_format": "html",
    }  # fmt: skip
