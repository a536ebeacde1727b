"""Write a record to a temporary file beside its destination, which it replaces when it is complete."""

import gzip
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TextIO

from searchlight.chunks.lines import FORMAT, VERSION, as_line, block

PACKED: Final = 6  # how hard a file that ends in .gz is packed: harder takes longer and is hardly smaller


class Writer:
    """`head`: problem, algorithm, options and answer of the search."""

    def __init__(self, file: TextIO, head: Mapping[str, Any]) -> None:
        self.file = file
        self.nodes = self.events = self.blocks = 0
        lines = [f'{{"format": "{FORMAT}", "version": {VERSION}']
        lines += [f"{as_line(name)}: {as_line(value)}" for name, value in head.items()]
        file.write(",\n".join(lines) + ',\n"blocks": [')

    def add(self, chunk: Mapping[str, Any]) -> None:
        """What has come since the last chunk; nothing is written where nothing has."""
        if not len(chunk["kind"]):
            return
        self.file.write((",\n" if self.blocks else "\n") + block(chunk))
        self.blocks += 1
        self.nodes += len(chunk["parent"])
        self.events += len(chunk["kind"])

    def end(self, ending: Mapping[str, Any], **more: Mapping[str, Any] | None) -> None:
        """`ending`: ChunkedRun.ending; `sample`, `exact`: what else the last line says (lines.py), if anything."""
        extra = {name: value for name, value in more.items() if value}
        last = {"nodes": self.nodes, "events": self.events, **extra, "ending": ending}
        self.file.write("\n],\n" + as_line(last)[1:] + "\n")


@contextmanager
def written(path: Path) -> Iterator[TextIO]:
    """The file to write into. Where that fails, or is interrupted, the former file is what it was. Raises OSError."""
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
