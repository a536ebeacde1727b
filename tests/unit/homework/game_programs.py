"""Programs that value games, in the forms of three courses and of plain recursion, and single mistakes in them."""

PACMAN = """
from util import manhattanDistance
from game import Directions, Agent
import random, util
def scoreEvaluationFunction(currentGameState):
    return currentGameState.getScore()
class MultiAgentSearchAgent(Agent):
    def __init__(self, evalFn='scoreEvaluationFunction', depth='2'):
        self.index = 0
        self.evaluationFunction = util.lookup(evalFn, globals())
        self.depth = int(depth)
class MinimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        def value(state, agent, depth):
            if state.isWin() or state.isLose() or depth == self.depth:
                return self.evaluationFunction(state)
            following = (agent + 1) % state.getNumAgents()
            deeper = depth + (following == 0)
            values = [value(state.generateSuccessor(agent, a), following, deeper) for a in state.getLegalActions(agent)]
            return max(values) if agent == 0 else min(values)
        return max(gameState.getLegalActions(0), key=lambda a: value(gameState.generateSuccessor(0, a), 1, 0))
class AlphaBetaAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        def maxValue(state, depth, alpha, beta):
            if state.isWin() or state.isLose() or depth == self.depth:
                return self.evaluationFunction(state)
            v = float('-inf')
            for action in state.getLegalActions(0):
                v = max(v, minValue(state.generateSuccessor(0, action), 1, depth, alpha, beta))
                if v > beta:
                    return v
                alpha = max(alpha, v)
            return v
        def minValue(state, agent, depth, alpha, beta):
            if state.isWin() or state.isLose():
                return self.evaluationFunction(state)
            v = float('inf')
            for action in state.getLegalActions(agent):
                successor = state.generateSuccessor(agent, action)
                if agent == state.getNumAgents() - 1:
                    v = min(v, maxValue(successor, depth + 1, alpha, beta))
                else:
                    v = min(v, minValue(successor, agent + 1, depth, alpha, beta))
                if v < alpha:
                    return v
                beta = min(beta, v)
            return v
        best, move, alpha = float('-inf'), None, float('-inf')
        for action in gameState.getLegalActions(0):
            score = minValue(gameState.generateSuccessor(0, action), 1, 0, alpha, float('inf'))
            if score > best:
                best, move = score, action
            alpha = max(alpha, best)
        return move
class ExpectimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        def value(state, agent, depth):
            if state.isWin() or state.isLose() or depth == self.depth:
                return self.evaluationFunction(state)
            following = (agent + 1) % state.getNumAgents()
            deeper = depth + (following == 0)
            values = [value(state.generateSuccessor(agent, a), following, deeper) for a in state.getLegalActions(agent)]
            return max(values) if agent == 0 else sum(values) / len(values)
        return max(gameState.getLegalActions(0), key=lambda a: value(gameState.generateSuccessor(0, a), 1, 0))
"""

AIMA = """
def alpha_beta_search(state, game):
    player = game.to_move(state)

    def max_value(state, alpha, beta):
        if game.terminal_test(state):
            return game.utility(state, player)
        v = -float("inf")
        for a in game.actions(state):
            v = max(v, min_value(game.result(state, a), alpha, beta))
            if v >= beta:
                return v
            alpha = max(alpha, v)
        return v

    def min_value(state, alpha, beta):
        if game.terminal_test(state):
            return game.utility(state, player)
        v = float("inf")
        for a in game.actions(state):
            v = min(v, max_value(game.result(state, a), alpha, beta))
            if v <= alpha:
                return v
            beta = min(beta, v)
        return v

    best_score, beta, best_action = -float("inf"), float("inf"), None
    for a in game.actions(state):
        v = min_value(game.result(state, a), best_score, beta)
        if v > best_score:
            best_score, best_action = v, a
    return best_action
"""

FOURTH = """
import math

def alphabeta_search(game, state):
    def max_value(state, alpha, beta):
        if game.is_terminal(state):
            return game.utility(state, "MAX"), None
        v, move = -math.inf, None
        for a in game.actions(state):
            v2, _ = min_value(game.result(state, a), alpha, beta)
            if v2 > v:
                v, move = v2, a
                alpha = max(alpha, v)
            if v >= beta:
                return v, move
        return v, move

    def min_value(state, alpha, beta):
        if game.is_terminal(state):
            return game.utility(state, "MAX"), None
        v, move = math.inf, None
        for a in game.actions(state):
            v2, _ = max_value(game.result(state, a), alpha, beta)
            if v2 < v:
                v, move = v2, a
                beta = min(beta, v)
            if v <= alpha:
                return v, move
        return v, move

    return max_value(state, -math.inf, math.inf)
"""

NESTED = """
from math import inf

def alphabeta(node, depth, alpha, beta, maximizingPlayer):
    if depth == 0 or type(node) is not list:
        return node
    if maximizingPlayer:
        value = -inf
        for child in node:
            value = max(value, alphabeta(child, depth - 1, alpha, beta, False))
            alpha = max(alpha, value)
            if alpha >= beta:
                break
        return value
    else:
        value = inf
        for child in node:
            value = min(value, alphabeta(child, depth - 1, alpha, beta, True))
            beta = min(beta, value)
            if alpha >= beta:
                break
        return value
"""

PLAIN = """
def minimax(tree, maximizing=True):
    if isinstance(tree, (int, float)):
        return tree
    best = max if maximizing else min
    return best(minimax(child, not maximizing) for child in tree)
"""

NEGAMAX = """
def negamax(node, alpha, beta, color=1):
    if not isinstance(node, list):
        return color * node
    best = float("-inf")
    for child in node:
        best = max(best, -negamax(child, -beta, -alpha, -color))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best

def prune(tree):
    return negamax(tree, float("-inf"), float("inf"))
"""

LEAVES = """
MAX, MIN = 1000, -1000

def minimax(depth, nodeIndex, maximizingPlayer, values, alpha, beta):
    if depth == 3:
        return values[nodeIndex]
    if maximizingPlayer:
        best = MIN
        for i in range(0, 2):
            val = minimax(depth + 1, nodeIndex * 2 + i, False, values, alpha, beta)
            best = max(best, val)
            alpha = max(alpha, best)
            if beta <= alpha:
                break
        return best
    else:
        best = MAX
        for i in range(0, 2):
            val = minimax(depth + 1, nodeIndex * 2 + i, True, values, alpha, beta)
            best = min(best, val)
            beta = min(beta, best)
            if beta <= alpha:
                break
        return best
"""

GIVEN = """
def minimax(board):
    if terminal(board):
        return None
    return max(actions(board), key=lambda a: lowest(result(board, a)))

def lowest(board):
    return utility(board) if terminal(board) else min(highest(result(board, a)) for a in actions(board))

def highest(board):
    return utility(board) if terminal(board) else max(lowest(result(board, a)) for a in actions(board))
"""

RULES = """
import copy
X, O, EMPTY = "X", "O", None
def player(board):
    return X if sum(row.count(X) for row in board) <= sum(row.count(O) for row in board) else O
def actions(board):
    return {(i, j) for i in range(3) for j in range(3) if board[i][j] == EMPTY}
def result(board, action):
    new = copy.deepcopy(board)
    new[action[0]][action[1]] = player(board)
    return new
def winner(board):
    lines = board + [list(column) for column in zip(*board)]
    lines += [[board[i][i] for i in range(3)], [board[i][2 - i] for i in range(3)]]
    return next((line[0] for line in lines if line[0] and line.count(line[0]) == 3), None)
def terminal(board):
    return winner(board) is not None or all(all(row) for row in board)
def utility(board):
    return {X: 1, O: -1, None: 0}[winner(board)]
def minimax(board):
    visited = 1
    def value(board):
        nonlocal visited
        visited += 1
        if terminal(board):
            return utility(board)
        best = max if player(board) == X else min
        return best(value(result(board, a)) for a in actions(board))
    best = max if player(board) == X else min
    move = best(actions(board), key=lambda a: value(result(board, a)))
    # the end
    return move
"""

EXAM = "[[[6 8] [9 2] [1 10]] [[4 5] [2 3] [11 12]]]"  # TU, 2024
DEEP = "[6 [[[5 9] 7] 8] [4 2]]"
HARD = "[[4 7] [5 [4 9] 6] [[3 4] 8]]"
DRAWN = "XOX.O..X."
EQUAL = "[[3 5] [3 1] [3 9]]"
EIGHT = "[[[2 3] [5 9]] [[0 1] [7 5]]]"
GHOSTS = "[[min[3 9] min[10 6]] [min[4 7] min[0 5]]]"
CHANCE = "[chance[0.5:3 0.5:9] chance[0.5:4 0.5:10]]"

# Name, text, game, options.
RIGHT = (
    ("agent, alpha-beta", PACMAN, EXAM, {"cut": "beyond"}),
    ("agent, alpha-beta, two ghosts", PACMAN, GHOSTS, {"cut": "beyond"}),
    ("agent, minimax", PACMAN, EXAM, {"algorithm": "minimax"}),
    ("agent, expectimax", PACMAN, CHANCE, {"algorithm": "expectimax"}),
    *((f"{name} on {tree}", text, tree, {}) for tree in ("aima", EXAM, DEEP, EQUAL, EIGHT, HARD) for name, text in (
        ("AIMA 3e", AIMA), ("AIMA 4e", FOURTH), ("nested list", NESTED), ("negamax", NEGAMAX),
    )),
    ("AIMA, tic-tac-toe", AIMA, DRAWN, {}),
    ("recursion", PLAIN, EXAM, {"algorithm": "minimax"}),
    ("list of leaves", LEAVES, EIGHT, {}),
    ("board, functions given", GIVEN, EXAM, {"algorithm": "minimax"}),
    ("board, own rules", RULES, DRAWN, {"algorithm": "minimax"}),
)  # fmt: skip


def of(text: str, *pairs: str) -> str:
    for old, new in zip(pairs[::2], pairs[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new)
    return text


def only(number: int) -> tuple[str, str]:
    """MIN looks at this many moves."""
    return "in game.actions(state):\n            v = min", f"in game.actions(state)[:{number}]:\n            v = min"


LOW, HIGH = "min_value(game.result(state, a), alpha, beta)", "max_value(game.result(state, a), alpha, beta)"
LEAF = "game.terminal_test(game.result(state, a))"
MOVES = "    player = game.to_move(state)\n"
# The number of the mistake, the program, the game, options, and what names the mistake: a change, or a fact.
WRONG = (
    (1, of(AIMA, "v >= beta", "v > beta", "v <= alpha", "v < alpha"), EQUAL, {}, "other-rule"),
    (1, PACMAN, EQUAL, {}, "other-rule"),
    (2, of(AIMA, "v > best_score", "v >= best_score"), EQUAL, {}, "last-of-equals"),
    (3, of(AIMA, *only(1)), EXAM, {}, "seen-nothing"),
    (4, of(AIMA, "v <= alpha", "v >= alpha"), EXAM, {}, "min-wrong"),
    (4, of(NESTED, "alpha = max(alpha, value)\n            if alpha >= beta", "if value < beta"), EXAM, {},
     "max-wrong"),
    (5, of(FOURTH, LOW, LOW.replace("beta", "math.inf"), HIGH, HIGH.replace("alpha", "-math.inf")), DEEP, {},
     "shallow"),
    (6, of(AIMA, "v >= beta:", f"v >= beta and {LEAF}:", "v <= alpha:", f"v <= alpha and {LEAF}:"), EXAM, {},
     "leaves-only"),
    (7, of(NESTED, "1, alpha, beta,", "1, beta, alpha,"), EXAM, {}, "swapped"),
    (7, of(NESTED, "beta = min(beta", "beta = max(beta"), EXAM, {}, "widened-beta"),
    (7, of(FOURTH, "max_value(state, -math.inf, math.inf)", "max_value(state, 15, -15)"), EXAM, {}, "swapped-at-root"),
    (8, of(PLAIN, "not maximizing)", "maximizing)"), EXAM, {"algorithm": "minimax"}, "always-max"),
    (8, of(PACMAN, "(agent + 1) % state.getNumAgents()", "agent"), EXAM, {"algorithm": "minimax"}, "wrong_agent"),
    (8, of(AIMA, MOVES, f"{MOVES}    moves = game.actions(state)\n", "in game.actions(state):", "in moves:"),
     DRAWN, {}, "no_such_move"),
    (9, AIMA, "X..XO.O.X", {}, "dawdles"),
    (10, of(RULES, "{X: 1, O: -1, None: 0}[winner(board)]", "{X: 1, O: -1}.get(winner(board))"), DRAWN,
     {"algorithm": "minimax"}, "no_utility"),
    (10, of(FOURTH, "if v2 >", "if v2 and v2 >", "if v2 <", "if v2 and v2 <"), "[[0 5] [-3 2]]", {}, "zero-ignored"),
    (11, of(AIMA, "v)\n        return v\n\n    def min", "v)\n        return alpha\n\n    def min", "v >= beta",
            "v > beta", "v)\n        return v\n\n    best", "v)\n        return beta\n\n    best", "v <= alpha",
            "v < alpha"), HARD, {"cut": "beyond"}, "fail-hard"),
    (12, of(RULES, "# the end", 'print(visited, "positions")'), DRAWN, {"algorithm": "minimax"}, "sequences"),
    (13, of(AIMA, *only(2)), "[[3 12 8] [4 5 1] [14 5 2]]", {}, "seen-unproven"),
)  # fmt: skip
