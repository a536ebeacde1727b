"""Submissions: a Python file, a notebook, or a folder with a program and its modules.

Symbolic links that lead out of a submission are refused: they might lead to the solution, or to a neighbour's file.
"""

import ast
import json
import re
import tokenize
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

from searchlight import errors
from searchlight.errors import BadInput
from searchlight.texts import message

MOST_BYTES: Final = 10**6  # of a file
MOST_FILES: Final = 200  # of a folder
PROGRAMS: Final = (".py", ".ipynb")
MAGIC: Final = re.compile(r"\s*[%!?]|.*\?\s*$")
DROPPED: Final = ("%%bash", "%%html", "%%javascript", "%%latex", "%%markdown", "%%script", "%%sh", "%%svg", "%%cmd")
WRITES: Final = re.compile(r"%%(?:writefile|file)\s+(?:-a\s+)?(\S+)\s*$")
LEFT_OUT: Final = ("__pycache__", ".git", ".ipynb_checkpoints", "__MACOSX")


class Submission(NamedTuple):
    """`text`: of the program; `files`: texts of the modules and files beside it, by name."""

    text: str
    files: dict[str, str]


def read_submission(
    place: Path, main: str | None = None, function: str | None = None, within: Path | None = None
) -> Submission:
    """Read a file, a notebook or a folder. Raises BadInput.

    `main`: the file in a folder to run; `within`: the folder of all submissions, which no link may leave.
    """
    if within is not None:
        _check_link(place, within)
    if not place.is_dir():
        if within is not None and not place.is_file():
            raise BadInput("file", message("observe.no_program", name=place.name))
        return _of_file(place.name, text_of("file", str(place)))
    return submission_of(_folder(place), str(place), main, function)


def submission_of(
    texts: dict[str, str], title: str, main: str | None = None, function: str | None = None
) -> Submission:
    """The submission in files, texts by name. Raises BadInput. `title`: of the folder; `main`: the file to run."""
    mains = [main] if main else mains_of(texts, function)
    if len(mains) != 1 or mains[0] not in texts:
        raise BadInput("file", message("observe.no_main", name=title, names=sorted(mains if not main else texts)))
    alone = _of_file(mains[0], texts[mains[0]])
    others = {key: text for key, text in texts.items() if key != mains[0] and not key.endswith(".ipynb")}
    return Submission(alone.text, others | alone.files)


def names_in(folder: Path) -> list[str]:
    """The sorted names of the submissions in a folder: programs, notebooks and folders. Raises BadInput."""
    names = sorted(
        path.name
        for path in folder.iterdir()
        if path.name not in LEFT_OUT and not path.name.startswith(".")
        and (path.suffix in PROGRAMS or (path.is_dir() and any(_programs(path))))
    )  # fmt: skip
    if not names:
        raise BadInput("file", message("grading.empty_folder", name=str(folder)))
    return names


def is_submission(folder: Path) -> bool:
    """Whether a folder is a single program with its modules: exactly one of its files is imported by no other."""
    texts = {path.name: _quietly(path) for path in folder.iterdir() if path.suffix == ".py" and path.is_file()}
    imported = _imported(texts)
    mains = [name for name in texts if name.removesuffix(".py") not in imported]
    return len(mains) == 1 and len(texts) > 1


def _programs(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.suffix in PROGRAMS and not set(path.parts) & {*LEFT_OUT})


def _folder(place: Path) -> dict[str, str]:
    """The texts of a folder's files by their names in it; other files are left out."""
    texts: dict[str, str] = {}
    for path in sorted(place.rglob("*")):
        if path.is_dir() or {*LEFT_OUT} & {*path.relative_to(place).parts} or len(texts) >= MOST_FILES:
            continue
        _check_link(path, place)
        try:
            texts[path.relative_to(place).as_posix()] = _decoded(path.name, path.read_bytes()[:MOST_BYTES])
        except (OSError, ValueError, SyntaxError):
            continue
    return texts


def in_folder(texts: dict[str, str]) -> dict[str, str]:
    """The texts by their names in the folder that has all of them."""
    while texts and len({name.partition("/")[0] for name in texts}) == 1 and all("/" in name for name in texts):
        texts = {name.partition("/")[2]: text for name, text in texts.items()}
    return texts


def mains_of(texts: dict[str, str], function: str | None = None) -> list[str]:
    """The files that may be the one to run: that with the function, or those that no other imports."""
    programs = {name: text for name, text in texts.items() if Path(name).suffix in PROGRAMS}
    if function:
        defining = [
            name
            for name, text in programs.items()
            if re.search(rf"^\s*(def|class)\s+{_head(function)}\b", text, re.MULTILINE)
        ]
        if len(defining) == 1:
            return defining
    imported = _imported(programs)
    mains = [name for name in programs if name.removesuffix(".py").replace("/", ".") not in imported]
    return mains or [*programs]


def _head(function: str) -> str:
    return re.escape(function.partition(".")[0])


def _imported(texts: dict[str, str]) -> set[str]:
    """The modules that these files import."""
    found = set[str]()
    for text in texts.values():
        try:
            tree = ast.parse(text)
        except (SyntaxError, ValueError, RecursionError):
            continue
        for each in ast.walk(tree):
            if isinstance(each, ast.Import):
                found |= {alias.name for alias in each.names}
            elif isinstance(each, ast.ImportFrom):
                found |= {each.module or "", *(f"{each.module}." * bool(each.module) + one.name for one in each.names)}
    return found


def _of_file(name: str, text: str) -> Submission:
    return _of_notebook(name, text) if name.endswith(".ipynb") else Submission(text, {})


def _of_notebook(name: str, text: str) -> Submission:
    """The code cells of a notebook in order; their magic commands become comments."""
    try:
        cells = json.loads(text)["cells"]
        sources = [_joined(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput("file", message("observe.no_notebook", name=name)) from error
    parts: list[str] = []
    files: dict[str, str] = {}
    for source in sources:
        first, _, rest = source.lstrip().partition("\n")
        if written := WRITES.match(first):
            files[Path(written[1]).name] = rest
        elif not first.startswith(DROPPED):
            parts.append("\n".join(f"# {line}" if MAGIC.match(line) else line for line in source.split("\n")))
    if not parts and len(files) == 1:
        return Submission(*files.popitem()[1:], {})
    return Submission("\n\n".join(parts) + "\n", files)


def _joined(source: Any) -> str:
    return source if isinstance(source, str) else "".join(source)


def text_of(field: str, path: str) -> str:
    """The text of a file. Raises BadInput."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise errors.file_too_large(field, path, MOST_BYTES)
        return _decoded(path, content)
    except (OSError, ValueError, SyntaxError) as error:
        raise BadInput(field, message("observe.unreadable", name=path, error=str(error))) from error


def _decoded(name: str, content: bytes) -> str:
    """The text of a file in the encoding that it declares. Raises ValueError and SyntaxError."""
    encoding = tokenize.detect_encoding(BytesIO(content).readline)[0] if name.endswith(".py") else "utf-8-sig"
    return content.decode(encoding)


def _quietly(path: Path) -> str:
    try:
        return _decoded(path.name, path.read_bytes()[:MOST_BYTES])
    except (OSError, ValueError, SyntaxError):
        return ""


def _check_link(path: Path, within: Path) -> None:
    """Refuse a symbolic link that leads out of the folder."""
    if not path.resolve().is_relative_to(within.resolve()):
        raise BadInput("file", message("observe.leaves", name=str(path)))
