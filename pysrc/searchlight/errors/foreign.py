"""Error messages about problems from outside the library."""

from searchlight.errors.base import ProblemError, shown, words_of
from searchlight.texts import message


def raised(function: str, state: object, error: BaseException) -> ProblemError:
    name, text = type(error).__name__, words_of(error)
    sentence = (
        message("foreign.raised_saying", error=name, text=text) if text else message("foreign.raised", error=name)
    )
    return ProblemError(function, state, sentence)


def not_an_amount(function: str, state: object, value: object) -> ProblemError:
    return ProblemError(function, state, message("foreign.not_an_amount", value=shown(value)))


def not_an_estimate(function: str, state: object, value: object) -> ProblemError:
    return ProblemError(function, state, message("foreign.not_an_estimate", value=shown(value)))


def not_hashable(function: str, state: object, value: object) -> ProblemError:
    return ProblemError(function, state, message("foreign.not_hashable", value=shown(value)))


def not_of_the_shape(state: object, shape: object) -> ProblemError:
    return ProblemError("shape", state, message("foreign.not_of_the_shape", shape=shown(shape)))


def unsteady(state: object, error: BaseException) -> ProblemError:
    return ProblemError("__eq__ and __hash__", state, message("foreign.unsteady", error=_words(error)))


def no_actions(state: object, value: object) -> ProblemError:
    return ProblemError("actions", state, message("foreign.no_actions", value=shown(value)))


def too_many_actions(state: object, most: int) -> ProblemError:
    return ProblemError("actions", state, message("foreign.too_many_actions", most=most))


def no_state(state: object) -> ProblemError:
    return ProblemError("result", state, message("foreign.no_state"))


def not_initialised(name: str) -> ProblemError:
    return ProblemError("__init__", name, message("foreign.not_initialised"))


def no_shape(state: object, shape: object) -> ProblemError:
    return ProblemError("shape", state, message("foreign.no_shape", shape=shown(shape)))


def not_ordered(state: object, error: BaseException) -> ProblemError:
    return ProblemError("__lt__", state, message("foreign.not_ordered", error=_words(error)))


def neither_true_nor_false(state: object, value: object) -> ProblemError:
    return ProblemError("is_goal", state, message("foreign.neither_true_nor_false", value=shown(value)))


def _words(error: BaseException) -> str:
    """The exception in a few words."""
    text = shown(error)
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
