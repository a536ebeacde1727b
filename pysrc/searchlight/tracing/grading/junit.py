"""JUnit XML as Jenkins, GitLab, GitHub's actions and Ant's JUnitReport read it: a suite for each program."""

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from searchlight.tracing.grading.criteria import Item, items

PACKAGE: Final = "searchlight"
NOT_IN_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def written(rows: Sequence[Mapping[str, Any]]) -> str:
    """The rows as XML that is valid for the strictest schema, Ant's, which allows no attribute at the root."""
    root, now = Element("testsuites"), f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%S}"
    for number, row in enumerate(rows):
        graded = list(items(row, among=False))
        failed, skipped = (sum(item.passed is kind for item in graded) for kind in (False, None))
        seconds = str(row["seconds"] or 0)
        attributes = {
            "name": _plain(row["file"]), "package": PACKAGE, "id": str(number), "timestamp": now,
            "hostname": "localhost", "tests": str(len(graded)), "failures": str(failed), "errors": "0",
            "skipped": str(skipped), "time": seconds,
        }  # fmt: skip
        suite = SubElement(root, "testsuite", attributes)
        SubElement(suite, "properties")
        for place, item in enumerate(graded):
            _add_case(suite, item, _plain(row["file"]), "0" if place else seconds)
        SubElement(suite, "system-out").text = "\n".join(f"{item.name}: {_plain(item.text)}" for item in graded)
        SubElement(suite, "system-err")
    indent(root, " ")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, "unicode") + "\n"


def _add_case(suite: Element, item: Item, file: str, seconds: str) -> None:
    """Add a test case. The program runs once for all criteria, so only the first case has a time."""
    case = SubElement(suite, "testcase", {"name": item.name, "classname": file, "time": seconds})
    text = _plain(item.text)
    if item.passed is None:
        SubElement(case, "skipped", {"message": text})
    elif not item.passed:
        failure = SubElement(case, "failure", {"message": text, "type": item.criterion})
        failure.text = f"{text}\n{item.link}" if item.link else text


def _plain(text: str) -> str:
    """The text without characters that XML does not allow."""
    return NOT_IN_XML.sub("\ufffd", text)
