"""dist/site: the static site, built whole into a fresh folder and put in place by a rename.

The site depends on nothing but its inputs: the same inputs give the same bytes. A stamp beside it holds the digest of
the inputs, so a second build has nothing to do.
"""

import json
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from buildtools import card, editor, esbuild, lessons, node, page, recording, snapshot, solver
from buildtools.project import DIST, ROOT, SITE, address, digest, origin, run, say, sources
from buildtools.third_parties import licences, vendor
from searchlight.web_server import policy, server

_STAMP = DIST / "site.stamp"
# Scripts that share chunks: the seam, what the feature `export` fetches when it makes the first one, and the features.
_SHARING = (
    "seam=web/seam.js",
    "features/export/gif=web/picture/formats/gif.js",
)
_ALONE = ("web/features/importing/worker.js", "web/style.css")  # a worker's script is in one piece; so are styles
_MAPS = """
import worker
graphs, = (each["built_in"] for each in listed["options"] if each["name"] == "graph")
opened = {name: json.loads(worker.open_run(json.dumps({"problem": "graph", "graph": name}))) for name in graphs}
listed["maps"] = {name: answer["space"]["json"] for name, answer in opened.items()}
"""
_CHUNK = re.compile(r"chunk-\w+\.js")  # what several scripts share, as esbuild names it
_INPUTS = ("index.html", "package-lock.json", "pyproject.toml", "lessons", "pysrc", "web", "buildtools")


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


def built_from() -> str:
    """The digest of the inputs of the site that is in dist."""
    return _STAMP.read_text()


def _digest_of_inputs() -> str:
    listed = [f"{path.relative_to(ROOT).as_posix()} {digest(path.read_bytes())}" for path in sources(*_INPUTS)]
    return digest("\n".join([sys.version, str(snapshot.possible()), origin() or "", *listed]).encode())


def service_worker(scratch: Path, contents: dict[str, bytes]) -> bytes:
    """What keeps these files for visits without a network, each by its digest."""
    digests = {name: digest(data) for name, data in sorted(contents.items())}
    names = {
        "SITE_FILES": digests,
        "SITE_POLICY": policy.of(contents["index.html"].decode()),
        "SITE_TYPES": server.TYPES,
    }
    target = scratch / "sw.js"
    esbuild.bundle(["web/browser/offline.js"], [f"--outfile={target}"], names)
    return target.read_bytes()


def files(scratch: Path) -> Iterator[tuple[str, bytes]]:
    """Every file of the site but its service worker, path and content; `scratch` is an empty folder to work in."""
    third_parties = vendor.files()
    yield from third_parties.items()
    bytecode = page.bytecode(scratch / "page")
    bundle, packages = _bundle(scratch, page.features(bytecode, scratch / "page"))
    yield from bundle.items()
    python = solver.files(third_parties, scratch / "solver")
    yield from python.items()
    yield "page/reload.js", (ROOT / "web/start/reload.js").read_bytes()
    yield (
        "embed.js",
        esbuild.module("web/embed_element/element.js", "embed.js", scratch / "view", ["--format=iife"], {}),
    )
    yield "page/worker.mjs", esbuild.module("web/worker/site.js", "worker.mjs", scratch / "page", [], {})
    yield "page/watch.js", page.watch(solver.needed(python), scratch / "page")
    yield "licenses.txt", licences.text(packages).encode()
    yield "catalog.json", _catalog("english")
    yield from recording.files()
    yield "page/interpreter.mjs", page.interpreter(bytecode, _catalog("str"), scratch / "page")
    yield from ((f"web/{path.name}", path.read_bytes()) for path in sources("web") if path.suffix == ".svg")
    yield from page.translations()
    yield from ((f"lessons/{name}.json", text.encode()) for name, text in lessons.texts().items())
    made = card.files()
    yield from made.items()
    yield "index.html", page.index(card.markup(made, address())).encode()


def _bundle(scratch: Path, features: list[str]) -> tuple[dict[str, bytes], set[str]]:
    """What the page's scripts and styles are made into, and the folders of the npm packages that went into them.

    `features`: esbuild's entries for their scripts.
    """
    target, facts = scratch / "web", [scratch / "alone.json", scratch / "sharing.json"]
    options = [
        *(f"--external:{name}" for name in ("*.woff2", "*.svg", "./features/*", "../page/interpreter.mjs")),
        f"--outdir={target}",
    ]
    styles = [str(path.relative_to(ROOT)) for path in sources("web/features") if path.name == "style.css"]
    written = {"solver-names": _written(scratch / "names.json", json.dumps(editor.names()))}
    written["feature-scripts"] = _written(scratch / "scripts.js", page.scripts())
    aliases = [f"--alias:{name}={path}" for name, path in written.items()]
    esbuild.bundle([*_ALONE, *styles], [*options, "--outbase=web", f"--metafile={facts[0]}"])
    esbuild.bundle([*_SHARING, *features], [*options, *aliases, "--splitting", f"--metafile={facts[1]}"])
    _join(target, options)
    packages = set()
    for name in (name for each in facts for name in json.loads(each.read_text())["inputs"]):
        if found := re.match(r".*?(node_modules/(?:.*/node_modules/)?(?:@[^/]+/)?[^/]+)/", name):
            packages.add(found[1])
    made = sorted(path for path in target.rglob("*") if path.is_file())
    return {f"web/{path.relative_to(target).as_posix()}": path.read_bytes() for path in made}, packages


def _written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def _join(target: Path, options: list[str]) -> None:
    """Put the seam and its chunk into one file, so that the first visit asks for one. What shares the chunk imports
    the seam instead. The other chunks are named by their content: esbuild's names hold the path of the scratch folder.
    """
    seam, both = target / "seam.js", target / "both.js"
    [chunk] = re.findall(r'from"\./(chunk-\w+\.js)"', seam.read_text(encoding="utf-8"))
    texts = {
        path: path.read_text(encoding="utf-8") for path in target.rglob("*.js") if path.name not in (seam.name, chunk)
    }
    wanted = re.compile(rf'import{{([^}}]*)}}from"[./]*{chunk}"')
    shared = {
        name.split(" as ")[0] for text in texts.values() for found in wanted.findall(text) for name in found.split(",")
    }
    _written(both, f'export * from "./seam.js"; export {{{",".join(sorted(shared))}}} from "./{chunk}";')
    esbuild.bundle([f"seam={both}"], [*options, "--allow-overwrite"])
    names = {path.name: f"chunk-{digest(_CHUNK.sub('', text).encode())[:8]}.js" for path, text in texts.items()}
    names[chunk] = seam.name
    for path in (both, target / chunk, *texts):
        path.unlink()
    for path, text in texts.items():
        named = names[path.name] if _CHUNK.fullmatch(path.name) else path.name
        _written(path.with_name(named), _CHUNK.sub(lambda found: names[found[0]], text))


def _catalog(say: str) -> bytes:
    """The list of problems, algorithms, heuristics and options, in English or (`str`) with the ids of its texts.

    The second one, which is the page's, has the maps of the built-in graphs: it draws them before it has Python.
    """
    script = f"import json; from searchlight.catalog import as_plain_data, english; listed = as_plain_data({say})"
    script += _MAPS * (say == "str") + "\nprint(json.dumps(listed))"
    command = [sys.executable, "-c", script]
    problem = "the solver cannot list its catalog: run PYTHONPATH=pysrc python3 -m searchlight list --json"
    listed = run(command, problem, env={"PYTHONPATH": str(ROOT / "pysrc"), "PYTHONDONTWRITEBYTECODE": "1"})
    return json.dumps(json.loads(listed), ensure_ascii=False, separators=(",", ":")).encode()
