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
from searchlight.kinds import NAMES
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


# How many entries more than rows the stale ones are that follow each other; a line that counts all counts those, too.
IN_RUNS = """const sumOf = (text) => text.match(/[0-9]+/g).reduce((sum, each) => sum + Number(each), 0);
    const inRuns = (runs, counted) => runs.reduce((sum, run) =>
        sum - 1 + (counted ? 0 : Number(run.querySelector(".from").textContent.match(/[0-9]+/)?.[0] ?? 1)), 0);
"""
SHOWN = """() => { IN_RUNS
    const part = (name) => document.querySelector(`[data-part="${name}"]`);
    const first = part("frontier-list").querySelector(".entry.next") ?? part("frontier-list").querySelector(".entry");
    const stale = part("stale").hidden ? 0 : sumOf(part("stale").firstElementChild.textContent);  // folded into a line
    const returned = part("frontier-list").querySelectorAll(".entry.returned").length;
    const visited = part("visited-list").querySelector(".entry");
    const rows = Number(first?.getAttribute("aria-setsize") ?? 0);
    return {
        sentence: part("status").innerText,
        brief: part("brief").innerText,
        heading: part("frontier").querySelector("h2").innerText,
        entries: rows - returned + stale + inRuns([...part("frontier-list").querySelectorAll(".run")], stale),
        first: first?.querySelector(".name").textContent ?? null,
        next: first?.classList.contains("next") ?? false,
        visited: Number(visited?.getAttribute("aria-setsize") ?? 0),
        lit: part("code-lines").querySelector(".now")?.textContent ?? null,
    };
}""".replace("IN_RUNS", IN_RUNS)


class Record:
    """A search as the solver has it. (What a table says at each time: tests/web/table.)"""

    def __init__(self, algorithm: str) -> None:
        setup = read({"problem": "graph", "algorithm": algorithm})
        assert isinstance(setup, Setup)
        run = ChunkedRun(setup)
        self.source = run.table()["source"]
        run.advance()
        chunk = run.chunk()
        self.kinds, self.nodes = list(chunk["kind"]), list(chunk["node"])
        self.state, self.names = list(chunk["state"]), chunk["new_labels"]
        self.expansions = [at for at, kind in enumerate(self.kinds) if NAMES[kind] == "expand"]

    def name(self, time: int) -> str:
        return str(self.names[self.state[self.nodes[time]]])


# What is wrong with the list, in a lecture: its heading's number is that of the rows in view and of those named
HEADED = """() => { IN_RUNS
    const part = (name) => document.querySelector(`[data-part="${name}"]`);
    const number = (text) => Number(text.match(/[0-9]+/)?.[0] ?? 0);
    const [list, head, stale] = [part("frontier-list"), part("frontier-count").textContent, part("stale")];
    const end = list.getBoundingClientRect().bottom - parseFloat(list.style.getPropertyValue("--rest") || "0") + 1;
    const rows = [...list.querySelectorAll(".entry")].filter((row) => row.getBoundingClientRect().bottom <= end);
    const open = rows.filter((row) => !row.matches(".returned"));
    const more = [...list.querySelectorAll(".skipped, .beyond")].map((each) => each.textContent);
    const below = more.reduce((sum, text) => sum + (text.includes("returned") ? 0 : number(text)), 0);
    const counted = stale.checkVisibility() ? sumOf(stale.firstElementChild.textContent) : 0;
    const named = below + counted + inRuns(rows.filter((row) => row.matches(".run")), counted);
    const said = `${head}: ${rows.length} rows, ${more}, ${stale.innerText}`;
    return number(head) !== open.length + named || (number(head) > 0 && rows.length === 0) ? said : "";
}""".replace("IN_RUNS", IN_RUNS)

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


SMALL = "problem=graph&graph=S-A 1, A-G 4, S-G 6, A-B 1, B-C 2; h S 4; h A 3; h B 4; h C 9&start=S&goal=G&algorithm="
ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm="
BOARD = "problem=eight-puzzle&start=1,2,5,3,4,8,6,7,0&algorithm="
LISTS = [f"{SMALL}{name}" for name in ON_GRAPHS] + [f"problem={name}&algorithm=astar" for name in PROBLEMS]
LISTS += [f"{BOARD}{name}" for name in ("ida-star", "iterative-deepening", "rbfs")]


@pytest.mark.parametrize("search", with_the_others([f"{SMALL}{name}" for name in (*FORMS, "ida-star")], LISTS))
def test_a_heading_counts_what_is_listed(lectern: Lectern, search: str) -> None:
    """At the first steps, and at the end: no entry that is counted is missing, no call that has returned counts."""
    lectern.open(f"{search}&view=present")
    wrong = []
    for step in range(12):
        lectern.rest()
        wrong.append((step, lectern.page.evaluate(HEADED)))
        lectern.page.keyboard.press("ArrowRight")
    lectern.page.keyboard.press("End")
    lectern.expect_state("finished")
    lectern.rest()
    wrong.append((-1, lectern.page.evaluate(HEADED)))
    assert [each for each in wrong if each[1]] == []


SEEN = """() => {
    const part = (name) => document.querySelector(`[data-part="${name}"]`);
    const tree = [part("tree").dataset.visible, part("tree-view").querySelector("canvas").ariaDescription];
    const list = [part("frontier-list").querySelector(".beyond"), ...part("frontier-list").querySelectorAll(".entry")];
    const texts = ["status", "brief", "frontier-count", "frontier-note"].map(part).concat(list.slice(0, 5));
    return [...texts.map((each) => each.innerText), ...tree];
}"""
# The same once it stays: what of the tree is in view is reported again 300 ms after a picture
STILL = f"""async () => {{
    for (let before = null; ;) {{
        const seen = ({SEEN})();
        if (JSON.stringify(seen) === before) return seen;
        before = JSON.stringify(seen);
        await new Promise((resolve) => setTimeout(resolve, 350));
    }}
}}"""
EXPLAINED = """() => [".leads .why-next", "[data-part=frontier-note]"]
    .some((each) => document.querySelector(each)?.textContent)"""


def test_a_step_looks_the_same_from_both_sides(lectern: Lectern) -> None:
    """Reached by steps, or back from the end: sentence, numbers, list, and what of the tree is legible or folded."""
    for search, last in ((f"{ROMANIA}rbfs", 7), (f"{ROMANIA}ida-star", 9), (f"{BOARD}iterative-deepening", 12)):
        page = lectern.open(f"{search}&view=present").page
        seen: list[tuple[int, list[str]]] = []
        for step in (*range(1, last), *range(last - 1, 0, -1)):
            if step != (seen[-1][0] if seen else 0):
                page.keyboard.press("ArrowRight" if len(seen) < last - 1 else "ArrowLeft")
            else:
                page.keyboard.press("ArrowRight")
                page.wait_for_function(EXPLAINED)
                page.keyboard.press("ArrowLeft")
            page.wait_for_function(EXPLAINED)
            lectern.rest()
            now = (step, page.evaluate(SEEN))
            seen.append(now if now in seen else (step, page.evaluate(STILL)))  # a step of the way there is not awaited
        forth, back = seen[: last - 1], seen[last - 1 :]
        assert [pair for pair in zip(forth, reversed(back), strict=True) if pair[0] != pair[1]] == [], search


def expect_agreement(lectern: Lectern, record: Record, algorithm: str, step: int) -> None:
    entry = ALGORITHMS[algorithm]
    shown: dict[str, Any] = lectern.page.evaluate(SHOWN)
    where = f"{algorithm}, step {step}: {json.dumps(shown, ensure_ascii=False)}"
    expanded = re.escape(record.name(record.expansions[step - 1]))  # after what was removed before it
    assert re.search(rf"(^|\. ){expanded}( \(.*\))? is expanded", shown["sentence"]), where
    counts = lectern.counts()
    assert counts[0] == step, where
    assert shown["brief"].replace("\n", " ").startswith(f"{step} expanded"), where
    assert f"{counts[1]} generated" in shown["brief"], where
    assert str(shown["entries"]) in shown["heading"].split(), where
    assert shown["lit"] in ["".join(line[1::2]) for line in record.source["lecture"]], where
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
