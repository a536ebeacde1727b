"""Imports of the page run one way, and what decides knows no document."""

import ast
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[3] / "pysrc/page"
FILES = sorted(PAGE.glob("*.py"))

# From the innermost room to the door: who stands further down may import those above, and those beside it that come
# before it in its line.
ROOMS = (
    # what can be chosen and said
    (
        "language", "words", "links", "catalog", "guest_list", "two_links", "choices", "challenge_told", "lesson",
        "lesson_told", "experiment_plan",
    ),
    ("tools_wishes", "notes"),  # what a reader wants to see of a tree, and has noted
    ("why_life", "why_next"),  # what is said of a node, and of the next one
    (  # questions on a search
        "practice_chance", "practice_question", "practice_steps", "practice_choice", "practice_children",
        "practice_ends", "practice_order", "practice_marks", "practice_plan", "practice_game",
        "ask_slip", "ask_votes", "ask_question", "lines_program",
    ),
    ("undoing", "estimates", "graph_draft", "graph_told"),  # what is drawn by hand
    ("options_json", "open_search", "own_code", "reopening", "asking", "searches"),  # what the worker is asked
    (
        "scope", "supply", "playback", "standing", "player", "measures", "together", "clock", "recording", "opening",
        "turns",
    ),  # what moves
    ("runs", "compare_difference", "compare_table"),  # what is known of two searches, and of a visit
    ("seam", "dom", "scope_events", "worker_link", "foreign_text"),  # the ways out: drawing, document, worker, files
    ("bar", "clipboard", "rest", "room", "strip", "tabs", "challenge_list", "challenge_strip", "markup", "explain"),
    ("guest", "menus"),
    ("theme", "language_choice", "divider", "keys", "attributes", "engine", "lessons", "address"),  # what there is once
    (
        "face", "fields", "setup_panel", "figures", "frontier_panel", "iteration_note", "outcome_panel", "source",
        "speech", "space", "space_guest", "tree_panel", "about", "runs_panel", "transport",
    ),
    ("stage", "stage_maker", "pair", "openings"),
    (  # the guest `editor`
        "code_words", "code_choice", "code_editor", "code_file", "code_links", "code_tabs", "output_panel", "code_run",
        "homework_choice", "homework_words", "homework_form", "count_form", "homework", "code_desk",
    ),
    ("lines_list", "lines_board", "lines_strip", "lines"),
    # the smaller guests
    ("bring_told", "bring_traits", "bring_form", "bring_in"),
    ("compare_panel",), ("embed",), ("share",), ("export_form", "export_told", "export"), ("graph_panel", "board"),
    ("challenges",),
    ("worksheet_paper", "worksheet_form", "worksheet"),
    (  # the guest `lessons`
        "lesson_light", "lesson_question", "lesson_strip", "lesson_list", "lesson_fields", "lesson_maker",
        "lesson_guide",
    ),
    (  # the guest `why`
        "why_card", "why_iterations", "why_marks", "why_numbers", "why",
    ),
    ("charts_told", "charts_panel", "charts_truth", "charts"),
    ("experiment_told", "experiment_form", "experiment_panel", "experiments"),
    ("practice_told", "practice_panel", "play", "predict"),
    ("ask_options", "ask_ballot", "ask_link", "ask_answer", "ask_show", "ask"),
    (  # the guest `tools`
        "notes_panel", "notes_flags", "tools_bar", "notes_pins", "tools_find", "tools_colours", "tools_side",
        "tools_links", "tools",
    ),
    ("guests", "main"),
)  # fmt: skip
ORDER = [name for room in ROOMS for name in room]
OUTSIDE = {"js", "pyscript", "start"}
WITHOUT_DOCUMENT = ROOMS[:8]
OF_LANGUAGE = {"searchlight", "os"}  # the texts' formatter; on CPython, which texts there are
STANDARD = {"asyncio", "gc", "io", "json", "math", "sys"}  # of the standard library: what MicroPython has


def imported(path: Path) -> set[str]:
    """The first names of all modules that a file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(str(node.module).split(".")[0])
    return names


def test_every_module_has_its_place() -> None:
    """A new one is put into a room; a circle cannot be put anywhere."""
    assert sorted(ORDER) == sorted(path.stem for path in FILES)


def test_no_module_hides_an_installed_package() -> None:
    """The tests find the page's modules by bare names: one called as a package would be imported in its place."""
    assert set(ORDER) & set(packages_distributions()) == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_module_imports_only_what_stands_before_it(path: Path) -> None:
    """The panels know no stage, nothing knows the page."""
    own = imported(path) & set(ORDER)
    later = {name for name in own if ORDER.index(name) >= ORDER.index(path.stem)}
    assert later == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_only_what_MicroPython_has_is_imported(path: Path) -> None:  # noqa: N802 - its name
    """From outside the page: a few modules of the standard library, the browser, and the formatter of the texts."""
    outside = imported(path) - set(ORDER) - (OF_LANGUAGE if path.stem == "language" else set())
    assert outside <= STANDARD | OUTSIDE
    assert outside & sys.stdlib_module_names <= STANDARD


@pytest.mark.parametrize("name", [name for room in WITHOUT_DOCUMENT for name in room if name != "language"])
def test_what_decides_knows_no_document(name: str) -> None:
    """Player, clock, supply, opening and choices run on CPython; `language` asks a browser if there is one."""
    assert imported(PAGE / f"{name}.py") & (OUTSIDE | {"dom", "seam"}) == set()
