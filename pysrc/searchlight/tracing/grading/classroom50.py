"""Classroom 50's result.json, "classroom50/result/v1" (github.com/foundation50/classroom50, schemas and wiki).

Its runner names the submission in environment variables. If one is missing, Classroom 50 would refuse the file later,
so the command refuses to start.
"""

import json
import os
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.texts import message
from searchlight.tracing.grading.criteria import Item, items

SCHEMA: Final = "classroom50/result/v1"
NEEDED: Final = {
    "classroom": "CLASSROOM", "assignment": "ASSIGNMENT", "submission": "SUBMISSION_TAG", "commit": "COMMIT_URL",
    "release": "RELEASE_URL",
}  # fmt: skip
TYPES: Final = ("individual", "group", "team")


def check() -> None:
    """Check that Classroom 50's runner runs this. Raises BadInput for `format`."""
    missing = [name for name in (*NEEDED.values(), "OWNER") if not _env(name)]
    if missing:
        raise BadInput("format", message("grading.no_classroom50", names=missing))


def written(rows: Sequence[Mapping[str, Any]]) -> str:
    """The result of one submission, which may have several programs."""
    tests = [_test(item) for row in rows for item in items(row, among=len(rows) > 1)]
    kind = _env("ASSIGNMENT_TYPE")
    whole = {
        "schema": SCHEMA, **{field: _env(name) for field, name in NEEDED.items()},
        "assignment_type": kind if kind in TYPES else TYPES[0], "owner": _env("OWNER"),
        "review": _env("REVIEW_URL") or _env("COMMIT_URL"), "datetime": f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
        "score": sum(test["score"] for test in tests), "max-score": sum(test["max-score"] for test in tests),
        "tests": tests,
    }  # fmt: skip
    return json.dumps(whole, indent=1) + "\n"


def _test(item: Item) -> dict[str, Any]:
    """A test of the result. `output` and `link` go beyond the schema, which allows further fields."""
    test = {
        "test-name": item.name, "passed": item.passed is not False, "score": item.points, "max-score": item.most,
        "output": item.text,
    }  # fmt: skip
    return test | ({"link": item.link} if item.link else {})


def _env(name: str) -> str:
    return os.environ.get(name, "") or (os.environ.get("USERNAME", "") if name == "OWNER" else "")
