"""Imports run one way in web/, too: its folders and the arrows between them."""

import re
from pathlib import Path, PurePosixPath

WEB = Path(__file__).parents[3] / "web"

# Who may import whom: a folder stands for its own files, a file that is named here and one at the top for itself, a
# package of npm's for itself. Folders that are not here may be imported by nobody and import nothing but themselves.
# Statuses and kinds of events are words that all of them share; what the table says, it says of states, for which
# their faces have the words: so those two stand below the table.
ARROWS: dict[str, set[str]] = {
    "browser": set(),
    "table/kinds.js": set(),
    "table/codes.js": {"table/kinds.js"},
    "text": set(),
    "table/families.js": set(),
    "canvas": {"d3-selection", "d3-zoom", "table/codes.js", "table/families.js", "text"},
    "faces": {"canvas", "text"},
    "features.js": {"feature-scripts", "page"},
    "table/recursion.js": {"table/codes.js", "table/kinds.js"},
    "table/columns": {"faces", "table/codes.js", "table/families.js", "table/kinds.js", "table/recursion.js"},
    "table": {"table/codes.js", "table/columns", "table/families.js", "table/kinds.js", "table/recursion.js"},
    "features/charts": {"canvas", "table", "table/columns", "table/kinds.js", "text", "uplot"},
    "features/comparison": {"table", "table/codes.js", "table/columns", "table/families.js"},
    "links": {"lean-qr", "lean-qr/extras/svg"},
    "features/editor": {
        "@codemirror/autocomplete", "@codemirror/commands", "@codemirror/lang-python", "@codemirror/language",
        "@codemirror/lint", "@codemirror/state", "@codemirror/view", "@lezer/highlight", "browser",
        "solver-names", "text",
    },
    "features/embed": {"text"},
    "features/score": {"text"},
    "features/experiments": {"browser", "canvas", "features/charts", "text"},
    "list": {"canvas", "faces", "table/codes.js", "table/families.js", "table/recursion.js", "text"},
    "table/grown.js": set(),
    "tree/layout": {"table/grown.js"},
    "tree/camera": {"table/columns", "table/grown.js", "tree/layout"},
    "tree/paint": {
        "canvas", "faces", "table/codes.js", "table/families.js", "table/grown.js", "tree/camera", "tree/layout",
    },
    "picture/shapes": set(),
    "picture/formats": {"gifenc", "picture/shapes"},
    "picture": {
        "browser", "canvas", "faces", "list", "map", "picture/formats", "picture/shapes", "text", "tree",
        "tree/camera", "tree/paint",
    },
    "features/export": {"browser", "picture"},
    "features/games": {"canvas", "faces", "table/codes.js", "table/columns", "table/families.js", "table/kinds.js"},
    "features/graph": {"browser", "canvas", "text"},
    "features/importing": {"links", "table/columns", "table/kinds.js", "text"},
    "features/lessons": {"links", "text"},
    "features/reorder": {"links"},
    "features/predict": {"links", "table/codes.js", "table/families.js", "table/kinds.js"},
    "features/share": {"browser", "links"},
    "features/tree_tools": {"canvas", "table/codes.js", "table/columns", "table/grown.js", "tree/paint"},
    "features/why": {"table/families.js", "canvas", "table", "table/codes.js", "table/columns", "table/kinds.js"},
    "map": {"canvas", "table", "table/codes.js", "table/columns", "table/grown.js"},
    "features/worksheet": {"browser", "canvas", "faces", "map", "picture/formats", "picture/shapes"},
    "recording": set(),
    "start": {"page-files", "recording", "vendor"},
    "worker": {"start"},
    "onefile": {"site-page", "site-seam", "site-solver", "worker"},
    "notebook": {"onefile", "recording"},
    "tree": {
        "canvas", "faces", "table", "table/codes.js", "table/families.js", "table/grown.js", "tree/camera",
        "tree/layout", "tree/paint",
    },
    "seam.js": {"browser", "canvas", "faces", "features.js", "links", "list", "map", "table", "text", "tree"},
    "embed_element": set(),
}  # fmt: skip

FILES = sorted(WEB.rglob("*.js"))
# What a module really imports, and not only for the sake of a type.
IMPORTS = re.compile(
    r"""^(?:import|export)\s(?:[^;"']*?\sfrom\s)?"([^"]+)";|\bimport\("([^"]+)"\)(?!\.)""", re.MULTILINE
)


def folder_of(path: PurePosixPath) -> str:
    """The folder of a file in web/, or the file itself where it is a folder of its own."""
    return str(path) if str(path) in ARROWS or len(path.parts) == 1 else str(path.parent)


def imported(path: Path) -> set[str]:
    """The folders and packages that a file imports from, its own left out."""
    own = PurePosixPath(path.relative_to(WEB).as_posix())
    folders = set()
    for stated, loaded in IMPORTS.findall(path.read_text(encoding="utf-8")):
        name = stated or loaded
        if not name.startswith("."):
            folders.add(name)
            continue
        place = (path.parent / name).resolve()
        if not place.is_relative_to(WEB):  # another folder of the site
            folders.add(place.parent.name)
            continue
        target = PurePosixPath(place.relative_to(WEB).as_posix())
        laid = target.parts[0] in ("vendor", "page")  # by the build, beside what it bundles
        folders.add(target.parts[0] if laid else folder_of(target))
    return folders - {folder_of(own)}


def test_a_module_imports_only_what_its_folder_may() -> None:
    """No arrow leads back: who draws knows the table, and the table nothing of trees, maps and lists."""
    faults = {}
    for path in FILES:
        name = path.relative_to(WEB).as_posix()
        if wrong := imported(path) - ARROWS.get(folder_of(PurePosixPath(name)), set()):
            faults[name] = wrong
    assert faults == {}


def test_no_two_folders_need_each_other() -> None:
    """From no folder do arrows lead back to it, over however many others."""
    for folder in ARROWS:
        reached: set[str] = set()
        ahead = set(ARROWS[folder])
        while ahead:
            reached |= ahead
            ahead = set().union(*(ARROWS.get(each, set()) for each in ahead)) - reached
        assert folder not in reached, folder


def test_every_arrow_is_used() -> None:
    """Every allowed import is used by some module."""
    used: dict[str, set[str]] = {}
    for path in FILES:
        used.setdefault(folder_of(PurePosixPath(path.relative_to(WEB).as_posix())), set()).update(imported(path))
    assert {folder: arrows for folder, arrows in ARROWS.items() if arrows} == {
        folder: arrows for folder, arrows in used.items() if arrows
    }
