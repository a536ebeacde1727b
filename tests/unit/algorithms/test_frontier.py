"""The frontiers by themselves: who is served next."""

from typing import Any

import pytest

from searchlight.frontier import TIES, Queue, Stack
from searchlight.node import Node


def node(name: str, priority: float = 0, g: float = 0) -> Node:
    """With f = g + h as its priority."""
    made = Node(name, g=g)
    made.priority, made.h = priority, priority - g
    return made


def served(frontier: Any, *nodes: Node) -> str:
    for each in nodes:
        frontier.add(each)
    names = []
    while frontier:
        names.append(frontier.take().state)
    return "".join(names)


def test_a_stack_serves_the_last_a_queue_the_first() -> None:
    """Whatever their priorities."""
    nodes = [node("a", 3), node("b", 1), node("c", 2)]
    assert served(Stack(), *nodes) == "cba"
    assert served(Queue(), *nodes) == "abc"


@pytest.mark.parametrize("tie", TIES)
def test_the_smallest_priority_is_served_first(tie: str) -> None:
    """Before any tie is looked at."""
    assert served(TIES[tie](), node("a", 3, 0), node("b", 1, 1), node("c", 2, 2)) == "bca"


@pytest.mark.parametrize(
    ("tie", "expected"), [("fifo", "badc"), ("lifo", "cdab"), ("low-h", "dcba"), ("high-g", "dcba"), ("state", "abcd")]
)
def test_ties_are_broken_by_the_key(tie: str, expected: str) -> None:
    """All have f = 5; they are added in the order b, a, d, c, with g = 1, 0, 3, 2."""
    assert served(TIES[tie](), node("b", 5, 1), node("a", 5, 0), node("d", 5, 3), node("c", 5, 2)) == expected


@pytest.mark.parametrize("tie", ["fifo", "low-h", "high-g"])
def test_full_ties_are_served_in_order_of_arrival(tie: str) -> None:
    """Also between additions: the counter goes on."""
    frontier = TIES[tie]()
    assert served(frontier, node("b"), node("a")) == "ba"
    assert served(frontier, node("d"), node("c")) == "dc"
