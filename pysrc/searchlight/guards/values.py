"""Check values from outside functions: hashable states, numbers, truth values. Anything else raises ProblemError."""

from math import inf
from typing import Any, Final

from searchlight import errors

MOST: Final = 1e300  # a path of a hundred million actions at this cost is still a finite number
ENDS: Final = (Exception, SystemExit, GeneratorExit)  # exceptions of outside functions; not Ctrl-C


def check_hash(function: str, state: Any, value: Any) -> None:
    try:
        hash(value)
    except ENDS as error:
        raise errors.foreign.not_hashable(function, state, value) from error


def amount(function: str, state: Any, value: Any, most: float = MOST) -> float:
    """Convert a value to a plain number. Raises ProblemError if it is not a number, negative, NaN or too large.

    With an infinite `most`, infinity is allowed.
    """
    refusal = errors.foreign.not_an_estimate if most == inf else errors.foreign.not_an_amount
    kind = type(value)
    try:
        if hasattr(kind, "__index__"):
            number: float = int(kind.__index__(value))
        elif hasattr(kind, "__float__"):
            number = float(value)
        else:
            raise refusal(function, state, value)
    except (ArithmeticError, TypeError, ValueError) as error:
        raise refusal(function, state, value) from error
    if not (0 <= number <= MOST or number == most):  # also excludes NaN
        raise refusal(function, state, value)
    return number


def truth(state: Any, answer: Any) -> bool:
    """Convert an answer to bool. Texts, lists and None are refused, because "no" would count as true."""
    if not hasattr(type(answer), "__bool__") or answer is None:
        raise errors.foreign.neither_true_nor_false(state, answer)
    try:
        return bool(answer)
    except ENDS as error:  # arrays have no truth value
        raise errors.foreign.neither_true_nor_false(state, answer) from error
