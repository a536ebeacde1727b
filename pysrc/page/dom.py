"""The few words with which the page's Python speaks to the document."""

import js

document = js.document
root = document.documentElement


def find(name):
    """The element with this id."""
    return document.getElementById(name)


def make(tag, **properties):
    """A new element; `className`, `textContent`, `type`, … are set as properties."""
    element = document.createElement(tag)
    for name, value in properties.items():
        setattr(element, name, value)
    return element


def on(element, kind, handler):
    element.addEventListener(kind, handler)


def escape(text):
    """Text made safe to stand in HTML and in a quoted attribute."""
    return str(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def name(button, text, symbol=None, key=None):
    """Gives a button its accessible name; a symbol, where given, is what the eye sees beside or instead of it."""
    if symbol is None:
        button.textContent = text
    else:
        button.innerHTML = '<span aria-hidden="true">%s</span>' % symbol
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


def show(element, yes):
    element.hidden = not yes


def message(element, text):
    """A sentence beside its field, or none."""
    element.textContent = text or ""
    element.hidden = not text
