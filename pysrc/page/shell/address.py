"""The page's address: read when a link is opened or followed, written when the page is idle.

`options/links.py` and `options/two_links.py` write and read the part about the searches. The features own the rest
(`tell`): `features/registry.py` lists their options, and each feature reads its own.
"""

from js import document, history, location

from page.dom.clipboard import copy
from page.dom.elements import find, name, on
from page.dom.seam import seam
from page.options.catalog import OBSERVED, OWN
from page.options.links import place_part, search_part
from page.options.two_links import Link, place_of_both, second_part
from page.scope.events import Timer
from page.shell.layout import VIEWS
from page.text import words
from page.text.language import CODE, FRAGMENT, OPTION, named_in

THANKS = 1500  # milliseconds for which the button says that the link was copied


class Address:
    """`on_link(link)` is called when a link is followed in the open page; `pair`: what is shown; `layout`: its view;
    `scope`: the page's.
    """

    def __init__(self, catalog, pair, on_link, layout, scope):
        self.catalog, self.pair, self.on_link, self.layout, self.scope = catalog, pair, on_link, layout, scope
        self.thanks = Timer(scope, lambda: name(find("share"), words.text("control.share")))
        self.known = (None, None, "")  # the options of the searches, and what a link says of them
        self.parts = {}  # option of a feature (features/registry.py) → its value in links
        self.code = ""  # what a link says of the reader's file, while a search that is shown needs it
        self.on_language = None  # called with the language that a followed link names, where it is not the present one
        self.on_left_out = None  # called where a link would need the reader's file and is too long for it
        self.unlinked = False  # whether no link leads to what is shown: it comes from a file
        self.pending = self.pending_at = None  # a link whose code has not run; the search that it opened
        self.stand_in = None  # the algorithm that links name instead of a program that they do not contain
        self.language = named_in(FRAGMENT)  # if the page's link named one, links from here name it, too
        name(find("share"), words.text("control.share"))
        on(document.defaultView, "hashchange", self._on_change)
        on(find("share"), "click", self._share)

    def read(self, fragment, ran=False):
        """Read a link, with defaults for what it does not name. `ran`: its code has run here."""
        link = Link(fragment, self.catalog, seam.unescaped, VIEWS, ran or (self.code and self.code in fragment))
        self.layout.enter(link.view)
        return link

    def follow(self, fragment):
        """Have a link opened in this page."""
        self.on_link(self.read(fragment))

    def _on_change(self, event):
        """Follow the link in the event, as the address may have been rewritten since."""
        fragment = event.newURL.partition("#")[2]
        self.follow(fragment)
        if named_in(fragment) not in (None, CODE):
            self.on_language(named_in(fragment))

    def speak(self, language):
        """Reload the page in another language with the same search."""
        self.language = language
        if not self.write() or self.pending:
            history.replaceState(None, "", "#" + self._language_part() + (self.pending or ""))
        location.reload()

    def write(self):
        """Write what is shown into the address. Return whether there is anything to write."""
        if not self.pair.loaded or self.pair.arriving or self.unlinked:
            return False
        link = "#" + self.fragment()
        if not self._holds() and location.hash != link:
            history.replaceState(None, "", link)
        return True

    def _holds(self):
        """Whether a link still waits for its code. A reload finds it again until another search is shown."""
        if self.pending and self.pending_at and self.pending_at != self.pair.first.choices.shown:
            self.pending = self.pending_at = None
        return self.pending is not None

    def tell(self, option, value):
        """Set the value of a feature's option in links; None: leave it out."""
        self.parts.pop(option, None)
        if value is not None:
            self.parts[option] = value

    def unlink(self, yes):
        """Set whether links leave out what is shown; a reload then opens the default search."""
        self.unlinked = yes
        if yes:
            history.replaceState(None, "", "#")

    def hold(self, link):
        """Keep a link in the address until its code has run, also if another was written since; None: keep none."""
        self.pending, self.pending_at = link, None
        if link:
            history.replaceState(None, "", "#" + link.lstrip("#"))

    def settled(self):
        """Note what is shown once a link's searches are open."""
        if self.pending and self.pending_at is None:
            self.pending_at = self.pair.first.choices.shown

    def fragment(self, code=None):
        """The link to what is shown. `code`: the part with the reader's file; None: only if needed."""
        player, second = self.pair.first.player, self._second()
        place = place_of_both(player, second.player) if second else place_part(player.step, player.fine)
        view = "" if self.layout.view == VIEWS[0] else "&view=" + self.layout.view
        search = self._search()
        if code is None:
            code = self.code if "=" + OWN in search else ""
        of_features = "".join(["%s=%s&" % pair for pair in self.parts.items()])
        return of_features + search + code + self._language_part() + place + view

    def search_of(self, options):
        """The part of a link for a search with these options."""
        return search_part(self.catalog.telling(options), seam.escaped)

    def _language_part(self):
        return "%s=%s&" % (OPTION, self.language) if self.language else ""

    def _second(self):
        """The second stage, if links include it: not beside a program that they cannot contain."""
        return None if self._stands_in() else self.pair.beside

    def _stands_in(self):
        return self.stand_in is not None and self.pair.first.choices.shown["algorithm"] == OBSERVED

    def _search(self):
        if self._stands_in():
            return self.search_of(dict(self.pair.first.choices.shown, algorithm=self.stand_in))
        shown, second = self.pair.first.choices.shown, self.pair.beside
        other = second.choices.shown if second else None
        if shown is not self.known[0] or other is not self.known[1]:
            text = self.search_of(shown)
            if second:
                text += second_part(self.catalog, shown, other, seam.escaped)
            self.known = shown, other, text
        return self.known[2]

    def _share(self, _event):
        self.write()
        if self.on_left_out and "=" + OWN in self._search():
            return self.on_left_out()
        copy(self.scope, location.href, find("link-message"), self._thank)

    def _thank(self):
        name(find("share"), words.text("control.shared"))
        self.thanks.start(THANKS)
