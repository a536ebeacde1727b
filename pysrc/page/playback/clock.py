"""The clock moves the players of all stages together, to equal positions: each has made as many expansions.

A player that has reached its end stays there while the others go on; behind its last expansion is one more position.
The clock's own place is not stored: it follows from where its players are.
"""

from page.playback.playing import Playback
from page.scope.scope import ignore

MOST = 2**12  # positions requested at a time
LEAST_EXTENT = 8


class Clock:
    """`on_move(players)` is called after each movement, with those of its players that have moved."""

    def __init__(self, players, make_frame, on_move):
        self.players, self.on_move = [], on_move
        self.playback = Playback(make_frame, self._play_on)
        self._moved = None  # while its players are being moved together: those that have been
        self.take(players)

    def take(self, players):
        """Move these players from now on."""
        self.pause()
        for player in self.players:
            player.on_move = ignore
        self.players = players
        for player in players:
            player.playback = self.playback
            player.on_move = self._on_player

    # -- where the players are -----------------------------------------------------------------------------------------

    @property
    def playing(self):
        return self.playback.playing

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
    def slid(self):
        """The slider's value; it may be of a requested step that is not in memory."""
        return max([player.asked_position for player in self.players])

    @property
    def known(self):
        """The last position that is known of any player."""
        return max([player.last for player in self.players])

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
    def moves(self):
        """How many moves of a solution follow the end on the slider."""
        return max([player.moves for player in self.players])

    @property
    def counted(self):
        """How many expansions have been made, and (None: not known) how many there are."""
        made = max([player.asked_step for player in self.players])
        return made, max([player.table.stepCount for player in self.players]) if self.ends else None

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

    # -- moving: each returns whether it could be done with what is known ----------------------------------------------

    def forward(self):
        """Go to the next position: at least one player moves."""
        if not self._known():
            return False
        going = self.going()
        if any([player.following > player.last for player in going]):  # noqa: C419 - a list for MicroPython
            return False
        return self._stand(max(min([player.following for player in going]), reached(going))) if going else True

    def back(self):
        """Go to the position before this one."""
        if self._known():
            here = max([player.position for player in self.players])
            places = [each.position if each.position < here else each.preceding for each in self.players]
            self._move(max(places))
        return True

    def next_event(self):
        """Go one event forward: child by child within an expansion."""
        return self._known() and all(self._each(lambda player: player.next_event(), self._within()))

    def previous_event(self):
        """Go one event back. A search that has ended earlier stays at its end, as in `back`."""
        if self._known():
            within = self._within()
            here = max([player.position for player in within])
            self._each(lambda player: player.previous_event(), [each for each in within if each.position == here])
        return True

    def reset(self):
        self.pause()
        if not self._known():
            return False
        self._each(lambda player: player.reset())
        return True

    def scrub(self, position):
        """Go to a position, or to the finish if it is not below that."""
        return self._known() and self._stand(position)

    def bring(self, wanted):
        """Move players to known times of one step, and the others to that step.

        `wanted`: pairs (player, time).
        """
        self.pause()
        first, t = wanted[0]
        step, times = first.table.stepOfTime(t), {id(each): at for each, at in wanted}
        others = [other for other in self.players if id(other) not in times and other.step != step]
        if any([other.waits and other.last < step for other in others]):  # noqa: C419 - a list for MicroPython
            return False
        self._each(lambda each: each.go(times[id(each)]), [each for each, _ in wanted])
        self._move(step, others)
        return True

    async def to_step(self, step):
        """Bring every player to a step, each searched on as far as needed."""
        for player in self.players:
            table = player.table
            await player.know(step + 1)
            if not player.scope.closed and player.table is table:  # else another search was opened meanwhile
                player.stand(step)

    async def gather(self):
        """Bring the players together: search on for one that is behind the others.

        One at its end stays there, and counts with its last expansion. One at the common step stays where it is within.
        """
        count = 1
        while self._known():
            step = reached(self.players)
            if self._stand(step, [player for player in self.going() if player.step != step]):
                return
            if not await self.more(count):
                return
            count = min(2 * count, MOST)

    async def more(self, count):
        """Have every player search up to `count` more positions. Return whether any arrived."""
        came = False
        for player in self.players:
            if player.table is not None and player.waits:
                before = player.last
                await player.know(before + count)
                came = came or player.last > before
        return came

    def _known(self):
        """Whether every player has a first position; move players there that have no position yet."""
        for player in self.players:
            if player.table is None or player.last < 0:
                return False
        for player in self.players:
            if not player.loaded:
                player.stand(0)
        return True

    def _within(self):
        """The players in the middle of an expansion, where there are any: the others wait for them at its end."""
        return [player for player in self.players if player.fine is not None] or self.players

    def _stand(self, position, players=None):
        """Move every player to this position or to its last one; False if it is not known yet."""
        for player in self.players if players is None else players:
            if player.waits and player.last < position:
                return False
        self._move(position, players)
        return True

    def _move(self, position, players=None):
        self._each(lambda player: player.stand(position), players)

    def _each(self, move, players=None):
        self._moved = moved = []
        results = [move(player) for player in (self.players if players is None else players)]
        self._moved = None
        self.on_move(moved)
        return results

    def _on_player(self, player):
        if self._moved is None:
            self.on_move([player])
        else:
            self._moved.append(player)

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, flat_out=False):
        """Play at the chosen speed, or as fast as possible, to the end or until paused."""
        if not self._known():
            return False
        if self.going():
            self.playback.start(flat_out)
            self._tell()
        return True

    def run_to_end(self):
        return self.play(flat_out=True)

    def pause(self):
        if self.playing:
            self.playback.stop()
            self._tell()

    def _tell(self):
        self._each(lambda player: player.tell())

    def _play_on(self, count):
        going = self.going()
        if not going or not self._known():
            self.pause()
            return 0
        here, limit = reached(going), self._limit()
        position = limit if count is None else min(here + count, limit)
        if position > here:
            if self._ends_at(position):
                self.playback.stop()  # stop playing before `on_move` hears of the finish
            self._move(position)
        else:
            for player in going:
                player.catch_up(here)
        return max(0, position - here)

    def _limit(self):
        """How far all players can go with what is known."""
        waiting = [player.last for player in self.players if player.waits]
        return min(waiting) if waiting else self.known

    def _ends_at(self, position):
        """Whether every player is at its finish at this position."""
        return self.ends and position >= self.known


def reached(players):
    """The position to which players that are behind are brought; one at its end does not count."""
    return max([player.step for player in players])


def extent_beyond(known):
    """A power of two at least half as large again as what is known: the slider's scale changes seldom."""
    extent = LEAST_EXTENT
    while 2 * extent < 3 * known:
        extent *= 2
    return extent
