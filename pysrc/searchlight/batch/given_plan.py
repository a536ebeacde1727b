"""The plan of a command line: a plan file, the options that override it, and the files that both name."""

from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from searchlight.batch.scenarios import problems_of
from searchlight.command.arguments import DOCUMENTS, MOST_BYTES, text_of
from searchlight.command.graphs import is_given
from searchlight.command.scenarios import Scenarios
from searchlight.errors import BadInput, file_too_large
from searchlight.errors.foreign_json import NotJson, read_json
from searchlight.experiment.plan import FORM, KEYS
from searchlight.options import Document
from searchlight.texts import message

STARTS_FILE: Final = "starts_file"
STARTS: Final = ("starts", STARTS_FILE, "depths")  # keys for the starts; an option replaces the file's key


def plan_data(arguments: Namespace, scenarios: Scenarios | None = None) -> dict[str, Any]:
    """The plan's data for `read_plan`; with scenarios, each is a separate problem. Raises BadInput."""
    options = {name: getattr(arguments, name, None) for name in (*KEYS, STARTS_FILE)}
    typed = {name: value for name, value in options.items() if value is not None}
    if scenarios is not None:
        typed = {name: value for name, value in typed.items() if name not in ("problem", "grid", "moves")}
    cost = getattr(arguments, "cost", None)
    written = _with_files(_written(arguments.file), Path(arguments.file).parent, cost) if arguments.file else {}
    replaced = (*(STARTS if any(key in typed for key in STARTS) else ()), *(["problems"] if "problem" in typed else []))
    data_kept = {name: value for name, value in written.items() if name not in replaced}
    if scenarios is None:
        return data_kept | _with_files(typed, Path(), cost)
    data_kept.pop("problem", None)
    return data_kept | _with_files(typed, Path(), cost) | {"problems": problems_of(scenarios, arguments.moves)}


def as_typed_here(field: str, arguments: Namespace) -> str:
    """The place of a mistake: an option, or a key of the plan file."""
    if field == "starts" and arguments.starts_file is not None:
        return "--starts-file"
    if arguments.file is not None and getattr(arguments, field, None) is None:
        return f"{arguments.file}: {field}"
    return f"--{field.replace('_', '-')}"


def _written(path: str) -> dict[str, Any]:
    try:
        data = read_json(_content("file", Path(path)))
    except NotJson as error:
        raise BadInput("experiment", message("command.experiment.not_json", reason=error.reason)) from error
    if not isinstance(data, dict):
        raise BadInput("experiment", message("experiment.no_object", form=FORM))
    return data


def _with_files(data: Mapping[str, Any], folder: Path, cost: str | None) -> dict[str, Any]:
    """Replace the names of files by their content, and keep the names. `cost`: of the edges of graphs."""
    plan = dict(data)
    for name, option in DOCUMENTS.items():
        if isinstance(data.get(name), str):
            plan[name] = _document(option, data[name], folder, cost)
    if (starts := plan.pop(STARTS_FILE, None)) is not None:
        if plan.get("starts") is not None:
            raise BadInput("starts_file", message("experiment.only_one", other="starts"))
        plan["starts"] = _content(STARTS_FILE, folder / str(starts)).splitlines()
    if isinstance(data.get("problems"), list):
        plan["problems"] = [
            _with_files(each, folder, cost) if isinstance(each, dict) else each for each in data["problems"]
        ]
    return plan


def _document(option: Document, value: str, folder: Path, cost: str | None) -> Any:
    """The content of the named file; a text of several lines is the content itself."""
    if value in option.built_in or "\n" in value or (option.name == "graph" and is_given(value)):
        return value
    name = str(folder / value) if value != "-" else value
    return {"file": value, "text": text_of(option, name, "experiment", cost)}


def _content(field: str, path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise file_too_large(field, str(path), MOST_BYTES)
        return content.decode("utf-8-sig")
    except (OSError, ValueError) as error:  # ValueError: not UTF-8, or a null character in the name
        raise BadInput(field, message("observe.unreadable", name=str(path), error=str(error))) from error
