"""The answer of `explain-count`: the ways that give the numbers, and everything that was tried."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from searchlight.problems import sliding
from searchlight.texts import Message, message

SHOWN: Final = 20
LARGE: Final = 20_000  # for larger numbers, the first matches are enough, because more would take minutes
MOVES: Final = "moves"  # the rule for the order of a blank's moves
TEXTBOOK: Final = "textbook"  # instead of a rule: the textbook's counting


@dataclass(frozen=True)
class Match:
    """An algorithm with the rules by which it gives the numbers; no rules: the textbook's search and counting."""

    algorithm: str
    heuristic: str | None  # None: the algorithm uses none
    rules: tuple[str, ...]  # `field=value`: decisions of rules.py, readings of readings.py

    @property
    def message(self) -> Message:
        name = message(f"algorithm.{self.algorithm}.label")
        if self.heuristic is not None:
            heuristic = message(f"heuristic.{self.heuristic}.label")
            name = message("counts.with_heuristic", algorithm=name, heuristic=heuristic)
        rules = [_rule(rule) for rule in self.rules]
        return message("counts.match", algorithm=name, rules=rules) if rules else message("counts.book", algorithm=name)

    def as_plain_data(self) -> dict[str, Any]:
        return {"algorithm": self.algorithm, "rules": list(self.rules), "text": str(self.message)}


def _rule(rule: str) -> Message:
    name, _, value = rule.partition("=")
    if name == MOVES:
        return message("counts.rule.moves", moves=[message("action." + sliding.MOVES[letter][0]) for letter in value])
    return message("counts.rule." + rule.replace("=", "."))


@dataclass(frozen=True)
class Tried:
    """What an explanation rests on. Of the algorithms in `varied` all ways were tried in which at most `changed` rules
    are others than the textbook's; those in `fixed` have no rules that can be changed.

    `readings`: for each number the ways of counting it, "textbook" first. `searches`: how many were carried out;
    `unfinished`: how many of them the budget cut short. `stopped`: ways with more rules changed were left out, because
    the numbers are large.
    """

    varied: tuple[str, ...]
    fixed: tuple[str, ...]
    heuristic: str | None  # the only one that was tried; None: no algorithm among them uses one
    changed: int
    readings: Mapping[str, tuple[str, ...]]
    searches: int
    unfinished: int
    stopped: bool
    orders: bool  # whether all orders of the moves were tried

    @property
    def messages(self) -> list[Message]:
        """The sentences about what was tried."""
        count = len(self.varied) + len(self.fixed)
        sentences = [
            message("counts.tried", searches=self.searches, algorithms=_names(self.varied + self.fixed), count=count)
        ]
        if self.varied:
            sentences.append(message("counts.tried_rules", changed=self.changed))
        if self.varied and self.fixed and self.changed:
            sentences.append(message("counts.tried_fixed", algorithms=_names(self.fixed)))
        if self.heuristic is not None:
            sentences.append(message("counts.tried_heuristic", heuristic=message(f"heuristic.{self.heuristic}.label")))
        if self.orders:
            sentences.append(message("counts.tried_orders"))
        if self.stopped:
            sentences.append(message("counts.stopped", least=LARGE))
        if self.unfinished:
            sentences.append(message("counts.unfinished", unfinished=self.unfinished))
        return sentences

    def as_plain_data(self) -> dict[str, Any]:
        return {
            "algorithms": [*self.varied, *self.fixed], "fixed": list(self.fixed), "heuristic": self.heuristic,
            "changed_rules": self.changed,
            "readings": {name: list(rules) for name, rules in self.readings.items()},
            "only_textbook": self.changed == 0 or not self.varied, "stopped_early": self.stopped,
            "searches": self.searches, "unfinished": self.unfinished, "orders": self.orders,
        }  # fmt: skip


def _names(algorithms: tuple[str, ...]) -> list[Message]:
    return [message(f"algorithm.{name}.label") for name in algorithms]


@dataclass(frozen=True)
class Explanation:
    """`matches`: the simplest first; `others`: how many more there are, which need more rules than these."""

    matches: tuple[Match, ...]
    others: int
    tried: Tried

    @property
    def message(self) -> Message:
        """The sentence with the result."""
        name = "counts.found" if self.matches else "counts.none"
        return message(name, matches=len(self.matches), others=self.others)

    @property
    def caution(self) -> list[Message]:
        """What was tried, and so what remains open."""
        not_alone = [message("counts.not_alone")] if self.matches else []
        return [*self.tried.messages, *not_alone]

    @property
    def shown(self) -> tuple[Match, ...]:
        """The matches to show."""
        return self.matches[:SHOWN]

    def as_plain_data(self) -> dict[str, Any]:
        return {
            "matches": [each.as_plain_data() for each in self.shown], "found": len(self.matches),
            "searches": self.tried.searches, "unfinished": self.tried.unfinished, "others": self.others,
            "tried": self.tried.as_plain_data(),
            "text": " ".join(str(each) for each in (self.message, *self.caution)),
        }  # fmt: skip
