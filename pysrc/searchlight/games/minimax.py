"""Minimax: the value of a game tree, every node of which is visited.

Source: AIMA 4e, figure 6.3. A player may move twice in a row, so a child is valued by the
function of the player who moves there.
"""

from math import inf

from searchlight.events import EXPAND, GENERATE, VALUE, Call, Decision, Search
from searchlight.games.game import GameNode, Unfolding


def minimax_search(game: Unfolding) -> Search:  # board:
    """The value of the root, and the first move that reaches it."""
    root = game.root()
    yield GENERATE, root
    yield value_of(game, root)
    return Decision(root.value, game.best(root))


def max_value(game: Unfolding, node: GameNode) -> Call:
    """The highest value that MAX can reach from the node."""
    yield EXPAND, node
    if game.is_terminal(node):
        yield VALUE, node.worth(game.utility(node))
        return node.value  # board: return game.utility(node)
    v = -inf
    for child in game.unfold(node):
        yield GENERATE, child
    for s in node.children:
        v = max(v, (yield value_of(game, s)))  # board: v = max(v, min_value(game, s))
    yield VALUE, node.worth(v)
    return v


def min_value(game: Unfolding, node: GameNode) -> Call:
    """The lowest value that MIN can reach from the node."""
    yield EXPAND, node
    if game.is_terminal(node):
        yield VALUE, node.worth(game.utility(node))
        return node.value  # board: return game.utility(node)
    v = inf
    for child in game.unfold(node):
        yield GENERATE, child
    for s in node.children:
        v = min(v, (yield value_of(game, s)))  # board: v = min(v, max_value(game, s))
    yield VALUE, node.worth(v)
    return v


def value_of(game: Unfolding, node: GameNode) -> Call:  # board:
    """The call for the player to move."""
    return max_value(game, node) if node.turn > 0 else min_value(game, node)
