"""What index.html says where neither the page's Python nor its texts may ever come: in every language, from the texts.

web/start/watch.js shows the sentences in the reader's; without JavaScript all of them are shown.
"""

import json
from html import escape

from buildtools.project import ROOT

TEXTS = ROOT / "pysrc/searchlight/texts"
ROOM = "lost."
WITHOUT_SCRIPT, AGAIN = ROOM + "script", ROOM + "reload"
FILE = "<b data-file></b>"


def languages() -> dict[str, dict[str, str]]:
    """Code → its texts; English, which stands in where nothing else fits, first."""
    found = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(TEXTS.glob("*.json"))}
    return {"en": found.pop("en"), **found}


def filled(page: str) -> str:
    """index.html with the sentences in it."""
    for place, part in (("<!-- lost -->", _sentences), ("<!-- lost without script -->", _without_script)):
        page = page.replace(place, "\n".join(part(code, texts) for code, texts in languages().items()))
    return page


def _sentences(code: str, texts: dict[str, str]) -> str:
    """What may be lost, each sentence hidden, and the button that loads the page anew."""
    told = [
        f'<p data-lost="{name.removeprefix(ROOM)}" hidden>{escape(text).replace("{file}", FILE)}</p>'
        for name, text in texts.items()
        if name.startswith(ROOM) and name not in (WITHOUT_SCRIPT, AGAIN)
    ]
    return f'<div lang="{code}" hidden>{"".join(told)}<button type="button">{escape(texts[AGAIN])}</button></div>'


def _without_script(code: str, texts: dict[str, str]) -> str:
    return f'<p class="message" lang="{code}">{escape(texts[WITHOUT_SCRIPT])}</p>'
