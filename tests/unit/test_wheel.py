"""What `pip install .` installs: the solver, all of it, and nothing else."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from buildtools.project import ROOT

BUILD = "import sys; from setuptools.build_meta import build_wheel; print(build_wheel(sys.argv[1]))"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of the sources: building leaves things behind."""
    folder = tmp_path_factory.mktemp("sources")
    for name in ("pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "pysrc", folder / "pysrc", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    done = subprocess.run(
        [sys.executable, "-c", BUILD, "dist"], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(done.stderr[-3000:], pytrace=False)
    return next((folder / "dist").glob("*.whl"))


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    """Every module, the texts, and the mark that says that it is typed; neither the page nor the worker."""
    sources = [path for path in (ROOT / "pysrc/searchlight").rglob("*") if path.suffix in (".py", ".typed", ".json")]
    wanted = {path.relative_to(ROOT / "pysrc").as_posix() for path in sources}
    assert {"searchlight/py.typed", "searchlight/library/files/posthoc.py"} <= wanted
    with zipfile.ZipFile(wheel) as archive:
        assert {name for name in archive.namelist() if ".dist-info/" not in name} == wanted


def test_the_installed_package_runs_without_the_sources(wheel: Path, tmp_path: Path) -> None:
    """Unpacked, as an installer does it: the library, the command, and the algorithms' own source for the page."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    code = (
        "import searchlight, searchlight.__main__ as command; "
        "print(searchlight.__file__, searchlight.solve('graph').cost); "
        "command.main(['solve', '--problem', 'graph', '--algorithm', 'astar'])"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {code}"],
        capture_output=True, text=True, check=True, cwd=tmp_path,
    )  # fmt: skip
    first, second = done.stdout.splitlines()[:2]
    assert first == f"{tmp_path / 'searchlight/__init__.py'} 418"
    assert second == "solution"
