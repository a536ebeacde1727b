"""docs/how-to/experiments.md: the command that it names makes its tables, and its plans can be read."""

import json
import re
from pathlib import Path

import pytest

from buildtools.docs import book_figure
from buildtools.project import ROOT, BuildError
from searchlight.batch.experiment_options import GROUPS, SWITCHES
from searchlight.experiment.plan import read_plan
from searchlight.experiment.row import COLUMNS, OUTCOMES
from searchlight.run import effective_branching

FIGURE = book_figure.DOCUMENT.read_text(encoding="utf-8")
TEXT = (ROOT / "docs/how-to/experiments.md").read_text(encoding="utf-8")


def test_the_figure_of_the_book_is_made_by_its_command(tmp_path: Path) -> None:
    """A small form of it: two depths, three puzzles each; a second call goes on with the same rows."""
    document, rows = tmp_path / "experiments.md", tmp_path / "rows.csv"
    document.write_text("# Before\n<!-- figure 3.26 -->\nold\n<!-- end -->\nafter\n", encoding="utf-8")
    arguments = [
        "--rows",
        str(rows),
        "--document",
        str(document),
        "--depths",
        "8-10/2",
        "--per-depth",
        "3",
        "--workers",
        "1",
    ]
    book_figure.main(arguments)
    lines = document.read_text(encoding="utf-8").splitlines()
    assert (lines[0], lines[1], lines[-2], lines[-1]) == ("# Before", "<!-- figure 3.26 -->", "<!-- end -->", "after")
    first = [line.split(" | ") for line in lines if line.startswith("| 8 |")]
    assert (first[0][2], first[0][5], first[0][8]) == ("368", "48", "31")
    assert [cell.rstrip(" |") for cell in first[1][2::2]] == ["1.91", "1.40", "1.30"]
    assert len(rows.read_text(encoding="utf-8").splitlines()) == 1 + 2 * 3 * 3
    made = book_figure.read(rows)
    assert list(made) == [8, 10]
    assert all(len(sample) == 3 for ways in made.values() for sample in ways.values())
    again = rows.read_bytes()
    book_figure.main(arguments)
    assert rows.read_bytes() == again
    document.write_text("no place", encoding="utf-8")
    with pytest.raises(BuildError, match="no place for figure"):
        book_figure.main(arguments)


def test_the_books_numbers_fit_together() -> None:
    """Its effective branching factors are those of its nodes and depths, but for what means and rounding take."""
    for depth, (*nodes, bfs, h1, h2) in book_figure.BOOK.items():
        for generated, branching in zip(nodes, (bfs, h1, h2), strict=True):
            exact = effective_branching(generated, depth)
            assert exact is not None
            assert abs(exact - branching) < 0.04, (depth, generated)


def test_the_figure_stands_in_the_document() -> None:
    """All twelve depths, with the book's numbers; ours near them."""
    for depth, numbers in book_figure.BOOK.items():
        nodes, branching = (line.split(" | ") for line in FIGURE.splitlines() if line.startswith(f"| {depth} |"))
        for at in range(3):
            ours, book = (int(cell.replace(",", "")) for cell in nodes[1 + 3 * at : 3 + 3 * at])
            assert book == numbers[at]
            assert abs(ours / book - 1) < 0.25
            b_ours, b_book = (float(cell.rstrip(" |")) for cell in branching[1 + 2 * at : 3 + 2 * at])
            assert b_book == numbers[3 + at]
            assert abs(b_ours - b_book) < 0.05


def test_every_option_and_column_is_described() -> None:
    """By its name."""
    for name in (*(name for metavars in GROUPS.values() for name in metavars), *SWITCHES):
        assert f"--{name}" in TEXT, name
    for name in (*COLUMNS, *OUTCOMES):
        assert f"`{name}`" in TEXT, name


def test_the_plans_of_the_document_are_plans() -> None:
    """That of the figure has a hundred starts of each of its depths; the one that is shown names what there is."""
    figure = json.loads(book_figure.PLAN.read_text(encoding="utf-8"))
    plan = read_plan(figure)
    assert len(plan) == 12 * 100 * 3
    shown = json.loads(re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)[0])
    shown["problems"][1]["grid"] = "...\n.#.\n..."
    assert len(read_plan(shown)) == 100 * 4 + 50 * 2
