"""The functions with which the page's Python reads and changes the document."""

import io
import sys

import js

from page.dom.seam import seam

document = js.document
root = document.documentElement


def in_notebook():
    """Whether this is a finished recording in a notebook (`features/embed/feature.py`), which cannot be changed."""
    return root.getAttribute("data-embed") == "stage"


def find(name):
    """The element with this id."""
    return document.getElementById(name)


class Parts:
    """The elements of one stage, by the names that its template gives them (`data-part`).

    `number`: of the stage. In the first one a part's id is its name. In the second one ids end in "-2" and accessible
    names in " 2".
    """

    def __init__(self, host, number):
        self.number = number
        self.suffix = "" if number == 1 else "-%d" % number
        self.elements = {}  # they remain its parts wherever the page puts them
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
        """An accessible name, with this stage's number unless it is the first."""
        return text if self.number == 1 else "%s %d" % (text, self.number)

    def label(self, element, text):
        """Give a labelled element an accessible name that tells it from the first stage's."""
        if self.number > 1:
            element.setAttribute("aria-label", self.named(text))


def make(tag, **properties):
    """Make an element; `className`, `textContent`, `type`, … are set as properties."""
    element = document.createElement(tag)
    for name, value in properties.items():
        setattr(element, name, value)
    return element


def on(element, kind, handler):
    """Call `handler(event)` for each event of a kind, unless a control is out of sight (web/browser/listening.js)."""
    seam.hear(element, kind, handler)


def forget(element):
    """Remove an element for good, with all in it: nothing of it is heard any more, and its memory is free."""
    seam.forget(element)
    element.remove()


def clear(element):
    """Remove all that an element has, for good."""
    seam.clear(element)


def escape(text):
    """Escape text for HTML and for a quoted attribute."""
    return str(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def set_markup(element, html):
    """Replace an element's content by HTML whose texts are escaped. Nothing in it can run (web/text/markup.js)."""
    seam.setMarkup(element, html)


def name(button, text, symbol=None, key=None):
    """Give a button its accessible name, and a symbol that is shown beside or instead of it."""
    if symbol is None:
        button.textContent = text
    else:
        set_markup(button, '<span aria-hidden="true">%s</span>' % symbol)
        button.setAttribute("aria-label", text)
    if key:
        button.title = "%s (%s)" % (text, key)
    elif symbol:
        button.title = text


def make_button(text, act=None, look="", symbol=None):
    """A new button of this name that calls `act()`; `look`: its classes; `symbol`: see `name`."""
    made = make("button", type="button", className=look)
    name(made, text, symbol)
    if act:
        on(made, "click", lambda _: act())
    return made


def enable(button, yes):
    """Enable or disable a button. It stays in the tab order, so that the focus is never lost."""
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
    """Show a sentence beside its field; None: hide it."""
    element.textContent = text or ""
    element.hidden = not text
