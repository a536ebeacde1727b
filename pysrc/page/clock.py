"""The clock: what moves the players of all stages together.

Its place is no number of its own: it follows from where the players stand. They are moved to equal *values*, and a
value is what the clock counts by: positions, nodes generated or layers (`measures.py`). A value never falls
while a search goes on; each player stands at the last of its positions that has no greater value than the place has.
One that has come to its end stands there while the others go on.
"""

from measures import Steps
from playback import Playback

MOST = 2**12  # positions that are asked for at a time


class Clock:
    """`players` move together, as `measure` counts. `on_change()` is called after each movement of theirs."""

    def __init__(self, players, request_frame, on_change):
        self.on_change = on_change
        self.playback = Playback(request_frame, self._play_on)
        self._moving = False  # its players are being moved: what they tell is passed on when all of them have been
        self.players = []
        self.take(players, Steps())

    def take(self, players, measure):
        """These are the players that it moves from now on, and this is what it counts."""
        self.pause()
        for player in self.players:
            player.listeners.remove(self._heard)
        self._heard = self._on_player  # one and the same function, to be found again
        self.players, self.measure = players, measure
        for player in players:
            player.playback = self.playback
            player.listeners.append(self._heard)

    # -- where it stands -----------------------------------------------------------------------------------------------

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
    def playing(self):
        return self.playback.playing

    @property
    def fine(self):
        """Whether one can go event by event: where several move by something else, an event is no place."""
        return self.measure.fine or len(self.players) == 1

    @property
    def place(self):
        """The greatest value at which a player stands."""
        return max([self.measure.value(player, player.position) for player in self.players])

    @property
    def slid(self):
        """Where the slider stands: at a step, though it may be one that was asked for and is not in memory."""
        return max([self.measure.value(player, player.asked_step) for player in self.players])

    @property
    def seen(self):
        """The greatest value that has been seen."""
        return max([self.measure.value(player, player.steps_seen) for player in self.players])

    @property
    def event_before(self):
        """Whether one can go back by an event."""
        return any(player.t > player.table.firstEvent for player in self.players)

    @property
    def forgot_start(self):
        """Whether a search begins with something that is no longer in memory."""
        known = [player for player in self.players if player.table is not None]
        return any(player.replayed is not None or player.table.firstStep > 0 for player in known)

    # -- moving: each returns whether it could be done with what is known ----------------------------------------------

    def forward(self):
        """To the next place: at least one player moves."""
        if not self._known():
            return False
        going = self._going()
        for player in going:
            if player.following > player.last:
                return False
        if not going:
            return True
        nearest = min([self.measure.value(player, player.following) for player in going])
        return self._stand(max(nearest, self._reached(going)))

    def back(self):
        """To the place before this one."""
        if self._known():
            place, values = self.place, []
            for player in self.players:
                value = self.measure.value(player, player.position)
                values.append(value if value < place else self.measure.before(player, place))
            self._move(max(values))
        return True

    def next_event(self):
        """One event on: child by child within an expansion."""
        return self._known() and all(self._each(lambda player: player.next_event(), self._within()))

    def previous_event(self):
        if self._known():
            self._each(lambda player: player.previous_event(), self._within())
        return True

    def reset(self):
        self.pause()
        if not self._known():
            return False
        self._each(lambda player: player.reset())
        return True

    def scrub(self, value):
        """To a place already seen; at the slider's end one that has seen its finish is at it again."""
        if not self._known():
            return False
        if value >= self.seen:
            finished = [player for player in self.players if player.seen_finish]
            value = max([value] + [self.measure.value(player, player.last) for player in finished])
        return self._stand(value)

    async def gather(self):
        """Brings its players together: where one is behind the others, it is searched on until it is not.

        One at its end stays there, and counts with its last expansion: nobody is to be brought to its finish.
        """
        count = 1
        while self._known() and not self._stand(self._reached(self.players), self._going()):
            if not await self.more(count):
                return
            count = min(2 * count, MOST)

    async def more(self, count):
        """Has so many positions more searched by every player that has not all of them. Returns whether any came."""
        came = False
        for player in self.players:
            if player.waits:
                before = player.last
                await player.know(before + count)
                came = came or player.last > before
        return came

    def _known(self):
        """Whether every player has a first position; one that has it, but does not stand anywhere yet, goes there."""
        for player in self.players:
            if player.table is None or player.last < 0:
                return False
        for player in self.players:
            if not player.loaded:
                player.stand(0)
        return True

    def _going(self):
        """The players that can go on."""
        return [player for player in self.players if not player.at_end and not player.stuck]

    def _reached(self, going):
        """Those that fell behind are brought up; one that stands at its end is no measure for the others."""
        return max([self.measure.value(player, player.step) for player in going])

    def _stand(self, value, players=None):
        """Every player goes to the last position with no greater value; False where that is not known yet."""
        for player in self.players if players is None else players:
            if player.waits and not self.measure.knows(player, value):
                return False
        self._move(value, players)
        return True

    def _move(self, value, players=None):
        self._each(lambda player: player.stand(self.measure.position(player, value)), players)

    def _within(self):
        """The players in the middle of an expansion, where there are any: the others wait for them at its end."""
        return [player for player in self.players if player.fine is not None] or self.players

    def _each(self, move, players=None):
        self._moving = True
        results = [move(player) for player in (self.players if players is None else players)]
        self._moving = False
        self.on_change()
        return results

    def _on_player(self, _player):
        if not self._moving:
            self.on_change()

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, flat_out=False):
        """Plays at the chosen speed, or as fast as it goes, from here to the end or until paused."""
        if not self._known():
            return False
        if self._going():
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
        going = self._going()
        if not going or not self._known():
            self.pause()
            return 0
        if count is not None and not self.measure.counts:
            return self._play_places(count)
        reached, limit = self._reached(going), self._limit()
        value = limit if count is None else min(reached + count, limit)
        if value > reached:
            self._end_with(value)
            self._move(value)
        else:
            self._wait(going)
        return max(0, value - reached)

    def _play_places(self, count):
        for moved in range(count):
            if not self.forward():
                self._wait(self._going())
                return moved
            if not self._going():
                self.pause()
        return count

    def _limit(self):
        """How far all players can go with what is known."""
        waiting = [player for player in self.players if player.waits]
        values = [self.measure.value(player, player.last) for player in waiting or self.players]
        return min(values) if waiting else max(values)

    def _end_with(self, value):
        """Where everyone will be at the finish, playing is over before that is told."""
        for player in self.players:
            if player.waits or self.measure.position(player, value) < player.last:
                return
        self.playback.stop()

    def _wait(self, going):
        for player in going:
            player.look_ahead()
            player.supply.searches.awaited(True)
