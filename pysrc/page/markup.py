"""The texts that stand in index.html, so that they are there before Python: put into the reader's language.

`data-text` names the message of an element's text, `data-label` that of its accessible name.
"""

from dom import document
from language import CODE, ENGLISH, texts


def translate():
    """What is there, and what the stages are made from. In English nothing is to be done: a test compares the two."""
    if CODE != ENGLISH:
        _translate(document)
        for template in document.querySelectorAll("template"):
            _translate(template.content)


def _translate(host):
    for element in host.querySelectorAll("[data-text]"):
        element.textContent = texts.messages[element.dataset.text]
    for element in host.querySelectorAll("[data-label]"):
        element.setAttribute("aria-label", texts.messages[element.dataset.label])
