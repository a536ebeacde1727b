"""The picture of a link: the tree at its step, and what is said of a link that has none."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from searchlight import solve
from searchlight.__main__ import main
from searchlight.documents.picture import picture
from searchlight.events import ITERATION
from searchlight.kinds import FATES
from searchlight.recorded.drawing import tree_svg
from searchlight.recorded.moment import END, after
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE

ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest"


@each_case("algorithm", ANYWHERE)
def test_the_moment_after_a_step_is_that_of_the_library(algorithm: str) -> None:
    """Its time, and the nodes that are in the frontier then; and the picture is the same if the search ends there."""
    whole = solve("graph", algorithm, graph="romania", start="Arad", goal="Bucharest", limit=4)
    taken = list(whole.steps())
    for step in range(1, len(taken)):
        moment = after(whole, step)
        assert (moment.step, moment.time) == (step, taken[step - 1].time)
        waiting = {row for row in moment.alive(whole) if FATES[moment.fate(whole, row)] == "frontier"}
        assert waiting == {entry.row for entry in taken[step - 1].frontier}
        assert moment.path(whole)[-1] == taken[step - 1].node.row
        drawn = picture(f"{ROMANIA}&limit=4&algorithm={algorithm}&step={step}")
        assert drawn == tree_svg(whole, moment, paper=True)
    assert after(whole, len(taken)) == END
    begun = whole.record.kind[: after(whole, 0).time + 1]
    assert begun.count(ITERATION) <= 1  # as on the page: the start of a second one is within the step


def test_a_picture_is_for_programs_that_know_little_css() -> None:
    """Colors as they are, on light ground; with a title that names the step."""
    drawn = picture(
        f"https://example.org/searchlight/#{ROMANIA}&algorithm=astar&step=3&view=present&b.algorithm=greedy"
    )
    assert not re.search(r"var\(|@media|--", drawn)
    root = ET.fromstring(drawn)
    assert root[0].text == "Search tree of astar on graph after 3 expansions"
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "Rimnicu Vilcea" in texts
    assert "All 11 nodes." in texts


def test_a_path_with_spaces_and_a_graph_in_a_link_are_read() -> None:
    graph = '{"edges":{"A%20a":{"B+b":4}}}'
    drawn = picture(f"problem=graph&graph={graph}&start=A%20a&goal=B%2Bb&algorithm=uniform-cost")
    assert "A a" in drawn
    assert "B+b" in drawn


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("romania", "'romania' is not a link to a search. Give one with “=”"),
        ("problem=graph&astar", "'astar' is not a part of a link. Write each part as “name=value”."),
        ("problem=nothing", "problem: “nothing” is not known here. Use one of eight-puzzle,"),
        ("algorthm=astar", "algorthm: This is not an option."),
        ("problem=graph&step=-1", "step: '-1' is not a number of expansions. Give a whole number from 0."),
        ("lesson=frontier", "A link with “lesson” has no picture. Give a link to a search."),
        ("problem=fifteen-puzzle&algorithm=breadth-first&step=999999999", "step: Step 999,999,999 is out of reach: "),
    ],
)
def test_a_link_without_a_picture_is_told_in_one_line(
    given: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["picture", given, "--out", str(tmp_path / "x.svg")]) == 2
    line = capsys.readouterr().err
    assert line.startswith("searchlight picture: " + said)
    assert line.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_the_command_writes_a_file_or_prints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = f"{ROMANIA}&algorithm=greedy&step=2"
    assert main(["picture", given, "--out", str(tmp_path / "x.svg")]) == 0
    assert main(["picture", given]) == 0
    assert (tmp_path / "x.svg").read_text(encoding="utf-8") == capsys.readouterr().out == picture(given)
    assert main(["picture", given, "--out", str(tmp_path / "no/x.svg")]) == 2
    assert "cannot be written" in capsys.readouterr().err
