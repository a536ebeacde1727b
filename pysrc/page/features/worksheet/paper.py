"""Make a worksheet and its key as HTML from the sheet with its texts. Its figures are drawn into it afterwards
(web/features/worksheet).
"""

from page.dom.elements import escape


def in_words(value, sentence_of):
    """The sheet with a text for each message; `sentence_of(message)` gives it."""
    if isinstance(value, dict):
        if len(value) == 2 and "id" in value and "values" in value:
            return sentence_of(value)
        return {name: in_words(each, sentence_of) for name, each in value.items()}
    if isinstance(value, list):
        return [in_words(each, sentence_of) for each in value]
    return value


def paper(sheet, blank):
    """HTML of the sheet and its key. `blank`: what screen readers say for a blank."""
    return _side(sheet, False, blank) + _side(sheet, True, blank)


def _side(sheet, key, blank):
    labels = sheet["labels"]
    title = "%s: %s" % (labels["key"] if key else labels["sheet"], sheet["title"])
    seed = '<span class="seed">%s</span>' % escape(sheet["seed"]) if sheet["seed"] else ""
    parts = ["<header><h3>%s</h3>%s%s</header>" % (escape(title), seed, "" if key else _fields(labels))]
    if key and sheet["varied"]:
        parts.append('<p class="varied">%s</p>' % escape(sheet["varied"]))
    if not key:
        parts.append(_problem(sheet))
    if sheet["tree"]:
        parts.append(_tree(sheet, key, blank))
    if sheet["others"]:
        parts.append(_others(sheet))
    if sheet["table"]:
        parts.append(_table(sheet, key, blank))
    if sheet["questions"]:
        parts.append(_questions(sheet, key))
    return '<section class="%s">%s</section>' % ("key" if key else "sheet", "".join(parts))


def _fields(labels):
    return '<p class="who"><span>%s</span> <span>%s</span></p>' % (escape(labels["name"]), escape(labels["date"]))


# -- the problem -------------------------------------------------------------------------------------------------------


def _problem(sheet):
    problem, labels = sheet["problem"], sheet["labels"]
    lines = ["<dt>%s</dt><dd>%s</dd>" % (escape(line["name"]), escape(line["value"])) for line in problem["lines"]]
    ends = "".join([_end(problem, end, labels[end]) for end in ("start", "goal") if problem[end]])
    beside = _space(problem, labels) + _estimates(problem, labels)
    parts = [
        "<h4>%s</h4>" % escape(labels["problem"]),
        '<div class="told"><dl>%s</dl><div class="ends">%s</div></div>' % ("".join(lines), ends),
        '<div class="beside">%s</div>' % beside if beside else "",
        _roads(problem, labels),
    ]
    return '<section class="problem">%s</section>' % "".join(parts)


def _end(problem, end, label):
    """HTML of a start or goal: a drawn state also has its text, for screen readers."""
    state = problem[end]
    drawn = state["cells"] is not None and problem["shape"]["kind"] not in ("text", "cell")
    text = '<span class="%s">%s</span>' % ("heard" if drawn else "text", escape(state["text"]))
    figure = '<div data-figure="%s"></div>' % end if drawn else ""
    return "<div><b>%s</b>%s%s</div>" % (escape(label), figure, text)


def _space(problem, labels):
    space = problem["space"]
    if not space:
        return ""
    name = labels["map" if space["kind"] == "map" else "grid"]
    return '<div data-figure="space" data-label="%s"></div>' % escape(name)


def _estimates(problem, labels):
    """HTML of the h values in columns of ten."""
    rows = problem["estimates"]
    heads = '<th scope="col">%s</th><th scope="col">h</th>' % escape(labels["state"])
    tables = []
    for at in range(0, len(rows), 10):
        cells = "".join([_estimate(name, h) for name, h in rows[at : at + 10]])
        tables.append("<table><thead><tr>%s</tr></thead><tbody>%s</tbody></table>" % (heads, cells))
    return '<div class="estimates">%s</div>' % "".join(tables) if tables else ""


def _estimate(name, h):
    return '<tr><th scope="row">%s</th><td>%s</td></tr>' % (escape(name), escape(h))


def _roads(problem, labels):
    if not problem["roads"]:
        return ""
    lines = ["<li><b>%s</b>: %s</li>" % (escape(line["name"]), escape(line["value"])) for line in problem["roads"]]
    return '<p>%s:</p><ul class="roads">%s</ul>' % (escape(labels["roads"]), "".join(lines))


# -- tree, table, questions --------------------------------------------------------------------------------------------


def _tree(sheet, key, blank):
    labels, tree = sheet["labels"], sheet["tree"]
    how = "" if key else "<p>%s</p>" % escape(labels["tree_how"])
    marks = "".join(["<li>%s</li>" % escape(mark) for mark in tree["marks"]])
    below = "<p>%s</p>" % escape(tree["below"]) if tree["below"] else ""
    legend = "" if key else '<div class="signs">%s<p>%s</p><ul>%s</ul></div>' % (below, escape(labels["signs"]), marks)
    return '<section class="tree"><h4>%s</h4>%s<div data-figure="%s"></div>%s%s</section>' % (
        escape(labels["tree"]), how, "tree-key" if key else "tree", _heard(tree, key, blank), legend,
    )  # fmt: skip


def _heard(tree, key, blank):
    """The tree as nested lists, for screen readers."""
    children = {}
    for node in tree["nodes"]:
        children.setdefault(node["parent"], []).append(node)

    def below(parent):
        items = ["<li>%s%s</li>" % (spoken(node), below(node["row"])) for node in children.get(parent, [])]
        return "<ul>%s</ul>" % "".join(items) if items else ""

    def spoken(node):
        parts = [node["name"]] if tree["pictured"] else []
        for kind, part in (("states", "state"), ("numbers", "numbers"), ("marks", "mark")):
            hidden = kind in node["blank"] and not key
            parts.append(blank if hidden else node[part])
        return escape(", ".join([part for part in parts if part]))

    return '<div class="heard">%s</div>' % below(None)


def _others(sheet):
    """The nodes that have a letter, but no place in the tree."""
    columns = sheet["problem"]["shape"].get("columns")
    items = ["<li><b>%s</b> %s</li>" % (each["name"], escape(_in_rows(each, columns))) for each in sheet["others"]]
    return '<section class="others"><h4>%s</h4><ul>%s</ul></section>' % (
        escape(sheet["labels"]["others"]), "".join(items),
    )  # fmt: skip


def _in_rows(state, columns):
    cells = state["cells"]
    if not cells or not columns:
        return state["state"]
    rows = [cells[at : at + columns] for at in range(0, len(cells), columns)]
    return " / ".join([" ".join([str(cell) for cell in row]) for row in rows])


def _table(sheet, key, blank):
    table, labels = sheet["table"], sheet["labels"]
    heads = "".join(['<th scope="col">%s</th>' % escape(column) for column in table["columns"]])
    rows = "".join([_row(row, table["between"], key, blank) for row in table["rows"]])
    notes = "".join(["<p>%s</p>" % escape(note) for note in table["notes"]])
    how = "" if key else "<p>%s</p>" % escape(labels["table_how"])
    return (
        '<section class="table"><h4>%s</h4>%s<table><thead><tr>%s</tr></thead><tbody>%s</tbody></table>'
        '<div class="notes">%s</div></section>' % (escape(labels["table"]), how, heads, rows, notes)
    )


def _row(row, between, key, blank):
    cells = ['<th scope="row">%s</th>' % escape(between.join(row[0]["text"]))]
    for cell in row[1:]:
        text = escape(between.join(cell["text"]))
        if cell["given"]:
            cells.append("<td>%s</td>" % text)
        elif key:
            cells.append('<td class="answer">%s</td>' % text)
        else:
            cells.append('<td><span class="heard">%s</span></td>' % escape(blank))
    return "<tr>%s</tr>" % "".join(cells)


def _questions(sheet, key):
    items = []
    for question in sheet["questions"]:
        if key:
            answers = "".join(['<p class="answer">%s</p>' % escape(answer) for answer in question["answer"]])
            many = len(question["answer"]) > 3
            below = '<div class="columns">%s</div>' % answers if many else answers
        else:
            below = '<div class="line"></div>' * question["lines"]
        items.append("<li><p>%s</p>%s</li>" % (escape(question["text"]), below))
    heading = escape(sheet["labels"]["questions"])
    return '<section class="questions"><h4>%s</h4><ol>%s</ol></section>' % (heading, "".join(items))
