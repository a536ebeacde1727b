"""The clock: what moves the players of all stages together (`together.py`: where they stand).

They are moved to equal *values*, and a
value is what the clock counts by: positions, nodes generated or layers (`measures.py`). A value never falls
while a search goes on; each player stands at the last of its positions that has no greater value than the place has.
One that has come to its end stands there while the others go on.
"""

from measures import Steps
from playback import Playback
from together import Together

MOST = 2**12  # positions that are asked for at a time


class Clock(Together):
    """`players` move together, as `measure` counts. `on_change()` is called after each movement of theirs."""

    def __init__(self, players, request_frame, on_change):
        super().__init__()
        self.on_change = on_change
        self.playback = Playback(request_frame, self._play_on)
        self._moving = False  # its players are being moved: what they tell is passed on when all of them have been
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

    @property
    def playing(self):
        return self.playback.playing

    # -- moving: each returns whether it could be done with what is known ----------------------------------------------

    def forward(self):
        """To the next place: at least one player moves."""
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
        """To a place already seen; at the slider's end one that has seen its finish is at it again."""
        if not self._known():
            return False
        if value >= self.seen:
            finished = [player for player in self.players if player.seen_finish]
            value = max([value] + [self.measure.value(player, player.last) for player in finished])
        return self._stand(value)

    def bring(self, wanted):
        """Players go to times that they know, of the same value; the others to a place of that value, if not there.

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
        """Brings its players together: where one is behind the others, it is searched on until it is not.

        One at its end stays there, and counts with its last expansion: nobody is to be brought to its finish.
        """
        count = 1
        while self._known() and not self._stand(self.reached(self.players), self.going()):
            if not await self.more(count):
                return
            count = min(2 * count, MOST)

    async def more(self, count):
        """Has so many positions more searched by every player that has not all of them. Returns whether any came."""
        came = False
        for player in self.players:
            if player.table is not None and player.waits:
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

    def _stand(self, value, players=None):
        """Every player goes to the last position with no greater value; False where that is not known yet."""
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
        """Plays at the chosen speed, or as fast as it goes, from here to the end or until paused."""
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
                self.playback.stop()  # playing is over before the finish is told
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
