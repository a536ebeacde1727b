"""Algorithms that know nothing of where the goal is."""

from searchlight.algorithms.best_first import uniform_cost_search
from searchlight.algorithms.bidirectional import bidirectional_search
from searchlight.algorithms.breadth_first import breadth_first_search
from searchlight.algorithms.depth_first import depth_first_search
from searchlight.algorithms.path_search import breadth_first_path_search, depth_first_path_search
from searchlight.catalog import lessons
from searchlight.catalog.claims import EQUAL_COSTS, FINITE, FINITE_OR_NOT_FREE
from searchlight.entries import AlgorithmEntry, Claim, Facts

BREADTH_FIRST = AlgorithmEntry(
    id="breadth-first",
    label="Breadth-first search",
    summary="Expands the shallowest node, and recognises the goal as soon as it is generated.",
    reference="AIMA 4e, fig. 3.9",
    facts=Facts(
        complete=Claim("yes", "level by level, it reaches every state that can be reached"),
        optimal=EQUAL_COSTS,
        time="O(bᵈ)",
        space="O(bᵈ)",
    ),
    start=lambda problem, _: breadth_first_search(problem),
    source=lambda _: (breadth_first_search,),
    visited="expanded",
    visited_name="reached",
    lessons=(lessons.FEWER_ROADS,),
)

BREADTH_FIRST_PATHS = AlgorithmEntry(
    id="breadth-first-paths",
    label="Breadth-first search over paths",
    summary="A queue of paths. Only loops on the own path are avoided, so a state is met once on every path to it.",
    reference="document 002",
    facts=Facts(
        complete=Claim("yes", "level by level, it goes through every path without a loop"),
        optimal=EQUAL_COSTS,
        time="O(bᵈ⁺¹), as the goal is recognised only when its path is taken off",
        space="O(bᵈ⁺¹)",
    ),
    start=lambda problem, _: breadth_first_path_search(problem),
    source=lambda _: (breadth_first_path_search,),
    lessons=(lessons.PATHS_OFF_THE_QUEUE,),
)

DEPTH_FIRST = AlgorithmEntry(
    id="depth-first",
    label="Depth-first search",
    summary="A stack and a set of visited states: follows one path down before it looks at another.",
    reference="AIMA 4e, section 3.4.3; document 000",
    facts=Facts(
        complete=FINITE,
        optimal=Claim("no", "it takes the first path that it comes upon"),
        time="O(bᵐ), no state expanded twice",
        space="O(bᵐ), at most every state and its children",
    ),
    start=lambda problem, _: depth_first_search(problem),
    source=lambda _: (depth_first_search,),
    tie="lifo",
    stale_when="visited",
    visited="taken-off",
    visited_name="visited",
)

DEPTH_FIRST_PATHS = AlgorithmEntry(
    id="depth-first-paths",
    label="Depth-first search over paths",
    summary="A stack of paths. Only loops on the own path are avoided, so paths can grow very long.",
    reference="document 002",
    facts=Facts(
        complete=FINITE,
        optimal=Claim("no", "it takes the first path that it comes upon"),
        time="O(bᵐ)",
        space="O(b·m)",
    ),
    start=lambda problem, _: depth_first_path_search(problem),
    source=lambda _: (depth_first_path_search,),
    tie="lifo",
)

UNIFORM_COST = AlgorithmEntry(
    id="uniform-cost",
    label="Uniform-cost search",
    summary="Expands the node with the least path cost g. Optimal.",
    reference="document 000; AIMA 4e, section 3.4.2",
    facts=Facts(
        complete=FINITE_OR_NOT_FREE,
        optimal=Claim("yes", "when a state is visited, no cheaper way to it is left"),
        time="O(b^(1+⌊C*/ε⌋))",
        space="O(b^(1+⌊C*/ε⌋))",
    ),
    start=lambda problem, _: uniform_cost_search(problem),
    source=lambda _: (uniform_cost_search,),
    key="g",
    stale_when="visited",
    visited="taken-off",
    visited_name="visited",
)

BIDIRECTIONAL = AlgorithmEntry(
    id="bidirectional",
    label="Bidirectional search",
    summary="Two uniform-cost searches, from the start and from the goal, until their paths meet. Optimal.",
    reference="AIMA 4e, fig. 3.14",
    facts=Facts(
        complete=FINITE_OR_NOT_FREE,
        optimal=Claim("yes", "it ends when no path can be cheaper than the best one on which the two have met"),
        time="O(b^(d/2)) where every action costs the same, else O(b^(1+⌊C*/2ε⌋))",
        space="O(b^(d/2)) where every action costs the same, else O(b^(1+⌊C*/2ε⌋))",
    ),
    start=lambda problem, _: bidirectional_search(problem),
    source=lambda _: (bidirectional_search,),
    reverses=True,
    key="g",
    visited="expanded",
    visited_name="reached",
    lessons=(lessons.HALFWAY,),
)
