"""The page of the site: index.html with what its first second needs, and all its Python in one file."""

import json
import re
from base64 import b64encode
from collections.abc import Iterable
from pathlib import Path

from buildtools import esbuild, lessons, lost, node, vendor
from buildtools.parts import PARTS, part_of_module, part_of_text
from buildtools.project import ROOT, run, sources

# PyScript's plugins: editor, terminal, banner for errors… The page has its own of what it needs; each is a request.
_NO_PLUGINS = [
    f"!{name}"
    for name in ("codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
]
_NO_PYTHON = {"plugins": _NO_PLUGINS}  # PyScript would load them for Python tags, too, of which there are none
_PAGE = {
    "interpreter": "./page/interpreter.mjs",
    "plugins": _NO_PLUGINS,
    "js_modules": {"main": {"./web/seam.js": "seam", "./page/worker.mjs": "solver"}},
}
FORMATTER = lost.TEXTS / "formatter.py"  # the one module of the solver that runs in the page, too
# Texts that are in index.html already, or said on the command line only.
_NOT_OF_THE_PAGE = (lost.ROOM, "command.")
_MODULES = ["page/interpreter.mjs", "page/worker.mjs", "vendor/micropython/micropython.mjs", "web/seam.js"]
_STYLES = ["web/style.css", "fonts/fonts.css"]
_LATIN = [f"fonts/atkinson-hyperlegible-{kind}-latin-wght-normal.woff2" for kind in ("next", "mono")]


def interpreter(python: dict[str, bytes], catalog: bytes, target: Path) -> bytes:
    """page/interpreter.mjs: MicroPython with the page's modules, the catalog and the texts; `target`: to work in."""
    packed = _packed(python, None, {"catalog.json": catalog.decode()}, target)
    return esbuild.module("web/start/page.js", "interpreter.mjs", target, [f"--alias:page-files={packed}"], {})


def parts(python: dict[str, bytes], target: Path) -> list[str]:
    """esbuild's options that give each part's script its Python; `target`: the folder in which that stands."""
    files = {name: lessons.of_the_page() if name == "lessons" else {} for name in PARTS}
    return [f"--alias:part-files/{name}={_packed(python, name, files[name], target)}" for name in PARTS]


def _packed(python: dict[str, bytes], part: str | None, files: dict[str, str], target: Path) -> Path:
    """What web/start/page.js lays out of a part: texts as they are, which a host packs best, and bytecode in base64."""
    modules = {
        name: b64encode(data).decode()
        for name, data in python.items()
        if part_of_module(name.removesuffix(".mpy")) == part
    }
    path = target / f"{part or 'page'}.json"
    packed = {"modules": modules, "files": files, "texts": _texts(part)}
    path.write_text(json.dumps(packed, ensure_ascii=False), encoding="utf-8")
    return path


def bytecode(target: Path) -> dict[str, bytes]:
    """The page's modules as MicroPython's bytecode: reading their text would take a tenth of the start."""
    target.mkdir(parents=True, exist_ok=True)
    modules = {path.stem: path for path in sources("pysrc/page") if path.suffix == ".py"}
    modules[FORMATTER.stem] = FORMATTER
    for name, path in modules.items():
        (target / f"{name}.py").write_bytes(path.read_bytes())
    command = [node.program("node"), ROOT / "buildtools/mpy.cjs", target, *(f"{name}.py" for name in modules)]
    run(command, "MicroPython's compiler refuses a module of pysrc/page/")
    compiled = {f"{name}.mpy": (target / f"{name}.mpy").read_bytes() for name in modules}
    return compiled | {f"searchlight/texts/{FORMATTER.stem}.mpy": compiled.pop(f"{FORMATTER.stem}.mpy")}


def _texts(part: str | None) -> dict[str, dict[str, str]]:
    """Language → the texts that come with a part, or (None) are there from the beginning."""
    return {
        code: {
            name: text
            for name, text in messages.items()
            if not name.startswith(_NOT_OF_THE_PAGE) and part_of_text(name) == part
        }
        for code, messages in lost.languages().items()
    }


def watch(solver_files: Iterable[str], target: Path) -> bytes:
    """page/watch.js, which knows the files that the page cannot be opened without, and those that Python needs."""
    needed = dict.fromkeys([*_core(), *_MODULES, "vendor/micropython/micropython.wasm", "web/style.css"], "page")
    needed |= dict.fromkeys(solver_files, "solver")
    return esbuild.module("web/start/watch.js", "watch.js", target, ["--format=iife"], {"SITE_NEEDS": needed})


def _core() -> list[str]:
    """PyScript's own files; its plugins are not among them."""
    files = vendor.manifest()["@pyscript/core"]["files"]
    return [f"vendor/pyscript/{Path(name).name}" for name in files if re.search(r"/core[-.].*js$", name)]


def index() -> str:
    """index.html with the page's configuration and with links that start every early download at once, side by side.

    They stand before the first script, which holds up what comes after it.
    """
    links = ['<link rel="preload" as="script" href="./page/watch.js">']
    links += [f'<link rel="preload" as="style" href="./{name}">' for name in _STYLES]
    links += [f'<link rel="modulepreload" href="./{name}">' for name in [*_core(), *_MODULES]]
    fetched = ["vendor/micropython/micropython.wasm", "recording.bin"]
    links += [f'<link rel="preload" as="fetch" crossorigin href="./{name}">' for name in fetched]
    links += [f'<link rel="preload" as="font" type="font/woff2" crossorigin href="./{name}">' for name in _LATIN]
    text = (ROOT / "index.html").read_text(encoding="utf-8").replace("<!-- preload -->", "\n  ".join(links))
    return lost.filled(text).replace("{plugins}", json.dumps(_NO_PYTHON)).replace("{page}", json.dumps(_PAGE))
