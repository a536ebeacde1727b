"""The page of the site: index.html with what its first second needs, and all its Python in one file."""

import json
import re
import sys
from base64 import b64encode
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from buildtools import esbuild, lessons, node, recording, texts
from buildtools.card import ABOUT
from buildtools.features import FEATURES, feature_of
from buildtools.project import ROOT, facts, origin, run, sources
from buildtools.texts import ENGLISH
from buildtools.third_parties import vendor
from page.features import registry

# The sentences in index.html for a page whose Python and texts may never arrive, in every language (`lost.json`).
#
# web/start/watch.js shows those in the reader's language; without JavaScript all of them are shown.

_FILE = "lost"
_BEGINNING = "lost."
WITHOUT_SCRIPT, AGAIN = _BEGINNING + "script", _BEGINNING + "reload"
FILE = "<b data-file></b>"


def filled(page: str) -> str:
    """index.html with the sentences in it."""
    for place, part in (("<!-- lost -->", _sentences), ("<!-- lost without script -->", _without_script)):
        page = page.replace(place, "\n".join(part(code, said[_FILE]) for code, said in texts.languages().items()))
    return page


def _sentences(code: str, said: dict[str, str]) -> str:
    """What may be lost, each sentence hidden, and the button that loads the page anew."""
    told = [
        f'<p data-lost="{name.removeprefix(_BEGINNING)}" hidden>{escape(text).replace("{file}", FILE)}</p>'
        for name, text in said.items()
        if name not in (WITHOUT_SCRIPT, AGAIN)
    ]
    return f'<div lang="{code}" hidden>{"".join(told)}<button type="button">{escape(said[AGAIN])}</button></div>'


def _without_script(code: str, said: dict[str, str]) -> str:
    return f'<p class="message" lang="{code}">{escape(said[WITHOUT_SCRIPT])}</p>'


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
FORMATTER = texts.FOLDER / "formatter.py"  # the one module of the solver that runs in the page, too
_FIRST_TEXTS = ("page", "solver")  # the files of English texts that are there from the beginning
_UNSAID = ("command", "lost")  # the command line and index.html say these
_NAME = "language.name"
_MODULES = ["page/interpreter.mjs", "page/worker.mjs", "vendor/micropython/micropython.mjs", "web/seam.js"]
_STYLES = ["web/style.css", "fonts/fonts.css"]
_LATIN = [f"fonts/atkinson-hyperlegible-{kind}-latin-wght-normal.woff2" for kind in ("next", "mono")]


def interpreter(python: dict[str, bytes], catalog: bytes, target: Path) -> bytes:
    """page/interpreter.mjs: MicroPython with the page's modules, the catalog and the texts; `target`: to work in."""
    packed = _packed(python, None, {"catalog.json": catalog.decode()}, target)
    names = {"SITE_RECORDINGS": recording.SEARCHES}
    return esbuild.module("web/start/page.js", "interpreter.mjs", target, [f"--alias:page-files={packed}"], names)


def features(python: dict[str, bytes], target: Path) -> list[str]:
    """esbuild's entries: of each feature its script, if it has one, and its Python, which its texts come with.

    All import the seam, so what they share with it is in one chunk (see `site.py`). `target`: a folder to work in.
    """
    files = {"lessons": lessons.of_the_page(), "challenges": {"challenges.json": _challenges()}}
    return [f"features/{name}/feature={_entry(python, name, files.get(name, {}), target)}" for name in FEATURES]


def _challenges() -> str:
    """The built-in challenges, which the page lists before it has Python; the solver's own interpreter reads them."""
    script = "import json; from searchlight.challenges.offered import challenges; print(json.dumps(challenges()))"
    env = {"PYTHONPATH": str(ROOT / "pysrc"), "PYTHONDONTWRITEBYTECODE": "1"}
    return run([sys.executable, "-c", script], "the solver cannot list its challenges", env=env)


def scripts() -> str:
    """The module `feature-scripts`: how each feature's script is imported, from beside the seam."""
    imports = [f'{name}: () => import("./features/{name}/feature.js")' for name in FEATURES]
    return f"export default {{ {', '.join(imports)} }};"


def _entry(python: dict[str, bytes], feature: str, files: dict[str, str], target: Path) -> Path:
    packed = _packed(python, feature, files, target)
    folder = ROOT / "web/features" / feature
    lines = [f'import "{ROOT}/web/seam.js";', f'export {{ default as python }} from "{packed}";']
    if (folder / "feature.js").is_file():
        lines.append(f'export * from "{folder}/feature.js";')
    if (folder / "style.css").is_file():
        lines.append("export const styled = true;")
    path = target / f"{feature}.js"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def _packed(python: dict[str, bytes], feature: str | None, files: dict[str, str], target: Path) -> Path:
    """What web/start/page.js lays out: texts as they are, which a host packs best, and bytecode in base64.

    None: what is there from the beginning.
    """
    modules = {name: b64encode(data).decode() for name, data in python.items() if feature_of(name) == feature}
    path = target / f"{feature or 'page'}.json"
    said = {ENGLISH: _english((feature,))} if feature else _first_texts()
    packed = {"modules": modules, "files": files, "texts": said}
    path.write_text(json.dumps(packed, ensure_ascii=False), encoding="utf-8")
    return path


def bytecode(target: Path) -> dict[str, bytes]:
    """The page's modules as MicroPython's bytecode, by their paths below pysrc/: reading their text would take a
    tenth of the start.
    """
    target.mkdir(parents=True, exist_ok=True)
    modules = [path for path in sources("pysrc/page") if path.suffix == ".py"]
    names = [path.relative_to(ROOT / "pysrc").as_posix() for path in [*modules, FORMATTER]]
    for name in names:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        (target / name).write_bytes((ROOT / "pysrc" / name).read_bytes())
    command = [node.program("node"), ROOT / "buildtools/mpy.cjs", target, *names]
    run(command, "MicroPython's compiler refuses a module of pysrc/page/")
    compiled = [(target / name).with_suffix(".mpy") for name in names]
    return {path.relative_to(target).as_posix(): path.read_bytes() for path in compiled}


def translations() -> Iterator[tuple[str, bytes]]:
    """texts/CODE.json: all that the page says in a language but English, which comes with the page and its features."""
    for code, said in texts.languages().items():
        if code != ENGLISH:
            messages = {name: text for file in said if file not in _UNSAID for name, text in said[file].items()}
            yield f"texts/{code}.json", json.dumps(messages, ensure_ascii=False).encode()


def _english(files: Iterable[str]) -> dict[str, str]:
    """The texts of these files."""
    said = texts.languages()[ENGLISH]
    return {name: text for file in files for name, text in said.get(file, {}).items()}


def _first_texts() -> dict[str, dict[str, str]]:
    """Those of the beginning, among them the names of the menus' entries, wherever these stand; and each language's
    name.
    """
    said = texts.languages()
    entries = _english(said[ENGLISH])
    shown = [text_id for menu in registry.MENUS for _, _, *ids in _placed(menu) for text_id in ids]
    first = {text_id: entries[text_id] for text_id in shown} | _english(_FIRST_TEXTS)
    return {code: {_NAME: files["page"][_NAME]} for code, files in said.items()} | {ENGLISH: first}


def menu_entries(menu: str) -> list[tuple[str, str]]:
    """What stands in a menu, in its order: what a button's `data-feature` says, and the id of its text."""
    return [(presses, text_id) for _, presses, text_id, *_ in _placed(menu)]


def _placed(menu: str) -> list[tuple[int, str, str, *tuple[str, ...]]]:
    """The same, each with its place in front, and with the id of its hint if it has one."""
    found = [
        (place, f"{name}:{what}" if what else name, *ids)
        for name, entry in registry.FEATURES.items()
        for each, place, what, *ids in entry.menu
        if each == menu
    ]
    return sorted(found)


def _buttons(menu: str) -> str:
    """The buttons of a menu, with their English names; Python puts them into the reader's language.

    A hint is for the eye: a button's accessible name stays its text.
    """
    english = {name: escape(text) for name, text in _english(texts.languages()[ENGLISH]).items()}
    lines = []
    group = 0
    for place, presses, text_id, *hints in _placed(menu):
        if place // 100 != group:
            lines.append("<hr>")
            group = place // 100
        said, text = f' data-text="{text_id}"', english[text_id]
        for hint in hints:
            text = f'<span{said}>{text}</span> <small aria-hidden="true" data-text="{hint}">{english[hint]}</small>'
            said = ""
        lines.append(f'<button type="button" data-feature="{presses}"{said}>{text}</button>')
    return "\n        ".join(lines)


def watch(solver_files: Iterable[str], target: Path) -> bytes:
    """page/watch.js, which knows the files that the page cannot be opened without, and those that Python needs."""
    needed = dict.fromkeys([*_core(), *_MODULES, "vendor/micropython/micropython.wasm", "web/style.css"], "page")
    needed |= dict.fromkeys(solver_files, "solver")
    return esbuild.module("web/start/watch.js", "watch.js", target, ["--format=iife"], {"SITE_NEEDS": needed})


def _core() -> list[str]:
    """PyScript's own files; its plugins are not among them."""
    files = vendor.manifest()["@pyscript/core"]["files"]
    return [f"vendor/pyscript/{Path(name).name}" for name in files if re.search(r"/core[-.].*js$", name)]


def index(cards: str) -> str:
    """index.html without comments, with the page's configuration, the features' menu entries, and links that start
    every early download at once, side by side. `cards`: what `card.markup` gives.

    The links stand before the first script, which holds up what comes after it.
    """
    links = ['<link rel="preload" as="script" href="./page/watch.js">']
    links += [f'<link rel="preload" as="style" href="./{name}">' for name in _STYLES]
    links += [f'<link rel="modulepreload" href="./{name}">' for name in [*_core(), *_MODULES]]
    fetched = ("vendor/micropython/micropython.wasm", "recordings/first.bin")
    links += [f'<link rel="preload" as="fetch" crossorigin href="./{name}">' for name in fetched]
    links += [f'<link rel="preload" as="font" type="font/woff2" crossorigin href="./{name}">' for name in _LATIN]
    text = (ROOT / "index.html").read_text(encoding="utf-8").replace("<!-- preload -->", "\n  ".join(links))
    for menu in registry.MENUS:
        text = text.replace(f"<!-- menu {menu} -->", _buttons(menu))
    text = text.replace("{version}", _version()).replace("{source}", origin() or "")
    text = text.replace("<!-- card -->", cards).replace("{about}", ABOUT)
    text = filled(text).replace("{plugins}", json.dumps(_NO_PYTHON)).replace("{page}", json.dumps(_PAGE))
    return re.sub(r"\s*<!--.*?-->", "", text, flags=re.DOTALL)


def _version() -> str:
    return str(facts()["version"])
