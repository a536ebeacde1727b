"""Run AIMA's figure 3.26 and renew the tables of docs/explanation/figure-3.26.md: `-m buildtools.docs.book_figure`.

The searches are those of docs/experiments/aima-figure-3.26.json; `--rows` names the file for their rows, and a second
call continues it. Each of our means has the book's beside it, and their difference in standard errors: both are means
of a hundred random puzzles.
"""

import argparse
import csv
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from buildtools import venv
from buildtools.project import DIST, ROOT, BuildError

PLAN: Final = ROOT / "docs/experiments/aima-figure-3.26.json"
DOCUMENT: Final = ROOT / "docs/explanation/figure-3.26.md"
PLACE: Final = re.compile("<!-- figure 3.26 -->\n.*?<!-- end -->", re.DOTALL)
PUZZLES: Final = 100  # of each depth, in the book

# Russell and Norvig, Artificial Intelligence: A Modern Approach, 4th edition (2020), figure 3.26: d, nodes generated
# (breadth-first, A* with misplaced tiles, A* with Manhattan), effective branching factors of the same.
BOOK: Final = {
    6: (128, 24, 19, 2.01, 1.42, 1.34),
    8: (368, 48, 31, 1.91, 1.40, 1.30),
    10: (1033, 116, 48, 1.85, 1.43, 1.27),
    12: (2672, 279, 84, 1.80, 1.45, 1.28),
    14: (6783, 678, 174, 1.77, 1.47, 1.31),
    16: (17270, 1683, 364, 1.74, 1.48, 1.32),
    18: (41558, 4102, 751, 1.72, 1.49, 1.34),
    20: (91493, 9905, 1318, 1.69, 1.50, 1.34),
    22: (175921, 22955, 2548, 1.66, 1.50, 1.34),
    24: (290082, 53039, 5733, 1.62, 1.50, 1.36),
    26: (395355, 110372, 10080, 1.58, 1.50, 1.35),
    28: (463234, 202565, 22055, 1.53, 1.49, 1.36),
}
WAYS: Final = {
    ("breadth-first", ""): "breadth-first",
    ("astar", "misplaced"): "A*, misplaced",
    ("astar", "manhattan"): "A*, Manhattan",
}

Sample = list[tuple[int, float]]  # nodes generated and b* of each search


def run(rows: Path, options: Sequence[str]) -> None:
    """The searches that have no row yet."""
    command = [sys.executable, "-m", "searchlight", "experiment", str(PLAN), "--out", str(rows), "--resume", *options]
    if subprocess.run(command, env=venv.environment(), check=False).returncode:
        raise BuildError("the experiment did not come to its end; another call goes on with it")


def read(rows: Path) -> dict[int, dict[tuple[str, str], Sample]]:
    """Depth → way to search → what its searches came to."""
    found: dict[int, dict[tuple[str, str], Sample]] = {}
    with rows.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            samples = found.setdefault(int(row["depth"]), {way: [] for way in WAYS})
            samples[row["algorithm"], row["heuristic"]].append((int(row["generated"]), float(row["b_star"])))
    return dict(sorted(found.items()))


def table(found: dict[int, dict[tuple[str, str], Sample]]) -> Iterator[str]:
    """Lines of Markdown: ours, the book's, and the difference in standard errors; then b*, ours and the book's."""
    names = list(WAYS.values())
    yield f"| d | {' | '.join(f'{name} | book | differ' for name in names)} |"
    yield f"| ---: {'| ---: ' * 9}|"
    for depth, samples in found.items():
        cells = [_cell([generated for generated, _ in samples[way]], BOOK[depth][at]) for at, way in enumerate(WAYS)]
        yield f"| {depth} | {' | '.join(cells)} |"
    yield ""
    yield f"| d | {' | '.join(f'b*, {name} | book' for name in names)} |"
    yield f"| ---: {'| ---: ' * 6}|"
    for depth, samples in found.items():
        branching = [
            f"{fmean(b for _, b in samples[way]):.2f} | {BOOK[depth][3 + at]:.2f}" for at, way in enumerate(WAYS)
        ]
        yield f"| {depth} | {' | '.join(branching)} |"


def _cell(generated: list[int], book: float) -> str:
    return f"{fmean(generated):,.0f} | {book:,} | {apart(generated, book):+.1f}"


def apart(generated: list[int], book: float) -> float:
    """The difference of two means, in the standard error that it would have if both came from the same puzzles."""
    error = stdev(generated) * sqrt(1 / len(generated) + 1 / PUZZLES) if len(generated) > 1 else 0
    return (fmean(generated) - book) / error if error else 0.0


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python3 -m buildtools.docs.book_figure")
    parser.add_argument("--rows", type=Path, default=DIST / "aima-figure-3.26.csv")
    parser.add_argument("--document", type=Path, default=DOCUMENT)
    chosen, options = parser.parse_known_args(arguments)  # the others go to the experiment: --per-depth 5, --workers 4
    chosen.rows.parent.mkdir(exist_ok=True)
    run(chosen.rows, options)
    text = chosen.document.read_text(encoding="utf-8")
    lines = "\n".join(table(read(chosen.rows)))
    if not PLACE.search(text):
        raise BuildError(f"{chosen.document.name} has no place for figure 3.26")
    filled = PLACE.sub(lambda _: f"<!-- figure 3.26 -->\n{lines}\n<!-- end -->", text)
    chosen.document.write_text(filled, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
