"""What is said of heuristics."""


def amount(value: float) -> str:
    """A number with at most four digits after the point."""
    return f"{value:.4f}".rstrip("0").rstrip(".")


def overestimated(state: str, h: float, cost: float) -> str:
    return f"It overestimates: h({state}) = {amount(h)}, but {amount(cost)} is enough."


def falling(admissible: bool, state: str, h: float, next_state: str, next_h: float, cost: float) -> str:
    beginning = "It never overestimates, but it" if admissible else "It"
    return (
        f"{beginning} is not consistent: h falls from {amount(h)} at {state} to {amount(next_h)} at {next_state}, "
        f"where the action costs {amount(cost)}."
    )


def nothing_to_overestimate() -> str:
    return "No goal can be reached from this start, so there is nothing to overestimate."


def judged_good(states: int) -> str:
    return (
        f"Compared with the true costs of all {states:,} states that can be reached from this start: "
        "never more, and never falling by more than an action costs."
    )


def too_large_to_judge(actions: int) -> str:
    return f"Not known: more than {actions:,} actions are possible here, too many to look at them all."
