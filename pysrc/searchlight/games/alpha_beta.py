"""Alpha-beta: minimax without the moves that cannot matter.

Source: AIMA 4e, figure 6.7, fail-soft: after a cut, the value that is returned is a bound.
The figure cuts at a value that equals the bound; with the other rule, only a value beyond the bound cuts.
"""

from math import inf

from searchlight.events import CUT, EXPAND, GENERATE, VALUE, Call, Decision, Search
from searchlight.games.game import GameNode, Unfolding


def alpha_beta_search(game: Unfolding) -> Search:  # board:
    """The value of the root, and the first move that reaches it."""
    root = game.root()
    yield GENERATE, root
    yield value_of(game, root, game.alpha, game.beta)
    return Decision(root.value, game.best(root))


def max_value(game: Unfolding, node: GameNode, alpha: float, beta: float) -> Call:
    """The highest value that MAX can reach from the node, or a lower bound that is no less than β."""
    yield EXPAND, node.within(alpha, beta)
    if game.is_terminal(node):
        yield VALUE, node.worth(game.utility(node))
        return node.value  # board: return game.utility(node)
    v = -inf
    for child in game.unfold(node):
        yield GENERATE, child
    for s in node.children:
        v = max(v, (yield value_of(game, s, alpha, beta)))  # board: v = max(v, min_value(game, s, alpha, beta))
        if game.reaches(v, beta):  # board: if v >= beta: return v
            for each in game.rest(node, s):
                yield CUT, each
                yield from game.behind(each)
            yield VALUE, node.worth(v)
            return v
        alpha = max(alpha, v)
    yield VALUE, node.worth(v)
    return v


def min_value(game: Unfolding, node: GameNode, alpha: float, beta: float) -> Call:
    """The lowest value that MIN can reach from the node, or an upper bound that is no more than α."""
    yield EXPAND, node.within(alpha, beta)
    if game.is_terminal(node):
        yield VALUE, node.worth(game.utility(node))
        return node.value  # board: return game.utility(node)
    v = inf
    for child in game.unfold(node):
        yield GENERATE, child
    for s in node.children:
        v = min(v, (yield value_of(game, s, alpha, beta)))  # board: v = min(v, max_value(game, s, alpha, beta))
        if game.reaches(alpha, v):  # board: if v <= alpha: return v
            for each in game.rest(node, s):
                yield CUT, each
                yield from game.behind(each)
            yield VALUE, node.worth(v)
            return v
        beta = min(beta, v)
    yield VALUE, node.worth(v)
    return v


def value_of(game: Unfolding, node: GameNode, alpha: float, beta: float) -> Call:  # board:
    """The call for the player to move."""
    return (max_value if node.turn > 0 else min_value)(game, node, alpha, beta)
