"""The tabs of a code panel: the source of the algorithm, of the heuristic and of the problem; and the reader's file."""

from page.dom.elements import make, show
from page.text import words

ALGORITHM, OWN = "algorithm", "own"
BUTTONS = "editor:"  # what its buttons begin with (features/features.py)


class CodeTabs:
    """The code tabs of one stage, beside the algorithm's listing (`search_view/source.py`).

    `editor`: the part from web/features/editor/feature.js; `host`: the element of the reader's file, or None in the
    stage without it.
    """

    def __init__(self, parts, editor, host):
        self.editor, self.host = editor, host
        self.tab = ALGORITHM
        self.listing, self.switch = parts("code-lines"), parts("code-full")
        self.other = make("div", className="code", tabIndex=0, hidden=True)
        self.other.setAttribute("role", "group")
        self.listing.after(self.other)
        row = parts("code-tabs")
        self.buttons = {
            button.dataset.feature[len(BUTTONS) :]: button for button in row.querySelectorAll("[data-feature]")
        }
        if host:
            own = self.buttons[OWN] = make(
                "button", type="button", className="quiet", textContent=words.text("editor.tab")
            )
            own.dataset.feature = BUTTONS + OWN
            row.appendChild(own)
            self.other.after(host)
        self.turn(ALGORITHM)

    def turn(self, tab, part=None):
        """Show a tab; `part`: the heuristic's or problem's, from `sources` (searchlight/user_code/api.py), or None."""
        self.tab = tab
        for key, button in self.buttons.items():
            button.setAttribute("aria-pressed", "true" if key == tab else "false")
        show(self.listing, tab == ALGORITHM)
        show(self.switch, tab == ALGORITHM)
        show(self.other, tab not in (ALGORITHM, OWN))
        if tab not in (ALGORITHM, OWN):
            self.other.setAttribute("aria-label", self.buttons[tab].textContent)
            self.editor.showSource(self.other, part["text"] if part else words.text("editor.no_copy"))
        if self.host:
            show(self.host, tab == OWN)
