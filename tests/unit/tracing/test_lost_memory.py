"""A program that leaves no memory for its report: the outcome is an error that says so."""

import os

import pytest

from searchlight.setup import Setup, read
from searchlight.tracing.process.apart import Apart
from searchlight.tracing.watch.session import Request

FILLS = """
hoard = []

def bfs(startState, goalState, actionsF, takeActionF):
    actionsF(startState)
    size = 2**24
    while size:
        try:
            hoard.append(bytearray(size))
        except MemoryError:
            size //= 2
    try:
        while True:
            hoard[0] = [hoard[0]]
    except MemoryError:
        return None
"""


@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems limit the memory of a process")
def test_lost_memory_has_its_own_sentence() -> None:
    """Also if the program itself went on, and only the report finds no memory."""
    setup = read({"problem": "eight-puzzle", "algorithm": "breadth-first"})
    assert isinstance(setup, Setup)
    noted = Apart(256).observe(setup, Request(FILLS, seconds=20.0))
    assert noted.outcome == "error"
    assert noted.error is not None
    assert noted.error.message.id == "own.memory"
    assert (noted.lost, noted.reached) == (True, 1)
