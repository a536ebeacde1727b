"""Terms that explain themselves: words that are quiet buttons, and the popover with their explanation."""

from page.dom.elements import document, escape, find, make, on
from page.text import words

ID = "explanation"
GAP = 6  # pixels between a word and its explanation
EDGE = 8  # pixels at least between that and the window's edge


def term(parts, title, key, of=None):
    """Make a button with a term on it; `key`: of its explanation in the glossary.

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
    """Write another term on a button."""
    button.textContent = title
    button.setAttribute("aria-label", _name(parts, title))


def term_html(parts, title, key):
    """The same as `term`, as HTML."""
    values = (ID, key, escape(_name(parts, title)), escape(title))
    return '<button type="button" class="term" popovertarget="%s" data-term="%s" aria-label="%s">%s</button>' % values


def _name(parts, title):
    return parts.named(words.text("explain.button", term=title))


class Explanation:
    """The page's popover beside the term that was pressed. Escape, a press elsewhere or on the same term closes it; the
    focus stays where it was.
    """

    def __init__(self):
        self.element = make("div", id=ID, className="explanation", popover="auto")
        self.element.setAttribute("aria-live", "polite")
        document.body.appendChild(self.element)
        self.button = None  # the term that is explained
        on(document, "click", self._on_click)
        on(self.element, "toggle", self._on_toggle)

    @property
    def is_open(self):
        return self.element.matches(":popover-open")

    def _on_click(self, event):
        button = event.target.closest("[data-term]")
        if not button:
            return
        event.preventDefault()  # the browser would close it for another term, too
        if self.is_open and self.button and button.isSameNode(self.button):
            self.element.hidePopover()
            return
        self._expand(False)
        self.button = button
        self._expand(True)
        if not self.is_open:
            home = button.closest("[popover]")  # a popover stays open below one that is inside it
            (home or document.body).appendChild(self.element)
            self.element.showPopover()
        self.element.textContent = words.explained(_key(button))
        self._place(button.getBoundingClientRect())

    def _on_toggle(self, _event):
        if not self.is_open:
            self._expand(False)
            self.button = None
            document.body.appendChild(self.element)

    def _expand(self, yes):
        if self.button:
            self.button.setAttribute("aria-expanded", "true" if yes else "false")

    def _place(self, word):
        """Place it below the term, or above in the lower half so that the transport stays visible."""
        box, window = self.element.getBoundingClientRect(), document.documentElement
        below, above = word.bottom + GAP, word.top - GAP - box.height
        self.element.style.top = "%dpx" % max(EDGE, below if word.top < window.clientHeight / 2 else above)
        self.element.style.left = "%dpx" % max(EDGE, min(word.left, window.clientWidth - EDGE - box.width))


def _key(button):
    key, field = button.dataset.term, button.getAttribute("data-of")
    return key + find(field).value if field else key
