"""Check values from outside functions: hashable states, numbers, truth values. Anything else raises ProblemError."""

from math import inf
from typing import Any, Final

from searchlight.errors import ProblemError, shown
from searchlight.texts import message

MOST: Final = 1e300  # a path of a hundred million actions at this cost is still a finite number
ENDS: Final = (Exception, SystemExit, GeneratorExit)  # exceptions of outside functions; not Ctrl-C


def check_hash(function: str, state: Any, value: Any) -> None:
    try:
        hash(value)
    except ENDS as error:
        raise ProblemError(function, state, message("foreign.not_hashable", value=shown(value))) from error


def amount(function: str, state: Any, value: Any, most: float = MOST) -> float:
    """Convert a value to a plain number. Raises ProblemError if it is not a number, negative, NaN or too large.

    With an infinite `most`, infinity is allowed.
    """
    refusal = "foreign.not_an_estimate" if most == inf else "foreign.not_an_amount"
    kind = type(value)
    try:
        if hasattr(kind, "__index__"):
            number: float = int(kind.__index__(value))
        elif hasattr(kind, "__float__"):
            number = float(value)
        else:
            raise ProblemError(function, state, message(refusal, value=shown(value)))
    except (ArithmeticError, TypeError, ValueError) as error:
        raise ProblemError(function, state, message(refusal, value=shown(value))) from error
    if not (0 <= number <= MOST or number == most):  # also excludes NaN
        raise ProblemError(function, state, message(refusal, value=shown(value)))
    return number


def truth(state: Any, answer: Any) -> bool:
    """Convert an answer to bool. Texts, lists and None are refused, because "no" would count as true."""
    if not hasattr(type(answer), "__bool__") or answer is None:
        raise ProblemError("is_goal", state, message("foreign.neither_true_nor_false", value=shown(answer)))
    try:
        return bool(answer)
    except ENDS as error:  # arrays have no truth value
        raise ProblemError("is_goal", state, message("foreign.neither_true_nor_false", value=shown(answer))) from error
