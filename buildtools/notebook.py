"""Build the widget of notebooks (pysrc/searchlight/notebook): the page in one file, without a solver, and its script.

The wheel has both. The page is built like dist/searchlight.html; see docs/decisions/0023-a-notebook-shows-the-page.md.
"""

import gzip
import tempfile
from pathlib import Path

from buildtools import esbuild, onefile
from buildtools.project import DIST

FEATURES = ("comparison", "embed", "why")  # what of the page is there besides its beginning
_ABSENT = b'throw new Error("not in a notebook");'  # the page does without a feature that does not come
_FIRST = ("onefile/page.js", "vendor/micropython/micropython.wasm")


def files(built: Path) -> dict[str, bytes]:
    """Both files by name, made of a built site."""
    with tempfile.TemporaryDirectory(dir=DIST, prefix=".notebook-") as scratch:
        page, widget = Path(scratch) / "page", Path(scratch) / "widget.js"
        page.mkdir()
        esbuild.bundle(["web/notebook/widget.js"], [f"--outfile={widget}"])
        return {
            "frame.html.gz": gzip.compress(_page(built, page), 9, mtime=0),
            "widget.js": widget.read_bytes(),
        }


def _page(built: Path, scratch: Path) -> bytes:
    """The page's own files, of its features only those that are named, and nothing of Python's but MicroPython."""
    site = onefile.contents(built)
    features = {name: Path(name).parent.name in FEATURES for name in site if name.startswith("web/features/")}
    site |= {name: _ABSENT for name, there in features.items() if not there}
    inside = {
        "onefile/page.js": onefile.bundled("web/notebook/page.js", site, scratch),
        **{name: site[name] for name, there in features.items() if there and name.endswith(".css")},
        "vendor/micropython/micropython.wasm": site["vendor/micropython/micropython.wasm"],
    }
    return onefile.page(site, inside, _FIRST, scratch)
