"""dist/site: the static site, built whole into a fresh folder and put in place by a rename.

The site depends on nothing but its inputs: the same inputs give the same bytes. A stamp beside it holds the digest of
the inputs, so a second build has nothing to do.
"""

import ast
import io
import json
import re
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from buildtools import licences, node, recording, snapshot, vendor
from buildtools.project import DIST, ROOT, SITE, digest, run, say

_STAMP = DIST / "site.stamp"
_INPUTS = ("index.html", "package-lock.json", "pysrc", "web", "buildtools")
# PyScript's plugins: editor, terminal, banner for errors… The page has its own of what it needs; each is a request.
_NO_PLUGINS = [
    f"!{name}"
    for name in ("codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
]
_PRELOAD = "<!-- preload -->"
_LATIN = [f"fonts/atkinson-hyperlegible-{kind}-latin-wght-normal.woff2" for kind in ("next", "mono")]


def build() -> bool:
    """Bring dist/site up to date; True when there was something to do."""
    wanted = _digest_of_inputs()
    if (SITE / "index.html").is_file() and _STAMP.is_file() and _STAMP.read_text() == wanted:
        return False
    node.install()
    say("building dist/site")
    DIST.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=DIST, prefix=".site-") as scratch:
        fresh = Path(scratch) / "site"
        contents = dict(files(Path(scratch)))
        for name, data in {**contents, "sw.js": service_worker(Path(scratch), contents)}.items():
            (fresh / name).parent.mkdir(parents=True, exist_ok=True)
            (fresh / name).write_bytes(data)
        _STAMP.unlink(missing_ok=True)
        if SITE.exists():
            SITE.rename(Path(scratch) / "former")
        fresh.rename(SITE)
    _STAMP.write_text(wanted)
    return True


def _sources(*parts: str) -> list[Path]:
    """Every file below the given files and folders of the project, sorted, without what Python and editors leave."""
    found: list[Path] = []
    for part in parts:
        place = ROOT / part
        found += [place] if place.is_file() else place.rglob("*")
    return sorted(path for path in found if path.is_file() and "__pycache__" not in path.parts)


def _digest_of_inputs() -> str:
    listed = [f"{path.relative_to(ROOT).as_posix()} {digest(path.read_bytes())}" for path in _sources(*_INPUTS)]
    return digest("\n".join([sys.version, str(snapshot.possible()), *listed]).encode())


def service_worker(scratch: Path, contents: dict[str, bytes]) -> bytes:
    """What keeps these files for visits without a network, each by its digest."""
    digests = {name: digest(data) for name, data in sorted(contents.items())}
    target = scratch / "sw.js"
    _esbuild(["web/offline.js", f"--define:SITE_FILES={json.dumps(digests)}", f"--outfile={target}"])
    return target.read_bytes()


def files(scratch: Path) -> Iterator[tuple[str, bytes]]:
    """Every file of the site but its service worker, path and content; `scratch` is an empty folder to work in."""
    third_parties = vendor.files()
    yield from third_parties.items()
    bundle, packages = _bundle(scratch)
    yield from bundle.items()
    yield from _solver(third_parties, scratch / "solver").items()
    yield "licenses.txt", licences.text(packages).encode()
    yield "catalog.json", _catalog()
    yield "recording.bin", recording.record()
    page = {f"page/{path.name}": path.read_bytes() for path in _sources("pysrc/page") if path.suffix == ".py"}
    yield from page.items()
    yield "page.json", _json(_page_config(page))
    yield "solver.json", _json(_solver_config())
    yield from ((f"web/{path.name}", path.read_bytes()) for path in _sources("web") if path.suffix == ".svg")
    yield "index.html", _index(page).encode()


def _page_config(page: dict[str, bytes]) -> dict[str, object]:
    """For the MicroPython tag. The page's modules lie side by side: they import each other by bare name."""
    files = {f"./{name}": f"./{Path(name).name}" for name in page if name != "page/main.py"}
    return {
        "interpreter": "./vendor/micropython/micropython.mjs",
        "plugins": _NO_PLUGINS,
        "files": {**files, "./catalog.json": "./catalog.json"},
        "js_modules": {"main": {"./web/seam.js": "seam"}},
    }


def _solver_config() -> dict[str, object]:
    """For the Pyodide worker. Its interpreter brings the solver's modules along."""
    return {
        "interpreter": "./solver/interpreter.mjs",
        "sync_main_only": True,  # needs neither SharedArrayBuffer nor special headers
        "plugins": _NO_PLUGINS,
    }


def _json(value: object) -> bytes:
    return (json.dumps(value, indent=1) + "\n").encode()


def _index(page: dict[str, bytes]) -> str:
    """index.html with links that start every download which the first second needs at once, not one after the other."""
    core = [name for name in vendor.manifest()["@pyscript/core"]["files"] if re.search(r"/core[-.]", name)]
    modules = [f"vendor/pyscript/{Path(name).name}" for name in core] + [
        "vendor/micropython/micropython.mjs",
        "web/seam.js",
    ]
    fetched = [
        "vendor/micropython/micropython.wasm",
        "page.json",
        "solver.json",
        "catalog.json",
        "recording.bin",
        *sorted(page),
    ]
    links = [f'<link rel="modulepreload" href="./{name}">' for name in modules]
    links += [f'<link rel="preload" as="fetch" crossorigin href="./{name}">' for name in fetched]
    links += [f'<link rel="preload" as="font" type="font/woff2" crossorigin href="./{name}">' for name in _LATIN]
    return (ROOT / "index.html").read_text(encoding="utf-8").replace(_PRELOAD, "\n  ".join(links))


def _bundle(scratch: Path) -> tuple[dict[str, bytes], set[str]]:
    """web/seam.js and web/style.css with all they import, and the folders of the npm packages that went into them."""
    target, facts = scratch / "web", scratch / "bundle.json"
    entries = [f"web/{name}" for name in ("seam.js", "style.css") if (ROOT / "web" / name).is_file()]
    _esbuild([*entries, "--external:*.woff2", "--external:*.svg", f"--outdir={target}", f"--metafile={facts}"])
    packages = set()
    for name in json.loads(facts.read_text())["inputs"]:
        if found := re.match(r"(.*node_modules/(?:@[^/]+/)?[^/]+)/", name):
            packages.add(found[1])
    return {f"web/{path.name}": path.read_bytes() for path in sorted(target.iterdir())}, packages


def _catalog() -> bytes:
    """The list of problems, algorithms, heuristics and options, as the solver's own command line tells it."""
    command = [sys.executable, "-m", "searchlight", "list", "--json"]
    problem = "the solver cannot list its catalog: run PYTHONPATH=pysrc python3 -m searchlight list --json"
    listed = run(command, problem, env={"PYTHONPATH": str(ROOT / "pysrc"), "PYTHONDONTWRITEBYTECODE": "1"})
    return json.dumps(json.loads(listed), ensure_ascii=False, separators=(",", ":")).encode()


def _solver(third_parties: dict[str, bytes], target: Path) -> dict[str, bytes]:
    """The folder solver/: worker, archive of modules, what starts Pyodide, and the snapshot if one can be made."""
    archive = _zip(ROOT / "pysrc", _sources("pysrc/searchlight"))
    archive_name = f"searchlight-{digest(archive)[:16]}.zip"
    pyodide = {path: data for path, data in third_parties.items() if path.startswith("vendor/pyodide/")}
    makers = {name: (ROOT / "web/start" / name).read_bytes() for name in ("place.js", "snapshot.js")}
    worker = (ROOT / "pysrc/worker.py").read_bytes()
    name = snapshot.name({archive_name: archive, "imports": _imports(worker).encode(), **pyodide, **makers})
    started = start(target, archive_name, name, shipped=False)
    made = snapshot.make(name, {**pyodide, **started, f"solver/{archive_name}": archive})
    if made is not None:
        started = start(target, archive_name, name, shipped=True) | {f"solver/{name}": made}
    return {**started, f"solver/{archive_name}": archive, "solver/worker.py": worker}


def start(target: Path, archive: str, snapshot_name: str, *, shipped: bool) -> dict[str, bytes]:
    """web/start/interpreter.js and snapshot.js with the names put in; without a shipped snapshot, both are needed."""
    imports = _imports((ROOT / "pysrc/worker.py").read_bytes())
    names = {"SOLVER_ARCHIVE": f"./{archive}", "SOLVER_SNAPSHOT": f"./{snapshot_name}", "SNAPSHOT_SHIPPED": shipped}
    names["WORKER_IMPORTS"] = imports
    defines = [f"--define:{name}={json.dumps(value)}" for name, value in names.items()]
    entries = ["web/start/interpreter.js"] + ([] if shipped else ["web/start/snapshot.js"])
    _esbuild([*entries, *defines, "--external:../vendor/*", "--out-extension:.js=.mjs", f"--outdir={target}"])
    return {f"solver/{Path(name).stem}.mjs": (target / f"{Path(name).stem}.mjs").read_bytes() for name in entries}


def _imports(source: bytes) -> str:
    """What of the solver the worker imports."""
    found = [each.module for each in ast.walk(ast.parse(source)) if isinstance(each, ast.ImportFrom)]
    return ", ".join(sorted({module for module in found if module and module.startswith("searchlight.")}))


def _esbuild(arguments: list[str]) -> None:
    options = ["--bundle", "--format=esm", "--minify", "--target=es2022", "--legal-comments=none", "--log-level=error"]
    run(
        [node.program("node"), node.MODULES / "esbuild/bin/esbuild", *arguments, *options],
        "esbuild could not bundle web/",
    )


def _zip(base: Path, paths: list[Path]) -> bytes:
    """A deterministic archive: sorted names, one fixed date."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in paths:
            archive.writestr(
                zipfile.ZipInfo(path.relative_to(base).as_posix()), path.read_bytes(), zipfile.ZIP_DEFLATED
            )
    return buffer.getvalue()
