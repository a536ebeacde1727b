"""Installation: from the sources the whole solver; from the wheel of `build.py wheel` the page, too."""

import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from buildtools import site, venv, wheel
from buildtools.project import ROOT, SITE
from searchlight.texts import english

SOURCE = "https://example.org/somebody/searchlight"
GRAPH = "A>B 2, B>C 3, A>C 9"
# Said by the installed package, which finds nothing of the sources.
TOLD = """
import json, pathlib, searchlight
from importlib.metadata import metadata, packages_distributions
from searchlight.notebook import place
about = metadata("searchlight-search")
print(json.dumps({
    "file": searchlight.__file__, "cost": searchlight.solve("graph").cost,
    "notebook": [place.built(), place.possible()],
    "typed": pathlib.Path(searchlight.__file__).with_name("py.typed").is_file(),
    "distributions": sorted({each for names in packages_distributions().values() for each in names}),
    "about": {name: about.get_all(name) for name in set(about)}, "text": about.get_payload(),
}))
"""


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `pip install .` makes of the sources."""
    return wheel.make(tmp_path_factory.mktemp("plain"), None)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `build.py wheel` makes."""
    site.build()
    return wheel.make(tmp_path_factory.mktemp("whole"), SITE, SOURCE)


@pytest.fixture(scope="module")
def programs(whole: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment in which nothing but the wheel is installed, not even pip."""
    place = tmp_path_factory.mktemp("fresh") / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    folder = place / ("Scripts" if os.name == "nt" else "bin")
    pip = [venv.program("python"), "-m", "pip", "--python", folder / "python", "install", "--quiet", "--no-index"]
    subprocess.run([*pip, "--disable-pip-version-check", whole], check=True)
    return folder


@pytest.fixture(scope="module")
def address(programs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the installed command shows a graph file, with no browser and no program of Node's in reach."""
    folder = tmp_path_factory.mktemp("graphs")
    (folder / "graph.dot").write_text(GRAPH)
    command = [programs / "searchlight", "open", "graph.dot", "--no-browser", "--port", "0"]
    environment = {**os.environ, "PATH": str(programs), "PYTHONPATH": "", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout
        yield next(word for word in running.stdout.readline().split() if word.startswith("http://"))
        running.terminate()


def names(archive: Path) -> set[str]:
    with zipfile.ZipFile(archive) as opened:
        return {name for name in opened.namelist() if ".dist-info/" not in name}


def test_the_wheel_holds_the_package_and_nothing_else(plain: Path) -> None:
    """Every module, the texts, and the mark that says that it is typed; neither the page nor the worker."""
    sources = [path for path in (ROOT / "pysrc/searchlight").rglob("*") if path.suffix in (".py", ".typed", ".json")]
    sources += (ROOT / "pysrc/searchlight/scorm").glob("*.[hj]*")  # the page and the script of a package
    sources += (ROOT / "pysrc/searchlight/documents").glob("*.lua")
    wanted = {path.relative_to(ROOT / "pysrc").as_posix() for path in sources}
    assert {"searchlight/py.typed", "searchlight/recorded/files/posthoc.py"} <= wanted
    assert names(plain) == wanted


def test_the_whole_wheel_holds_the_site_as_well(plain: Path, whole: Path) -> None:
    """Each of its files, and what a notebook shows; and it stays small enough to be sent about."""
    there = {f"searchlight/site/{path.relative_to(SITE).as_posix()}" for path in SITE.rglob("*") if path.is_file()}
    shown = {f"searchlight/notebook/{name}" for name in ("frame.html.gz", "widget.js")}
    assert names(whole) == names(plain) | there | shown
    assert whole.stat().st_size < 17 * 10**6


def test_the_installed_package_runs_without_the_sources(plain: Path, tmp_path: Path) -> None:
    """Unpacked, as an installer does it: the library, the command, and the algorithms' own source for the page."""
    with zipfile.ZipFile(plain) as archive:
        archive.extractall(tmp_path)
    code = (
        "import searchlight, searchlight.__main__ as command; "
        "print(searchlight.__file__, searchlight.solve('graph').cost); "
        "command.main(['solve', '--problem', 'graph', '--algorithm', 'astar']); "
        "print(command.main(['open', '--no-browser']))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {code}"],
        capture_output=True, text=True, check=True, cwd=tmp_path,
    )  # fmt: skip
    first, second, _, _, last = done.stdout.splitlines()
    assert first == f"{tmp_path / 'searchlight/__init__.py'} 418"
    assert (second, last) == ("solution", "2")
    assert english("served.no_page") in done.stderr


def test_in_a_fresh_environment_the_wheel_is_all_that_is_needed(programs: Path) -> None:
    """The library works, is typed, and has its description, source and licence."""
    done = subprocess.run([programs / "python", "-I", "-c", TOLD], capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert Path(told["file"]).is_relative_to(programs.parent)
    assert (told["cost"], told["typed"], told["distributions"]) == (418, True, ["searchlight-search"])
    assert told["notebook"] == [True, False]  # the page is there, anywidget is an extra
    about = told["about"]
    assert about["License-Expression"] == ["MIT"]
    assert "Typing :: Typed" in about["Classifier"]
    assert "teaching" in about["Keywords"][0]
    assert f"Source, {SOURCE}" in about["Project-URL"]
    assert all("; extra == " in needed for needed in about["Requires-Dist"])
    assert f"({SOURCE}/raw/HEAD/docs/steps.gif)" in told["text"]
    assert "](docs/" not in told["text"]


def test_the_installed_command_serves_the_page(address: str) -> None:
    """All that the page asks for first, with its type; not its service worker, which would keep it for another day."""
    root = address.removesuffix("open")
    for name, kind in (("", "text/html"), ("web/seam.js", "text/javascript"), ("solver/worker.py", "text/x-python"),
                       ("vendor/pyodide/pyodide.asm.wasm", "application/wasm")):  # fmt: skip
        with urllib.request.urlopen(root + name) as answer:
            assert answer.headers["Content-Type"].startswith(kind)
            assert answer.read() == (SITE / (name or "index.html")).read_bytes()
    with pytest.raises(urllib.error.HTTPError, match="404") as refused:
        urllib.request.urlopen(root + "sw.js")
    refused.value.close()


def test_the_installed_command_opens_a_graph(address: str) -> None:
    """Its whole text stands in the link to which the address leads."""

    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_: object) -> None:
            """Where it leads is looked at, not gone to."""

    with pytest.raises(urllib.error.HTTPError, match="302") as leading:
        urllib.request.build_opener(Stay).open(address)
    link = urllib.parse.urlsplit(leading.value.headers["Location"])
    leading.value.close()
    assert (link.path, urllib.parse.parse_qs(link.fragment)["graph"]) == ("/", [GRAPH])
