"""The reader's language and its texts, read once before anything is shown.

A link may name it (`lang=es`); else it is the first of the browser's preferred languages that exists here, else
English (web/start/language.js). The document's language is set to it, so that drawings and lists format numbers alike.
"""

import json
import os

from searchlight.texts import formatter

try:
    import start  # web/start/page.js has the texts
    from js import document, location

    FRAGMENT = location.hash
except ImportError:  # CPython: the tests
    document, FRAGMENT, start = None, "", None

OPTION, ENGLISH = "lang", "en"
FOLDER = formatter.__file__.rpartition("/")[0]


class Messages:
    """One language's messages, id → text, looked up in JavaScript. More may be loaded later."""

    def __init__(self, language):
        self.language = language

    def get(self, name, other=None):
        text = start.text(self.language, name)
        return other if text is None else text

    def __getitem__(self, name):
        text = start.text(self.language, name)
        if text is None:
            raise KeyError(name)
        return text

    def __iter__(self):
        return iter(self.under(""))

    def under(self, beginning):
        """The ids with this beginning."""
        return start.ids(self.language, beginning).split(",")


class FiledMessages(dict):  # type: ignore[type-arg] # MicroPython has no arguments there
    """The same for CPython, from the files."""

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
    """A language's own name."""
    return start.text(language, "language.name")


def codes():
    """The languages that we have."""
    if start:
        return start.languages().split(",")
    return sorted(name for name in os.listdir(FOLDER) if os.path.exists("%s/%s/page.json" % (FOLDER, name)))  # noqa: PTH110, PTH208


def _read(language):
    messages = {}
    for name in sorted(os.listdir("%s/%s" % (FOLDER, language))):  # noqa: PTH208
        with open("%s/%s/%s" % (FOLDER, language, name), encoding="utf-8") as file:
            messages.update(json.loads(file.read()))
    return messages


def named_in(fragment):
    """The language that a link names, if we have it."""
    for part in fragment.lstrip("#").split("&"):
        name, _, value = part.partition("=")
        if name == OPTION and value in LANGUAGES:
            return value
    return None


LANGUAGES = codes()
CODE = start.language() if start else ENGLISH
texts = texts_in(CODE)
if document:
    document.documentElement.lang = CODE
