"""Questions about the frontier's order: which node is next, and how it looks after a step.

Knows no document.
"""

from page.features.predict.chance import number, shuffled
from page.features.predict.question import CHOICE, NODES, Question, named, valued
from page.text.language import message

OPTIONS = 6  # nodes to choose from
LOOKED_AT = 24  # entries at the front of the frontier that are examined
LISTED = 4  # named nodes that share the lowest value
LISTS = 4  # frontiers to choose from


def next_node(step, _before, _after, reader, rules, seed):
    """Ask which node is expanded next. Any of several equal ones is right, unless the tie is the question."""
    right = step.expanded
    count, nodes = reader.waiting(step.number, LOOKED_AT)
    live = [node for node in nodes if not node["stale"]]
    rows = [node["row"] for node in live]
    if len(live) < 2 or right["row"] not in rows:
        return None
    right = live[rows.index(right["row"])]
    known = not rules.observed and rows[0] == right["row"]  # whether known rules decide
    equals = [node for node in live if node["priority"] == right["priority"]] if rules.key and known else [right]
    shared = len(equals)
    if equals[-1] is live[-1] and count > len(nodes):
        shared = reader.alike(right["row"], step.number)
    is_tie = shared > 1 and number(seed, step.number, "tie") % 2 == 0
    options = offered(right, live, [node for node in nodes if node["stale"]], seed, step.number)
    prompt = message("predict.ask.next_node")
    if is_tie:
        best = valued(rules.key, right["priority"])
        prompt = message("predict.ask.tie", count=shared, value=best)
        options = shuffled(equals[:OPTIONS], seed, step.number)
    rights = [right["row"]] + ([] if is_tie else [node["row"] for node in equals if node is not right])
    why = why_next(right, live, equals, step, rules, known, shared)
    question = Question(
        "next-node", step.number, prompt, NODES, options, rights, why,
        on_yours=lambda node: on_yours(node, rules, known),
    )  # fmt: skip
    question.more = count - len(options)
    if known and rules.key and not is_tie:  # there may be further equal entries beyond LOOKED_AT
        question.accepts = lambda node: node["waits"] and not node["stale"] and node["priority"] == right["priority"]
    return question


def offered(right, live, stale, seed, step):
    """The nodes to choose from, shuffled: the right one, the next ones, some others, and a stale entry."""
    others = [node for node in live if node is not right]
    chosen = others[:3] + shuffled(others[3:], seed, step, "others")
    return shuffled(([right] + stale[:1] + chosen)[:OPTIONS], seed, step, "offered")


def why_next(right, live, equals, step, rules, known, shared):
    """Return messages on why this node is next, with the numbers."""
    why = []
    if step.stale:
        why.append(message("predict.why.stale", nodes=[named(node) for node in step.stale], count=len(step.stale)))
    if not known:
        why.append(message("predict.why.took", node=named(right)))
    elif not rules.key:
        order = "predict.why.stack" if rules.tie == "lifo" else "predict.why.queue"
        why.append(message(order, node=named(right)))
    elif len(equals) > 1:
        names = [named(node) for node in equals[:LISTED]]
        if shared > LISTED:
            names.append(message("predict.others", count=shared - LISTED))
        value = valued(rules.key, right["priority"])
        why.append(message("predict.why.tie", count=shared, value=value, nodes=names))
        why.append(message("predict.tie." + rules.tie, node=named(right)))
    elif len(live) == 1:
        why.append(message("predict.why.only", node=named(right)))
    else:
        other = next(node for node in live if node is not right)
        why.append(
            message(
                "predict.why.least", node=named(right), value=valued(rules.key, right["priority"]),
                other=named(other), second=other["priority"],
            )
        )  # fmt: skip
    return why


def on_yours(node, rules, known):
    """Return a message on why this node is wrong, or None."""
    if not node["waits"]:
        return message("predict.why.not_waiting", node=named(node))
    if node["stale"]:
        return message("predict.why.yours_stale", node=named(node))
    if rules.key and known:
        return message("predict.why.yours", node=named(node), value=valued(rules.key, node["priority"]))
    return None


def frontier_after(step, _before, _after, reader, rules, seed):
    """Ask for the frontier after a step, among others that follow other rules."""
    _, waiting = reader.waiting(step.number, LOOKED_AT)
    if not reader.step(step.number + 1):
        return None
    _, later = reader.waiting(step.number + 1, LOOKED_AT)
    parent = step.expanded["row"]
    rest = [node for node in waiting if node["row"] != parent]
    entering = [node for node, fate in step.children if fate not in ("discarded", "cycle")]
    every = [node for node, _ in step.children]
    right = _listed(later)
    lists = [right]
    for other in (rest + entering, entering + rest, every + rest, rest + every, waiting + entering, entering, rest):
        frontier = _listed(other)
        if frontier and all(_differ(frontier, each) for each in lists):
            lists.append(frontier)
    orders = [_order(later, rules)]
    offered_lists = [right]
    for frontier in lists[1:]:  # a list that differs only in tie-breaking is not a wrong answer
        nodes = [node for label in frontier for node in waiting + every if node["label"] == label[0]]
        if _order(nodes, rules) not in orders:
            orders.append(_order(nodes, rules))
            offered_lists.append(frontier)
    if len(offered_lists) < 3:
        return None
    options = [
        (str(at), message("predict.frontier", nodes=[each[0] for each in frontier]))
        for at, frontier in enumerate(offered_lists[:LISTS])
    ]
    prompt = message("predict.ask.frontier_after", node=named(step.expanded))
    why = [rule(rules), message("predict.why.after", nodes=[each[0] for each in right])]
    return Question(
        "frontier-after", step.number, prompt, CHOICE, shuffled(options, seed, step.number), ["0"], why,
        subject=step.expanded,
    )  # fmt: skip


def _listed(nodes):
    """[(label, deciding value)] of a frontier, stale entries included."""
    return [(node["label"], node["priority"]) for node in nodes]


def _differ(one, other):
    return [each[0] for each in one] != [each[0] for each in other]


def _order(nodes, rules):
    """The content of a frontier without its tie-breaking."""
    if not rules.key:
        return [node["label"] for node in nodes]
    values = [(node["priority"], node["label"]) for node in nodes]
    grouped = []
    for value, label in values:
        if grouped and grouped[-1][0] == value:
            grouped[-1][1].append(label)
        else:
            grouped.append((value, [label]))
    return [(value, sorted(labels)) for value, labels in grouped]


def rule(rules):
    """Return a message on the frontier's order."""
    if rules.observed:
        return message("predict.rule.program")
    if not rules.key:
        return message("frontier.stack" if rules.tie == "lifo" else "frontier.queue")
    first, ties = message("frontier.first." + rules.key), message("frontier.ties." + rules.tie)
    return message("frontier.served", first=first, ties=ties)
