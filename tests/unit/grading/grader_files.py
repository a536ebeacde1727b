"""Check the form of graders' files against their platforms' documentation. Each check raises AssertionError."""

import json
import re
from typing import Any
from xml.etree import ElementTree

from jsonschema import Draft202012Validator

# gradescope-autograders.readthedocs.io/en/latest/specs, "Output format"
OUTPUT_FORMATS = ["text", "html", "simple_format", "md", "ansi"]
VISIBILITY = ["hidden", "after_due_date", "after_published", "visible"]
GRADESCOPE = {
    "type": "object",
    "additionalProperties": False,
    "required": ["tests"],
    "properties": {
        "score": {"type": "number"},
        "execution_time": {"type": "number"},
        "output": {"type": "string"},
        **{name: {"enum": OUTPUT_FORMATS} for name in ("output_format", "test_output_format", "test_name_format")},
        **{name: {"enum": VISIBILITY} for name in ("visibility", "stdout_visibility")},
        "extra_data": {"type": "object"},
        "leaderboard": {"type": "array"},
        "tests": {
            "type": "array",
            "items": {
                "type": "object",
                "additionalProperties": False,
                "properties": {
                    "score": {"type": "number"},
                    "max_score": {"type": "number"},
                    "status": {"enum": ["passed", "failed"]},
                    "name": {"type": "string"},
                    "number": {"type": "string"},
                    "output": {"type": "string"},
                    **{name: {"enum": OUTPUT_FORMATS} for name in ("output_format", "name_format")},
                    "tags": {"type": "array", "items": {"type": "string"}},
                    "visibility": {"enum": VISIBILITY},
                    "extra_data": {"type": "object"},
                },
            },
        },
    },
}

# github.com/foundation50/classroom50, schemas/result-v1.schema.json and wiki/Advanced-Autograding.md
TEXT, POINTS = {"type": "string", "minLength": 1}, {"type": "integer", "minimum": 0}
INSTANT = {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$"}
NEEDED = {
    "schema": {"const": "classroom50/result/v1"},
    "classroom": TEXT,
    "assignment": TEXT,
    "assignment_type": {"enum": ["individual", "group", "team"]},
    "owner": TEXT,
    "submission": {"type": "string", "pattern": "^submit/"},
    "commit": TEXT,
    "release": TEXT,
    "review": TEXT,
    "datetime": INSTANT,
    "score": POINTS,
    "max-score": POINTS,
    "tests": {
        "type": "array",
        "items": {
            "type": "object",
            "required": ["test-name", "passed", "score", "max-score"],
            "properties": {"test-name": TEXT, "passed": {"type": "boolean"}, "score": POINTS, "max-score": POINTS},
        },
    },
}
CLASSROOM50 = {
    "type": "object",
    "additionalProperties": False,
    "required": [*NEEDED],
    "properties": {**NEEDED, "graded_at": INSTANT, "submitted_by": {"type": "object"}},
}


def check_gradescope(text: str) -> dict[str, Any]:
    """The results.json, read."""
    result: dict[str, Any] = json.loads(text)
    Draft202012Validator(GRADESCOPE).validate(result)
    assert result["score"] == sum(test["score"] for test in result["tests"])
    assert all(0 <= test["score"] <= test["max_score"] for test in result["tests"])
    return result


def check_classroom50(text: str) -> dict[str, Any]:
    """The result.json, read; also what its runner checks beyond the schema."""
    result: dict[str, Any] = json.loads(text)
    Draft202012Validator(CLASSROOM50).validate(result)
    for name in ("score", "max-score"):
        assert result[name] == sum(test[name] for test in result["tests"])
    assert all(test["score"] <= test["max-score"] for test in [result, *result["tests"]])
    return result


# The schema of Apache Ant's JUnitReport ("JUnit.xsd", Windy Road Technology), the strictest of those in use.
OF_SUITE = {"name", "timestamp", "hostname", "tests", "failures", "errors", "time", "package", "id"}


def check_junit(text: str) -> ElementTree.Element:
    """The report, read."""
    root = ElementTree.fromstring(text)
    assert (root.tag, root.attrib) == ("testsuites", {})
    for number, suite in enumerate(root):
        assert suite.tag == "testsuite"
        assert suite.attrib.keys() - {"skipped"} == OF_SUITE
        assert suite.get("id") == str(number)
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d", suite.attrib["timestamp"])
        tags = [each.tag for each in suite]
        assert (tags[0], tags[-2:]) == ("properties", ["system-out", "system-err"])
        assert set(tags[1:-2]) == {"testcase"}
        cases = suite.findall("testcase")
        assert len(cases) == int(suite.attrib["tests"])
        for case in cases:
            assert case.attrib.keys() == {"name", "classname", "time"}
            assert float(case.attrib["time"]) >= 0
            assert len(case) <= 1
            assert all(each.tag in ("skipped", "failure", "error") for each in case)
        assert all(each.keys() == ["message", "type"] for each in suite.iter("failure"))
        for tag, count in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
            assert len(list(suite.iter(tag))) == int(suite.attrib[count])
        tokens = [suite.attrib["name"], *(case.attrib[name] for case in cases for name in ("name", "classname"))]
        assert all(token == " ".join(token.split()) != "" for token in tokens)
    return root
