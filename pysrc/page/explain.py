"""What the words of the page mean, one press away: words that are quiet buttons, and the popover that answers them."""

import words
from dom import document, escape, find, make, on

ID = "explanation"
GAP = 6  # pixels between a word and what is said of it
EDGE = 8  # pixels at least between that and the window's edge


def term(parts, title, key, of=None):
    """A button with a word written on it; `key`: of its explanation in the glossary.

    `of`: the id of a field whose value is the end of the key.
    """
    button = make("button", type="button", className="term")
    button.setAttribute("popovertarget", ID)
    button.dataset.term = key
    if of:
        button.dataset.of = of
    reword(parts, button, title)
    return button


def reword(parts, button, title):
    """Writes another word on a button."""
    button.textContent = title
    button.setAttribute("aria-label", _name(parts, title))


def term_html(parts, title, key):
    """The same as HTML."""
    told = (ID, key, escape(_name(parts, title)), escape(title))
    return '<button type="button" class="term" popovertarget="%s" data-term="%s" aria-label="%s">%s</button>' % told


def _name(parts, title):
    return parts.named(words.EXPLAINED % title)


class Explanation:
    """The one popover of the page, beside the word that was pressed. Escape, a press elsewhere or the same word again
    close it; the focus stays where it was.
    """

    def __init__(self):
        self.element = make("div", id=ID, className="explanation", popover="auto")
        self.element.setAttribute("aria-live", "polite")
        document.body.appendChild(self.element)
        self.button = None  # the word that is explained
        on(document, "click", self._on_click)
        on(self.element, "toggle", self._on_toggle)

    @property
    def is_open(self):
        return self.element.matches(":popover-open")

    def _on_click(self, event):
        button = event.target.closest("[data-term]")
        if not button:
            return
        event.preventDefault()  # the browser would close it for another word, too
        if self.is_open and self.button and button.isSameNode(self.button):
            self.element.hidePopover()
            return
        self._expand(False)
        self.button = button
        self._expand(True)
        if not self.is_open:
            self.element.showPopover()
        self.element.textContent = words.explained(_key(button))
        self._place(button.getBoundingClientRect())

    def _on_toggle(self, _event):
        if not self.is_open:
            self._expand(False)
            self.button = None

    def _expand(self, yes):
        if self.button:
            self.button.setAttribute("aria-expanded", "true" if yes else "false")

    def _place(self, word):
        """Below the word; above it in the lower half, so that the transport is not covered. Inside the window."""
        own, window = self.element.getBoundingClientRect(), document.documentElement
        below, above = word.bottom + GAP, word.top - GAP - own.height
        self.element.style.top = "%dpx" % max(EDGE, below if word.top < window.clientHeight / 2 else above)
        self.element.style.left = "%dpx" % max(EDGE, min(word.left, window.clientWidth - EDGE - own.width))


def _key(button):
    key, field = button.dataset.term, button.getAttribute("data-of")
    return key + find(field).value if field else key
