"""The answers to a worksheet's questions, in English, as somebody finds them who has searched on paper."""

from collections import Counter
from math import inf
from typing import Any, Final

from bench.oracles.textbook.journal import A_CHILD, STOPPED
from bench.oracles.textbook.words import shown

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
