"""The few words with which the page's Python speaks to the document."""

import io
import sys

import js

from seam import seam

document = js.document
root = document.documentElement


def in_notebook():
    """Whether this is a finished record in a notebook (`embed.py`): to be looked at, not to be changed."""
    return root.getAttribute("data-embed") == "stage"


def find(name):
    """The element with this id."""
    return document.getElementById(name)


class Parts:
    """The elements of one stage, by the names that its template gives them (`data-part`).

    `number`: of the stage. In the first one a part's id is its name; the second's have "-2" behind, and what has a name
    for those who do not see it has " 2" behind that.
    """

    def __init__(self, host, number):
        self.number = number
        self.suffix = "" if number == 1 else "-%d" % number
        self.elements = {}  # they stay its own, wherever the page puts them
        for element in host.querySelectorAll("[data-part]"):
            name = element.dataset.part
            self.elements[name] = element
            element.id = name + self.suffix
        if self.suffix:
            mark = make("span", id="stage" + self.suffix, textContent=str(number), hidden=True)
            host.appendChild(mark)
            for element in host.querySelectorAll("[aria-labelledby]"):
                title = element.getAttribute("aria-labelledby") + self.suffix
                element.setAttribute("aria-labelledby", "%s %s" % (title, mark.id))
            for element in host.querySelectorAll("[aria-label]"):
                element.setAttribute("aria-label", self.named(element.getAttribute("aria-label")))

    def __call__(self, name):
        return self.elements[name]

    def named(self, text):
        """An accessible name as this stage has it."""
        return text if self.number == 1 else "%s %d" % (text, self.number)

    def label(self, element, text):
        """Gives an element that has its name written on it already the one that tells it from the first stage's."""
        if self.number > 1:
            element.setAttribute("aria-label", self.named(text))


def make(tag, **properties):
    """A new element; `className`, `textContent`, `type`, … are set as properties."""
    element = document.createElement(tag)
    for name, value in properties.items():
        setattr(element, name, value)
    return element


ELEMENT = 1  # nodeType
USES = ("click", "change", "input")


def on(element, kind, handler):
    """Call `handler(event)` for each event of a kind.

    A control that is out of sight by the time that its event is here cannot have been meant: what it belongs to has
    been closed, has left, or has not been opened yet.
    """
    if kind in USES and getattr(element, "nodeType", None) == ELEMENT:
        element.addEventListener(kind, lambda event: handler(event) if in_sight(event.target) else None)
    else:
        element.addEventListener(kind, handler)


def in_sight(target):
    """Whether an element has a place on the page. A file's chooser never has one: a button stands for it."""
    return getattr(target, "type", None) == "file" or not hasattr(target, "checkVisibility") or target.checkVisibility()


def escape(text):
    """Text made safe to stand in HTML and in a quoted attribute."""
    return str(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def set_markup(element, html):
    """Put HTML in the place of what an element has; texts in it are escaped. Nothing in it can run (web/markup.js)."""
    seam.setMarkup(element, html)


def name(button, text, symbol=None, key=None):
    """Gives a button its accessible name; a symbol, where given, is what the eye sees beside or instead of it."""
    if symbol is None:
        button.textContent = text
    else:
        set_markup(button, '<span aria-hidden="true">%s</span>' % symbol)
        button.setAttribute("aria-label", text)
    if key:
        button.title = "%s (%s)" % (text, key)
    elif symbol:
        button.title = text


def enable(button, yes):
    """A disabled button stays in the tab order: focus is never lost under the reader's fingers."""
    button.setAttribute("aria-disabled", "false" if yes else "true")


def enabled(button):
    return button.getAttribute("aria-disabled") != "true"


def report(error):
    """Write an exception with its traceback into the browser's console."""
    text = io.StringIO()
    sys.print_exception(error, text)  # type: ignore[attr-defined] # MicroPython's
    js.console.error(text.getvalue())


def show(element, yes):
    element.hidden = not yes


def message(element, text):
    """A sentence beside its field, or none."""
    element.textContent = text or ""
    element.hidden = not text
