"""Several players as one: where they are together, as a measure counts (`measures.py`)."""

LEAST_EXTENT = 8


class Together:
    """Their common place is not stored: it follows from where each of them is."""

    def __init__(self):
        self.players, self.measure = [], None

    @property
    def loaded(self):
        return all(player.loaded for player in self.players)

    @property
    def at_end(self):
        return all(player.at_end for player in self.players)

    @property
    def at_start(self):
        return all(player.at_start for player in self.players)

    @property
    def fine(self):
        """Whether one can go event by event, which needs a single player or a fine measure."""
        return self.measure.fine or len(self.players) == 1

    @property
    def place(self):
        """The greatest value at which a player is."""
        return max([self.measure.value(player, player.position) for player in self.players])

    @property
    def slid(self):
        """The slider's value; it may be of a requested step that is not in memory."""
        return max([self.measure.value(player, player.asked_position) for player in self.players])

    @property
    def known(self):
        """The greatest value that is known."""
        return max([self.measure.value(player, player.last) for player in self.players])

    @property
    def ends(self):
        """Whether every search is known to its end."""
        return not any([player.waits for player in self.players])  # noqa: C419 - a list for MicroPython

    @property
    def extent(self):
        """The slider's last value: the end, or, while that is not known, a round number well beyond what is known."""
        known = self.known
        return known if self.ends else extent_beyond(known)

    @property
    def counted(self):
        """What the searches have counted where they are, and (None: not known) all that they count."""
        places = [self.measure.value(player, player.asked_step) for player in self.players]
        if not self.ends:
            return max(places), None
        return max(places), max([self.measure.value(player, player.table.stepCount) for player in self.players])

    @property
    def event_before(self):
        """Whether one can go back by an event."""
        return any(player.t > player.table.firstEvent for player in self.players)

    @property
    def forgot_start(self):
        """Whether a search begins with something that is no longer in memory."""
        known = [player for player in self.players if player.table is not None]
        return any(player.replayed is not None or player.table.firstStep > 0 for player in known)

    def going(self):
        """The players that can go on."""
        return [player for player in self.players if not player.at_end and not player.stuck]

    def reached(self, going):
        """The value to which players that are behind are brought; one at its end does not count."""
        return max([self.measure.value(player, player.step) for player in going])

    def within(self):
        """The players in the middle of an expansion, where there are any: the others wait for them at its end."""
        return [player for player in self.players if player.fine is not None] or self.players

    def limit(self):
        """How far all players can go with what is known."""
        waiting = [player for player in self.players if player.waits]
        values = [self.measure.value(player, player.last) for player in waiting or self.players]
        return min(values) if waiting else max(values)

    def ends_with(self, value):
        """Whether every player is at its finish at this value."""
        ended = [not player.waits and self.measure.position(player, value) >= player.last for player in self.players]
        return all(ended)


def extent_beyond(known):
    """A power of two at least half as large again as what is known: the slider's scale changes seldom."""
    extent = LEAST_EXTENT
    while 2 * extent < 3 * known:
        extent *= 2
    return extent
