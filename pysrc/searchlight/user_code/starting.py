"""Template files to start from, and small complete examples."""

from os.path import dirname, join  # as in texts/__init__.py
from typing import Final

from searchlight.problem import PlainData

FOLDER: Final = join(dirname(__file__), "templates")  # noqa: PTH118, PTH120

# With the options of a search that shows each file.
TEMPLATES: Final = (
    ("problem", {"problem": "own:Corridor", "algorithm": "astar", "heuristic": "own:Corridor.h"}),
    ("heuristic", {"problem": "eight-puzzle", "algorithm": "astar", "heuristic": "own:wrong_rows_and_columns"}),
    ("algorithm", {"problem": "graph", "algorithm": "own:search"}),
    ("queens", {"problem": "own:Queens", "algorithm": "depth-first"}),
    ("word_ladder", {"problem": "own:problem", "algorithm": "astar", "heuristic": "own:letters_off"}),
    ("vacuum", {"problem": "own:Vacuum", "algorithm": "uniform-cost"}),
)


def templates() -> list[PlainData]:
    """`[{"id", "title", "text", "options"}]`; the title is the id of a message."""
    return [
        {"id": name, "title": f"own.template.{name}", "text": _text(name), "options": options}
        for name, options in TEMPLATES
    ]


def _text(name: str) -> str:
    with open(join(FOLDER, f"{name}.py"), encoding="utf-8") as file:  # noqa: PTH118, PTH123
        return file.read()
