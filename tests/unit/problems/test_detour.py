"""The smallest graph on which a visited set without depths misses the shortest path, found by trying all."""

from collections.abc import Iterator
from itertools import permutations, product

from searchlight.problems.graph import Graph, GraphProblem
from searchlight.problems.graph_files import DETOUR
from tests.unit.random_graphs import fewest_edges
from tests.unit.small import recorded, search


def ordered_graphs(names: str, most_edges: int) -> Iterator[dict[str, tuple[str, ...]]]:
    """All directed graphs on these nodes, the first the start and the last the goal, with children in every order.

    A graph is left out if an edge leads to the start, out of the goal or from a node to itself: that one is visited
    already, or never expanded, so such an edge changes nothing.
    """
    sources = names[:-1]
    for lists in product(*(list(_child_lists(set(names[1:]) - {source})) for source in sources)):
        if sum(map(len, lists)) <= most_edges:
            yield dict(zip(sources, lists, strict=True))


def _child_lists(targets: set[str]) -> Iterator[tuple[str, ...]]:
    for count in range(len(targets) + 1):
        yield from permutations(sorted(targets), count)


def is_missed(algorithm: str, children: dict[str, tuple[str, ...]], goal: str = "G") -> bool:
    """Whether the search finds a longer path than the shortest, or none where there is one."""
    graph = Graph({source: dict.fromkeys(targets, 1) for source, targets in children.items()} | {goal: {}})
    run = recorded(search(algorithm, GraphProblem(graph, "S", goal)))
    fewest = fewest_edges("S", goal, graph)
    return (len(run.path()) - 1 if run.path() else None) != fewest


def test_no_smaller_graph_misses_the_shortest_path() -> None:
    """No graph with up to three nodes, or with four nodes and up to three edges, misses it."""
    smaller = [*ordered_graphs("SG", 99), *ordered_graphs("SAG", 99), *ordered_graphs("SABG", 3)]
    assert len(smaller) == 108
    assert not any(is_missed("iterative-deepening-visited", children) for children in smaller)


def test_with_four_edges_it_is_the_built_in_one() -> None:
    """And the same with the names of A and B exchanged: one graph, in one order of the children."""
    missed = [children for children in ordered_graphs("SABG", 4) if is_missed("iterative-deepening-visited", children)]
    detour = {name: tuple(DETOUR.edges.get(name, ())) for name in "SAB"}
    exchanged = {"S": ("A", "B"), "A": ("G",), "B": ("A",)}
    assert sorted(map(str, missed)) == sorted(map(str, [detour, exchanged]))


def test_the_repaired_form_misses_none_of_them() -> None:
    """On every graph with four nodes, the detour among them, it finds the path of fewest edges."""
    assert not any(is_missed("iterative-deepening-optimal", children) for children in ordered_graphs("SABG", 99))


def test_the_lesson_by_hand() -> None:
    """Three actions where two are enough; the repaired form visits B again at depth 1."""
    paths = [
        "".join(node.state for node in recorded(search(algorithm, GraphProblem(DETOUR, "S", "G"))).path())
        for algorithm in ("iterative-deepening-visited", "iterative-deepening-optimal", "breadth-first")
    ]
    assert paths == ["SABG", "SBG", "SBG"]
