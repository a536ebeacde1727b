"""CSV cells in a form in which spreadsheets keep text as text instead of reading it as a formula."""

import re
from collections.abc import Iterable
from typing import Final

STARTS: Final = ("=", "+", "-", "@", "\t", "\r")  # first characters of formulas
NUMBER: Final = re.compile(r"[-+]?[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?")  # harmless, and it has to stay a number
MARK: Final = "'"  # put in front of such a text, so that spreadsheets show it as text


def as_csv(cells: Iterable[object]) -> str:
    """A line of CSV in which texts are marked, and numbers stay numbers. None is an empty cell."""
    return as_line("" if cell is None else harmless(cell) if isinstance(cell, str) else str(cell) for cell in cells)


def as_line(texts: Iterable[str]) -> str:
    """A line of CSV (RFC 4180, with a line feed alone at its end). Python 3.11 does not quote a carriage return."""
    return ",".join(map(_quoted, texts)) + "\n"


def harmless(text: str) -> str:
    """A text with a mark in front if a spreadsheet would read it as a formula.

    A text that already has marks before such a beginning gets one more, so that `unmarked` can restore it.
    """
    return MARK + text if _is_formula(text.lstrip(MARK)) else text


def unmarked(cell: str) -> str:
    """The text from a cell made by `harmless`."""
    return cell[1:] if cell.startswith(MARK) and _is_formula(cell.lstrip(MARK)) else cell


def _is_formula(text: str) -> bool:
    return text.startswith(STARTS) and not NUMBER.fullmatch(text)


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if any(mark in text for mark in ',"\r\n') else text
