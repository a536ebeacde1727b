"""The address of the page: read when a link is opened or followed, written when the page rests.

What it says of the searches is in `links.py` and `two_links.py`. The rest is the guests' (`tell`): `guest_list.py` has
their options, each guest says what its own mean, as `tools_links.py` does of the tree tools.
"""

from js import document, history, location

import words
from catalog import OBSERVED, OWN
from clipboard import copy
from dom import find, name, on
from language import CODE, FRAGMENT, OPTION, asked
from links import place_part, search_part
from room import VIEWS
from scope_events import Timer
from seam import seam
from two_links import Link, second_part, sync_part

THANKS = 1500  # milliseconds for which the button says that the link was copied


class Address:
    """`on_link(link)` is called when a link is followed in the open page; `pair`: what is shown; `room`: its view;
    `scope`: the page's.
    """

    def __init__(self, catalog, pair, on_link, room, scope):
        self.catalog, self.pair, self.on_link, self.room, self.scope = catalog, pair, on_link, room, scope
        self.thanks = Timer(scope, lambda: name(find("share"), words.SHARE))
        self.known = (None, None, "")  # the options of the searches, and what a link says of them
        self.parts = {}  # what a link says to the page's guests (guest_list.py), by option
        self.code = ""  # what a link says of the reader's file, while a search that is shown needs it
        self.on_language = None  # called with the language that a followed link names, where it is not the present one
        self.on_left_out = None  # called where a link would need the reader's file and is too long for it
        self.unlinked = False  # whether no link leads to what is shown: it comes from a file
        self.held = self.held_at = None  # a link whose code has not run; what was shown when it was opened
        self.stand_in = None  # the algorithm that links say where a program is shown that they do not bring along
        self.language = asked(FRAGMENT)  # where a link has named it: then those from here name it, too
        name(find("share"), words.SHARE)
        on(document.defaultView, "hashchange", self._on_change)
        on(find("share"), "click", self._share)

    def read(self, fragment, ran=False):
        """What a link says, laid over the defaults. `ran`: its code has run here."""
        link = Link(fragment, self.catalog, seam.unescaped, VIEWS, ran or (self.code and self.code in fragment))
        self.room.enter(link.view)
        return link

    def _on_change(self, event):
        """Its text is the event's, as the address may have been written again."""
        fragment = event.newURL.partition("#")[2]
        self.on_link(self.read(fragment))
        if asked(fragment) not in (None, CODE):
            self.on_language(asked(fragment))

    def speak(self, language):
        """The page anew, in another language and with the same search."""
        self.language = language
        if not self.write() or self.held:
            history.replaceState(None, "", "#" + self._language_part() + (self.held or ""))
        location.reload()

    def write(self):
        """Writes what is shown into the address, and says whether there is anything."""
        if not self.pair.loaded or self.pair.arriving or self.unlinked:
            return False
        link = "#" + self.fragment()
        if not self._holds() and location.hash != link:
            history.replaceState(None, "", link)
        return True

    def _holds(self):
        """Whether a link still waits for its code: until something else is looked at, a reload finds it again."""
        if self.held and self.held_at and self.held_at != self._place():
            self.held = self.held_at = None
        return self.held is not None

    def tell(self, option, value):
        """What a link says to a guest from now on; None: nothing."""
        self.parts.pop(option, None)
        if value is not None:
            self.parts[option] = value

    def unlink(self, yes):
        """Whether the address says nothing of what is shown; a reload then opens the page as it begins."""
        self.unlinked = yes
        if yes:
            history.replaceState(None, "", "#")

    def hold(self, link):
        """Keeps a link in the address whose code has not run; None: any other one."""
        self.held, self.held_at = link, None

    def settled(self):
        """What a link can show has been opened."""
        if self.held and self.held_at is None:
            self.held_at = self._place()

    def _place(self):
        return self.pair.first.choices.shown, self.pair.first.player.step

    def fragment(self, code=None):
        """What a link says of what is shown. `code`: what it says of the reader's file, needed or not."""
        player, second = self.pair.first.player, self._second()
        place = place_part(player.step, player.fine)
        if second:
            place = sync_part(self.pair.sync, player, second.player)
        view = "" if self.room.view == VIEWS[0] else "&view=" + self.room.view
        search = self._search()
        if code is None:
            code = self.code if "=" + OWN in search else ""
        said = "".join(["%s=%s&" % pair for pair in self.parts.items()])
        return said + search + code + self._language_part() + place + view

    def search_of(self, options):
        """What a link says of a search with these options."""
        return search_part(self.catalog.telling(options), seam.escaped)

    def _language_part(self):
        return "%s=%s&" % (OPTION, self.language) if self.language else ""

    def _second(self):
        """The second stage, if a link says of it: the book's search beside a program that it does not bring is none."""
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
        name(find("share"), words.SHARED)
        self.thanks.start(THANKS)
