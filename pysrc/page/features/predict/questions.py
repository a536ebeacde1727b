"""Questions about a search: the text, the possible answers, the right one, and the reason. Texts are messages.

They are about the order of the frontier, the children of the node expanded next, and the end of a search or an
iteration. Run it yourself gives the same reasons.

Knows no document.
"""

from page.features.predict.choice import child_asked, ends_here, fate_worth, number, shuffled
from page.options.guarantee import keeps
from page.text.language import message

NODES, CHOICE, NUMBER = "nodes", "choice", "number"  # kinds of answers
HIDE_ORDER = ("next-node", "goal", "frontier-after")  # kinds whose answer is the frontier's order, or uses it
LONGEST = 20  # characters of a seed
NEAR = 0.006  # numbers are shown with two decimals
OFFERED = 4  # numbers that a class can choose from


def named(node):
    """An existing node: its state and its number."""
    return message("predict.node", state=node["label"], row=str(node["row"]))


def valued(name, value):
    """A deciding value for a sentence: f = 21."""
    return message("value." + name, value=value)


def is_seed(text):
    return 0 < len(text) <= LONGEST and all(letter.isalpha() or letter.isdigit() for letter in text)


class Question:
    """`options`: nodes for NODES, (value, message) for CHOICE, none for NUMBER. `subject`: a node to show, or None.

    `rights`: the right values (rows of nodes, values of options, the number); the first is what the search does.
    `why`: messages. `on_yours(value)`: a message about a wrong answer, or None.
    """

    def __init__(self, kind, step, prompt, form, options, rights, why, subject=None, on_yours=None):
        self.kind, self.step, self.prompt, self.form = kind, step, prompt, form
        self.options, self.rights, self.why, self.subject = options, rights, why, subject
        self.on_yours = on_yours or (lambda value: None)
        self.near = []  # numbers that typical mistakes give, the likeliest first: h without g, one child too many
        self.may_be_negative = False
        self.more = 0  # the number of nodes that could also be chosen
        self.accepts = lambda node: node["row"] in rights  # whether a node that is not an option is right

    def choices(self):
        """The answers that a class chooses from: the options, or the right number and those of typical mistakes.

        Numbers are in ascending order.
        """
        if self.form != NUMBER:
            return self.options
        right = self.rights[0]
        chosen = [right]
        for each in self.near + [right + 1, right - 1, right + 2, right + 3]:
            apart = all(abs(each - other) >= NEAR for other in chosen)
            if len(chosen) < OFFERED and apart and (each >= 0 or self.may_be_negative):
                chosen.append(each)
        return sorted(chosen)

    def judge(self, value):
        """Whether an answer is right; `value` of NODES: a node."""
        if self.form == NODES:
            return value["row"] in self.rights or self.accepts(value)
        if self.form == NUMBER:
            return abs(value - self.rights[0]) < NEAR
        return value in self.rights

    def reasons(self, value):
        """The messages about an answer; `value` None: the question was skipped."""
        if value is None:
            return self.why
        reasons = None if self.judge(value) else self.on_yours(value)
        reasons = [reasons] if reasons else []
        if self.form == NODES and self.judge(value) and value["row"] != self.rights[0]:
            reasons = [message("predict.why.open", node=named(self.of(self.rights[0])))]
        return reasons + self.why

    def of(self, row):
        """The option for this node, or None."""
        for node in self.options:
            if node["row"] == row:
                return node
        return None

    @property
    def answer(self):
        """The right answer, as a message or a number."""
        if self.form == NODES:
            return named(self.of(self.rights[0]))
        if self.form == NUMBER:
            return self.rights[0]
        return [option for value, option in self.options if value == self.rights[0]]


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


RIGHT = {"reopened": "better", "cycle": "discarded"}  # the others are their own answers


def duplicate(step, _before, _after, _reader, rules, _seed):
    """Ask for the fate of the most instructive child."""
    fates = step.fates(rules)
    if rules.limited and not rules.recursive:  # at the limit, an entry on the stack may also be stale: not asked
        fates = [(node, fate) for node, fate in fates if fate == "cutoff" or node["depth"] != step.limit_then]
    fates = [(node, fate) for node, fate in fates if fate != "found"]
    if not fates:
        return None
    best = max([fate_worth(step, node, fate) for node, fate in fates])
    child, fate = next(each for each in fates if fate_worth(step, each[0], each[1]) == best)
    prompt = message("predict.ask.fate", node=named(step.expanded), child=child["label"], g=child["g"])
    options = [(each, _fate_option(each, rules)) for each in _possible(rules)]
    why = [why_fate(step, child, fate, rules)]
    return Question("duplicate", step.number, prompt, CHOICE, options, [RIGHT.get(fate, fate)], why, subject=child)


def _possible(rules):
    """The answers to choose from; discarding is always one of them."""
    fates = ["enters"]
    if "superseded" in rules.kinds:
        fates.append("better")
    fates.append("discarded")
    if "cutoff" in rules.kinds:
        fates.append("cutoff")
    return fates


def _fate_option(fate, rules):
    if rules.recursive and fate == "enters":
        return message("predict.fate.called")
    if fate == "cutoff" and not rules.recursive:
        return message("predict.fate.cutoff_later")
    return message("predict.fate." + fate)


def why_fate(step, child, fate, rules):
    """A message on why a child has this fate."""
    older = step.nodes.get(child["before"])
    values = {"state": child["label"], "g": child["g"]}
    if older:
        values.update({"older": named(older), "older_g": older["g"]})
    if fate == "cutoff":
        limit = step.limit_then
        if limit is None:  # without iterations, the depth at which it is cut off is the limit
            limit = child["depth"]
        values.update({"limit": limit, "depth": child["depth"], "f": rules.value(child)})
        return message("predict.why.cutoff." + (rules.limited or "depth"), **values)
    if fate == "enters":
        fate = _why_enters(older, rules)
    elif fate == "discarded" and not older:
        fate = "discarded_by_it"
    elif fate == "discarded" and older["g"] > child["g"]:
        fate = "closed" if "superseded" in rules.kinds else "reached"
    return message("predict.why." + fate, **values)


def _why_enters(older, rules):
    """The id of the sentence on a child that enters; `older`: a node with its state, or None."""
    if older:
        return "late" if "stale" in rules.kinds else "path" if "cycle" in rules.kinds else "tree"
    if "iteration" in rules.kinds:
        return "called_iteration" if rules.recursive else "enters_iteration"
    return "called" if rules.recursive else "enters_side" if rules.reverses else "enters"


def f_value(step, _before, _after, _reader, rules, _seed):
    """Ask for the value of a child that is not generated yet."""
    child, parent = child_asked(step, rules), step.expanded
    if not child:
        return None
    cost = child["g"] - parent["g"]
    values = {
        "node": named(parent), "child": child["label"], "g": parent["g"], "cost": cost, "child_g": child["g"],
        "h": child["h"],
    }  # fmt: skip
    right = child["g"] if rules.decides == "g" else rules.value(child)
    values["value"] = right
    if rules.decides == "g":
        form, why = "g", "g"
    elif rules.weight is not None:
        form, why = "weighted", "weighted"
        values["weight"] = rules.weight
    else:
        form, why = "f", "f" if child["g"] + child["h"] == right else "backed_up"
        values.update({"sum": child["g"] + child["h"], "parent_f": rules.value(parent)})
    prompt = message("predict.ask.value." + form, **values)
    reasons = [message("predict.why.value." + why, **values)]
    question = Question("f-value", step.number, prompt, NUMBER, [], [right], reasons, subject=child)
    g, h, child_g = parent["g"], child["h"] or 0, child["g"]
    question.near = [child_g + h, child_g, h, g + h, right + cost, right - cost]
    return question


def frontier_size(step, _before, _after, _reader, rules, _seed):
    """Ask how many of the children enter the frontier."""
    fates = step.fates(rules)
    gone = [node["label"] for node, fate in fates if fate in ("discarded", "cycle")]
    prompt = message("predict.ask.size", node=named(step.expanded), count=len(fates))
    why = [message("predict.why.size", count=step.entering, gone=len(gone), discarded=gone)]
    question = Question("frontier-size", step.number, prompt, NUMBER, [], [step.entering], why, subject=step.expanded)
    question.near = [len(fates), len(gone)]
    return question


YES_NO = (("yes", "predict.yes"), ("no", "predict.no"))


def _yes_no(kind, step, prompt, right, why):
    options = [(value, message(name)) for value, name in YES_NO]
    return Question(kind, step, prompt, CHOICE, options, ["yes" if right else "no"], why)


def goal(step, before, _after, _reader, rules, _seed):
    """Ask whether the search ends: if it does, or if it may seem to, as the goal is in the frontier."""
    over = ends_here(before, step)
    why = why_over(step, rules) if over else why_not_over(step, before, rules)
    return _yes_no("goal", step.number, message("predict.ask.goal"), over, [why]) if why else None


def why_over(step, rules):
    if step.found:
        return message("predict.why.found", child=step.found["label"])
    if not step.goal:
        return message("predict.why." + _without_goal(step, rules))
    return message("predict.why.goal", node=named(step.goal))


def _without_goal(step, rules):
    """Why a search ends with a step without finding a goal."""
    if rules.observed:
        return "program_ends"
    if step.outcome == "solution":
        return "met" if step.number else "start_is_goal"
    if step.outcome == "cutoff":
        return "limit_reached"
    if rules.reverses:
        return "side_empty"
    return "entries_left" if step.left else "nothing_left"


def why_not_over(step, before, rules):
    if before.met:
        return message("predict.why.meeting")
    waiting = [node for node, _ in before.children if rules.is_goal(node)]
    if not waiting or not step.expanded:
        return None
    node, goal_node = step.expanded, waiting[0]
    if not rules.key:
        return message("predict.why.goal_waits", goal=named(goal_node), node=named(node))
    return message(
        "predict.why.goal_waits_with", goal=named(goal_node), value=valued(rules.key, goal_node["priority"]),
        node=named(node), best=node["priority"],
    )  # fmt: skip


def next_limit(step, _before, _after, _reader, rules, _seed):
    """Ask for the limit of the next iteration."""
    by = rules.limited or "depth"
    values = {"limit": step.limit_before, "next": step.limit}
    prompt, why = message("predict.ask.limit." + by, **values), [message("predict.why.limit." + by, **values)]
    question = Question("next-limit", step.number, prompt, NUMBER, [], [step.limit], why)
    question.near = [step.limit_before, 2 * step.limit_before]
    return question


def of_path(finish, stage, catalog):
    """Ask whether the path of the stage's search certainly has the lowest cost; None if no guarantee is known.

    `finish`: the position behind the last step.
    """
    result, options, verdict = stage.player.result, stage.choices.shown, stage.verdict
    if not result or result["outcome"] != "solution":
        return None
    facts = catalog.algorithms.get(options["algorithm"], {}).get("facts")
    claim = facts and facts["optimal"]
    if not claim or not claim["text"]:
        return None
    if claim["verdict"] == "if" and not claim.get("given") and not (claim.get("needs") and verdict):
        return None
    known = stage.about.known
    return optimal(finish, claim, keeps({"claim": claim, "verdict": verdict, "known": known, "options": options}))


def optimal(finish, claim, certain):
    """The question about the path. `claim`: the catalog's guarantee."""
    name = ("certain" if certain else "uncertain") + ("_if" if claim["verdict"] == "if" else "")
    reason = message("predict.why." + name, claim=claim["text"])
    return _yes_no("optimal", finish, message("predict.ask.optimal"), certain, [reason])


MAKERS = {
    "next-node": next_node, "frontier-after": frontier_after, "duplicate": duplicate, "f-value": f_value,
    "frontier-size": frontier_size, "goal": goal, "next-limit": next_limit,
}  # fmt: skip
