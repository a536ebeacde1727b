"""The facts of web/features/predict/facts.js, computed in the plainest way from the solver's own record."""

from math import isfinite, isnan
from types import SimpleNamespace
from typing import Any

from page.features.predict.steps import Rules, Step
from searchlight.catalog import BUILT_IN
from searchlight.events import Drive, Unsolved
from searchlight.kinds import KINDS
from searchlight.record import Record
from searchlight.run import Run
from searchlight.setup import Setup, read
from tests.unit.page.plain_table import Table

NAMES = [kind.name for kind in KINDS]


class Recorded:
    """A search that was run to its end or its budget, and the questions that facts.js answers of its table."""

    def __init__(self, **options: Any) -> None:
        setup = read(options, BUILT_IN)
        assert isinstance(setup, Setup), setup
        self.setup, self.problem = setup, setup.problem
        self.run = Run(Drive(setup.search()), Record(), setup.values["max_nodes"])
        self.run.advance()
        record = self.record = self.run.record
        self.columns, self.events = record.columns(), list(zip(record.kind, record.node, strict=True))
        self.traits = {**setup.algorithm.traits(setup.values)}
        self.finished = self.run.outcome is not Unsolved.BUDGET
        table = Table("{}")
        chunk = {"first_event": 0, "expanded": record.expanded, "kind": record.kind, "limits": [], "outcome": "{}"}
        table.append(SimpleNamespace(**chunk))
        self.positions = list(table.positions().values())  # the last event of the start, then of each expansion
        visits = [(node, time) for time, (kind, node) in enumerate(self.events) if KINDS[kind].visits]
        self.visited_at = dict(reversed(visits))  # when a node was first visited
        self.rules = Rules(self.traits, str(setup.values["goal"]))
        self.player = SimpleNamespace(supply=SimpleNamespace(rests=True, refused=False))

    @property
    def last(self) -> int:
        return len(self.positions) - 1

    # -- nodes ---------------------------------------------------------------------------------------------------------

    def label(self, row: int) -> str:
        """As the lists beside the tree have it: in one line, without commas."""
        state = self.record.states[self.columns["state"][row]]
        return str(self.problem.text(state))

    def waits(self, row: int, t: int) -> bool:
        removed = self.columns["removed_at"][row]
        return self.columns["generated_at"][row] <= t and (removed < 0 or removed > t)

    def stale(self, row: int, t: int) -> bool:
        """Beaten by a cheaper node, or, where that is how entries become stale, visited meanwhile by another one."""
        columns = self.columns
        if 0 <= columns["superseded_at"][row] <= t:
            return True
        if not self.traits["stale_when"]:
            return False
        for other, state in enumerate(columns["state"]):
            visited = self.visited_at.get(other, t + 1) <= t
            if visited and other != row and state == columns["state"][row]:
                same = columns["iteration"][other] == columns["iteration"][row]
                deep = self.traits["stale_when"] == "visited" or columns["depth"][other] <= columns["depth"][row]
                if same and deep:
                    return True
        return False

    def root(self, row: int) -> int:
        while self.columns["parent"][row] >= 0:
            row = self.columns["parent"][row]
        return row

    def before(self, row: int) -> int:
        """The cheapest older node of its state that was kept, in its iteration and from the same root; -1: none."""
        columns = self.columns
        discarded = {other for kind, other in self.events if NAMES[kind] in ("duplicate", "cycle")}
        same = [
            other
            for other in range(row)
            if columns["state"][other] == columns["state"][row]
            and columns["iteration"][other] == columns["iteration"][row]
            and self.root(other) == self.root(row)
            and other not in discarded
        ]
        return min(same, key=lambda other: columns["g"][other], default=-1)

    def told(self, row: int, t: int, before: int = -1) -> dict[str, Any]:
        columns = self.columns
        action = columns["action"][row]
        waits = self.waits(row, t)
        return {
            "row": row, "label": self.label(row), "parent": columns["parent"][row],
            "action": str(self.record.actions[action]) if action >= 0 else "",
            "g": columns["g"][row], "h": _number(columns["h"][row]), "priority": _number(columns["priority"][row]),
            "depth": columns["depth"][row], "born": columns["generated_at"][row], "waits": waits,
            "stale": waits and self.stale(row, t), "closed": 0 <= columns["expanded_at"][row] <= t, "before": before,
        }  # fmt: skip

    # -- what facts.js is asked ----------------------------------------------------------------------------------------

    def happening(self, number: int) -> dict[str, Any] | None:
        if not 0 <= number <= self.last or (number == self.last and not self.finished):
            return None
        at = self.positions[number]
        until = self.positions[number + 1] if number < self.last else len(self.events) - 1
        events = self.events[at + 1 : until + 1]
        made = {row: self.before(row) for kind, row in events if KINDS[kind].makes}
        rows = {row for kind, row in events if NAMES[kind] not in ("iteration", "end")}
        rows |= {self.columns["parent"][row] for row in rows} | set(made.values())
        return {
            "step": number, "at": at, "until": until, "waiting": len(self.frontier(at)),
            "limits": [self.limit(at), self.limit(until)],
            "outcome": self.run.outcome.value if self.finished and number == self.last else None,
            "left": len(self.frontier(until)), "events": [[NAMES[kind], row] for kind, row in events],
            "nodes": [self.told(row, at, made.get(row, -1)) for row in sorted(rows - {-1})],
        }  # fmt: skip

    def limit(self, t: int) -> float | None:
        return [each.limit for each in self.record.iterations if each.first_event <= t][-1]

    def frontier(self, t: int) -> list[int]:
        """Who waits, as they will be served."""
        iteration = max(
            self.columns["iteration"][row] for kind, row in self.events[: t + 1] if NAMES[kind] != "iteration"
        )
        rows = [row for row in range(self.record.row_count) if self.waits(row, t)]
        return sorted((row for row in rows if self.columns["iteration"][row] == iteration), key=self._place)

    def _place(self, row: int) -> tuple[Any, ...]:
        columns, tie = self.columns, self.traits["tie"]
        state = self.record.states[columns["state"][row]]
        among = {
            "fifo": (), "lifo": (-row,), "low-h": (columns["h"][row],), "high-g": (-columns["g"][row],),
            "state": (state,), "deepest": (-columns["depth"][row],),
        }[tie]  # fmt: skip
        return columns["priority"][row], *among, row

    def step(self, number: int) -> Any:
        told = self.happening(number)
        return Step(told) if told else False

    def alike(self, row: int, number: int) -> int:
        t, priority = self.positions[number], self.columns["priority"]
        live = [each for each in self.frontier(t) if not self.stale(each, t)]
        return sum(priority[each] == priority[row] for each in live)

    def waiting(self, number: int, most: int) -> tuple[int, list[dict[str, Any]]]:
        t = self.positions[number]
        rows = self.frontier(t)
        return len(rows), [self.told(row, t) for row in rows[:most]]


def _number(value: float) -> float | None:
    """As JSON has it."""
    return value if isfinite(value) and not isnan(value) else None
