"""The clock moves the players of all stages together (`together.py` knows where they are).

It moves them to equal *values* of what it counts: positions, nodes generated or layers (`measures.py`). A value never
falls while a search goes on. Each player is at its last position whose value is not above the clock's; one that has
reached its end stays there while the others go on.
"""

from page.playback.measures import Steps
from page.playback.playing import Playback
from page.playback.together import Together

MOST = 2**12  # positions requested at a time


class Clock(Together):
    """`players` move together, as `measure` counts. `on_change()` is called after each movement."""

    def __init__(self, players, request_frame, on_change):
        super().__init__()
        self.on_change = on_change
        self.playback = Playback(request_frame, self._play_on)
        self._moving = False  # its players are being moved: `on_change` is called once all have been
        self.take(players, Steps())

    def take(self, players, measure):
        """Move these players from now on, and count by this measure."""
        self.pause()
        for player in self.players:
            player.listeners.remove(self._heard)
        self._heard = self._on_player  # one function object, so that it can be removed again
        self.players, self.measure = players, measure
        for player in players:
            player.playback = self.playback
            player.listeners.append(self._heard)

    @property
    def playing(self):
        return self.playback.playing

    # -- moving: each returns whether it could be done with what is known ----------------------------------------------

    def forward(self):
        """Go to the next value: at least one player moves."""
        if not self._known():
            return False
        going = self.going()
        for player in going:
            if player.following > player.last:
                return False
        if not going:
            return True
        nearest = min([self.measure.value(player, player.following) for player in going])
        return self._stand(max(nearest, self.reached(going)))

    def back(self):
        """Go to the value before this one."""
        if self._known():
            place, values = self.place, []
            for player in self.players:
                value = self.measure.value(player, player.position)
                values.append(value if value < place else self.measure.before(player, place))
            self._move(max(values))
        return True

    def next_event(self):
        """Go one event forward: child by child within an expansion."""
        return self._known() and all(self._each(lambda player: player.next_event(), self.within()))

    def previous_event(self):
        if self._known():
            self._each(lambda player: player.previous_event(), self.within())
        return True

    def reset(self):
        self.pause()
        if not self._known():
            return False
        self._each(lambda player: player.reset())
        return True

    def scrub(self, value):
        """Go to a value, or to the finish if it is not below that."""
        return self._known() and self._stand(value)

    def bring(self, wanted):
        """Move players to known times of one value, and the others to that value.

        `wanted`: pairs (player, time).
        """
        self.pause()
        first, t = wanted[0]
        value, times = self.measure.value(first, first.table.stepOfTime(t)), {id(each): at for each, at in wanted}
        going = []
        for other in self.players:
            if id(other) not in times and self.measure.value(other, other.step) != value:
                if other.waits and not self.measure.knows(other, value):
                    return False
                going.append(other)
        self._each(lambda each: each.go(times[id(each)]), [each for each, _ in wanted])
        self._move(value, going)
        return True

    async def gather(self):
        """Bring the players together: search on for one that is behind the others.

        One at its end stays there, and counts with its last expansion.
        """
        count = 1
        while self._known() and not self._stand(self.reached(self.players), self.going()):
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

    def _stand(self, value, players=None):
        """Move every player to its last position with no greater value; False if that is not known yet."""
        for player in self.players if players is None else players:
            if player.waits and not self.measure.knows(player, value):
                return False
        self._move(value, players)
        return True

    def _move(self, value, players=None):
        self._each(lambda player: player.stand(self.measure.position(player, value)), players)

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
        if count is not None and not self.measure.counts:
            return self._play_places(count)
        reached, limit = self.reached(going), self.limit()
        value = limit if count is None else min(reached + count, limit)
        if value > reached:
            if self.ends_with(value):
                self.playback.stop()  # stop playing before `on_change` hears of the finish
            self._move(value)
        else:
            self._wait(going)
        return max(0, value - reached)

    def _play_places(self, count):
        for moved in range(count):
            if not self.forward():
                self._wait(self.going())
                return moved
            if not self.going():
                self.pause()
        return count

    def _wait(self, going):
        for player in going:
            player.look_ahead()
            player.supply.searches.awaited(True)
