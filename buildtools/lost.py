"""The sentences in index.html for a page whose Python and texts may never arrive, in every language (`lost.json`).

web/start/watch.js shows those in the reader's language; without JavaScript all of them are shown.
"""

from html import escape

from buildtools import texts

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
