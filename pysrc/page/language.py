"""The reader's language, and its texts, which are read once, before anything is shown.

A link may name it (`lang=es`), else the browser says which ones its reader prefers, else it is English. The documents's
own language is set to it, so that the drawings and lists write numbers alike.
"""

import json
import os

from searchlight.texts import formatter

try:
    import start  # web/start/page.js has the texts
    from js import document, location, navigator

    PREFERRED, FRAGMENT = navigator.languages.join(","), location.hash
except ImportError:  # CPython: the tests
    document, PREFERRED, FRAGMENT, start = None, "", "", None

OPTION, ENGLISH = "lang", "en"
FOLDER = formatter.__file__.rpartition("/")[0]


class Messages:
    """The messages of one language, id → text, each looked up where the page has them. Texts that come later join."""

    def __init__(self, language):
        self.language = language

    def get(self, name, other=None):
        said = start.text(self.language, name)
        return other if said is None else said

    def __getitem__(self, name):
        said = start.text(self.language, name)
        if said is None:
            raise KeyError(name)
        return said

    def __iter__(self):
        return iter(self.under(""))

    def under(self, beginning):
        """The ids that begin so."""
        return start.ids(self.language, beginning).split(",")


class FiledMessages(dict):  # type: ignore[type-arg] # MicroPython has no arguments there
    """The same for CPython, out of the file."""

    def under(self, beginning):
        return [name for name in self if name.startswith(beginning)]


def texts_in(language):
    """All texts of a language."""
    messages = Messages(language) if start else FiledMessages(_read(language))
    return formatter.Texts(messages)


def message(text_id, **values):
    """A message in plain data, as the solver sends it."""
    return {"id": text_id, "values": values}


def name_of(language):
    """What a language calls itself."""
    return texts_in(language).messages["language.name"]


def codes():
    """The languages that we have."""
    if start:
        return start.languages().split(",")
    return sorted(name[:-5] for name in os.listdir(FOLDER) if name.endswith(".json"))  # noqa: PTH208


def _read(language):
    with open("%s/%s.json" % (FOLDER, language), encoding="utf-8") as file:
        return json.loads(file.read())


def asked(fragment):
    """The language that a link names, if we have it."""
    for part in fragment.lstrip("#").split("&"):
        name, _, value = part.partition("=")
        if name == OPTION and value in LANGUAGES:
            return value
    return None


def preferred(tags):
    """The first of the browser's languages (`es-MX,en`) that we have; English if none is."""
    for tag in tags.split(","):
        code = tag.partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return ENGLISH


LANGUAGES = codes()
CODE = asked(FRAGMENT) or preferred(PREFERRED)
texts = texts_in(CODE)
if document:
    document.documentElement.lang = CODE
