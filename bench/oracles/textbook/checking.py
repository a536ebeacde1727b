"""A worksheet in English words held against a search that was done without it: what is false in its key."""

from collections.abc import Iterator, Mapping
from math import inf, isfinite
from typing import Any

from bench.oracles.textbook.algorithms import TIES, naive
from bench.oracles.textbook.answers import Answers
from bench.oracles.textbook.journal import STOPPED, written
from bench.oracles.textbook.moments import Moments
from bench.oracles.textbook.words import Words, shown

RULES = {
    "fifo": "ties first in, first out", "lifo": "ties last in, first out", "low-h": "ties by lowest h",
    "high-g": "ties by highest g", "state": "ties in the order of the states", "deepest": "ties by greatest depth",
}  # fmt: skip
SIGNS = {
    "duplicate": "/", "cycle": "↺", "superseded": "×", "cutoff": "⊥", "goal": "◎", "meeting": "◎", "forgotten": "–",
    "frontier": "",
}  # fmt: skip


def mistakes(problem: Any, algorithm: str, values: Mapping[str, Any], sheet: dict[str, Any]) -> list[str]:
    """Each in a line; `values` are those of the options, `sheet` in words, its tree, table and questions all on it."""
    return list(Checked(problem, algorithm, values, sheet).mistakes())


class Checked:
    """One sheet."""

    def __init__(self, problem: Any, algorithm: str, values: Mapping[str, Any], sheet: dict[str, Any]) -> None:
        self.problem, self.values, self.sheet = problem, values, sheet
        self.search = naive(problem, algorithm, values)
        self.tie = values["tie"] if algorithm in ("greedy", "astar", "weighted-astar") else "fifo"
        self.first, self.count = sheet["first"], sheet["steps"]
        journal = written(self.search.search, self.first + self.count, values["max_nodes"])
        self.moments = Moments(self.search, journal)
        self.expansions = journal.positions("expanded")
        self.ended = journal.outcome if len(self.expansions) == self.first + self.count else None
        steps = self.expansions[max(self.first - 1, 0) : self.first + self.count]
        self.times = [journal.end_of_step(each) for each in steps]
        if self.first == 0:
            begins = (at for at in range(self.expansions[0]) if journal.entries[at].what in ("made", "met"))
            self.times.insert(0, max(begins))
        self.end = len(journal.entries) - 1 if self.ended else self.times[-1]
        self.journal, self.told = journal, self.moments.told(self.end)
        self.expanded = [journal.entries[at].node for at in self.expansions[self.first : self.first + self.count]]
        self.nodes = self._on_the_sheet()
        self.words = Words(problem, self.nodes)

    def _on_the_sheet(self) -> list[Any]:
        """All that are made; later on only those of its steps, their children, and the way to them."""
        if self.first == 0:
            return list(self.told)
        chosen = {each for each in self.told if each in self.expanded or each.parent in self.expanded}
        return [each for each in self.told if any(each in other.line for other in chosen)]

    def mistakes(self) -> Iterator[str]:
        if len(self.expanded) != self.count:
            yield f"it has {self.count} steps, and there are {len(self.expanded)}"
            return
        yield from self._others()
        yield from self._tree()
        yield from self._table()
        answers = Answers(self)
        expected = answers.all()
        found = [(each["kind"], each["answer"]) for each in self.sheet["questions"]]
        for one, other in zip(expected, found, strict=False):
            if one != other:
                yield f"answer: {other} for {one}"
        if len(expected) != len(found):
            yield f"{len(found)} questions for {len(expected)}"
        if answers.rounding_matters() != any("rounding errors" in note for note in self.sheet["table"]["notes"]):
            yield "whether rounding matters is not said, or said wrongly"
        counts = answers.difficulty()
        if counts != self.sheet["difficulty"]:
            yield f"difficulty: {self.sheet['difficulty']} for {counts}"

    def _others(self) -> Iterator[str]:
        """Every node beside the tree has a letter of its own, and the sheet has its state."""
        numbers = {node.number: node for node in self.told}
        for each in self.sheet["others"]:
            node = numbers[each["row"]]  # none that is generated after these steps
            if node in self.nodes or each["name"] in self.words.letters.values():
                yield f"{each['name']} (row {each['row']}) has its letter twice"
            if each["state"] != self.problem.describe(node.state)["text"]:
                yield f"{each['name']} (row {each['row']}): another state"
            self.words.letters[node] = each["name"]

    def _tree(self) -> Iterator[str]:
        found = self.sheet["tree"]["nodes"]
        if [each["row"] for each in found] != [each.number for each in self.nodes]:
            yield f"nodes: {[each['row'] for each in found]} for {[each.number for each in self.nodes]}"
            return
        numbers = {node.number: node for node in self.told}
        for node, drawn in zip(self.nodes, found, strict=True):
            told = self.told[node]
            fate = "meeting" if told.fate == "goal" and self.meets else told.fate
            twin = None if drawn["twin"] is None else numbers[drawn["twin"]]
            expected = {
                "parent": node.parent.number if node.parent else None,
                "name": self.words.name(node),
                "state": self.problem.describe(node.state)["text"],
                "g": node.g,
                "h": node.h if isfinite(node.h) else None,
                "numbers": self._numbers(node),
                "fate": fate,
                "turn": told.turn,
                "mark": self._mark(fate, told, twin),
            }
            for name, value in expected.items():
                if drawn[name] != value:
                    yield f"{drawn['name']} (row {drawn['row']}): {name} is {drawn[name]!r} for {value!r}"
            if (twin is None) != (not told.because) or (twin and twin not in told.because):
                yield f"{drawn['name']} (row {drawn['row']}): useless because of {drawn['twin']}"

    def rule(self) -> str:
        """How ties are broken."""
        return f"The rule: {RULES['deepest' if self.search.order is TIES['deepest'] else self.tie]}."

    @property
    def meets(self) -> bool:
        return any(each.side for each in self.told)

    def _numbers(self, node: Any) -> str | None:
        weight, letter = self.search.weight, self.search.letter
        if letter == "g":
            return f"g = {shown(node.g)}"
        if not self.search.estimates:
            return None
        if node.h == inf or node.value == inf:
            return "no goal from here"
        if letter == "h":
            return f"h = {shown(node.h)}"
        f = node.value if letter else node.g + node.h
        if abs(f - node.g - weight * node.h) > 1e-9:
            return f"f = {shown(f)}"
        share = "" if weight == 1 else f"{shown(weight)} · "
        return f"{shown(f)} = {shown(node.g)} + {share}{shown(node.h)}"

    def _mark(self, fate: str, told: Any, twin: Any) -> str:
        if told.turn:
            return str(told.turn)
        sign = SIGNS[fate] if fate != "stale" else SIGNS["superseded" if told.beaten else "duplicate"]
        return sign + (self.words.name(twin) if twin in self.nodes and self.words.pictured else "")

    def _table(self) -> Iterator[str]:
        between = self.sheet["table"]["between"]
        found = [[between.join(cell["text"]) for cell in row] for row in self.sheet["table"]["rows"]]
        expected = [self._row(step) for step in range(self.count + 1)]
        if self.ended:
            expected.append(["End", self._end(), *[""] * (len(expected[0]) - 2)])
        for one, other in zip(expected, found, strict=False):
            if one != other:
                yield f"table: {other} for {one}"
        if len(expected) != len(found):
            yield f"table: {len(found)} rows for {len(expected)}"

    def _row(self, step: int) -> list[str]:
        node = self.expanded[step - 1] if step else None
        row = [str(self.first + step)]
        if self.search.limit:
            row.append("–" if node is None or node.limit is None else shown(node.limit))
        row.append(self.words.name(node) if node else "–")
        if self.search.order is None:
            row.append(self.words.several([self.words.name(each) for each in node.line]) if node else "–")
        else:
            row.append(self._frontier(step))
        if self.search.visited and self.first == 0:
            names = [self.words.name(each) for each in self.moments.visits(self.times[step])]
            row.append(self.words.several(names) or "–")
        return row

    def _frontier(self, step: int) -> str:
        time = self.times[step]
        waiting = self.moments.frontier(time)
        most = 10 if step else max(10, self.count + 4)
        entries = [self.entry(each, self.moments.is_stale(each, time)) for each in waiting[:most]]
        more = [f"… and {len(waiting) - most} more"] if len(waiting) > most else []
        return self.words.several([*entries, *more]) or "empty"

    def entry(self, node: Any, stale: bool = False) -> str:
        value = "" if self.search.letter is None or node.value == inf else f" {shown(node.value)}"
        return f"({self.words.name(node)}{value})" if stale else f"{self.words.name(node)}{value}"

    def _end(self) -> str:
        goals = [entry.node for entry in self.journal.entries if entry.what in ("goal", "found")]
        if self.ended == "solution":
            name = self.words.name(goals[-1])
            return f"the two searches meet in {name}" if self.meets else f"{name} is a goal"
        return "out of budget" if self.ended == STOPPED else str(self.ended)
