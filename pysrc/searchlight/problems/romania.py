"""The road map of AIMA (4e, fig. 3.1) with its straight-line distances to Bucharest (fig. 3.16)."""

from searchlight.problems.graph import Graph


def _both_ways(roads: tuple[tuple[str, str, float], ...]) -> dict[str, dict[str, float]]:
    """Roads in both directions; the neighbours in the order of the alphabet."""
    edges: dict[str, dict[str, float]] = {}
    for a, b, cost in sorted(roads + tuple((b, a, cost) for a, b, cost in roads)):
        edges.setdefault(a, {})[b] = cost
    return edges


ROMANIA = Graph(
    edges=_both_ways(
        (
            ("Arad", "Sibiu", 140), ("Arad", "Timisoara", 118), ("Arad", "Zerind", 75),
            ("Bucharest", "Fagaras", 211), ("Bucharest", "Giurgiu", 90), ("Bucharest", "Pitesti", 101),
            ("Bucharest", "Urziceni", 85), ("Craiova", "Drobeta", 120), ("Craiova", "Pitesti", 138),
            ("Craiova", "Rimnicu Vilcea", 146), ("Drobeta", "Mehadia", 75), ("Eforie", "Hirsova", 86),
            ("Fagaras", "Sibiu", 99), ("Hirsova", "Urziceni", 98), ("Iasi", "Neamt", 87), ("Iasi", "Vaslui", 92),
            ("Lugoj", "Mehadia", 70), ("Lugoj", "Timisoara", 111), ("Oradea", "Sibiu", 151), ("Oradea", "Zerind", 71),
            ("Pitesti", "Rimnicu Vilcea", 97), ("Rimnicu Vilcea", "Sibiu", 80), ("Urziceni", "Vaslui", 142),
        )
    ),
    h={
        "Arad": 366, "Bucharest": 0, "Craiova": 160, "Drobeta": 242, "Eforie": 161, "Fagaras": 176, "Giurgiu": 77,
        "Hirsova": 151, "Iasi": 226, "Lugoj": 244, "Mehadia": 241, "Neamt": 234, "Oradea": 380, "Pitesti": 100,
        "Rimnicu Vilcea": 193, "Sibiu": 253, "Timisoara": 329, "Urziceni": 80, "Vaslui": 199, "Zerind": 374,
    },
    h_goal="Bucharest",
    coordinates={
        "Arad": (91, 492), "Bucharest": (400, 327), "Craiova": (253, 288), "Drobeta": (165, 299), "Eforie": (562, 293),
        "Fagaras": (305, 449), "Giurgiu": (375, 270), "Hirsova": (534, 350), "Iasi": (473, 506), "Lugoj": (165, 379),
        "Mehadia": (168, 339), "Neamt": (406, 537), "Oradea": (131, 571), "Pitesti": (320, 368),
        "Rimnicu Vilcea": (233, 410), "Sibiu": (207, 457), "Timisoara": (94, 410), "Urziceni": (456, 350),
        "Vaslui": (509, 444), "Zerind": (108, 531),
    },
)  # fmt: skip
