"""The examples: each leads to the page, complains in a sentence, and prints the right numbers."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from examples import eight_puzzle, funny_puzzle, implicit_graph
from examples import iterative_deepening as deepening
from tests.unit.each_case import each_case

EXAMPLES = sorted(Path(__file__).parents[3].joinpath("examples").glob("*.py"))

LINKS = [
    (funny_puzzle, [], "problem=two-blank-puzzle&start=4,3,0,5,1,6,7,2,0&"),
    (implicit_graph, [], "problem=eight-puzzle&start=1,2,5,6,3,8,0,4,7&goal=0,1,2,3,4,5,6,7,8&algorithm=breadth"),
    (eight_puzzle, ["--search", "uniform-cost"], "problem=eight-puzzle&start=8,0,6,5,4,7,2,3,1&"),
    (deepening, ["pillars"], "problem=pillars&algorithm=iterative-deepening&limit=20&start=0,1,0,1,0,1,0,1&"),
    (deepening, ["grid"], "problem=grid&algorithm=iterative-deepening&limit=20&grid=......../"),
]


@pytest.mark.parametrize(("example", "arguments", "said"), LINKS)
def test_every_example_leads_to_the_page(
    example: Any, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """--page prints the link, and opens it unless that is not wanted."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    example.main([*arguments, "--page", "--no-browser"])
    link = capsys.readouterr().out.strip()
    assert link.startswith(f"http://localhost:8000/#{said}")
    assert opened == []
    example.main([*arguments, "--page"])
    assert opened == [link]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_every_example_is_a_command(path: Path) -> None:
    """Run by its path, as a person runs it."""
    command = [sys.executable, str(path), "--page", "--no-browser"]
    environment = {"PYTHONPATH": str(path.parents[1] / "pysrc")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("http://localhost:8000/#problem=")


@each_case(
    "example, arguments",
    [
        (funny_puzzle, ["1,2,x"]),
        (implicit_graph, ["--budget", "0"]),
        (eight_puzzle, ["--start", "1,1"]),
        (deepening, ["maze"]),
        (deepening, ["pillars", "--max-depth", "9999999999", "--page"]),
    ],
)
def test_bad_arguments_are_one_sentence(example: Any, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2, what is wrong, and no traceback."""
    with pytest.raises(SystemExit) as caught:
        example.main(arguments)
    assert caught.value.code == 2
    said = capsys.readouterr().err
    assert "error:" in said
    assert "Traceback" not in said


def test_the_implicit_graph_of_the_lecture(capsys: pytest.CaptureFixture[str]) -> None:
    """125638047 is solved in 8 moves, after 220 paths were taken off the queue; also when it is asked again."""
    for _ in range(2):
        path = implicit_graph.BFSWithGenerator(implicit_graph.puzzle("125638047"), implicit_graph.puzzle("012345678"))
        assert path is not None
        assert [str(node) for node in (path[0], path[-1])] == ["125638047", "012345678"]
        assert len(path) == 9
        assert all(isinstance(node, implicit_graph.puzzle) for node in path)
        assert capsys.readouterr().out == "220 paths taken off the queue\n"
