"""Expectimax: minimax with chance nodes, which are worth the average of their children.

Source: AIMA 4e, section 6.5, the function EXPECTIMINIMAX.
"""

from searchlight.events import EXPAND, GENERATE, VALUE, Call, Decision, Search
from searchlight.games.game import GameNode, Unfolding


def expectimax_search(game: Unfolding) -> Search:  # board:
    """The value of the root, and the first move that reaches it."""
    root = game.root()
    yield GENERATE, root
    yield expectiminimax(game, root)
    return Decision(root.value, game.best(root))


def expectiminimax(game: Unfolding, node: GameNode) -> Call:
    """The value of the node: the best for the player to move, or the expected value of a roll."""
    yield EXPAND, node
    if game.is_terminal(node):
        yield VALUE, node.worth(game.utility(node))
        return node.value  # board: return game.utility(node)
    values = []
    for child in game.unfold(node):
        yield GENERATE, child
    for s in node.children:
        v = yield expectiminimax(game, s)
        values.append(v)
    if game.is_max(node):
        v = max(values)
    elif game.is_min(node):
        v = min(values)
    else:
        v = expected(node, values)
    yield VALUE, node.worth(v)
    return v


def expected(node: GameNode, values: list[float]) -> float:  # board:
    """The average of the children's values, weighted by their probabilities."""
    return sum(child.chance * value for child, value in zip(node.children, values, strict=True))
