"""The folder solver/ of the site: the worker's code, the archive of its modules, and what starts Pyodide with them."""

import ast
import functools
import json
import re
from collections.abc import Iterator, Set
from pathlib import Path

from buildtools import esbuild, node, snapshot
from buildtools.features import FEATURES
from buildtools.project import ROOT, digest, sources
from buildtools.third_parties import wheels

_WORKER = ROOT / "pysrc/worker.py"
_APIS = re.compile(r"^APIS = ({.*?})", re.DOTALL | re.MULTILINE)

# The features whose texts the worker says, too.
_SAID = ("challenges", "experiments", "graph", "lessons", "reorder", "tracing", "worksheet")
# Files of texts that nothing in the worker says.
UNSAID = ("command", "grading", "lost", *(name for name in FEATURES if name not in _SAID))


def files(third_parties: dict[str, bytes], target: Path) -> dict[str, bytes]:
    """Path → content; with the snapshot, if one can be made. `target` is a folder to work in."""
    archive_name, archive = _own()
    bundles = dict(later())
    names = _bundle_names(bundles)
    pyodide = {path: data for path, data in third_parties.items() if path.startswith("vendor/pyodide/")}
    makers = {name: (ROOT / "web/start" / name).read_bytes() for name in ("functions.js", "place.js", "snapshot.js")}
    name = snapshot.name({archive_name: archive, "imports": _imports().encode(), **pyodide, **makers})
    started = start(target, archive_name, name, names, shipped=False)
    made = snapshot.make(name, {**pyodide, **started, f"solver/{archive_name}": archive})
    if made is not None:
        started = start(target, archive_name, name, names, shipped=True) | {f"solver/{name}": made}
    rest = {f"solver/{_bundle_name(name, data)}": data for name, data in bundles.items()}
    return {**started, **rest, f"solver/{archive_name}": archive, "solver/worker.py": _WORKER.read_bytes()}


def plain_start(target: Path) -> bytes:
    """web/start/interpreter.js for where there can be no snapshot, and none is looked for."""
    names = _names(_own()[0], "none", _bundle_names(dict(later())), shipped=False)
    return esbuild.module("web/start/interpreter.js", "interpreter.mjs", target, [], names)


def _own() -> tuple[str, bytes]:
    """The archive of the modules with which the worker starts: its name in solver/, its content."""
    texts = [path for path in sources("pysrc/searchlight/texts/en") if path.stem not in UNSAID]
    archive = _archive(ROOT / "pysrc", [*modules(), *texts])
    return f"searchlight-{digest(archive)[:16]}.json", archive


def _bundle_names(bundles: dict[str, bytes]) -> dict[str, str]:
    """What comes later: where it lies beside what starts Pyodide."""
    return {name: f"./{_bundle_name(name, data)}" for name, data in bundles.items()}


def needed(site: dict[str, bytes]) -> list[str]:
    """What of these files, and of Pyodide's, a start cannot do without: not a snapshot, nor what comes later."""
    not_needed = ("solver/snapshot", *(f"solver/{_bundle_name(name)}" for name in set(_apis().values())))
    own = [path for path in site if not path.startswith(not_needed)]
    return [*own, *(f"vendor/pyodide/{name}" for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"))]


def later() -> Iterator[tuple[str, bytes]]:
    """The bundles that come when they are needed: APIs, with all that they import and the worker does not have
    yet, and the data in a bundle's folder. What only the command line imports stays behind.
    """
    first = set(modules())
    apis = _apis()
    for name in sorted(set(apis.values())):
        files = sources(f"pysrc/searchlight/{name}")
        data = [path for path in files if path.suffix != ".py" or not (path.parent / "__init__.py").is_file()]
        roots = {f"searchlight.{api}.api" for api, bundle in apis.items() if bundle == name}
        archive = _archive(ROOT / "pysrc", sorted({*data, *_reached(roots)} - first))
        yield name, archive if name != "networks" else json.dumps({**json.loads(archive), **wheels.modules()}).encode()


def _apis() -> dict[str, str]:
    """What the page may ask of the worker besides searching: the folder of the API → the bundle that it is in."""
    [found] = _APIS.findall(_WORKER.read_text(encoding="utf-8"))
    apis: dict[str, str] = ast.literal_eval(found)
    return apis


def _bundle_name(name: str, data: bytes | None = None) -> str:
    """Its name in solver/; without its content, how that begins."""
    return f"{name}-" if data is None else f"{name}-{digest(data)[:16]}.json"


def modules() -> list[Path]:
    """The solver's modules that the worker imports, and those that they import: no byte of the others is sent."""
    return sorted(_reached(_imported(_WORKER)))


def _reached(names: Set[str]) -> set[Path]:
    """The files of these modules of the solver, of the packages they are in, and of whatever they import."""
    found: set[Path] = set()
    waiting = sorted(names)
    while waiting:
        parts = waiting.pop().split(".")
        for count in range(1, len(parts) + 1):
            place = ROOT.joinpath("pysrc", *parts[:count])
            package = place / "__init__.py"  # a folder without it may be a former package's, with nothing but bytecode
            path = package if package.is_file() else place.with_suffix(".py")
            if path.is_file() and path not in found:
                found.add(path)
                waiting += _imported(path)
    return found


def _imported(path: Path) -> frozenset[str]:
    """The full names of what a file imports from the solver; not what only the type checker looks at."""
    return _imported_by(path.read_bytes())


@functools.cache
def _imported_by(source: bytes) -> frozenset[str]:
    names = set()
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        waiting.extend(ast.iter_child_nodes(node))
    return frozenset(name for name in names if name.split(".")[0] == "searchlight")


def start(
    target: Path, archive: str, snapshot_name: str, bundles: dict[str, str], *, shipped: bool
) -> dict[str, bytes]:
    """The scripts of the two workers, one with the solver and one that makes snapshots, with the names put in."""
    names = _names(archive, snapshot_name, bundles, shipped=shipped)
    entries = {"worker": "web/worker/solver.js", "snapshot": "web/start/snapshot.js"}
    return {
        f"solver/{name}.mjs": esbuild.module(entry, f"{name}.mjs", target, [], names) for name, entry in entries.items()
    }


def _names(archive: str, snapshot_name: str, bundles: dict[str, str], *, shipped: bool) -> dict[str, object]:
    """What web/start/place.js and snapshot.js are given by the build."""
    return {
        "SOLVER_ARCHIVE": f"./{archive}",
        "SOLVER_BUNDLES": bundles,
        "SOLVER_SNAPSHOT": f"./{snapshot_name}",
        "SNAPSHOT_SHIPPED": shipped,
        "WORKER_IMPORTS": _imports(),
        "PYODIDE_INFO": json.loads((node.MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))["info"],
    }


def _imports() -> str:
    """What of the solver the worker imports."""
    found = [each.module for each in ast.walk(ast.parse(_WORKER.read_bytes())) if isinstance(each, ast.ImportFrom)]
    return ", ".join(sorted({module for module in found if module and module.startswith("searchlight.")}))


def _archive(base: Path, paths: list[Path]) -> bytes:
    """All files in one, path → text: one request, packed by the host, and nothing to be unpacked in Python."""
    return json.dumps({path.relative_to(base).as_posix(): path.read_text(encoding="utf-8") for path in paths}).encode()
