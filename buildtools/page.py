"""The page of the site: index.html with what its first second needs, and all its Python in one file."""

import json
import re
from pathlib import Path

from buildtools import esbuild, vendor
from buildtools.project import ROOT, sources

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
    contents = {path.name: path.read_text(encoding="utf-8") for path in sources("pysrc/page") if path.suffix == ".py"}
    contents["catalog.json"] = catalog.decode()
    target.mkdir(parents=True, exist_ok=True)
    (target / "files.json").write_text(json.dumps(contents), encoding="utf-8")
    alias = f"--alias:page-files={target / 'files.json'}"
    return esbuild.module("web/start/page.js", "interpreter.mjs", target, [alias], {})


def index() -> str:
    """index.html with both configurations and with links that start every early download at once, side by side."""
    core = [name for name in vendor.manifest()["@pyscript/core"]["files"] if re.search(r"/core[-.]", name)]
    modules = [f"vendor/pyscript/{Path(name).name}" for name in core]
    modules += ["page/interpreter.mjs", "vendor/micropython/micropython.mjs", "web/seam.js"]
    links = [f'<link rel="modulepreload" href="./{name}">' for name in modules]
    fetched = ["vendor/micropython/micropython.wasm", "recording.bin"]
    links += [f'<link rel="preload" as="fetch" crossorigin href="./{name}">' for name in fetched]
    links += [f'<link rel="preload" as="font" type="font/woff2" crossorigin href="./{name}">' for name in _LATIN]
    text = (ROOT / "index.html").read_text(encoding="utf-8").replace("<!-- preload -->", "\n  ".join(links))
    return text.replace("{solver}", json.dumps(_SOLVER)).replace("{page}", json.dumps(_PAGE))
