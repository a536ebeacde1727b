"""The registered features of the page, which are loaded on first use from the folders and texts of their names.

This is the only place where a feature is registered (docs/adding-a-feature.md). Knows no document: the build reads it.
"""

MENUS = LEARN, TOOLS, SHARE, MORE = "learn", "tools", "sharing", "more"  # the menus of index.html, by their ids


class Entry:
    """The registration of a feature.

    `kind`: the module in its folder and, after a dot, the feature's class. `menu`: entries (menu, place, what, text id,
    optionally a hint's text id); each is a button that presses "NAME:what". Entries are in the order of their places,
    with a line between one hundred and the next. `links`: the options of links that open it. `needs`: other folders
    whose modules it uses, loaded before it.
    A feature is also loaded by itself after everything else: always if `unasked`, and inside another page if `framed`.
    It is loaded before a problem of its `family` is opened.
    """

    def __init__(self, kind, links=(), menu=(), needs=(), unasked=False, framed=False, family=None):
        self.module, _, self.kind = kind.partition(".")
        self.links, self.menu, self.needs = links, menu, needs
        self.unasked, self.framed, self.family = unasked, framed, family


FEATURES = {
    "about": Entry("feature.About", menu=((MORE, 10, "", "menu.about"),)),
    "challenges": Entry("feature.Challenges", links=("challenge",)),
    "charts": Entry("feature.Charts", links=("charts",), menu=((TOOLS, 10, "", "tools.charts"),)),
    "comparison": Entry("panel.ComparePanel"),
    "editor": Entry("feature.EditorFeature", links=("code", "assignment"), needs=("tracing",),
        menu=((TOOLS, 110, "own", "tools.your_code"), (LEARN, 10, "homework", "tools.homework"))),
    "embed": Entry("feature.Embed", links=("embed",)),
    "experiments": Entry(
        "feature.Experiments", links=("experiment",), menu=((TOOLS, 30, "", "tools.experiments"),)
    ),
    "export": Entry("feature.Export", menu=((SHARE, 20, "", "tools.export", "tools.export.hint"),)),
    "games": Entry("feature.Games", family="games"),
    "graph": Entry("feature.Graph"),
    "importing": Entry(
        "feature.Importing", links=("import",), menu=((SHARE, 110, "", "tools.import", "tools.import.hint"),)
    ),
    "lessons": Entry(
        "guide.Guide", links=("lesson", "stop"), needs=("challenges",),  # which has some of the sentences
        menu=((LEARN, 230, "make", "tools.make_lesson"),),
    ),
    "reorder": Entry(
        "feature.LinesFeature", links=("lines",), menu=((LEARN, 130, "open", "tools.lines"),), needs=("tracing",)
    ),
    "predict": Entry(
        "feature.Predict", links=("predict",),
        menu=((LEARN, 110, "ask", "tools.predict"), (LEARN, 120, "play", "tools.play")),
    ),
    "score": Entry("feature.Score", framed=True),
    "share": Entry(
        "feature.Share",
        menu=((SHARE, 10, "qr", "tools.qr"), (SHARE, 30, "embed", "tools.embed"), (SHARE, 40, "scorm", "tools.scorm")),
    ),
    "tree_tools": Entry(
        "feature.TreeTools", links=("collapse", "b.collapse"), menu=((TOOLS, 20, "find", "tools.find"),)
    ),
    "why": Entry("feature.Why", unasked=True),
    "worksheet": Entry("feature.Worksheet", menu=((SHARE, 50, "", "tools.worksheet"),)),
}  # fmt: skip
# Option of a link → the feature that it opens
ASKING = {option: name for name, entry in FEATURES.items() for option in entry.links}
