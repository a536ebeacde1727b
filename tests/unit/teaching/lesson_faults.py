"""The mistakes in a lesson, by the schema and by the checker."""

import json
from typing import Any

from jsonschema import Draft202012Validator

from buildtools.project import ROOT
from searchlight.catalog import BUILT_IN
from searchlight.lessons.checking import faults, parse

SCHEMA = json.loads((ROOT / "docs/lesson.schema.json").read_text(encoding="utf-8"))


def schema_says(data: Any) -> list[str]:
    return [each.message for each in Draft202012Validator(SCHEMA).iter_errors(data)]


def faults_of(data: Any) -> list[tuple[str, str]]:
    return [(each.field, each.text) for each in faults(parse(json.dumps(data)), BUILT_IN)]
