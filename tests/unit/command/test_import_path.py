"""Files in the current folder do not replace Python's modules."""

import subprocess
import sys
from pathlib import Path

from searchlight.import_path import protect
from searchlight.tracing.process import launch
from searchlight.tracing.process.start import extend

PYSRC = Path(__file__).parents[3] / "pysrc"


def test_the_command_imports_nothing_from_the_current_folder(tmp_path: Path) -> None:
    """Whatever modules of the standard library its files are named like."""
    for name in ("heapq", "json", "random", "signal", "argparse", "typing", "codecs", "subprocess", "unicodedata"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('a file of this folder was imported')")
    done = subprocess.run(
        [sys.executable, "-m", "searchlight", "list"], cwd=tmp_path, env={"PYTHONPATH": str(PYSRC)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def test_in_its_own_folder_the_library_is_still_found() -> None:
    """Behind the standard library, before what is installed."""
    path = ["/here", "/python", "/python/site-packages"]
    protect(path, "/here")
    assert path == ["/python", "/here", "/python/site-packages"]
    path = ["/elsewhere", "/python"]
    protect(path, "/here")
    assert path == ["/python"]


def test_a_library_is_imported_as_ever(tmp_path: Path) -> None:
    """A script that imports it keeps its own folder on the path."""
    (tmp_path / "helper.py").write_text("")
    (tmp_path / "script.py").write_text("import searchlight, helper")
    done = subprocess.run(
        [sys.executable, "script.py"], cwd=tmp_path, env={"PYTHONPATH": str(PYSRC)}, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_process_of_ours_imports_from_named_folders_alone(tmp_path: Path) -> None:
    """Python's own first, then the library, then what this process imports from; no current folder."""
    path = ["", "/python", "/python/site-packages"]
    extend(path, "/library", ["/more", "/python", ""])
    assert path == ["", "/python", "/library", "/python/site-packages", "/more"]
    sys.path.append(str(tmp_path))
    try:
        assert str(tmp_path) in launch.importable()
        assert str(tmp_path) not in launch.importable([str(tmp_path)])
        assert str(Path.cwd()) not in launch.importable()
    finally:
        sys.path.remove(str(tmp_path))
