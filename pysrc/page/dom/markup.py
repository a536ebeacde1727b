"""Translate the texts in index.html, which are there before Python is.

`data-text` names the message of an element's text, `data-label` that of its accessible name.
"""

from page.dom.elements import document
from page.text.language import CODE, ENGLISH, texts


def translate():
    """Translate the document and the stages' template. English needs nothing: a test compares the two."""
    if CODE != ENGLISH:
        _translate(document)
        for template in document.querySelectorAll("template"):
            _translate(template.content)


def _translate(host):
    for element in host.querySelectorAll("[data-text]"):
        element.textContent = texts.messages[element.dataset.text]
    for element in host.querySelectorAll("[data-label]"):
        element.setAttribute("aria-label", texts.messages[element.dataset.label])
