"""Files that a person can read at once."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
FOLDERS = ("pysrc", "web", "buildtools", "typings", "tests")
LINES = 260


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_file_is_too_long(folder: str) -> None:
    """Python, JavaScript and styles have at most 260 lines; texts and other data may be longer."""
    files = [path for kind in ("py", "pyi", "js", "css", "ts") for path in (ROOT / folder).rglob(f"*.{kind}")]
    assert files
    lengths = {path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines()) for path in files}
    assert {name: length for name, length in lengths.items() if length > LINES} == {}
