"""The address of the page: read when a link is opened or followed, written when the page rests."""

from js import decodeURIComponent, document, encodeURIComponent, history, location, setTimeout

import words
from dom import find, message, name, on, root
from links import parse, place_part, search_part

THANKS = 1500  # milliseconds for which the button says that the link was copied


class Address:
    """`page` gives the setup, the player, and the opening of searches."""

    def __init__(self, page):
        self.page = page
        self.known = (None, "")  # the options of a search, and what a link says of them
        name(find("share"), words.SHARE)
        on(document.defaultView, "hashchange", self._on_link)
        on(find("share"), "click", self._share)

    def read(self, fragment):
        """(options, step, fine, complaints): what a link says, laid over the defaults and shown in the controls."""
        setup = self.page.setup
        given, step, fine, unknown = parse(fragment, setup.names, decodeURIComponent)
        options, complaints = setup.accept(given)
        setup.fill(options)
        return options, step or 0, fine, [words.unknown(pair) for pair in unknown] + complaints

    def _on_link(self, event):
        """A link followed in the open page; its text is the event's, as the address may have been written again."""
        root.dataset.state = "loading"
        self.page.start(self.follow(self.read(event.newURL.partition("#")[2]), self.page.opening.claim()))

    async def follow(self, link, number):
        """Opens what a link says; what it says wrongly is named, and the rest is loaded all the same."""
        options, step, fine, complaints = link
        opening = self.page.opening
        answer = await opening.open(options, step, fine, number)
        while answer and not answer["ok"]:
            wrong = [sentence["field"] for sentence in answer["errors"]]
            complaints += [words.REFUSED_LINK % (sentence["field"], sentence["text"]) for sentence in answer["errors"]]
            options = self.page.setup.without(options, wrong)
            answer = await opening.open(options, step, fine)
        if complaints:
            message(find("link-message"), " ".join(complaints))

    def write(self):
        """Writes what is shown into the address."""
        player = self.page.player
        if player.loaded:
            link = "#" + self._search() + place_part(player.step, player.fine)
            if location.hash != link:
                history.replaceState(None, "", link)

    def _search(self):
        options = self.page.opening.options
        if options is not self.known[0]:
            self.known = options, search_part(self.page.setup.telling(options), encodeURIComponent)
        return self.known[1]

    def _share(self, _event):
        self.write()
        document.defaultView.navigator.clipboard.writeText(location.href)
        name(find("share"), words.SHARED)
        setTimeout(lambda *_: name(find("share"), words.SHARE), THANKS)
