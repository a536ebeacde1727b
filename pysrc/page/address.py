"""The address of the page: a link is read when it is opened or followed, and always says what is shown."""

from js import decodeURIComponent, document, encodeURIComponent, history, location, setTimeout

import words
from dom import find, message, name, on, root
from links import compose, parse

PAUSE = 400  # milliseconds between two writes of the address: browsers limit how often one may
THANKS = 1500  # milliseconds for which the button says that the link was copied


class Address:
    """`page` gives the setup, the player, and the opening of searches."""

    def __init__(self, page):
        self.page = page
        self.waits = False
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
        self.page.opening.done.clear()
        self.page.start(self.follow(self.read(event.newURL.partition("#")[2])))

    async def follow(self, link):
        """Opens what a link says; what it says wrongly is named, and the rest is loaded all the same."""
        options, step, fine, complaints = link
        opening = self.page.opening
        answer = await opening.open(options, step, fine)
        while answer and not answer["ok"]:
            wrong = [sentence["field"] for sentence in answer["errors"]]
            complaints += [words.REFUSED_LINK % (sentence["field"], sentence["text"]) for sentence in answer["errors"]]
            options = self.page.setup.without(options, wrong)
            answer = await opening.open(options, step, fine)
        if complaints:
            message(find("link-message"), " ".join(complaints))

    def write_soon(self):
        """Writes what is shown into the address, after a pause in which more may happen."""
        if not self.waits:
            self.waits = True
            setTimeout(self._write, PAUSE)

    def _write(self, *_):
        self.waits = False
        player = self.page.player
        if player.loaded:
            options = self.page.setup.telling(self.page.opening.options)
            link = "#" + compose(options, player.step, player.fine, encodeURIComponent)
            if location.hash != link:
                history.replaceState(None, "", link)

    def _share(self, _event):
        self._write()
        document.defaultView.navigator.clipboard.writeText(location.href)
        name(find("share"), words.SHARED)
        setTimeout(lambda *_: name(find("share"), words.SHARE), THANKS)
