"""Build dist/searchlight.html: the site in one file, which works from a disk, without a server or a network.

Its scripts are those of the built site, bundled again; web/onefile/ replaces host and PyScript. Its files are packed
into script elements that browsers do not run. See docs/decisions/0021-one-file-is-the-built-site.md.
"""

import gzip
import io
import json
import re
import tempfile
import zipfile
from base64 import b64encode, b85encode
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from buildtools import esbuild, site, solver
from buildtools.project import DIST, SITE, BuildError, say

TARGET = DIST / "searchlight.html"
_STAMP = DIST / "searchlight.html.stamp"  # digest of the inputs of the site that it was made of
ADDRESS = "https://searchlight.invalid/"  # where the site's scripts take themselves to be: by RFC 2606 nobody is there
_FIRST = ("onefile/page.js", "vendor/micropython/micropython.wasm", "recordings/first.bin")  # what the page begins with
_STYLES = ("fonts/fonts.css", "web/style.css")
_FONT = re.compile(r"url\(\./([^)]+\.woff2)\)")  # fonts.css lies beside its fonts; style.css names no file
_MODULES = {"page": "page/interpreter.mjs", "seam": "web/seam.js", "solver": "solver/interpreter.mjs"}
# Modules of Python's library that nothing of ours imports and user_code/guard.py keeps from a reader's code.
UNUSED = ("ctypes", "ftplib", "imaplib", "multiprocessing", "poplib", "smtplib", "xmlrpc")
# What Pyodide and MicroPython ask for in Node.js only.
_ELSEWHERE = ["--define:process=undefined", "--external:node:*", "--external:module", "--external:ws"]
_OF_NO_MARKUP = str.maketrans("&<>`", ",./:")  # digits of base 85 that would mean something in a page
# Of the site, what is not asked for in the one file: what is bundled, what stands in its text, what it starts without.
# The recordings of links save a wait for the network; without one, Python is there soon.
_OF_WORKERS = ("web/features/importing/worker.js",)  # scripts that the page fetches, to make workers of them
_NOT_PACKED = re.compile(
    r".*\.(m?js|woff2|svg|png|html|txt)$|manifest\.json|fonts/|web/style\.css|solver/snapshot|recordings/(?!first)|catalog\.json|vendor/pyodide/pyodide-lock"
)


def build() -> Path:
    """Bring the site up to date, and the file that is made of it; its path."""
    site.build()
    wanted = site.built_from()
    if TARGET.is_file() and _STAMP.is_file() and _STAMP.read_text() == wanted:
        return TARGET
    say("building dist/searchlight.html")
    with tempfile.TemporaryDirectory(dir=DIST, prefix=".onefile-") as scratch:
        fresh = Path(scratch) / TARGET.name
        fresh.write_bytes(whole(SITE, Path(scratch)))
        _STAMP.unlink(missing_ok=True)
        fresh.replace(TARGET)
    _STAMP.write_text(wanted)
    return TARGET


def whole(built: Path, scratch: Path) -> bytes:
    """The file's content, made of a built site; `scratch` is an empty folder to work in."""
    files = contents(built)
    files["solver/interpreter.mjs"] = solver.plain_start(scratch)
    files["vendor/pyodide/python_stdlib.zip"] = _unpacked(files["vendor/pyodide/python_stdlib.zip"])
    bundles = {f"onefile/{name}.js": bundled(f"web/onefile/{name}.js", files, scratch) for name in ("page", "worker")}
    bundles |= {name: files[name] for name in _OF_WORKERS}
    inside = {name: data for name, data in files.items() if not _NOT_PACKED.match(name)} | bundles
    licences = f'<script type="text/plain" id="licenses.txt">\n{_harmless(files["licenses.txt"].decode())}</script>'
    return page(files, inside, _FIRST, scratch, licences)


def contents(built: Path) -> dict[str, bytes]:
    """The files of a built site, by their paths in it."""
    return {path.relative_to(built).as_posix(): path.read_bytes() for path in built.rglob("*") if path.is_file()}


def page(
    files: dict[str, bytes], inside: dict[str, bytes], first: Sequence[str], scratch: Path, more: str = ""
) -> bytes:
    """index.html with its styles, the files `inside`, packed, those that it begins with `first`, and `more` markup."""
    watch = esbuild.module("web/start/watch.js", "watch.js", scratch, ["--format=iife"], {"SITE_NEEDS": {}})
    loader = bundled("web/onefile/loader.js", {}, scratch)
    text = files["index.html"].decode()
    text = _without_what_fetches(text)
    text = _put(text, '<script src="./page/watch.js"></script>', _script(watch))
    text = _put(text, 'href="./web/icon.svg"', f'href="{_as_url("image/svg+xml", files["web/icon.svg"])}"')
    text = _styled(text, files)
    text = _with_policy(text, [watch, loader])
    begin = [_element(name, inside[name]) for name in first]
    rest = [_element(name, data) for name, data in inside.items() if name not in first]
    return _put(text, "</body>", "\n".join([more, *begin, _script(loader), *rest, "</body>"])).encode()


def bundled(entry: str, files: dict[str, bytes], scratch: Path) -> bytes:
    """A script of ours with all that it imports, of the site's `files` as well."""
    for name, data in files.items():
        if name.endswith((".js", ".mjs")):
            path = scratch / "site" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data.replace(b"import.meta.url", json.dumps(ADDRESS + name).encode()))
    target = scratch / Path(entry).name
    aliases = [f"--alias:site-{part}={scratch / 'site' / path}" for part, path in _MODULES.items()]
    options = ["--format=iife", f"--outfile={target}", *aliases, *_ELSEWHERE]
    esbuild.bundle([entry], options, {"SITE_ADDRESS": ADDRESS})
    return target.read_bytes()


def _unpacked(archive: bytes) -> bytes:
    """Python's library, not compressed (all of it is packed as one, which takes a tenth less), without UNUSED."""
    stored = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as former, zipfile.ZipFile(stored, "w") as fresh:
        for entry in former.infolist():
            if re.split(r"[/.]", entry.filename)[0] not in UNUSED:
                fresh.writestr(zipfile.ZipInfo(entry.filename), former.read(entry))
    return stored.getvalue()


def _without_what_fetches(page: str) -> str:
    """index.html without early downloads, PyScript's script, and what has a file beside it only on the web."""
    page = re.sub(r'\s*<link rel="(?:modulepreload|preload|manifest|apple-touch-icon)"[^>]*>', "", page)
    page = re.sub(r'\s*<meta (?:property="og:image|name="twitter)[^>]*>', "", page)
    return re.sub(r'\s*<script type="module"[^>]*></script>', "", page)


def _styled(page: str, files: dict[str, bytes]) -> str:
    """The style sheets with their fonts in them, in the place of the first; the others' go."""
    sheets = "".join(files[name].decode() for name in _STYLES)
    sheets = _FONT.sub(lambda found: f"url({_as_url('font/woff2', files['fonts/' + found[1]])})", sheets)
    page = _put(page, '<link rel="stylesheet" href="./web/style.css">', f"<style>\n{sheets}</style>")
    return _put(page, '<link rel="stylesheet" href="./fonts/fonts.css">', "")


def _as_url(kind: str, data: bytes) -> str:
    return f"data:{kind};base64,{b64encode(data).decode()}"


def _with_policy(page: str, scripts: list[bytes]) -> str:
    """No request to anybody, and no script but these, those that they unpack, and WebAssembly."""
    digests = " ".join(f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in scripts)
    policy = (
        f"default-src 'none'; script-src {digests} blob: 'wasm-unsafe-eval'; style-src 'unsafe-inline'; "
        "img-src blob: data:; font-src data:; worker-src blob:; base-uri 'none'; form-action 'none'"
    )
    return re.sub(r'(?<=Content-Security-Policy" content=")[^"]*', policy, page)


def _script(code: bytes) -> str:
    return f"<script>{code.decode()}</script>"


def _element(name: str, data: bytes) -> str:
    """A file, packed; web/onefile/unpacking.js unpacks it."""
    packed = b85encode(gzip.compress(data, 9, mtime=0)).decode().translate(_OF_NO_MARKUP)
    return f'<script type="text/plain" data-path="{name}">{packed}</script>'


def _harmless(text: str) -> str:
    """A text inside a script element: nothing in it ends that."""
    return text.replace("</script", "<\\/script").replace("<!--", "<\\!--")


def _put(page: str, place: str, text: str) -> str:
    """Raises BuildError where the place is not there exactly once."""
    if page.count(place) != 1:
        raise BuildError(f"index.html has {place!r} {page.count(place)} times: buildtools/onefile.py needs it once")
    return page.replace(place, text)
