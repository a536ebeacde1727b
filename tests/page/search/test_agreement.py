"""What the catalog lists, on the page: algorithms of every form, problems of every face."""

import json
import random
import re
from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from lectern import Lectern
from playwright.sync_api import expect

from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.kinds import KINDS, NAMES
from searchlight.setup import Setup, read
from searchlight.stream.live import ChunkedRun

# One of each form of search, and of what a state looks like. The unit tests hold all of them with the worker itself.
FORMS = ("breadth-first", "iterative-deepening", "weighted-astar", "rbfs", "bidirectional")
FACES = {"fifteen-puzzle": "", "grid": "jump-point&moves=8&heuristic=octile", "hanoi": ""}


def with_the_others(few: Iterable[str], names: Iterable[str]) -> list[ParameterSet]:
    """All of them, but for a few in a thorough run only."""
    return [pytest.param(name, marks=() if name in few else pytest.mark.thorough) for name in names]


@pytest.mark.parametrize("problem", with_the_others(FACES, PROBLEMS))
def test_every_problem_is_searched(lectern, problem):
    """Its default start and goal, its heuristic with a verdict, a shuffled start, a search to its end."""
    lectern.open(f"problem={problem}&algorithm={FACES.get(problem) or 'astar'}")
    lectern.press("Step", times=2)
    lectern.expect_expanded(2)
    verdict = lectern.open_picker("Heuristic").locator("#verdict")
    expect(verdict).to_contain_text("admissible")
    expect(verdict).to_contain_text("consistent")
    lectern.page.keyboard.press("Escape")
    before = lectern.start.input_value()
    lectern.type_seed("0")
    lectern.press("Shuffle")
    expect(lectern.start).not_to_have_value(before)
    lectern.expect_expanded(0)
    lectern.run_to_end()
    lectern.expect_status("Goal found")


SHOWN = """() => {
    const part = (name) => document.querySelector(`[data-part="${name}"]`);
    const first = part("frontier-list").querySelector(".entry");
    const stale = part("stale").hidden ? 0 : Number(part("stale").innerText.match(/[0-9]+/)[0]);  // folded into a line
    const visited = part("visited-list").querySelector(".entry");
    return {
        sentence: part("status").innerText,
        brief: part("brief").innerText,
        heading: part("frontier").querySelector("h2").innerText,
        entries: Number(first?.getAttribute("aria-setsize") ?? 0) + stale,
        first: first?.querySelector(".name").textContent ?? null,
        next: first?.classList.contains("next") ?? false,
        visited: Number(visited?.getAttribute("aria-setsize") ?? 0),
        lit: part("code-lines").querySelector(".now")?.textContent ?? null,
    };
}"""


class Record:
    """A search as the solver has it. (What a table says at each time: tests/web/table.)"""

    def __init__(self, algorithm: str) -> None:
        setup = read({"problem": "graph", "algorithm": algorithm})
        assert isinstance(setup, Setup)
        run = ChunkedRun(setup)
        self.source = run.table()["source"]
        run.advance()
        chunk = run.chunk()
        self.kinds, self.nodes, self.lines = (list(chunk[name]) for name in ("kind", "node", "line"))
        self.state, self.names = list(chunk["state"]), chunk["new_labels"]
        self.expansions = [at for at, kind in enumerate(self.kinds) if NAMES[kind] == "expand"]

    def end_of(self, step: int) -> int:
        """The time of the last event of a step."""
        end = at = self.expansions[step - 1]
        while NAMES[self.kinds[at + 1]] not in ("expand", "iteration", "end"):
            at += 1
            end = at if KINDS[self.kinds[at]].extends else end
        return end

    def name(self, time: int) -> str:
        return str(self.names[self.state[self.nodes[time]]])


ON_GRAPHS = [name for name in ALGORITHMS if isinstance(read({"problem": "graph", "algorithm": name}), Setup)]


@pytest.mark.parametrize("algorithm", with_the_others(FORMS, ON_GRAPHS))
def test_all_parts_of_the_page_agree(lectern: Lectern, algorithm: str) -> None:
    """At a step by chance: recursive searches and one from both ends among them; none of the former speaks of a
    frontier. Promises are beside the algorithm; the whole search is run, and taken back."""
    record, entry = Record(algorithm), ALGORITHMS[algorithm]
    step = random.Random(algorithm).randrange(1, len(record.expansions))
    lectern.open(f"problem=graph&algorithm={algorithm}&step={step}")
    lectern.expect_expanded(step)
    expect_agreement(lectern, record, algorithm, step)
    about = lectern.open_picker("Algorithm").get_by_role("region", name=str(entry.name), exact=True)
    expect(about).to_contain_text("complete")
    expect(about).to_contain_text("optimal")
    lectern.page.keyboard.press("Escape")
    lectern.run_to_end()
    lectern.expect_status(re.compile("(Goal|Best path) found"))
    lectern.press("Back")
    lectern.press("Reset")
    lectern.expect_expanded(0)
    lectern.expect_state("ready")


def expect_agreement(lectern: Lectern, record: Record, algorithm: str, step: int) -> None:
    entry, time = ALGORITHMS[algorithm], record.end_of(step)
    shown: dict[str, Any] = lectern.page.evaluate(SHOWN)
    where = f"{algorithm}, step {step}: {json.dumps(shown, ensure_ascii=False)}"
    expanded = re.escape(record.name(record.expansions[step - 1]))  # after what was removed before it
    assert re.search(rf"(^|\. ){expanded}( \(.*\))? is expanded", shown["sentence"]), where
    counts = lectern.counts()
    assert counts[0] == step, where
    assert shown["brief"].replace("\n", " ").startswith(f"{step} expanded"), where
    assert f"{counts[1]} generated" in shown["brief"], where
    assert str(shown["entries"]) in shown["heading"].split(), where
    line = "".join(record.source["lecture"][record.source["places"][record.lines[time]] - 1][1::2])
    assert shown["lit"] == line, where
    if entry.recursive or algorithm == "rbfs":
        assert "frontier" not in (shown["sentence"] + shown["brief"] + shown["heading"]).lower(), where
    if entry.recursive:
        return
    assert shown["entries"] == counts[2], where
    if entry.visited == "expanded" and algorithm != "rbfs":
        assert 0 < shown["visited"] <= step, where
    if shown["next"] and step < len(record.expansions):  # what is said to be next is next
        lectern.press("Step")
        lectern.expect_expanded(step + 1)
        assert f"{shown['first']} " in lectern.status.inner_text(), where
