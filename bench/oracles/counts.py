"""Explanations of numbers held against searches that share no code with the solver's (_textbook.py)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from bench.oracles import Figure
from bench.oracles._drawn import drawn_graph
from bench.oracles._keys import ENTERS
from bench.oracles._textbook import A_CHILD, Entry, naive, written
from searchlight.counting_rules.command import candidates
from searchlight.counting_rules.explaining import explain
from searchlight.setup import Setup

LEAVES = ("expanded", "dropped", "cut", "goal")
MOST = 200  # expansions of a search whose numbers are asked for
SHARE = 5  # an explanation takes hundreds of searches


def figures(count: int, seed: int) -> Iterator[Figure]:
    """Numbers of textbook searches on small graphs: some of those of each search."""
    choose = Random(seed)
    asked = named = false = claims = 0
    while asked < max(count // SHARE, 1):
        setups, complaints = candidates({"problem": "graph", **drawn_graph(choose)})
        assert not complaints
        counted = {setup.algorithm.id: numbers for setup in setups if (numbers := numbers_of(setup))}
        if not counted:
            continue
        algorithm = choose.choice(sorted(counted))
        there = sorted(counted[algorithm])
        wanted = {name: counted[algorithm][name] for name in choose.sample(there, choose.randint(1, len(there)))}
        found = explain([setup for setup in setups if setup.algorithm.id in counted], wanted)
        asked += 1
        plain = {match.algorithm for match in found.matches if not match.rules}
        named += algorithm in plain
        claims += len(plain)
        false += sum(not wanted.items() <= counted[name].items() for name in plain)
    yield Figure("numbers of a textbook search, and the search is not named", asked, asked - named)
    yield Figure("textbook searches named that do not give the numbers", claims, false)


def numbers_of(setup: Setup) -> Mapping[str, int] | None:
    """By the names of readings.py; a recursion without a queue; None where the search takes too long."""
    search = naive(setup.problem, setup.algorithm.id, setup.values)
    journal = written(search.search, MOST, None)
    if journal.outcome is None:
        return None
    counted = Counter(entry.what for entry in journal.entries)
    children = [entry for entry in journal.entries if entry.what in A_CHILD and entry.node.parent is not None]
    popped = sum(counted[what] for what in LEAVES if what != "goal" or not counted["met"])  # where they meet, none is
    states = {entry.node.state for entry in journal.entries}
    found = {"expanded": counted["expanded"], "generated": len(children), "popped": popped, "reached": len(states)}
    return found | ({} if search.order is None else {"max_queue": longest(journal.entries)})


def longest(entries: Sequence[Entry]) -> int:
    """The most entries in the frontier at once, stale ones included."""
    length = most = 0
    for before, entry in zip([entries[0], *entries], entries, strict=False):
        length = 0 if entry.node.round != before.node.round else length
        length += (entry.what in ENTERS) - (entry.what in (*LEAVES, "forgotten"))
        most = max(most, length)
    return most
