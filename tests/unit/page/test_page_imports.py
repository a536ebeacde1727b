"""Imports of the page run one way, and what decides knows no document."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

from page.features.registry import FEATURES

SOURCES = Path(__file__).parents[3] / "pysrc"
FILES = {".".join(path.relative_to(SOURCES).with_suffix("").parts): path for path in SOURCES.glob("page/**/*.py")}

# Who may import whom. A folder of a feature may import what FEATURE has, and the folders that the registry says it
# needs.
ARROWS: dict[str, set[str]] = {
    "text": set(),
    "registry": set(),
    "options": {"registry", "text"},
    "dom": {"text"},
    "solver_link": {"options", "dom", "text"},
    "scope": {"solver_link"},
    "playback": {"scope", "text", "solver_link"},
    "search_view": {"options", "dom", "playback", "scope", "text"},
    "features": {"dom", "registry", "text"},
    "shell": {"options", "dom", "features", "playback", "registry", "scope", "search_view", "text", "solver_link"},
}
FEATURE = {"options", "dom", "features", "registry", "scope", "search_view", "text", "solver_link"}
FOLDERS_WITHOUT_DOCUMENT = {"options", "playback", "registry"}
SAYS_SO = "nows no document"  # in the docstring of a module
DOCUMENT = {"js", "pyscript", "start"}
STANDARD = {"asyncio", "gc", "io", "json", "math", "sys"}  # of the standard library: what MicroPython has
OF_LANGUAGE = {"searchlight", "os"}  # the texts' formatter; on CPython, which texts there are


def imported(path: Path, outer_only: bool = False) -> set[str]:
    """The full names of the page's modules that a file imports, and the first names of others."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names: set[str] = set()
    for node in tree.body if outer_only else ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= inner & FILES.keys() or {str(node.module)}
    return {name if name in FILES else name.split(".")[0] for name in names}


def folder_of(module: str) -> str:
    parts = module.split(".")
    if module == "page.features.registry":
        return "registry"
    return "/".join(parts[1:3]) if parts[1] == "features" and len(parts) > 3 else parts[1]


def knows_no_document(module: str) -> bool:
    docstring = ast.get_docstring(ast.parse(FILES[module].read_text(encoding="utf-8"))) or ""
    return folder_of(module) in FOLDERS_WITHOUT_DOCUMENT or SAYS_SO in docstring


def allowed(folder: str) -> set[str]:
    if "/" not in folder:
        return ARROWS[folder]
    entry = FEATURES.get(folder.partition("/")[2])
    return FEATURE | {f"features/{needed}" for needed in (entry.needs if entry else ())}


def test_a_module_imports_only_what_its_folder_may() -> None:
    """The panels know no stage, nothing knows the page, and features know each other only as the registry says.

    An import inside a function is of a feature that the module itself has opened.
    """
    faults = {}
    for module, path in FILES.items():
        text = path.read_text(encoding="utf-8")
        own = folder_of(module)
        used = {folder_of(name) for name in imported(path) & FILES.keys()} - {own}
        first = {folder_of(name) for name in imported(path, outer_only=True) & FILES.keys()}
        opened = {each for each in used - first if f'.open("{each.removeprefix("features/")}")' in text}
        if wrong := used - opened - allowed(own):
            faults[module] = wrong
    assert faults == {}


def test_no_two_modules_need_each_other() -> None:
    """From no module do imports lead back to it."""
    TopologicalSorter({name: imported(path) & FILES.keys() for name, path in FILES.items()}).prepare()


def test_every_feature_has_its_folder() -> None:
    """And each folder is a feature's, or is needed by one."""
    folders = {path.parent.name for path in SOURCES.glob("page/features/*/*.py")}
    assert folders == FEATURES.keys() | {needed for entry in FEATURES.values() for needed in entry.needs}
    assert {f"page.features.{name}.{entry.module}" for name, entry in FEATURES.items()} <= FILES.keys()


def test_only_what_MicroPython_has_is_imported() -> None:  # noqa: N802 - its name
    """From outside the page: a few modules of the standard library, the browser, and the formatter of the texts."""
    outside = {module: imported(path) - FILES.keys() - STANDARD - DOCUMENT for module, path in FILES.items()}
    assert {module: names for module, names in outside.items() if names} == {"page.text.language": OF_LANGUAGE}


def test_what_decides_knows_no_document() -> None:
    """Player, clock, supply, opening and choices run on CPython, and so does each module that says so of itself."""
    faults = {}
    for module in filter(knows_no_document, FILES):
        names = imported(FILES[module])
        drawn = {name for name in names & FILES.keys() - SHARED if not knows_no_document(name)}
        if wrong := names & DOCUMENT | drawn:
            faults[module] = wrong
    assert faults == {}


# What asks for a browser only if there is one.
SHARED = {"page.dom.foreign_text", "page.text.language", "page.text.words"}
