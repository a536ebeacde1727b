"""The algorithms, in the order in which they are offered; the first one by default, then from simple to clever."""

from searchlight.catalog import deepening, informed, uninformed

ALGORITHMS = {
    entry.id: entry
    for entry in (
        informed.ASTAR,
        uninformed.BREADTH_FIRST,
        uninformed.DEPTH_FIRST,
        uninformed.BREADTH_FIRST_PATHS,
        uninformed.DEPTH_FIRST_PATHS,
        deepening.DEPTH_LIMITED,
        deepening.ITERATIVE_DEEPENING,
        deepening.ITERATIVE_DEEPENING_VISITED,
        deepening.ITERATIVE_DEEPENING_OPTIMAL,
        uninformed.UNIFORM_COST,
        uninformed.BIDIRECTIONAL,
        informed.GREEDY,
        informed.WEIGHTED_ASTAR,
        informed.IDA_STAR,
        informed.RBFS,
        informed.JUMP_POINT,
    )
}
