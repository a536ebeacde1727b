"""Choose the questions and their steps so that they are instructive.

The steps of a search are divided into blocks, short ones at first. In each block, the most instructive step gets a
question; the seed decides between steps of similar worth. So the questions depend only on the seed and the search, and
only one block is examined at a time. The last step of a search always has a question, and so does the solution.

Knows no document.
"""

FIRST, LONGEST = 3, 10  # steps in the first and in the longest block
ALWAYS = 20  # the worth of a question that is not left out
SPREAD = 4  # the weight of chance compared with a step's worth
SHORT = 14  # characters of a state that fits in a line with others
FEW = 6  # entries that can be compared at a glance


def block_of(step):
    """Return (first step, length) of a step's block: two blocks of each length, then all of the longest."""
    first, length, twice = 0, FIRST, 0
    while step >= first + length and length < LONGEST:
        first, twice = first + length, twice + 1
        if twice == 2:
            length, twice = length + 1, 0
    if length == LONGEST:
        first += (step - first) // LONGEST * LONGEST
    return first, length


def places(seed, first, steps, before, after, rules, weigh):
    """{step: kinds of questions, the best one first} for a block that begins with step `first`.

    `steps`: its Steps; `before`, `after`: the adjacent ones, or None. `weigh`: such as `worth`; a kind with ALWAYS is
    asked in any case.
    """
    kinds_at, best = {}, 0
    for at, step in enumerate(steps):
        ahead = steps[at + 1] if at + 1 < len(steps) else after
        behind = steps[at - 1] if at else before
        values = weigh(behind, step, ahead, rules)
        kinds = _ordered(values, seed, first)
        if kinds and kinds[0][0] >= ALWAYS:
            kinds_at[step.number] = [kinds[0][1]]
        elif kinds and kinds[0][0] > best:
            best = kinds[0][0]
            chosen = (step.number, [kind for _, kind in kinds])
    if best:
        kinds_at[chosen[0]] = chosen[1]
    return kinds_at


def ends_here(before, step):
    """Whether the search ends with this step, or with a step that has generated the goal before."""
    return bool(step.goal or step.found or (step.ends and not (before and before.found)))


def _ordered(values, seed, first):
    """[(worth with chance, kind)], the highest first."""
    each = [(value + SPREAD * number(seed, first, kind) / 2**32, kind) for kind, value in values.items() if value]
    return sorted(each, reverse=True)


def worth(before, step, after, rules):
    """{kind of question: its worth at this step; 0: it makes no sense}."""
    return {
        "next-node": _next_node(before, step, after, rules),
        "duplicate": _duplicate(step, rules),
        "f-value": _f_value(step, rules),
        "frontier-size": _frontier_size(step, rules),
        "frontier-after": _frontier_after(step, rules),
        "goal": _goal(before, step, rules),
        "next-limit": _next_limit(step, rules),
    }


def is_tie(step, after, rules):
    """Whether the node expanded after the next one has the same value; this needs no look at the whole frontier."""
    first, second = step.expanded, after and after.expanded
    if not first or not second or not rules.key or rules.recursive or second["born"] > step.at:
        return False
    return step.limit is None and after.limit is None and first["priority"] == second["priority"]


def _next_node(before, step, after, rules):
    """The worth of asking for the next node; none for a recursion, which goes on with the latest child."""
    if rules.recursive or step.waiting < 2 or not step.expanded or not step.expanded["waits"]:
        return 0
    worth = 2
    if is_tie(step, after, rules):
        worth += 1
    if step.stale:
        worth += 1
    last = before and before.expanded
    if rules.key and last and last["priority"] != step.expanded["priority"]:
        worth += 1  # the end of a layer
    return worth


VALUES = {"reopened": 7, "better": 5, "cutoff": 3, "cycle": 3, "discarded": 3}


def _duplicate(step, rules):
    if step.found or not _known_before(step):
        return 0
    return max([0] + [fate_worth(step, node, fate) for node, fate in step.fates(rules)])


def fate_worth(step, node, fate):
    """The worth of asking for a child's fate; a child of a reached state that still enters is instructive."""
    if fate == "enters":
        return 4 if node["before"] >= 0 else 1
    older = step.nodes.get(node["before"])
    if fate == "discarded" and older and older["g"] > node["g"]:
        return VALUES["reopened"]  # another rule would reopen it
    return VALUES.get(fate, 0)


def _f_value(step, rules):
    if rules.decides not in ("f", "g") or not _known_before(step):
        return 0
    child = child_asked(step, rules)
    if not child:
        return 0
    if rules.decides == "g":
        return 3 if child["g"] - step.expanded["g"] != 1 else 0
    plain = child["g"] + child["h"] == rules.value(child)
    return 3 if plain else 5  # 5: weighted or backed-up values


def child_asked(step, rules):
    """The child whose value is asked for, preferably different from its parent's; None: no child."""
    known = [node for node, _ in step.children if rules.value(node) is not None and node["h"] is not None]
    if rules.decides == "g":
        known = [node for node, _ in step.children]
    others = [node for node in known if rules.value(node) != rules.value(step.expanded)]
    return (others or known or [None])[0]


def _frontier_size(step, rules):
    if rules.recursive or step.found or not _known_before(step):
        return 0
    return 3 if 0 < step.entering < len(step.children) or not step.entering else 1


def _frontier_after(step, rules):
    """The worth of asking for the frontier after the step, if it can be read at a glance."""
    if rules.recursive or rules.observed or step.found or not _known_before(step) or step.stale:
        return 0
    if step.waiting > FEW or not step.entering or step.waiting + step.entering > FEW + 1:
        return 0
    if any(fate == "cutoff" for _, fate in step.children):
        return 0
    return 4 if all(len(node["label"]) <= SHORT for node in step.nodes.values()) else 0


def _next_limit(step, rules):
    """The worth of asking for the next limit: a bound on f has to be found, a depth is one more."""
    if step.limit is None or step.limit_before is None:
        return 0
    return 6 if rules.limited == "f" else 3


def _goal(before, step, rules):
    """The worth of asking whether the search ends: always if it does, else if it seems to."""
    if ends_here(before, step):
        return ALWAYS
    if "found" in rules.kinds or rules.recursive or not before:
        return 0
    if before.met:
        return 5
    return 5 if any(fate == "enters" and rules.is_goal(node) for node, fate in before.children) else 0


def _known_before(step):
    """Whether the expanded node existed before the step, so that it can be named."""
    return step.expanded is not None and step.expanded["born"] <= step.at


MASK = 0xFFFFFFFF


def number(*parts):
    """A number from 0 to 2³² − 1, always the same for the same parts."""
    mixed = 2166136261
    for letter in "/".join([str(part) for part in parts]):
        mixed = ((mixed ^ ord(letter)) * 16777619) & MASK
    mixed ^= mixed >> 16
    mixed = (mixed * 0x85EBCA6B) & MASK
    mixed ^= mixed >> 13
    mixed = (mixed * 0xC2B2AE35) & MASK
    return mixed ^ (mixed >> 16)


def shuffled(things, *parts):
    """Return a shuffled copy of a list."""
    keyed = [(number(at, *parts), at) for at in range(len(things))]
    return [things[at] for _, at in sorted(keyed)]
