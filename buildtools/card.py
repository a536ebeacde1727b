"""What a link shows where it is pasted, and an icon for phones: made by a browser of the project's own export.

As with the snapshot, a machine without a browser makes a site without them. They are kept in dist/, by their content.
"""

import json
import os
import re
import sys
import tempfile
from base64 import b64encode
from pathlib import Path

from buildtools.browsers import browser
from buildtools.project import DIST, ROOT, digest, run, say
from buildtools.third_parties import vendor

CARD, ICON = "web/card.png", "web/phone.png"
SIZES = {CARD: (1200, 630), ICON: (512, 512)}
MANIFEST = "manifest.json"
ABOUT = "A* and other searches, step by step, for lectures and homework: tree, frontier and the running line of code."
LINK = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar&step=4"
_KEPT = DIST / "cards"
_FONTS = {
    "Page": "fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    "DejaVu Sans Mono": "fonts/atkinson-hyperlegible-mono-latin-wght-normal.woff2",  # which the export names
}
_STYLE = """
html, body { margin: 0; overflow: hidden; }
.card { box-sizing: border-box; width: 1200px; height: 630px; padding: 44px 56px; background: #10151d; color: #fff;
  font-family: Page; display: flex; flex-direction: column; gap: 24px; }
.card h1 { margin: 0; font-size: 60px; display: flex; align-items: center; gap: 20px; }
.card h1 svg { width: 72px; height: 72px; }
.card p { margin: 0; font-size: 31px; }
.card div { flex: 1; min-height: 0; background: #fff; border-radius: 12px; padding: 10px; display: flex; }
.card div svg { width: 100%; height: 100%; }
"""


def files() -> dict[str, bytes]:
    """The manifest of the page as an app, and the pictures that this machine can make."""
    pictures = {name: picture for name, html in _pages().items() if (picture := _taken(name, html))}
    icons = [{"src": "web/icon.svg", "sizes": "any", "type": "image/svg+xml"}]
    if ICON in pictures:
        icons.append({"src": ICON, "sizes": "512x512", "type": "image/png"})
    app = {
        "name": "Searchlight", "start_url": "./", "display": "standalone", "background_color": "#f7f6f2",
        "theme_color": "#ffffff", "icons": icons,
    }  # fmt: skip
    return {MANIFEST: json.dumps(app, separators=(",", ":")).encode(), **pictures}


def markup(made: dict[str, bytes], address: str | None) -> str:
    """Lines of index.html. Only a full address of the picture is followed everywhere, so `address` is the page's."""
    lines = [f'<meta property="og:url" content="{address}">'] if address else []
    if CARD in made:
        width, height = SIZES[CARD]
        lines += [
            f'<meta property="og:image" content="{address or "./"}{CARD}">',
            f'<meta property="og:image:width" content="{width}">',
            f'<meta property="og:image:height" content="{height}">',
            '<meta property="og:image:alt" content="The search tree of A* from Arad, after four steps">',
            '<meta name="twitter:card" content="summary_large_image">',
        ]
    if ICON in made:
        lines.append(f'<link rel="apple-touch-icon" href="./{ICON}">')
    return "\n  ".join([*lines, f'<link rel="manifest" href="./{MANIFEST}">'])


def _pages() -> dict[str, str]:
    """The documents that are pictured."""
    fonts = vendor.files()
    faces = "".join(
        f'@font-face{{font-family:"{family}";font-weight:200 800;src:url(data:font/woff2;base64,'
        f"{b64encode(fonts[path]).decode()})}}"
        for family, path in _FONTS.items()
    )
    icon = (ROOT / "web/icon.svg").read_text(encoding="utf-8")
    head = f'<!doctype html><meta charset="utf-8"><style>{faces}{_STYLE}</style>'
    square = icon.replace("<svg ", '<svg width="512" height="512" style="display:block" ').replace('rx="7" ', "")
    card = f'<div class="card"><h1>{icon}Searchlight</h1><p>{ABOUT.partition(":")[0]}</p><div>{_tree()}</div></div>'
    return {CARD: head + card, ICON: head + square}


def _tree() -> str:
    """What `searchlight picture` makes of LINK. It says its size in pixels, which gives way to the card's."""
    command = [sys.executable, "-m", "searchlight", "picture", LINK]
    env = {"PYTHONPATH": str(ROOT / "pysrc"), "PYTHONDONTWRITEBYTECODE": "1"}
    drawn = run(command, "the solver cannot draw the tree of the page's card", env=env)
    return re.sub(r" width='\d+' height='\d+'(?= viewBox)", "", drawn)


def _taken(name: str, html: str) -> bytes | None:
    """The document as a PNG of its size; None if no browser is here."""
    kept = _KEPT / f"{digest(html.encode())[:16]}.png"
    program = browser.present()
    if not kept.is_file():
        if program is None:
            return None
        say(f"making {name}")
        _KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="searchlight-", ignore_cleanup_errors=True) as folder:
            page, shot = Path(folder) / "page.html", Path(folder) / "shot.png"
            page.write_text(html, encoding="utf-8")
            width, height = SIZES[name]
            options = [f"--user-data-dir={folder}/profile", f"--window-size={width},{height}", f"--screenshot={shot}"]
            plain = ["--headless=new", "--hide-scrollbars", "--force-device-scale-factor=1"]
            run([program, *browser.arguments(), *plain, *options, page.as_uri()], f"the browser did not make {name}")
            scratch = kept.with_suffix(f".{os.getpid()}")
            scratch.write_bytes(shot.read_bytes())
            scratch.rename(kept)
    return kept.read_bytes()
