"""An assignment: the problem, the algorithm and the interface of the programs of a course, declared once (TOML).

    problem = "graph"
    against = "astar"

    [program]
    function = "a_star"
    arguments = { graph = "graph", heuristics = "h", start = "start", goal = "goal" }

docs/how-to/grade-programs.md explains every key. In a link, which has no folder, the table [files] has the texts of the
modules.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from searchlight import errors
from searchlight.catalog import BUILT_IN
from searchlight.errors import BadInput
from searchlight.options import OPTIONS, Document
from searchlight.texts import message
from searchlight.tracing.names import GAME_RESULTS, GAME_ROLES, RESULTS, ROLES

STATES: Final = ("text", "tuple", "list", "rows", "string", "array")
CELLS: Final = ("row", "column")
MOST_BYTES: Final = 10**6
SEARCH: Final = ("problem", "heuristic", "against", *OPTIONS)

Check = Callable[[Any], bool]


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_list_of_texts(value: Any) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


def _is_cell(value: Any) -> bool:
    return _is_text(value) and {*CELLS} <= {word.strip() for word in value.split(",")}


def _is_result(value: Any) -> bool:
    listed = value if isinstance(value, list) else [value]
    return bool(listed) and all(each in (*RESULTS, *GAME_RESULTS) for each in listed)


def _is_simple(value: Any) -> bool:
    return isinstance(value, str | int | float) and not isinstance(value, bool)


def _are_roles(value: Any) -> bool:
    return isinstance(value, dict) and all(role in (*ROLES, *GAME_ROLES) for role in value.values())


# The keys of [program]: what each accepts, and the words for it.
PROGRAM: Final[dict[str, Check]] = {
    "function": _is_text, "arguments": _are_roles, "result": _is_result, "state": lambda value: value in STATES,
    "blank": _is_simple, "boat": _is_simple, "free": _is_simple, "barrier": _is_simple, "cell": _is_cell,
    "successors": _is_text, "pairs": lambda value: isinstance(value, bool), "main": _is_text,
    "files": _is_list_of_texts, "argv": _is_list_of_texts, "input": _is_list_of_texts,
}  # fmt: skip


KNOWN: Final = {"roles": [*ROLES, *GAME_ROLES], "results": [*RESULTS, *GAME_RESULTS], "states": list(STATES)}


@dataclass(frozen=True)
class Assignment:
    """`options`: of the search; `against`: the textbook algorithm; `program`: fields of session.Request."""

    options: Mapping[str, Any] = field(default_factory=dict)
    against: str | None = None
    program: Mapping[str, Any] = field(default_factory=dict)
    files: Mapping[str, str] = field(default_factory=dict)  # texts of the modules that it hands out, by name

    @property
    def declared(self) -> dict[str, Any]:
        """What it declares of the programs, as fields of session.Request."""
        declared = {name: value for name, value in self.program.items() if name != "main"}
        if isinstance(declared.get("result"), str):
            declared["result"] = [declared["result"]]
        return declared


def read_assignment(text: str, folder: Path | None = None) -> Assignment:
    """Read an assignment; its files and documents are in `folder`. Raises BadInput that names line and key."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput("assignment", message("observe.assignment.no_toml", error=str(error))) from error
    program, texts = values.pop("program", {}), values.pop("files", {})
    if not isinstance(program, dict):
        raise _complaint(text, "program", message("observe.assignment.no_table"))
    if not isinstance(texts, dict) or not all(map(_is_text, texts.values())):
        raise _complaint(text, "files", message("observe.assignment.texts"))
    for key, value in values.items():
        if key not in SEARCH:
            raise _complaint(text, key, message("observe.assignment.unknown_key", names=[*SEARCH, "[program]"]))
        if isinstance(value, dict | list):
            raise _complaint(text, key, message("observe.assignment.key.text"))
    _check_names(text, values)
    for key, value in program.items():
        if key not in PROGRAM:
            raise _complaint(text, key, message("observe.assignment.unknown_key", names=list(PROGRAM)))
        if not PROGRAM[key](value):
            raise _complaint(text, key, message("observe.assignment.key." + key, **KNOWN))
    against = values.pop("against", None)
    options = {key: _option(text, key, value, folder) for key, value in values.items()}
    names = program.pop("files", [])
    return Assignment(options, against, program, texts | {name: _file(text, name, folder) for name in names})


def check_option(name: str, value: Any) -> Any:
    """The value of an option of the command line that an assignment also has. Raises BadInput."""
    value = _number_or_text(value) if name in ("blank", "boat", "free", "barrier") else value
    listed = value.split(",") if name == "result" and "," in value else value
    if not PROGRAM[name](listed):
        field = {"arguments": "argument"}.get(name, name)
        raise BadInput(field, message("observe.assignment.key." + name, **KNOWN))
    return listed


def _number_or_text(value: Any) -> Any:
    return int(value) if isinstance(value, str) and value.lstrip("-").isdigit() else value


def _check_names(text: str, values: Mapping[str, Any]) -> None:
    """Check the names of problem, heuristic and algorithm."""
    for key, known in (
        ("problem", BUILT_IN.problems),
        ("heuristic", BUILT_IN.heuristics),
        ("against", BUILT_IN.algorithms),
    ):
        if key in values and values[key] not in known:
            raise _complaint(text, key, errors.not_one_of(key, values[key], known).message)


def _option(text: str, key: str, value: Any, folder: Path | None) -> Any:
    """The value of an option of the search, with a file's content in place of its name."""
    if isinstance(value, bool):
        return str(value).lower()
    option = OPTIONS.get(key)
    if not isinstance(option, Document) or value in option.built_in or folder is None:
        return str(value)
    place = folder / str(value)
    return _file(text, str(value), folder) if "\n" not in str(value) and place.is_file() else str(value)


def _file(text: str, name: str, folder: Path | None) -> str:
    try:
        place = (folder or Path()) / name
        content = place.read_bytes()[: MOST_BYTES + 1]
        if len(content) > MOST_BYTES:
            raise errors.file_too_large("assignment", name, MOST_BYTES)
        return content.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise _complaint(text, name, message("observe.unreadable", name=name, error=str(error))) from error


def _complaint(text: str, key: str, why: Any) -> BadInput:
    """A complaint that names the key and its line."""
    return BadInput("assignment", message("observe.assignment.at", line=line_of(text, key), key=key, why=why))


def line_of(text: str, key: str) -> int:
    """The first line that has the key, from 1; 1 if there is none."""
    wanted = re.compile(rf"^\s*\[?\"?{re.escape(key)}\"?\s*[=\].]|[\"']{re.escape(key)}[\"']")
    return next((at for at, line in enumerate(text.splitlines(), 1) if wanted.search(line)), 1)
