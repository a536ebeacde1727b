"""The reader's language, and its texts, which are read once, before anything is shown.

A link may name it (`lang=es`), else the browser says which ones its reader prefers, else it is English. The documents's
own language is set to it, so that the drawings and lists write numbers alike.
"""

import json
import os

from searchlight.texts import formatter

try:
    from js import document, location, navigator

    PREFERRED, FRAGMENT = navigator.languages.join(","), location.hash
except ImportError:  # CPython: the tests
    document, PREFERRED, FRAGMENT = None, "", ""

OPTION, ENGLISH = "lang", "en"
FOLDER = formatter.__file__.rpartition("/")[0]  # in the page's bundle as in the solver's


def texts_in(language):
    """All texts of a language."""
    return formatter.Texts(_read(language))


def languages():
    """Code → the language's own name. The build gathers them, so that no other language has to be read for its name."""
    try:
        return _read("languages")
    except OSError:
        codes = [name[:-5] for name in os.listdir(FOLDER) if name.endswith(".json")]  # noqa: PTH208
        return {code: _read(code)["language.name"] for code in codes}


def _read(name):
    with open("%s/%s.json" % (FOLDER, name), encoding="utf-8") as file:
        return json.loads(file.read())  # not load, which asks for each letter


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


def read_later():
    """The texts that come with what is opened later join the others."""
    texts.messages.update(_read(CODE + "-later"))


LANGUAGES = languages()
CODE = asked(FRAGMENT) or preferred(PREFERRED)
texts = texts_in(CODE)
if document:
    document.documentElement.lang = CODE
