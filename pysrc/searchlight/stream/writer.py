"""Write a record to a temporary file that replaces its destination when it is complete."""

import gzip
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TextIO

from searchlight.stream.lines import FORMAT, VERSION, as_line, block

PACKED: Final = 6  # compression level of .gz files; higher ones take longer and save little


class Writer:
    """Writes a record; `head`: problem, algorithm, options and answer of the search."""

    def __init__(self, file: TextIO, head: Mapping[str, Any]) -> None:
        self.file = file
        self.nodes = self.events = self.blocks = 0
        lines = [f'{{"format": "{FORMAT}", "version": {VERSION}']
        lines += [f"{as_line(name)}: {as_line(value)}" for name, value in head.items()]
        file.write(",\n".join(lines) + ',\n"blocks": [')

    def add(self, chunk: Mapping[str, Any]) -> None:
        """Write a chunk, unless it is empty."""
        if not len(chunk["kind"]):
            return
        self.file.write((",\n" if self.blocks else "\n") + block(chunk))
        self.blocks += 1
        self.nodes += len(chunk["parent"])
        self.events += len(chunk["kind"])

    def end(self, ending: Mapping[str, Any], exact: Mapping[str, Any] | None = None) -> None:
        """Write the last line; `ending`: from ChunkedRun.ending; `exact`: see lines.py."""
        extra = {"exact": exact} if exact else {}
        last = {"nodes": self.nodes, "events": self.events, **extra, "ending": ending}
        self.file.write("\n],\n" + as_line(last)[1:] + "\n")


@contextmanager
def written(path: Path) -> Iterator[TextIO]:
    """Open a file for writing that replaces `path` at the end; after a failure, the old file is unchanged.

    Raises OSError.
    """
    part = path.with_name(path.name + ".part")
    try:
        with _open(part, packed=path.suffix == ".gz") as file:
            yield file
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _open(path: Path, *, packed: bool) -> TextIO:
    if packed:
        return gzip.open(path, "wt", compresslevel=PACKED, encoding="utf-8", newline="\n")
    return path.open("w", encoding="utf-8", newline="\n")
