"""A test of many cases that counts as one: all of them run, and the failure names each case that fails."""

import functools
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import pytest

FAILURES = (Exception, pytest.fail.Exception, BaseExceptionGroup)
LONGEST = 100  # characters of a value in the name of a case


def each_case(
    names: str, cases: Iterable[Any], ids: Callable[[Any], Any] | Iterable[str] = repr
) -> Callable[[Any], Any]:
    """Like `pytest.mark.parametrize`, for cases that need no fixture anew. Several on a test are multiplied.

    `names`: of the arguments, with commas; `ids`: the name of each case, or the words for a value in it.
    """
    arguments = names.split(", ")
    listed = [tuple(case) if len(arguments) > 1 else (case,) for case in cases]
    assert listed
    named = [", ".join(str(ids(value))[:LONGEST] for value in case) for case in listed] if callable(ids) else [*ids]

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def run(**others: Any) -> None:
            failed: list[tuple[str, BaseException]] = []
            for name, case in zip(named, listed, strict=True):
                try:
                    test(**dict(zip(arguments, case, strict=True)), **others)
                except FAILURES as error:
                    error.add_note(f"in the case {name}")
                    failed.append((name, error))
            if failed:
                names, errors = zip(*failed, strict=True)
                raise BaseExceptionGroup(f"{len(failed)} of {len(listed)} cases: {'; '.join(names)}", errors)

        of_pytest = [each for name, each in inspect.signature(test).parameters.items() if name not in arguments]
        run.__signature__ = inspect.Signature(of_pytest)  # type: ignore[attr-defined]
        return run

    return decorate
