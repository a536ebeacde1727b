"""The page of the site: index.html with what its first second needs, and all its Python in one file."""

import json
import re
from base64 import b64encode
from collections.abc import Iterable
from pathlib import Path

from buildtools import esbuild, lost, node, vendor
from buildtools.project import ROOT, run, sources

# PyScript's plugins: editor, terminal, banner for errors… The page has its own of what it needs; each is a request.
_NO_PLUGINS = [
    f"!{name}"
    for name in ("codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
]
_SOLVER = {
    "interpreter": "./solver/interpreter.mjs",
    "sync_main_only": True,  # needs neither SharedArrayBuffer nor special headers
    "plugins": _NO_PLUGINS,
}
_PAGE = {
    "interpreter": "./page/interpreter.mjs",
    "plugins": _NO_PLUGINS,
    "js_modules": {"main": {"./web/seam.js": "seam"}},
}
FORMATTER = lost.TEXTS / "formatter.py"  # the one module of the solver that runs in the page, too
# Texts that are in index.html already, or said on the command line only.
_NOT_OF_THE_PAGE = (lost.ROOM, "command.")
# What comes with web/code_editor.js: modules of the page, and the beginnings of the ids of texts.
LATER = (
    "code_choice", "code_desk", "code_editor", "code_file", "code_links", "code_run", "code_tabs", "code_words",
    "count_form", "homework", "homework_choice", "homework_form", "homework_words", "output_panel",
)  # fmt: skip
LATER_TEXTS = ("editor.", "own.", "homework.", "observe.", "difference.", "counts.")
_MODULES = ["page/interpreter.mjs", "vendor/micropython/micropython.mjs", "web/seam.js"]
_LATIN = [f"fonts/atkinson-hyperlegible-{kind}-latin-wght-normal.woff2" for kind in ("next", "mono")]


def interpreter(python: dict[str, bytes], catalog: bytes, target: Path) -> bytes:
    """page/interpreter.mjs: MicroPython with the page's modules, the catalog and the texts; `target`: to work in."""
    first = {name: data for name, data in python.items() if name.removesuffix(".mpy") not in LATER}
    packed = _packed(first | {"catalog.json": catalog} | _texts(later=False), target / "files.json")
    return esbuild.module("web/start/page.js", "interpreter.mjs", target, [f"--alias:page-files={packed}"], {})


def later(python: dict[str, bytes], target: Path) -> Path:
    """The file with what web/code_editor.js brings of the page's Python; it stands in the folder `target`."""
    return _packed({f"{name}.mpy": python[f"{name}.mpy"] for name in LATER} | _texts(later=True), target / "later.json")


def _packed(contents: dict[str, bytes], path: Path) -> Path:
    """Texts as they are, which a host packs best, and bytecode in base64."""
    files = {
        name: b64encode(data).decode() if name.endswith(".mpy") else data.decode() for name, data in contents.items()
    }
    path.write_text(json.dumps(files, ensure_ascii=False), encoding="utf-8")
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


def _texts(*, later: bool) -> dict[str, bytes]:
    """The texts that are there from the beginning, or those that come later: a file for each language.

    Without the white space between the messages; and one with the languages' names.
    """
    files = {}
    for code, messages in lost.languages().items():
        here = {name: text for name, text in messages.items() if not name.startswith(_NOT_OF_THE_PAGE)}
        name = f"{code}-later" if later else code
        files[name] = {key: text for key, text in here.items() if key.startswith(LATER_TEXTS) == later}
    if not later:
        files["languages"] = {code: messages["language.name"] for code, messages in files.items()}
    return {
        f"searchlight/texts/{name}.json": json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
        for name, data in files.items()
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
    """index.html with both configurations and with links that start every early download at once, side by side."""
    links = [f'<link rel="modulepreload" href="./{name}">' for name in [*_core(), *_MODULES]]
    fetched = ["vendor/micropython/micropython.wasm", "recording.bin", "solver/worker.py"]
    links += [f'<link rel="preload" as="fetch" crossorigin href="./{name}">' for name in fetched]
    links += [f'<link rel="preload" as="font" type="font/woff2" crossorigin href="./{name}">' for name in _LATIN]
    text = (ROOT / "index.html").read_text(encoding="utf-8").replace("<!-- preload -->", "\n  ".join(links))
    return lost.filled(text).replace("{solver}", json.dumps(_SOLVER)).replace("{page}", json.dumps(_PAGE))
