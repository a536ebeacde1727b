"""`searchlight scorm`: one exercise, a lesson or a link, as a ZIP file for a learning platform."""

import json
import re
from argparse import Namespace

from searchlight.command import output_file
from searchlight.command.arguments import complain, refuse
from searchlight.errors import BadInput, bad, shown
from searchlight.links import checked_site
from searchlight.scorm.package import package
from searchlight.web_server.command import SITE  # put there by `build.py wheel`

COMMAND = "scorm"
LESSON = re.compile(r"[a-z][a-z0-9-]*")
WITHIN = "searchlight/"  # where Searchlight is in a package that has it


def run(arguments: Namespace) -> int:
    """Run the command. Exit status 0 if the package is written, 2 for bad input."""
    try:
        data = _packed(arguments)
        with output_file.claimed(arguments.out):
            output_file.write(arguments.out, data)
    except BadInput as complaint:
        return refuse(COMMAND, complaint.text) if complaint.field == "exercise" else complain(COMMAND, complaint)
    return 0


def _packed(arguments: Namespace) -> bytes:
    exercise = arguments.given
    fragment, title = _lesson(exercise) if LESSON.fullmatch(exercise) else (_fragment(exercise), "Searchlight")
    site = None if arguments.site is None else checked_site(arguments.site)
    files = {} if site else _searchlight()
    address = f"{site or WITHIN + 'index.html'}#{fragment}"
    return package(address, arguments.title or title, _pass_mark(arguments.pass_mark), files)


def _fragment(link: str) -> str:
    """The part of a link after `#`, or such a part by itself."""
    fragment = link.partition("#")[2] or link
    if "=" not in fragment:
        raise bad("exercise", "scorm.no_exercise", given=shown(link))
    return fragment


def _lesson(name: str) -> tuple[str, str]:
    """(the part of a link, the title) of a built-in lesson; its name where the package has none to look it up."""
    folder = SITE / "lessons"
    if not folder.is_dir():
        return f"lesson={name}", name
    path = folder / f"{name}.json"
    if not path.is_file():
        raise bad(
            "exercise",
            "scorm.no_lesson",
            given=shown(name),
            names=sorted(each.stem for each in folder.glob("*.json")),
        )
    return f"lesson={name}", json.loads(path.read_text(encoding="utf-8"))["title"]["en"]


def _searchlight() -> dict[str, bytes]:
    """The whole page of an installed package."""
    if not (SITE / "index.html").is_file():
        raise bad("site", "scorm.no_page")
    files = sorted(path for path in SITE.rglob("*") if path.is_file() and path.name != "sw.js")
    return {WITHIN + path.relative_to(SITE).as_posix(): path.read_bytes() for path in files}


def _pass_mark(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= 100):
        raise bad("pass", "scorm.no_pass_mark", given=shown(text))
    return int(text)
