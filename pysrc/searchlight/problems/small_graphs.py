"""Small graphs, each made to show one thing. Their h values are meant for the goal G; costs and h are whole numbers."""

from searchlight.problems.graph import Graph

# Greedy search follows the h that falls, into a corridor whose end is dear: cost 22 after 5 expansions.
# The cheapest path costs 8, over A and B; A* finds it after 3 expansions. h is consistent.
TRAP = Graph(
    edges={
        "S": {"T1": 5, "A": 3},
        "A": {"B": 2},
        "B": {"G": 3},
        "T1": {"T2": 2},
        "T2": {"T3": 2},
        "T3": {"T4": 2},
        "T4": {"G": 11},
    },
    h={"S": 8, "A": 5, "B": 3, "T1": 4, "T2": 3, "T3": 2, "T4": 1, "G": 0},
    h_goal="G",
    coordinates={
        "S": (0, 20), "A": (30, 0), "B": (65, 0), "G": (100, 20),
        "T1": (20, 40), "T2": (40, 45), "T3": (60, 45), "T4": (80, 40),
    },
)  # fmt: skip

# h never overestimates, but falls by 3 from A to B, which costs 1. So B is expanded first, at g = 3, and closed when A
# shows the cheaper way to it, with g = 2: without reopening, A* returns a path of cost 5 where 4 is possible. No graph
# of three nodes can do this.
INCONSISTENT = Graph(
    edges={"S": {"A": 1, "B": 3}, "A": {"B": 1}, "B": {"G": 2}},
    h={"S": 0, "A": 3, "B": 0, "G": 0},
    h_goal="G",
    coordinates={"S": (0, 0), "A": (30, 30), "B": (60, 0), "G": (100, 0)},
)

# h says 3 for A, from where 1 is enough: A* takes the direct edge, cost 3, and never looks at the path of cost 2.
OVERESTIMATE = Graph(
    edges={"S": {"A": 1, "G": 3}, "A": {"G": 1}},
    h={"S": 0, "A": 3, "G": 0},
    h_goal="G",
    coordinates={"S": (0, 0), "A": (50, 40), "G": (100, 0)},
)
