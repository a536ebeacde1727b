"""Error messages about games."""

from searchlight.errors import BadInput, bad, cut


def not_a_tree(fault: str, column: int, **values: object) -> BadInput:
    return bad("tree", "games.tree." + fault, column=column, **values)


def unknown_leaf(number: int, column: int) -> BadInput:
    return bad("tree", "games.unknown_leaf", number=number + 1, column=column)


def chance_needs_expectimax() -> BadInput:
    return bad("algorithm", "games.chance")


def no_evaluation(height: int) -> BadInput:
    return bad("depth", "games.no_evaluation", height=height)


def no_exercise(most: int) -> BadInput:
    return bad("problem", "predict.fill.too_large", most=most)


def not_marks(value: str) -> BadInput:
    return bad("start", "games.not_marks", value=cut(value))


def unfair(crosses: int, noughts: int) -> BadInput:
    return bad("start", "games.unfair", crosses=crosses, noughts=noughts)


def both_won() -> BadInput:
    return bad("start", "games.both_won")


def not_heaps(value: str, most: int) -> BadInput:
    return bad("heaps", "games.not_heaps", value=cut(value), most=most)


def not_a_window(value: str) -> BadInput:
    return bad("window", "games.not_a_window", value=cut(value))


def too_long_a_row(in_row: int, columns: int, rows: int) -> BadInput:
    return bad("in_row", "games.too_long_a_row", in_row=in_row, columns=columns, rows=rows)
