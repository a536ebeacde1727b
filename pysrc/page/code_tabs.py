"""The tabs of a code panel: the source of the algorithm, of the heuristic and of the problem; and the reader's file."""

import code_words as words
from dom import make, show

ALGORITHM, OWN = "algorithm", "own"
GUEST = "editor:"  # what its buttons begin with (guests.py)


class CodeTabs:
    """Of one stage. The algorithm's listing is there already (`source.py`); what else is shown stands beside it.

    `editor`: what web/parts/editor.js gives; `desk`: the element of the reader's file, in the stage that has it, else
    None; `on_turn(tab)`: another one is shown.
    """

    def __init__(self, parts, editor, desk, on_turn):
        self.editor, self.desk, self.on_turn = editor, desk, on_turn
        self.tab = ALGORITHM
        self.listing, self.switch = parts("code-lines"), parts("code-full")
        self.other = make("div", className="code", tabIndex=0, hidden=True)
        self.other.setAttribute("role", "group")
        self.listing.after(self.other)
        row = parts("code-tabs")
        self.buttons = {button.dataset.guest[len(GUEST) :]: button for button in row.querySelectorAll("[data-guest]")}
        if desk:
            own = self.buttons[OWN] = make("button", type="button", className="quiet", textContent=words.TAB)
            own.dataset.guest = GUEST + OWN
            row.appendChild(own)
            self.other.after(desk)
        self.turn(ALGORITHM)

    def turn(self, tab, part=None):
        """`part`: what `worker.sources` says of the heuristic or the problem; None: there is none."""
        self.tab = tab
        for key, button in self.buttons.items():
            button.setAttribute("aria-pressed", "true" if key == tab else "false")
        show(self.listing, tab == ALGORITHM)
        show(self.switch, tab == ALGORITHM)
        show(self.other, tab not in (ALGORITHM, OWN))
        if tab not in (ALGORITHM, OWN):
            self.other.setAttribute("aria-label", self.buttons[tab].textContent)
            self.editor.showSource(self.other, part["text"] if part else words.NO_COPY)
        if self.desk:
            show(self.desk, tab == OWN)
        self.on_turn(tab)
