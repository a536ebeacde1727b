"""Imports run one way in web/, too: its rooms and the arrows between them."""

import re
from pathlib import Path, PurePosixPath

import pytest

WEB = Path(__file__).parents[2] / "web"

# Who may import whom: a folder stands for its own files, a file that is named here and one at the top for itself, a
# package of npm's for itself. Folders that are not here may be imported by nobody and import nothing but themselves.
# Statuses and kinds of events are words that all of them share; what the table says, it says of states, for which
# their faces have the words: so those two stand below the table.
ARROWS: dict[str, set[str]] = {
    "cells.js": set(),
    "words.js": set(),
    "foreign.js": set(),
    "embed.js": {"foreign.js"},
    "table/kinds.js": set(),
    "table/grown.js": set(),
    "table/codes.js": {"table/kinds.js"},
    "canvas": {"table/codes.js", "words.js", "d3-selection", "d3-zoom"},
    "faces": {"canvas", "words.js"},
    "table": {"faces", "table/codes.js", "table/kinds.js"},
    "tree/layout": {"table/grown.js"},
    "tree/camera": {"tree/layout", "table/grown.js"},
    "tree/paint": {"tree/layout", "tree/camera", "faces", "canvas", "table/codes.js", "table/grown.js"},
    "tree": {
        "tree/layout", "tree/camera", "tree/paint", "faces", "canvas", "table", "table/codes.js", "table/grown.js",
    },
    "map": {"canvas", "table", "table/codes.js", "table/grown.js"},
    "graph": {"canvas", "words.js"},
    "sheet": {"faces", "graph", "map"},
    "list": {"faces", "canvas", "table/codes.js", "words.js"},
    "compare": {"table", "table/codes.js"},
    "why": {"compare", "table", "table/codes.js", "table/kinds.js", "canvas"},
    "charts": {"canvas", "cells.js", "table", "table/kinds.js", "words.js", "uplot"},
    "experiment": {"canvas", "cells.js", "charts", "words.js"},
    "start": {"vendor", "page-files", "recording.js"},
    "parts.js": {"page"},
    "editor": {
        "@codemirror/autocomplete", "@codemirror/commands", "@codemirror/lang-python", "@codemirror/language",
        "@codemirror/lint", "@codemirror/state", "@codemirror/view", "@lezer/highlight",
    },
    "packed_columns.js": set(),
    "recording.js": {"packed_columns.js"},
    "lines": set(),
    "worker": {"start"},
    "onefile": {"site-page", "site-seam", "site-solver", "worker"},
    "notebook": {"onefile", "packed_columns.js"},
    "view": set(),
    "share.js": {"lean-qr", "lean-qr/extras/svg"},
    "tools": {
        "canvas", "table", "table/codes.js", "table/grown.js", "tree/paint",
    },
    "practice": {"table/codes.js", "table/kinds.js"},
    "records": {"foreign.js", "table", "table/kinds.js", "js-yaml"},
    "picture": {
        "canvas", "faces", "files.js", "gifenc", "list", "mediabunny", "tree/camera", "tree/paint", "words.js",
    },
    "parts": {
        "charts", "embed.js", "compare", "editor", "experiment", "files.js", "foreign.js", "graph", "lines",
        "packing.js",
        "part-files", "picture", "practice", "records", "share.js", "sheet", "tools", "why", "words.js",
    },
    "seam.js": {
        "canvas", "clipboard.js", "compare", "escapes.js", "faces", "files.js", "foreign.js", "list", "map",
        "markup.js", "memory.js", "packing.js", "parts.js", "table", "tree", "words.js",
    },
}  # fmt: skip

FILES = sorted(WEB.rglob("*.js"))
# What a module really imports, and not only for the sake of a type.
IMPORTS = re.compile(
    r"""^(?:import|export)\s(?:[^;"']*?\sfrom\s)?"([^"]+)";|\bimport\("([^"]+)"\)(?!\.)""", re.MULTILINE
)


def room_of(path: PurePosixPath) -> str:
    """The folder of a file in web/, or the file itself where it is a room of its own."""
    return str(path) if str(path) in ARROWS or len(path.parts) == 1 else str(path.parent)


def imported(path: Path) -> set[str]:
    """The rooms and packages that a file imports from, its own left out."""
    own = PurePosixPath(path.relative_to(WEB).as_posix())
    rooms = set()
    for stated, loaded in IMPORTS.findall(path.read_text(encoding="utf-8")):
        name = stated or loaded
        if not name.startswith("."):
            rooms.add("part-files" if name.startswith("part-files/") else name)
            continue
        place = (path.parent / name).resolve()
        if not place.is_relative_to(WEB):  # another folder of the site
            rooms.add(place.parent.name)
            continue
        target = PurePosixPath(place.relative_to(WEB).as_posix())
        laid = target.parts[0] in ("vendor", "page")  # by the build, beside what it bundles
        rooms.add(target.parts[0] if laid else room_of(target))
    return rooms - {room_of(own)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_a_module_imports_only_what_its_room_may(path: Path) -> None:
    """No arrow leads back: who draws knows the table, and the table nothing of trees, maps and lists."""
    room = room_of(PurePosixPath(path.relative_to(WEB).as_posix()))
    assert imported(path) <= ARROWS.get(room, set())


def test_no_two_rooms_need_each_other() -> None:
    """From no room do arrows lead back to it, over however many others."""
    for room in ARROWS:
        reached: set[str] = set()
        ahead = set(ARROWS[room])
        while ahead:
            reached |= ahead
            ahead = set().union(*(ARROWS.get(each, set()) for each in ahead)) - reached
        assert room not in reached, room


def test_every_arrow_is_used() -> None:
    """An arrow that no module goes by is taken away here, too."""
    used: dict[str, set[str]] = {}
    for path in FILES:
        used.setdefault(room_of(PurePosixPath(path.relative_to(WEB).as_posix())), set()).update(imported(path))
    assert {room: arrows for room, arrows in ARROWS.items() if arrows} == {
        room: arrows for room, arrows in used.items() if arrows
    }
