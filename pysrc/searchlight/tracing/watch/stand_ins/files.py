"""The files that a program sees: the given ones, and those that it writes, which stay in memory."""

from collections.abc import Mapping
from io import BytesIO, StringIO
from typing import Any

from searchlight.texts import message
from searchlight.tracing.watch.stand_ins.modules import Refused


class Files:
    """The files; `contents`: texts by the names that the program opens."""

    def __init__(self, contents: Mapping[str, str]) -> None:
        self.contents = dict(contents)

    def open(self, name: Any, mode: str = "r", *_: Any, **__: Any) -> Any:
        """Like Python's `open`; further arguments are ignored."""
        name = str(name)
        if set(mode) & set("wax"):
            return _Written(self.contents, name, self.contents.get(name, "") if "a" in mode else "")
        known = name if name in self.contents else name.replace("\\", "/").rpartition("/")[2]
        if known not in self.contents:
            raise Refused(message("observe.no_file", name=name))
        text = self.contents[known]
        return BytesIO(text.encode()) if "b" in mode else StringIO(text)

    def module(self, name: str) -> str | None:
        """The source of a module beside the program."""
        return self.contents.get(f"{name}.py")


class _Written(StringIO):
    def __init__(self, contents: dict[str, str], name: str, before: str) -> None:
        super().__init__()
        self.write(before)
        self.place = contents, name
        contents[name] = before

    def write(self, text: Any) -> int:
        return super().write(text.decode() if isinstance(text, bytes) else text)

    def close(self) -> None:
        if not self.closed:
            contents, name = self.place
            contents[name] = self.getvalue()
        super().close()
