"""The measures of a clock: positions, nodes generated, or layers. Their values never fall during a search.

`unit`: the name in a link. `value(player, position)`. `position(player, value)`: the last known one with no greater
value. `knows(player, value)`: whether no position that is still unknown has this value or a smaller one.
`before(player, value)`: the value of the place before the one with this value.
"""


class Steps:
    """Counts expansions: a position is its own value, and behind the last expansion is one more."""

    unit = "expansions"
    fine = True  # whether one can go event by event
    counts = True  # whether a speed says how many of its values pass in a second; else: how many places

    def value(self, _player, position):
        return position

    def position(self, player, value):
        """The last known position with no greater value. A slider that measured costs leaves values between two."""
        return min(int(value), player.last)

    def knows(self, player, value):
        """Whether no position that is still unknown has this value, or a smaller one."""
        return player.last >= value

    def before(self, player, _value):
        """The value of the player's previous position."""
        return player.preceding


class Generated:
    """Counts generated nodes. `step_of(table, n)`: the last known step with at most n of them."""

    fine = False
    counts = True

    unit = "generated"

    def __init__(self, step_of):
        self.step_of = step_of

    def value(self, player, position):
        table = player.table
        at_finish = position > table.stepCount
        return table.at(table.endTime if at_finish else table.timeOfStep(position)).stats.generated

    def position(self, player, value):
        if not player.waits and self.value(player, player.last) <= value:
            return player.last
        return self.step_of(player.table, value)

    def knows(self, player, value):
        return self.value(player, player.last) > value

    def before(self, player, value):
        return self.value(player, self.step_of(player.table, value - 1))


class Layers:
    """Counts layers: the greatest f, g or depth that has been expanded, or the limit of the iteration.

    `layers_of(table)`: `layerOfStep(k)`, `valueOfLayer(n)`, and `stepOfLayer(n)`: where it begins; −1: not yet.
    """

    fine = False
    counts = False

    unit = "layer"

    def __init__(self, layers_of):
        self.layers_of = layers_of
        self.kept = []  # (table, its layers)

    def _layers(self, player):
        for table, layers in self.kept:
            if table is player.table:
                return layers
        layers = self.layers_of(player.table)
        self.kept = self.kept[-1:] + [(player.table, layers)]
        return layers

    def value(self, player, position):
        layers = self._layers(player)
        layer = layers.layerOfStep(min(position, player.table.stepCount))
        return layers.valueOfLayer(layer) if layer else START

    def position(self, player, value):
        layers, layer = self._layers(player), 0
        while True:
            begins = layers.stepOfLayer(layer + 1)
            if begins < 0:
                return player.last
            if layers.valueOfLayer(layer + 1) > value:
                return min(player.last, begins - 1)
            layer += 1

    def knows(self, player, value):
        return self.value(player, player.last) > value

    def before(self, player, value):
        layers, layer = self._layers(player), 0
        while layers.stepOfLayer(layer + 1) >= 0 and layers.valueOfLayer(layer + 1) < value:
            layer += 1
        return layers.valueOfLayer(layer) if layer else START


START = -1  # the value of the place before the first layer
