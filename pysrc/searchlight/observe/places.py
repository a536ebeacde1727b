"""Where a program stands when it asks: noted as instructions, which are lines once somebody wants to know."""

import sys
from types import CodeType


class Places:
    """Of each expansion the place in the program's file; None where no line of it was running."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._noted: list[tuple[CodeType, int] | None] = []

    def note(self) -> None:
        """To look the line up would take longer than to note the instruction."""
        frame = sys._getframe(2)
        while frame.f_code.co_filename != self.file:
            if frame.f_back is None:
                self._noted.append(None)
                return
            frame = frame.f_back
        self._noted.append((frame.f_code, frame.f_lasti))

    def lines(self) -> list[int | None]:
        tables: dict[int, list[int]] = {}
        found: list[int | None] = []
        for place in self._noted:
            if place is None:
                found.append(None)
                continue
            code, at = place
            if id(code) not in tables:
                tables[id(code)] = _lines(code)
            found.append(tables[id(code)][at])
        return found


def _lines(code: CodeType) -> list[int]:
    lines = [0] * (len(code.co_code) + 1)
    for start, end, line in code.co_lines():
        lines[start:end] = [line or 0] * (end - start)
    return lines
