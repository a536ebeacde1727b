"""A random walk over all controls: a reader who does not wait; each seed makes the same one.

`tests/page/search/test_races.py` goes a short way; this module goes several long ones, each in a page of its own, and
tells what the console said meanwhile. From time to time it lets the page rest, and looks at it
(`instruments/rest.py`). `python3 -m bench.walk --bursts --seeds 6000-6009` presses many controls in the
same moment instead, in sight or not: what no reader can do, a slow machine does to a quick one.
"""

import argparse
from collections.abc import Iterable
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page

from bench.instruments.hand import served
from bench.instruments.rest import Watch
from buildtools.project import say

SEEDS, ACTIONS = range(1, 9), 600
LEG = 40  # actions after which the page is looked at while it rests
BURST = 12  # actions at most that come in the same moment
PAUSES = (0, 0, 20, 60, 200, 700)  # milliseconds between two bursts
LINKS = (
    "algorithm=astar&step=20", "problem=graph&algorithm=iterative-deepening&step=4",
    "problem=water-jugs&algorithm=bidirectional", "problem=graph&graph=detour&algorithm=astar",
    "problem=hanoi&algorithm=ida-star&b.algorithm=astar&step=9", "problem=pillars&algorithm=rbfs&fine=-3&step=7",
    "algorithm=astar&b.algorithm=uniform-cost&step=30", "start=1,1,1&goal=%zz&algorithm=nonsense",
    "problem=graph&b.algorithm=greedy&step=2", "problem=grid&algorithm=greedy&step=40",
    "problem=two-blank-puzzle&algorithm=breadth-first-paths&step=12", "algorithm=iterative-deepening&max-nodes=5000",
)  # fmt: skip
ASKING = (  # links that ask for a part of the page as well
    "predict=8&problem=graph&graph=romania&algorithm=astar", "lesson=frontier&stop=3", "lesson=corridor",
    "lines=4&problem=graph&algorithm=breadth-first", "challenge=detour", "collapse=2,12&algorithm=astar&step=30",
    "experiment=problems:eight-puzzle", "charts=truth&algorithm=astar&step=12",
)  # fmt: skip
TEXTS = ("", "1,2,5,3,0,4,6,7,8", "Arad", "4,6", "<b>", '{"edges": {"A": {"B": 1, "C": 2}}}', "9" * 50, "0,0")
KEYS = ("ArrowRight", "ArrowLeft", " ", "End", "Home", ".", ",", "f", "?", "Escape", "Enter", "ArrowDown", "Tab")
NEVER = ("Copy link", "Stop Python", "Language")  # a permission; what the next action waits for; the page anew
PASSING = ("not attached", "Timeout", "context was destroyed")  # an element that has gone meanwhile is no fault
# Several actions at once, each on a control that is on the page by then; what was done comes back.
BURST_OF = """async ([plan, never, inSight]) => {
    const done = [];
    const asleep = () => new Promise((wake) => setTimeout(wake));
    for (const { kind, share, text, link, key, waits } of plan) {
        if (waits) await asleep();
        if (link) { location.hash = link; done.push("#" + link); continue; }
        if (key) {
            const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
            (document.activeElement ?? document.body).dispatchEvent(event);
            done.push(key);
            continue;
        }
        const all = [...document.querySelectorAll(kind)].filter((it) => {
            const name = it.getAttribute("aria-label") || it.id || it.textContent;
            if (inSight && !it.checkVisibility({ visibilityProperty: true })) return false;
            return !never.includes(name) && !never.includes(it.id);
        });
        const element = all[Math.floor(share * all.length)];
        if (!element) continue;
        done.push((element.id || element.getAttribute("aria-label") || element.textContent).slice(0, 30));
        if (element.tagName === "BUTTON" || element.matches("[role=option]")) { element.click(); continue; }
        if (element.tagName === "SELECT") element.selectedIndex = text.length % element.options.length;
        else if (element.type === "range") element.value = Number(element.max) * share;
        else element.value = element.type === "number" ? String(Math.floor(share * 99)) : text;
        element.dispatchEvent(new Event("input", { bubbles: true }));
        element.dispatchEvent(new Event("change", { bubbles: true }));
    }
    return done;
}"""
KINDS = {
    "button": 10, "select": 3, "input[type=text], input[type=search], input[type=number], textarea": 2,
    "input[type=range]": 1, "[role=option].entry": 2,
}  # fmt: skip


class Walk:
    """`act()` does one thing to a control in sight; `done` lists what was done, for whoever looks for the fault."""

    most, in_sight = 1, True
    pauses: tuple[int, ...] = (0,)

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)
        self.done: list[str] = []

    def act(self) -> None:
        plan = [self._one() for _ in range(self.random.randint(1, self.most))]
        try:
            self.done += self.page.evaluate(BURST_OF, [plan, [*NEVER, "share", "stop", "language"], self.in_sight])
        except Error as error:
            if not any(said in error.message for said in PASSING):
                raise AssertionError(f"after {self.done[-12:]}: {error.message}") from error
        self.page.wait_for_timeout(self.random.choice(self.pauses))

    def _one(self) -> dict[str, Any]:
        random = self.random
        action: dict[str, Any] = {
            "waits": random.random() < 0.5,
            "share": random.random(),
            "text": random.choice(TEXTS),
        }
        lot = random.random()
        if lot < 0.05:
            action["link"] = random.choice(LINKS + ASKING)
        elif lot < 0.2:
            action["key"] = random.choice(KEYS)
        else:
            action["kind"] = random.choices(list(KINDS), list(KINDS.values()))[0]
        return action


class Bursts(Walk):
    """Each `act()` does several things in the same moment, or with no more than a turn of the browser in between."""

    most, in_sight, pauses = BURST, False, PAUSES


def measure(seeds: Iterable[int] = SEEDS, actions: int = ACTIONS, kind: type[Walk] = Walk) -> list[dict[str, Any]]:
    """A row for each walk: how many actions, and what was complained of."""
    rows = []
    with served() as (chromium, url):
        for seed in seeds:
            page, errors = chromium.new_page(service_workers="block"), list[str]()
            _listen(page, errors)
            page.goto(url)
            page.wait_for_selector("html[data-state=ready]", timeout=60_000)
            walk, watch = kind(page, seed), Watch(page)
            while len(walk.done) < actions and not errors:
                before = len(walk.done)
                walk.act()
                if before // LEG < len(walk.done) // LEG and not errors:
                    errors += watch.complaints()
            page.wait_for_timeout(500)  # the rest of what is complained of
            state = page.evaluate("document.documentElement.dataset.state")
            row = {"name": f"walk {seed}", "actions": len(walk.done), "errors": len(errors), "compared": watch.compared}
            rows.append(row)
            say(f"walk {seed}: {len(walk.done)} actions, {len(errors)} errors, {state}, {watch.compared} compared")
            if errors:
                say(f"{chr(10).join(errors)}\nafter {walk.done[-24:]}")
            page.close()
    return rows


def _listen(page: Page, errors: list[str]) -> None:
    def said(message: ConsoleMessage) -> None:
        if message.type == "error":
            errors.append(message.text)

    page.on("console", said)
    page.on("pageerror", lambda error: errors.append(error.stack or str(error)))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Random walks over all controls of the page.")
    parser.add_argument("--bursts", action="store_true", help="many controls in the same moment")
    parser.add_argument("--seeds", default="1-8", help="FIRST-LAST")
    parser.add_argument("--actions", type=int, default=ACTIONS)
    return parser.parse_args()


if __name__ == "__main__":
    given = _arguments()
    first, _, last = given.seeds.partition("-")
    measure(range(int(first), int(last or first) + 1), given.actions, Bursts if given.bursts else Walk)
