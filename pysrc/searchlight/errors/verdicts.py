"""Error messages about heuristics."""

from searchlight.texts import Message, message


def amounts(larger: float, *smaller: float) -> list[dict[str, str]]:
    """With as many digits as it takes to see that the first is more than the others together, four at least."""
    for digits in range(4, 18):
        texts = [amount(value, digits) for value in (larger, *smaller)]
        first, *others = map(float, texts)
        if first > sum(others):
            break
    else:
        texts = [repr(value) for value in (larger, *smaller)]
    return [{"digits": text} for text in texts]  # the language's signs are put into them


def amount(value: float, digits: int = 4) -> str:
    """A whole number as it is, others with so many digits after the point; if small, so many that count."""
    if type(value) is int or (value.is_integer() and abs(value) < 1e15):
        return str(int(value))
    return f"{value:.{digits}f}".rstrip("0").rstrip(".") if value >= 1 else f"{value:.{digits}g}"


def overestimated(state: str, h: float, cost: float) -> Message:
    too_much, enough = amounts(h, cost)
    return message("verdicts.overestimated", state=state, h=too_much, cost=enough)


def falling(admissible: bool, state: str, h: float, next_state: str, next_h: float, cost: float) -> Message:
    before, after, paid = amounts(h, next_h, cost)
    name = "verdicts.only_falling" if admissible else "verdicts.falling"
    return message(name, state=state, h=before, next_state=next_state, next_h=after, cost=paid)


def nothing_to_overestimate() -> Message:
    return message("verdicts.nothing_to_overestimate")


def judged_good(states: int) -> Message:
    return message("verdicts.judged_good", states=states)


def fractions_compared() -> Message:
    return message("verdicts.fractions_compared")


def too_large_to_judge(actions: int) -> Message:
    return message("verdicts.too_large_to_judge", actions=actions)
