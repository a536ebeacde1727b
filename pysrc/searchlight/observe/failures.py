"""How a program failed, in words, with its line."""

from traceback import walk_tb

from searchlight.observe.observation import ProgramError
from searchlight.observe.stand_ins import Refused
from searchlight.texts import Message, message


def failure(error: BaseException, file: str, when: int) -> ProgramError:
    """`when`: how many expansions had begun."""
    if isinstance(error, SyntaxError) and error.filename in (file, "<unknown>"):
        return ProgramError(error.lineno, message("observe.syntax", text=error.msg), when)
    lines = [line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == file]
    return ProgramError(lines[-1] if lines else None, _said(error), when)


def _said(error: BaseException) -> Message:
    if isinstance(error, Refused):
        return error.message
    if isinstance(error, RecursionError):
        return message("observe.too_deep")
    if isinstance(error, MemoryError):
        return message("observe.no_memory")
    text = " ".join(str(error).split())[:300]
    name = type(error).__name__
    return message("observe.raised_saying", error=name, text=text) if text else message("observe.raised", error=name)
