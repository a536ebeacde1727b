"""build.py: what stops a build, and the messages about missing tools."""

import subprocess
import sys
from pathlib import Path

import pytest

from buildtools import commands, node, project, site, solver
from buildtools.project import ROOT, BuildError
from buildtools.third_parties import licences, vendor


def test_a_changed_third_party_is_refused(tmp_path: Path) -> None:
    """A file that differs from the pinned one by a byte stops the build."""
    for package, entry in vendor.manifest().items():
        for name in (*entry["files"], *entry.get("style", {})):
            (tmp_path / package / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / package / name).write_bytes((node.MODULES / package / name).read_bytes())
    assert vendor.files(tmp_path)
    with (tmp_path / "pyodide/pyodide.mjs").open("ab") as changed:
        changed.write(b" ")
    with pytest.raises(BuildError, match=r"pyodide/pyodide\.mjs is not the pinned file"):
        vendor.files(tmp_path)


def test_a_licence_without_a_text_stops_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is shipped of which the licence text is not there."""
    monkeypatch.setattr(licences, "_TEXTS", tmp_path)
    with pytest.raises(BuildError, match="no text of it"):
        licences.text([])


def test_what_is_left_of_a_package_hides_no_module(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder with nothing but bytecode, where a package became a module of the same name."""
    (tmp_path / "pysrc/one/__pycache__").mkdir(parents=True)
    module = tmp_path / "pysrc/one.py"
    module.write_text("", encoding="utf-8")
    monkeypatch.setattr(solver, "ROOT", tmp_path)
    assert solver._reached({"one"}) == {module}


def test_a_failing_program_is_told_in_one_sentence() -> None:
    """The sentence has our words and the line in which the program complains."""
    script = "import sys; print('before'); sys.exit('an error: no such thing\\nafter')"
    with pytest.raises(BuildError) as caught:
        project.run([sys.executable, "-c", script], "it did not work")
    assert str(caught.value) == "it did not work (an error: no such thing)"


def test_a_module_that_micropython_refuses_is_named_with_its_line(tmp_path: Path) -> None:
    """Though Python accepts it; the compiler's own source, which is one long line, is not shown."""
    (tmp_path / "page.py").write_text("numbers = []\nmore = [*numbers, 1]\n", encoding="utf-8")
    command = [node.program("node"), project.ROOT / "buildtools/mpy.cjs", tmp_path, "page.py"]
    with pytest.raises(BuildError, match=r"^refused \(page\.py: .*line 2\b.*SyntaxError: [^\n]{1,80}\)$"):
        project.run(command, "refused", env=node.environment())


def test_a_program_that_is_not_there_is_told_in_one_sentence() -> None:
    """Not a traceback."""
    with pytest.raises(BuildError, match=r"^it is not there .*No such file"):
        project.run(["./no-such-program"], "it is not there")


def test_an_error_of_the_build_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It goes to standard error and the exit status is 1."""

    def refuse() -> bool:
        raise BuildError("there is no wood: fetch some")

    monkeypatch.setattr(site, "build", refuse)
    assert commands.main(["site"]) == 1
    assert capsys.readouterr() == ("", "build.py: there is no wood: fetch some\n")


def test_build_runs_without_anything_installed() -> None:
    """build.py and all that it imports need the standard library only: they start without site-packages."""
    command = [sys.executable, "-E", "-s", "-S", str(ROOT / "build.py"), "--help"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT.parent).stdout
    assert all(f"    {name}" in told for name in ("site", "serve", "test", "bench"))
