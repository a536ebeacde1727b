"""What a person typed of a problem, and what has been made of it so far."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ParamSpec, TypeVar

from searchlight.errors import BadInput, Caveat
from searchlight.problem import AnyProblem

P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Typed:
    """Each problem's reader fills in `problem`: what cannot be used is complained of, what is doubtful warned of."""

    values: dict[str, Any]  # of all options, defaults included; brought into their normal form
    given: frozenset[str]  # the options that were typed
    complaints: list[BadInput]
    caveats: list[Caveat] = field(default_factory=list)
    problem: AnyProblem | None = None  # once it has been read without a complaint
    hopeless: bool = False  # a caveat says why no goal can be reached

    def give_up(self, caveat: Caveat) -> None:
        """Notes that no goal can be reached, and why."""
        self.caveats.append(caveat)
        self.hopeless = True

    def ask(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """The function's result; None where it raises BadInput, which is noted."""
        try:
            return function(*args, **kwargs)
        except BadInput as complaint:
            self.complaints.append(complaint)
            return None


def numbers(text: str) -> list[str]:
    """The texts between commas or blanks."""
    return text.replace(",", " ").split()


def is_number(part: str) -> bool:
    """Whether it is a whole number of a few digits, as a person types one."""
    return part.isascii() and part.isdigit() and len(part) < 10
