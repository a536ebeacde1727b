"""The lecture “An implicit graph”: its nodes, and both searches over whole paths."""

import pytest

from examples import implicit_graph


def test_the_implicit_graph_of_the_lecture(capsys: pytest.CaptureFixture[str]) -> None:
    """125638047 is solved in 8 moves, after 220 paths were taken off the queue; also when it is asked again."""
    for _ in range(2):
        path = implicit_graph.BFSWithGenerator(implicit_graph.puzzle("125638047"), implicit_graph.puzzle("012345678"))
        assert path is not None
        assert [str(node) for node in (path[0], path[-1])] == ["125638047", "012345678"]
        assert len(path) == 9
        assert all(isinstance(node, implicit_graph.puzzle) for node in path)
        assert capsys.readouterr().out == "220 paths taken off the queue\n"


def test_a_node_of_the_implicit_graph() -> None:
    """Its label, the spot of its blank, and what a shift makes of it."""
    node = implicit_graph.puzzle("125638047")
    assert (node.label, node.spot, str(node)) == ("125638047", 6, "125638047")
    assert implicit_graph.shiftDict[node.spot] == [3, 7]
    assert [node.transition(to).label for to in (3, 7)] == ["125038647", "125638407"]
    assert node.label == "125638047"
    assert implicit_graph.notInPath(node, [node.transition(3)])
    assert not implicit_graph.notInPath(node, [node.transition(3), implicit_graph.puzzle("125638047")])


def test_breadth_first_search_stops_at_its_budget(capsys: pytest.CaptureFixture[str]) -> None:
    """Two tiles exchanged: there is no path, and the queue of paths would grow for ever."""
    implicit_graph.main(["012345687", "012345678", "--budget", "2000"])
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("stopped after 2,000 paths: ")
    assert out[1:] == ["no path found"]


def test_depth_first_search_stops_at_its_budget(capsys: pytest.CaptureFixture[str]) -> None:
    """Instead of running out of memory, as the lecture's did; and it says so."""
    start, end = implicit_graph.puzzle("125638047"), implicit_graph.puzzle("012345678")
    assert implicit_graph.DFSWithGenerator(start, end, 2000) is None
    assert capsys.readouterr().out.startswith("stopped after 2,000 paths:")
    path = implicit_graph.DFSWithGenerator(start, start.transition(7))
    assert path is not None
    assert [str(node) for node in path] == ["125638047", "125638407"]  # the last shift is tried first
    assert capsys.readouterr().out == "2 paths taken off the stack\n"
