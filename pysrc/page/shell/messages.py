"""The sentences above the page, and the strip above the drawing: a welcome on the first visit, or a feature's title."""

from page.dom.elements import find, message, on, show
from page.text import words

MOST = 8  # sentences about one link


class Messages:
    def __init__(self):
        self.complaints, self.offered = [], []  # sentences about the latest link, and buttons after them
        close = find("strip-close")
        close.setAttribute("aria-label", words.text("control.close"))
        on(close, "click", lambda _: self.announce(None))

    def say(self, text):
        """Show one sentence in place of all earlier ones; None: show none."""
        self.complaints, self.offered = [], []
        message(find("link-message"), text)

    def complain(self, text):
        """Add a sentence about the followed link to those already shown."""
        if text not in self.complaints and len(self.complaints) < MOST:
            self.complaints.append(text)
            message(find("link-message"), " ".join(self.complaints))
            for button in self.offered:
                find("link-message").append(" ", button)

    def offer(self, text, button):
        """Add a sentence about the followed link, and a button behind all sentences."""
        self.offered.append(button)
        self.complain(text)

    def announce(self, title, text=""):
        """Show a title in the strip; None: hide the strip."""
        show(find("strip"), title is not None)
        if title is not None:
            find("strip-title").textContent, find("strip-text").textContent = title, text
