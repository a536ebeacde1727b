"""What is said of problems that are not ours."""

from searchlight.errors.base import ProblemError, shown


def raised(function: str, state: object, error: Exception) -> ProblemError:
    said = " ".join(str(error).split())
    return ProblemError(function, state, f"raised {type(error).__name__}{': ' if said else ''}{said}.")


def not_an_amount(function: str, state: object, value: object) -> ProblemError:
    return ProblemError(function, state, f"returned {shown(value)}; accepted: a number, not negative and finite.")


def not_hashable(function: str, state: object, value: object) -> ProblemError:
    return ProblemError(
        function,
        state,
        f"gave {shown(value)}, which cannot be hashed; accepted: numbers, texts, tuples and other hashable values "
        "(a FunctionProblem takes lists and arrays as states, too).",
    )


def no_actions(state: object, value: object) -> ProblemError:
    return ProblemError("actions", state, f"returned {shown(value)}; accepted: a list or another iterable of actions.")


def neither_true_nor_false(state: object, value: object) -> ProblemError:
    return ProblemError("is_goal", state, f"returned {shown(value)}; accepted: True or False.")
