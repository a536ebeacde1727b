"""A worksheet in English words held against a search that was done without it: what is false in its key."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from math import inf, isfinite
from string import ascii_uppercase
from typing import Any, Final

from bench.oracles._textbook import A_CHILD, STOPPED, TIES, Journal, Naive, Paper, naive, written

ENTERS: Final = ("made", "again")
LEAVES: Final = ("expanded", "dropped", "cut", "goal", "forgotten")
WORDS: Final = {
    "expanded": "expanded", "goal": "goal", "found": "goal", "discarded": "duplicate", "cycle": "cycle",
    "dropped": "stale", "cut": "cutoff", "forgotten": "forgotten",
}  # fmt: skip


@dataclass
class Told:
    """`fate` as a worksheet names it; `because`: the nodes of which each may be named as the reason."""

    fate: str = "frontier"
    turn: int | None = None
    because: tuple[Paper, ...] = ()
    beaten: bool = False  # by a cheaper node of its state, while it was in the frontier


class Moments:
    """Of a search and its journal; a time is a place in the journal."""

    def __init__(self, search: Naive, journal: Journal) -> None:
        self.search, self.journal = search, journal

    def frontier(self, time: int) -> list[Paper]:
        """In the order in which its entries are removed."""
        waiting: list[Paper] = []
        round_ = self.journal.entries[time].node.round
        for entry in self.journal.entries[: time + 1]:
            if entry.node.round == round_ and entry.what in ENTERS:
                waiting.append(entry.node)
            if entry.what in LEAVES and entry.node in waiting:
                waiting.remove(entry.node)
        assert self.search.order is not None
        return sorted(waiting, key=self.search.order)

    def visits(self, time: int) -> list[Paper]:
        """The nodes that were visited until then, in their order, without those whose state was reopened."""
        round_ = self.journal.entries[time].node.round
        found: list[Paper] = []
        for entry in self.journal.entries[: time + 1]:
            if entry.node.round == round_ and entry.what in self.search.visited:
                found.append(entry.node)
            elif entry.what == "reopened":
                found.remove(entry.node)
        return found

    def beaten_by(self, node: Paper, time: int) -> Paper | None:
        before = self.journal.entries[: time + 1]
        return next((entry.because for entry in before if entry.what == "beaten" and entry.node is node), None)

    def visited_by(self, node: Paper, time: int) -> list[Paper]:
        """The nodes of its state whose visits make it stale."""
        if not self.search.drops_visited:
            return []
        return [
            each
            for each in self.visits(time)
            if each.state == node.state
            and each is not node
            and each.round == node.round
            and (not self.search.no_deeper or each.depth <= node.depth)
        ]

    def is_stale(self, node: Paper, time: int) -> bool:
        return self.beaten_by(node, time) is not None or bool(self.visited_by(node, time))

    def rivals(self, time: int) -> list[Paper]:
        """The entries that share the lowest value."""
        if self.search.letter is None:
            return []
        useful = [each for each in self.frontier(time) if not self.is_stale(each, time) and each.value < inf]
        return [each for each in useful if each.value == useful[0].value]

    def told(self, time: int) -> dict[Paper, Told]:
        """What has become of every node that is made by then."""
        found: dict[Paper, Told] = {}
        turn = 0
        for at, entry in enumerate(self.journal.entries[: time + 1]):
            if entry.what in ENTERS:
                found[entry.node] = Told()
            elif entry.what in WORDS:
                turn += entry.what == "expanded"
                told = found[entry.node] = Told(WORDS[entry.what], turn if entry.what == "expanded" else None)
                if entry.what == "dropped":
                    told.beaten = self.beaten_by(entry.node, at) is not None
                    told.because = self._of_drop(entry.node, at)
                elif entry.because:
                    told.because = (entry.because,)
        for node, told in found.items():
            if told.fate == "frontier" and self.is_stale(node, self._last_of(node.round, time)):
                told.fate, told.because = "superseded", self._of_drop(node, self._last_of(node.round, time))
                told.beaten = self.beaten_by(node, time) is not None
        return found

    def _last_of(self, round_: int, time: int) -> int:
        """The last time at which this iteration was under way."""
        return max(at for at in range(time + 1) if self.journal.entries[at].node.round == round_)

    def _of_drop(self, node: Paper, time: int) -> tuple[Paper, ...]:
        beaten = self.beaten_by(node, time)
        return (beaten,) if beaten else tuple(self.visited_by(node, time))


PICTURES = ("board", "ring", "pegs", "jugs", "banks")


def shown(number: float) -> str:
    """With four decimals at most, and thousands apart."""
    if number == float("inf"):
        return "∞"
    text = f"{Decimal(number * 10**4 + 0.5) // 1 / 10**4:,.4f}"
    return text.rstrip("0").rstrip(".")


class Words:
    """Letters in the order in which nodes are made, where their states are pictures; else the state's text.

    `letters`: the checker adds those that the sheet gives to other nodes.
    """

    def __init__(self, problem: Any, nodes: list[Any]) -> None:
        self.problem = problem
        self.pictured = problem.shape.get("kind") in PICTURES
        letters = [*ascii_uppercase, *(a + b for a in ascii_uppercase for b in ascii_uppercase)]
        self.letters: dict[Any, str] = dict(zip(nodes, letters, strict=False)) if self.pictured else {}
        self.between = "; " if any("," in self.name(node) for node in nodes) else ", "

    def name(self, node: Any) -> str:
        if node in self.letters:
            return self.letters[node]
        text = str(self.problem.text(node.state))
        return text if len(text) <= 22 or self.pictured else f"{text[:21]}…"

    def several(self, names: list[str]) -> str:
        return self.between.join(names)


USELESS: Final = ("duplicate", "cycle", "superseded", "stale")


class Answers:
    """Of a sheet that is being checked (checking.py)."""

    def __init__(self, checked: Any) -> None:
        self.checked, self.moments, self.words = checked, checked.moments, checked.words

    def all(self) -> list[tuple[str, list[str]]]:
        ties = self._ties()
        return [
            ("counts", [self._counts()]),
            *([("ties", ties)] if ties else []),
            self._again() if not self._notices() else ("useless", self._useless()),
            ("path", [self._ending()]) if self.checked.ended else ("next", [self._next()]),
        ]

    def _inside(self) -> list[Any]:
        """The entries of the journal that belong to the sheet's steps."""
        return self.checked.journal.entries[self.checked.times[0] + 1 : self.checked.end + 1]  # type: ignore[no-any-return]

    def _children(self) -> int:
        return sum(entry.what in A_CHILD and entry.node.parent is not None for entry in self._inside())

    def _counts(self) -> str:
        if self.checked.search.order is None:
            depth = max(node.depth for node in self.checked.expanded)
            return f"{self._children()} generated, depth {depth}"
        waiting = len(self.moments.frontier(self.checked.times[-1]))
        return f"{self._children()} generated, {waiting} in the frontier"

    def _ties(self) -> list[str]:
        search = self.checked.search
        if search.letter is None:
            return []
        found = []
        for step, time in enumerate(self.checked.times[:-1], 1):
            equal, alike = self.moments.rivals(time), self.alike(time)
            names = self.words.several([self.words.name(each) for each in alike])
            served = self.words.name(self.checked.expanded[step - 1])
            number = self.checked.first + step
            if len(alike) > len(equal):
                because = "because rounding errors make its sum lower"
                found.append(f"Step {number}: {names} look equal; {served} is removed {because}.")
            elif len(equal) > 1:
                found.append(f"Step {number}: {names}; {served} is removed.")
        return [*found, self.checked.rule()] if found else ["There are none."]

    def alike(self, time: int) -> list[Any]:
        """The useful entries whose values are written as the lowest one is."""
        equal = self.moments.rivals(time)
        useful = [each for each in self.moments.frontier(time) if not self.moments.is_stale(each, time)]
        return [each for each in useful if equal and shown(each.value) == shown(equal[0].value)]

    def rounding_matters(self) -> bool:
        """Whether the search goes by a difference that is not written anywhere on the sheet."""
        search = self.checked.search
        times = self.checked.times[:-1] if search.letter else []
        if any(len(self.alike(time)) > len(self.moments.rivals(time)) for time in times):
            return True
        for node in self.checked.nodes:
            told = self.checked.told[node]
            if told.beaten and shown(told.because[0].g) == shown(node.g):
                return True
            if told.fate == "cutoff" and search.estimates and shown(node.g + node.h) == shown(node.limit):
                return True
        return False

    def _notices(self) -> bool:
        return bool(self.checked.search.remembers)

    def _again(self) -> tuple[str, list[str]]:
        """States that stand in the tree more than once."""
        counted = Counter(node.state for node in self.checked.nodes)
        several = [state for state, count in counted.items() if count > 1]
        first = {state: next(node for node in self.checked.nodes if node.state == state) for state in several}
        lines = [f"{self.words.name(first[state])}: {counted[state]} times" for state in several]
        return "again", lines or ["None."]

    def _useless(self) -> list[str]:
        numbers = {node.number: node for node in self.checked.told}
        twins = {each["row"]: each["twin"] for each in self.checked.sheet["tree"]["nodes"]}
        new = {entry.node for entry in self._inside() if entry.what in (*A_CHILD, "again")}
        lines = []
        for node in self.checked.nodes:
            told = self.checked.told[node]
            first = self._removed_first(node) if told.fate == "frontier" else None
            if node not in new or (told.fate not in USELESS and not first):
                continue
            if first:
                pair = (f"{self.words.name(each)} (g = {shown(each.g)})" for each in (node, first))
                lines.append("{}: {} has its state and is removed first.".format(*pair))
                continue
            twin = numbers.get(twins.get(node.number))  # one of those that may be named, as the tree was checked
            name, other = (f"{self.words.name(each)} (g = {shown(each.g)})" if each else "?" for each in (node, twin))
            lines.append(self._reason(told.fate, node, twin, name, other))
        return lines or ["None."]

    def _removed_first(self, node: Any) -> Any:
        """The entry of the same state that is removed first, and will make this one stale, if there is one."""
        search, end = self.checked.search, self.checked.end
        if not search.drops_visited or node not in (waiting := self.moments.frontier(end)):
            return None
        ahead = [each for each in waiting[: waiting.index(node)] if each.state == node.state]
        if search.no_deeper:
            ahead = [each for each in ahead if each.depth <= node.depth]
        return next((each for each in ahead if not self.moments.is_stale(each, end)), None)

    def _reason(self, fate: str, node: Any, twin: Any, name: str, other: str) -> str:
        if fate == "duplicate" and twin.g > node.g:
            return f"{name}: {other} reached its state before."
        return {
            "duplicate": f"{name}: {other} has its state at no greater cost.",
            "cycle": f"{name}: {other} is already on its path.",
            "superseded": f"{name}: its entry is stale because of {other}.",
            "stale": f"{name}: discarded when removed because of {other}.",
        }[fate]

    def _next(self) -> str:
        entries = self.checked.journal.entries
        following = next(entry.node for entry in entries[self.checked.end + 1 :] if entry.what == "expanded")
        return str(self.checked.entry(following))

    def _ending(self) -> str:
        journal = self.checked.journal
        if self.checked.ended == "solution":
            path = f"{' → '.join(map(self.words.name, journal.path))}, cost {shown(journal.cost)}"
            if not self.checked.meets:
                return path
            goal = next(entry.node for entry in journal.entries if entry.what == "goal")
            return f"{path}; the two searches met in {self.words.name(goal)}"
        if self.checked.ended == STOPPED:
            count = self.checked.values["max_nodes"]
            children = "1 child" if count == 1 else f"{shown(count)} children"
            return (
                f"Out of budget: the search stopped after generating {children}, so it does not show "
                "whether a goal can be reached."
            )
        if self.checked.ended == "cutoff":
            return "Cutoff: the limit stopped the search, so it does not show whether a goal can be reached."
        if any(entry.node.h == inf for entry in journal.entries):
            return "Failure: all remaining nodes have h = ∞ and are never expanded."
        return "Failure: no goal can be reached."

    def difficulty(self) -> dict[str, Any]:
        counted = Counter(entry.what for entry in self._inside())
        made = [entry.node for entry in self._inside() if entry.what in (*A_CHILD, "again")]
        rounds = {entry.node.round for entry in self._inside()} - {self._round_before()}
        journal, ended = self.checked.journal, self.checked.ended
        return {
            "expansions": self.checked.count,
            "nodes": len(made),
            "ties": sum(len(self.moments.rivals(time)) > 1 for time in self.checked.times[:-1]),
            "duplicates": sum(counted[what] for what in ("discarded", "cycle", "beaten", "dropped")),
            "cutoffs": counted["cut"],
            "iterations": len(rounds),
            "ended": ended,
            "path": max(len(journal.path) - 1, 0) if ended == "solution" else None,
        }

    def _round_before(self) -> int:
        return int(self.checked.journal.entries[self.checked.times[0]].node.round)


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
