"""build.py: the files of the site, the pinned versions, what stops a build, and missing tools."""

import json
import os
import re
import socket
import struct
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

import worker
from buildtools import card, node, recording, site, snapshot
from buildtools.browsers import browser
from buildtools.project import ROOT, SITE, BuildError, address
from buildtools.third_parties import vendor
from tests.unit.each_case import each_case

# What a browser loads by itself: attributes of tags and urls of style sheets.
REFERENCES = re.compile(r"""(?:src|href|config)="([^"#]*)["#]|url\(["']?([^"')]+)""")


@pytest.fixture(scope="module")
def built() -> Path:
    """The site's folder, up to date."""
    site.build()
    return SITE


def test_every_reference_of_the_site_is_a_file_beside_it(built: Path) -> None:
    """Page, style sheets and the interpreters' configurations name only files of the site, by relative paths."""
    named = []
    for sheet in [built / "index.html", *built.rglob("*.css")]:
        found = REFERENCES.findall(sheet.read_text(encoding="utf-8"))
        named += [(sheet.parent, a or b) for a, b in found if a or b]
    index = (built / "index.html").read_text(encoding="utf-8")
    for text in re.findall(r"config='(.*)'", index):
        config = json.loads(text)
        modules = config.get("js_modules", {}).get("main", {})
        named += [(built, it) for it in (config["interpreter"], *modules)]
    named = [(place, name) for place, name in named if not name.startswith("data:")]
    assert len(named) > 20
    assert [name for place, name in named if not (place / name).is_file()] == []


def test_a_pasted_link_has_a_picture(built: Path) -> None:
    """Of the size that is shown everywhere, beside title and description; the icons of the app are files."""
    index = (built / "index.html").read_text(encoding="utf-8")
    said = dict(re.findall(r'<meta (?:name|property)="([a-z:-]+)" content="([^"]*)"', index))
    assert said["og:title"] == "Searchlight"
    assert said["og:description"] == said["description"]
    assert len(said["description"]) < 160
    assert "<!--" not in index
    app = json.loads((built / card.MANIFEST).read_text(encoding="utf-8"))
    assert all((built / icon["src"]).is_file() for icon in app["icons"])
    if browser.present():
        for name in (card.CARD, card.ICON):
            assert struct.unpack(">II", (built / name).read_bytes()[16:24]) == card.SIZES[name]
        assert said["og:image"] == f"{address() or './'}{card.CARD}"
    assert f'content="https://page.edu/{card.CARD}"' in card.markup({card.CARD: b""}, "https://page.edu/")


def test_the_same_inputs_give_the_same_bytes(built: Path, tmp_path: Path) -> None:
    """Nothing of the time or place of the build gets into the site: made elsewhere and later, it is the one in dist."""
    again = dict(site.files(tmp_path))
    paths = [path for path in built.rglob("*") if path.is_file()]
    kept = {path.relative_to(built).as_posix(): path.read_bytes() for path in paths if path.name != "sw.js"}
    assert {name for name, data in again.items() if kept.get(name) != data} == set(kept) - set(again) == set()


@pytest.mark.thorough
def test_without_a_browser_the_site_can_make_its_snapshot_in_the_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nothing is missing but the snapshot itself; what makes one is there instead."""
    monkeypatch.setattr(snapshot, "_KEPT", tmp_path / "none")
    monkeypatch.setattr(browser, "present", lambda: None)
    solver = {Path(name).name for name, _ in site.files(tmp_path) if name.startswith("solver/")}
    assert {"worker.mjs", "snapshot.mjs", "worker.py"} < solver
    assert not any(name.endswith(".bin") for name in solver)


# It holds a connection for as long as it lives, and brings the snapshot to the address that it was given.
BROWSER = """import socket, sys, time, urllib.request
held = socket.create_connection(("127.0.0.1", {port}))
urllib.request.urlopen(sys.argv[-1], b"made")
time.sleep(300)
"""


@pytest.mark.skipif(os.name != "posix", reason="Debian's program is a shell script")
def test_a_browser_that_a_script_has_started_is_ended_with_it(tmp_path: Path) -> None:
    """As in Debian, where the browser went on after its snapshot was there."""
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh -e\n{sys.executable} {tmp_path / "browser.py"} "$@"\n')
    program.chmod(0o755)
    with socket.create_server(("127.0.0.1", 0)) as server:
        (tmp_path / "browser.py").write_text(BROWSER.format(port=server.getsockname()[1]))
        assert snapshot._made_by(program, {}) == b"made"
        held, _ = server.accept()
        with held:
            held.settimeout(60)
            assert held.recv(1) == b""


def test_what_the_worker_needs_is_in_its_archive(built: Path, tmp_path: Path) -> None:
    """Every search of the catalog runs with the modules in it and no others, and every one of these is loaded."""
    (archive,) = built.glob("solver/searchlight-*.json")
    files = json.loads(archive.read_text(encoding="utf-8"))
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "worker.py").write_bytes((built / "solver/worker.py").read_bytes())
    code = """
import json, sys, worker
from searchlight.catalog import ALGORITHMS, PROBLEMS
for problem in PROBLEMS:
    for algorithm in ALGORITHMS:
        options = json.dumps({"problem": problem, "algorithm": algorithm, "max_nodes": 50})
        answer = json.loads(worker.open_run(options))
        if answer["ok"]:
            worker.advance(answer["run"])
        worker.verdict(options)
worker.check(json.dumps({"start": "1"}))
print(*(name for name in sys.modules if name.startswith("searchlight")))
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    loaded = {f"{name.replace('.', '/')}" for name in done.stdout.split()}
    packed = {name.removesuffix(".py").removesuffix("/__init__") for name in files if name.endswith(".py")}
    assert loaded == packed


def test_what_comes_later_is_whole_and_brings_nothing_for_the_command_line(built: Path, tmp_path: Path) -> None:
    """With the bundles beside the archive, whatever the worker wants of them is imported, and no module is spare."""
    packed = set()
    for archive in built.glob("solver/*.json"):
        for name, text in json.loads(archive.read_text(encoding="utf-8")).items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
            packed.add(name)
    assert not [name for name in packed if "command" in Path(name).name]
    (tmp_path / "worker.py").write_bytes((built / "solver/worker.py").read_bytes())
    code = """
import json, sys, worker
from importlib import import_module
for name in worker.APIS:
    import_module(f"searchlight.{name}.api")
asked = lambda api, method, request: json.loads(worker.ask(api, method, json.dumps(request)))
assert asked("user_code", "templates", {})["templates"]
assert not asked("challenges", "check", {"text": "[]"})["ok"]
assert json.loads(worker.load_code("def far(state, goal): return manhatan(state)"))["ok"]
assert asked("user_code", "sources", {"options": {}})["parts"]
game = {"problem": "game-tree", "algorithm": "alpha-beta"}
assert asked("worksheets", "make", {"options": game, "request": {}})["sheet"]
print(*(name for name in sys.modules if name.startswith("searchlight")))
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    ours = [name for name in packed if name.startswith(("searchlight/", "worker"))]  # others' are as they come
    modules = [name for name in ours if name.endswith(".py") and "/templates/" not in name]
    loaded = set(done.stdout.split())
    assert {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in modules} <= loaded


@each_case("name", recording.SEARCHES)
def test_a_recording_is_what_the_solver_sends_first(built: Path, name: str) -> None:
    """As the worker answers for it, cell by cell."""
    data = (built / f"recordings/{name}.bin").read_bytes()
    (length,) = struct.unpack_from("<I", data)
    told = json.loads(data[4 : 4 + length])
    options = recording.SEARCHES[name] | {"max_nodes": told["answer"]["options"]["max_nodes"]}
    answer = json.loads(worker.open_run(json.dumps(options)))
    chunk = worker.advance(answer.pop("run"), recording.EXPANSIONS)
    assert told["answer"] == answer
    end = 4 + length
    for name, code, cells in told["columns"]:
        start = -(-end // 8) * 8
        end = start + cells * array(code).itemsize
        assert data[start:end] == chunk.pop(name).tobytes()
    assert end == len(data)
    told_outcome, outcome = (json.loads(each.pop("outcome") or "{}") for each in (told["chunk"], chunk))
    assert told["chunk"] == chunk
    assert told_outcome == outcome | {"seconds": None} if outcome else not told_outcome
    assert chunk["expanded"] == recording.EXPANSIONS or outcome


def test_every_link_of_the_first_lecture_is_recorded(built: Path) -> None:
    """The lecture begins before Python has loaded, and the page without a link even sooner."""
    assert 'as="fetch" crossorigin href="./recordings/first.bin">' in (built / "index.html").read_text()
    text = (ROOT / "docs/tutorials/first-lecture.md").read_text(encoding="utf-8")
    recorded = [{"=".join(option) for option in options.items()} for options in recording.SEARCHES.values()]
    links = [set(link.split("&")) for link in re.findall(r"^\| \d+ \| `#([^`]+)`", text, re.MULTILINE)]
    assert len(links) == 6
    assert [link for link in links if not any(options <= link for options in recorded)] == []


def test_every_npm_package_is_pinned_by_its_hash() -> None:
    """Exact versions, a hash for each package of the lock, and no word on where it was fetched."""
    for folder in (ROOT, ROOT / "buildtools/browsers/chromium"):
        declared = json.loads((folder / "package.json").read_text())
        versions = {**declared["dependencies"], **declared.get("devDependencies", {})}.values()
        assert [version for version in versions if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []
        lock = json.loads((folder / "package-lock.json").read_text())["packages"]
        packages = {name: entry for name, entry in lock.items() if name}
        assert [name for name, entry in packages.items() if not entry["integrity"].startswith("sha512-")] == []
        assert [name for name, entry in packages.items() if "resolved" in entry] == []


@pytest.mark.parametrize("name", ["requirements/test.txt", "requirements/node.txt", "requirements/graphs.txt"])
def test_every_python_package_is_pinned_by_its_hash(name: str) -> None:
    """Each requirement has one version and at least one SHA-256."""
    text = (ROOT / name).read_text()
    required = re.findall(r"^(\S+==\S+)(?: ; [^\\]+)? \\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert len(required) == len(re.findall(r"^\w", text, re.MULTILINE)) > 0


def test_every_third_party_comes_with_its_licence(built: Path) -> None:
    """licenses.txt names each shipped package with its version, what PyScript has bundled too, and no text is empty."""
    text = (built / "licenses.txt").read_text(encoding="utf-8")
    for package in vendor.manifest():
        version = json.loads((node.MODULES / package / "package.json").read_text())["version"]
        assert f"\n{package} {version}\n" in text
    for name in ("polyscript", "coincident", "d3-zoom", "CPython", "networkx", "pydot", "pyparsing"):
        assert re.search(rf"^{name} .*", text, re.MULTILINE)
    bodies = re.split(r"^=+\n.+\n.+\n=+\n", text, flags=re.MULTILINE)[1:]
    assert min(len(body) for body in bodies) > 400
    assert "{author}" not in text


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


def test_build_runs_without_anything_installed() -> None:
    """build.py and all that it imports need the standard library only: they start without site-packages."""
    command = [sys.executable, "-E", "-s", "-S", str(ROOT / "build.py"), "--help"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT.parent).stdout
    assert all(f"    {name}" in told for name in ("site", "serve", "test", "bench"))
