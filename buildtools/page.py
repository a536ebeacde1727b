"""The page of the site: index.html with what its first second needs, and all its Python in one file."""

import json
import re
from base64 import b64encode
from pathlib import Path

from buildtools import esbuild, node, vendor
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
_LATIN = [f"fonts/atkinson-hyperlegible-{kind}-latin-wght-normal.woff2" for kind in ("next", "mono")]


def interpreter(catalog: bytes, target: Path) -> bytes:
    """page/interpreter.mjs: MicroPython with the page's modules and the catalog; `target` is a folder to work in."""
    contents = {**_bytecode(target), "catalog.json": catalog}
    packed = {name: b64encode(data).decode() for name, data in contents.items()}
    (target / "files.json").write_text(json.dumps(packed), encoding="utf-8")
    alias = f"--alias:page-files={target / 'files.json'}"
    return esbuild.module("web/start/page.js", "interpreter.mjs", target, [alias], {})


def _bytecode(target: Path) -> dict[str, bytes]:
    """The page's modules as MicroPython's bytecode: reading their text would take a tenth of the start."""
    target.mkdir(parents=True, exist_ok=True)
    modules = [path for path in sources("pysrc/page") if path.suffix == ".py"]
    for path in modules:
        (target / path.name).write_bytes(path.read_bytes())
    command = [node.program("node"), ROOT / "buildtools/mpy.cjs", target, *(path.name for path in modules)]
    run(command, "MicroPython's compiler refuses a module of pysrc/page/")
    return {f"{path.stem}.mpy": (target / f"{path.stem}.mpy").read_bytes() for path in modules}


def index() -> str:
    """index.html with both configurations and with links that start every early download at once, side by side."""
    core = [name for name in vendor.manifest()["@pyscript/core"]["files"] if re.search(r"/core[-.]", name)]
    modules = [f"vendor/pyscript/{Path(name).name}" for name in core]
    modules += ["page/interpreter.mjs", "vendor/micropython/micropython.mjs", "web/seam.js"]
    links = [f'<link rel="modulepreload" href="./{name}">' for name in modules]
    fetched = ["vendor/micropython/micropython.wasm", "recording.bin", "solver/worker.py"]
    links += [f'<link rel="preload" as="fetch" crossorigin href="./{name}">' for name in fetched]
    links += [f'<link rel="preload" as="font" type="font/woff2" crossorigin href="./{name}">' for name in _LATIN]
    text = (ROOT / "index.html").read_text(encoding="utf-8").replace("<!-- preload -->", "\n  ".join(links))
    return text.replace("{solver}", json.dumps(_SOLVER)).replace("{page}", json.dumps(_PAGE))
