"""A PrairieLearn question: Searchlight draws the search and knows the answer. `pip install --target serverFilesCourse`
puts the wheel where questions can import it.
"""

import random
from typing import Any

from searchlight import solve

SITE = "http://localhost:8000/"  # the Searchlight of your course
NAMES = {"uniform-cost": "uniform-cost search", "greedy": "greedy best-first search", "astar": "A*"}
STARTS = ("Arad", "Timisoara", "Lugoj", "Zerind", "Oradea", "Craiova")


def generate(data: dict[str, Any]) -> None:
    """Draw a search by the variant's seed, and compute the key."""
    chance = random.Random(data["variant_seed"])
    search: dict[str, Any] = {"graph": "romania", "start": chance.choice(STARTS), "goal": "Bucharest"}
    algorithm = chance.choice(list(NAMES))
    result = solve("graph", algorithm, **search)
    data["params"] = {"start": search["start"], "name": NAMES[algorithm]}
    data["params"]["link"] = result.link(page=SITE)
    data["correct_answers"] = {"order": ", ".join(step.node.state for step in result.steps()), "cost": result.cost}


def grade(data: dict[str, Any]) -> None:
    """Give the part of the order that is right from its beginning; PrairieLearn itself grades the cost."""
    right, given = cities(data["correct_answers"]["order"]), cities(data["submitted_answers"]["order"])
    pairs = zip(right, given, strict=False)
    same = next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(right), len(given)))
    data["partial_scores"]["order"] = {"score": same / max(len(right), len(given))}
    if given != right:
        data["partial_scores"]["order"]["feedback"] = f"The first {same} are right."
    scores = data["partial_scores"].values()
    data["score"] = sum(each["score"] for each in scores) / len(scores)


def cities(text: str) -> list[str]:
    """Names between commas, however they are spaced and capitalized."""
    return [" ".join(name.split()).casefold() for name in text.split(",") if name.strip()]
