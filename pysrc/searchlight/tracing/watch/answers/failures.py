"""Describe a program's failure as for your code, with its line."""

from collections import Counter
from traceback import walk_tb

from searchlight.tracing.watch.observation import ProgramError
from searchlight.tracing.watch.stand_ins.modules import Refused
from searchlight.user_code import raised, syntax


def failure(error: BaseException, file: str, when: int) -> ProgramError:
    """The failure as a ProgramError; `when`: the number of expansions before it."""
    if isinstance(error, SyntaxError) and error.filename in (file, "<unknown>"):
        return ProgramError(syntax.line_of(error), syntax.sentence(error), when)
    places = [(frame, line) for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == file]
    sentence = error.message if isinstance(error, Refused) else raised.sentence(error, [frame for frame, _ in places])
    return ProgramError(_line(error, [line for _, line in places]), sentence, when)


def raised_by(error: BaseException, file: str) -> bool:
    """Whether code of the program was running when an exception was raised."""
    return any(frame.f_code.co_filename == file for frame, _ in walk_tb(error.__traceback__))


def _line(error: BaseException, lines: list[int]) -> int | None:
    """The innermost line; of a recursion that is too deep, the line of the call, because it may fail anywhere."""
    if isinstance(error, RecursionError) and lines:
        return Counter(lines).most_common(1)[0][0]
    return lines[-1] if lines else None
