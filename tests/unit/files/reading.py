"""Files read as the page reads them, in one process of Node."""

import base64
import json
import subprocess
from pathlib import Path
from typing import Any

from buildtools import node
from searchlight.texts import texts

READER = Path(__file__).parent / "records_reader.mjs"


class Reader:
    """One process for many files."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [node.program("node"), READER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def read(self, data: bytes | str) -> dict[str, Any]:
        assert self.process.stdin
        assert self.process.stdout
        data = data.encode() if isinstance(data, str) else data
        self.process.stdin.write(base64.b64encode(data).decode() + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        if fault := answer.get("fault"):  # each has its words, with no gap unfilled
            assert texts("es").say(f"import.fault.{fault['id']}", fault["values"])
        return answer

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()
