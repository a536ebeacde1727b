"""docs/reference/links.md names every key that a link may have, and no other; its examples open."""

import re

from buildtools.project import ROOT
from page.features.registry import ASKING
from searchlight.options import OPTIONS
from searchlight.setup import Setup, read

TEXT = (ROOT / "docs/reference/links.md").read_text(encoding="utf-8")
ROWS = [line for line in TEXT.splitlines() if line.startswith("| `")]
SEARCH = ("problem", "algorithm", "heuristic")
PAGE = ("step", "fine", "b.fine", "view", "lang")


def test_every_key_has_a_row() -> None:
    named = {name for row in ROWS for name in re.findall(r"`([a-z.-]+)`", row.split("|")[1])}
    more = set(re.findall(r"`(b\.[a-z]+)`", TEXT))
    wanted = {*SEARCH, *PAGE, *ASKING, *(name.replace("_", "-") for name in OPTIONS)}
    assert named | more == wanted


def test_every_example_opens() -> None:
    """Each row's example opens with a problem that has the key; an unknown key would be a fault."""
    problem_of = {"grid": "grid", "moves": "grid", "jugs": "water-jugs", "graph": "graph"}
    games = {"tree": "game-tree", "squares": "tic-tac-toe", "heaps": "nim", "misere": "nim", "depth": "tic-tac-toe"}
    games |= dict.fromkeys(("columns", "rows", "in-row"), "connect") | dict.fromkeys(("cut", "window", "seed"), "nim")
    problem_of |= games
    algorithm_of = dict.fromkeys(games, "alpha-beta") | {"limit": "depth-limited", "weight": "weighted-astar"}
    examples = [found for row in ROWS for found in re.findall(r"`([a-z-]+)=([^`]+)` \\|$", row)]
    assert len(examples) >= 13
    for name, value in examples:
        options = {"problem": problem_of.get(name, "eight-puzzle"), "algorithm": algorithm_of.get(name, "astar")}
        setup = read({**options, name.replace("-", "_"): value})
        assert isinstance(setup, Setup), (name, setup)
