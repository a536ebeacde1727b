"""What is wrong with a page that rests: a state it does not leave, counts that are not the solver's, growth."""

import json
from typing import Any
from urllib.parse import unquote

from playwright.sync_api import Error, Page

from searchlight.events import EXPAND, Drive
from searchlight.kinds import KINDS
from searchlight.options import OPTIONS
from searchlight.record import Record
from searchlight.recorded.moment import time_of
from searchlight.run import Run
from searchlight.setup import CHOICES, Setup, read
from searchlight.tally import CHANGE

PATIENCE = 120_000  # milliseconds in which a page that is left alone gets on
ADDRESS = 2500  # milliseconds until the address says where the page is (shell/document.py)
LATE = 12  # times that long on a busy machine
MOST = 20_000  # expansions up to which the solver is asked
STAGES = 1500  # nodes of a few closed stages, which may wait for MicroPython's collection: 160 to 1,570 were seen
GROWTH, FEW = 1.5, 200  # times as much as in the first readings of a walk, and that many more: no feature's form
READING, FIRST = 5, 3  # legs between two readings; readings in which nearly all features have been opened
HOME = "problem=graph&algorithm=astar&step=0"  # where things are counted
OWN = ("own", "observed", "code=", "program=", "recorded")  # in links to what the solver alone does not have

STATE = "document.documentElement.dataset.state"
MOVES = f"""([state, ...counts]) => {STATE} !== state || state === "running"
    && ["expanded", "expanded-2"].some((name, at) => document.documentElement.dataset[name] != counts[at])"""
PAUSE = """() => document.querySelector("#play[data-does=pause]")?.click()"""
PLACES = """() => {
  const held = {};
  for (const each of document.querySelectorAll("body :not(.cm-editor *)")) {  // an editor draws the text in view
    const place = each.closest("[id], [data-part], section, dialog");
    const name = `elements in ${place?.id || place?.dataset.part || place?.className || place?.tagName || "body"}`;
    held[name] = (held[name] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(held).filter(([, count]) => count > 100));
}"""
SHOWN = """() => ({ ...document.documentElement.dataset, link: location.hash.slice(1) })"""


class Watch:
    """`complaints()` lets the page come to rest, and returns a sentence for each fault."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.compared = self.legs = 0
        self.most: dict[str, int] = {}  # in the first readings
        self.grown = set[str]()  # in the last reading: stages that have closed wait for MicroPython's next collection
        self.session, self.heap = page.context.new_cdp_session(page), list[str]()
        self.session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: self.heap.append(event["chunk"]))

    def complaints(self) -> list[str]:
        self.legs += 1
        return self._stuck() or self._differences() + (self._growth() if self.legs % READING == 0 else [])

    def _stuck(self) -> list[str]:
        for state in ("loading", "running"):
            shown = self.page.evaluate(SHOWN)
            counts = [shown.get("expanded"), shown.get("expanded-2")]
            if shown["state"] == state and not self._comes(MOVES, [state, *counts]):
                return [f"stuck in {state} at {shown['link']}"]
        self.page.evaluate(PAUSE)  # unless the editor lies over it: then it plays on
        return [] if self._comes(f"() => {STATE} !== 'loading'") else ["stuck in loading"]

    def _comes(self, condition: str, argument: Any = None) -> bool:
        try:
            self.page.wait_for_function(condition, arg=argument, timeout=PATIENCE)
        except Error:
            return False
        return True

    def _differences(self) -> list[str]:
        return [] if any(not self._counts() for _ in range(LATE)) else self._counts()

    def _counts(self) -> list[str]:
        """What the page counts, beside what the solver does for the page's own link."""
        self.page.wait_for_timeout(ADDRESS)
        shown = self.page.evaluate(SHOWN)
        if shown["state"] not in ("ready", "finished") or any(each in shown["link"] for each in OWN):
            return []
        wrong = []
        for number, (options, fine) in enumerate(searches_of(shown["link"]), 1):
            counts = counted(options, _step(shown["link"]), fine)
            ending = "" if number == 1 else "-2"
            page = tuple(int(shown.get(name + ending, -1)) for name in ("expanded", "generated", "frontier"))
            if counts:
                self.compared += 1
                if counts != page:
                    wrong.append(f"{page} on the page, {counts} by the solver, search {number} of {shown['link']}")
        return wrong

    def _growth(self) -> list[str]:
        """What a page at home holds, beside what it held there before."""
        self.page.evaluate("link => { location.hash = link + '&max-nodes=' + (9000 + Date.now() % 1000) }", HOME)
        if not self._comes(f"() => {STATE} === 'ready'"):
            return ["no way home"]
        self.page.wait_for_timeout(ADDRESS)  # until MicroPython has let go of elements (shell/document.py)
        held = {"JSEventListeners": 0, "nodes outside the document": max(STAGES, self._detached())}
        self.session.send("Performance.enable")
        for each in self.session.send("Performance.getMetrics")["metrics"]:
            if each["name"] in held:
                held[each["name"]] = int(each["value"])
        held |= self.page.evaluate(PLACES)
        if self.legs <= READING * FIRST:
            self.most |= {name: max(value, self.most.get(name, 0)) for name, value in held.items()}
        before, self.grown = self.grown, {name for name, value in held.items() if value > self._limit(name, value)}
        lasting = sorted(before & self.grown)
        return [f"{name}: {held[name]} now, {self.most[name]} at most before" for name in lasting]

    def _limit(self, name: str, now: int) -> float:
        before = self.most.get(name, now)
        return max(GROWTH * before, before + FEW)

    def _detached(self) -> int:
        """What scripts still hold of the page though it has left the document, by a snapshot of the heap."""
        self.heap.clear()
        self.session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        heap = json.loads("".join(self.heap))
        fields = heap["snapshot"]["meta"]["node_fields"]
        return int(heap["nodes"][fields.index("detachedness") :: len(fields)].count(2))  # 1: in the document


def searches_of(link: str) -> list[tuple[dict[str, str], int | None]]:
    """The options of a link's searches, and how many events each is beyond its step."""
    parts = {name: unquote(value) for name, _, value in (part.partition("=") for part in link.split("&")) if name}
    known = {name.replace("-", "_"): value for name, value in parts.items()}
    first = {name: value for name, value in known.items() if not name.startswith("b.")}
    found = [(first, _whole(known.get("fine")))]
    other = {name[2:]: value for name, value in known.items() if name.startswith("b.") and name != "b.fine"}
    if other:
        found.append(({**first, **other}, _whole(known.get("b.fine"))))
    return found


def _whole(text: str | None) -> int | None:
    return None if text is None else int(text)


def _step(link: str) -> int:
    return int(next((part[5:] for part in link.split("&") if part.startswith("step=")), "0"))


def counted(options: dict[str, str], step: int, fine: int | None) -> tuple[int, int, int] | None:
    """Expanded, generated and frontier after a step; None where the solver alone cannot tell, or it takes too long."""
    setup = read({name: value for name, value in options.items() if name in (*CHOICES, *OPTIONS)})
    if not isinstance(setup, Setup) or setup.entry.family != "search" or step > MOST:
        return None
    record = Record()
    run = Run(Drive(setup.search()), record, setup.values["max_nodes"])
    run.advance(step + 1)
    ended = run.outcome is not None and step >= record.expanded
    last = record.event_count - 1 if ended and fine is None else time_of(record, step) + (fine or 0)
    kinds, nodes = record.kind[: last + 1], record.node[: last + 1]
    begun = max((each.first_event for each in record.iterations if each.first_event <= last), default=0)
    made = sum(KINDS[kind].generates and record.parent[node] >= 0 for kind, node in zip(kinds, nodes, strict=True))
    return kinds.count(EXPAND), made, sum(CHANGE[kind] for kind in kinds[begun:])
