"""The observation of a program."""

from searchlight.tracing.watch.observation import START, Made, Observation


def test_depths_follow_the_nodes_that_were_expanded() -> None:
    """One below the node whose successors were asked for; the start has depth 0."""
    noted = Observation("functions", start="A", expanded=["A", "B", "A"], nodes=[START, 1, START])
    noted.made = [Made(0, None, "C", 1), Made(0, None, "B", 1), Made(1, None, "A", 1), Made(2, None, "C", 1)]
    assert noted.depths() == [1, 1, 2, 1]
    assert noted.generated == 4
