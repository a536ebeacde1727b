"""The features of the page: what comes when it is first needed, each from the folder and the texts of its name.

Everything that registers a feature stands here (docs/adding-a-feature.md). Knows no document: the build reads it, too.
"""

MENUS = LEARN, TOOLS, SHARE, MORE = "learn", "tools", "sharing", "more"  # the menus of index.html, by their ids


class Entry:
    """How a feature is registered.

    `kind`: the module in its folder and, behind a dot, the feature's class there. What opens it: `menu`, entries
    (menu, place, what, text id, perhaps a hint's text id), each a button of that menu that presses "NAME:what", in the
    order of their places, with a line between one hundred and the next; `links`, the options of a link that ask for it.
    `needs`: other folders of which it uses modules, fetched before it.
    `unasked`: it comes by itself, as soon as everything else is there; `kept`: so it does where this browser keeps
    something for it under this name (web/browser/memory.js); `framed`: so it does inside another page.
    """

    def __init__(self, kind, links=(), menu=(), needs=(), unasked=False, kept=None, framed=False):
        self.module, _, self.kind = kind.partition(".")
        self.links, self.menu, self.needs = links, menu, needs
        self.unasked, self.kept, self.framed = unasked, kept, framed


FEATURES = {
    "about": Entry("feature.About", menu=((MORE, 10, "", "menu.about"),)),
    "challenges": Entry("feature.Challenges", links=("challenge",)),
    "charts": Entry("feature.Charts", links=("charts",), menu=((TOOLS, 10, "", "tools.charts"),)),
    "comparison": Entry("panel.ComparePanel"),
    "editor": Entry("feature.EditorFeature", links=("code", "program"), needs=("observing",),
        menu=((TOOLS, 110, "own", "tools.your_code"), (TOOLS, 120, "homework", "tools.homework"))),
    "embed": Entry("feature.Embed", links=("embed",)),
    "experiments": Entry(
        "feature.Experiments", links=("experiment",), menu=((TOOLS, 30, "", "tools.experiments"),)
    ),
    "export": Entry("feature.Export", menu=((SHARE, 20, "", "tools.export", "tools.export.hint"),)),
    "graph": Entry("feature.Graph"),
    "importing": Entry(
        "feature.Importing", links=("import",), menu=((SHARE, 110, "", "tools.import", "tools.import.hint"),)
    ),
    "lessons": Entry(
        "guide.Guide", links=("lesson", "stop"), needs=("challenges",),  # which has some of the sentences
        menu=((LEARN, 230, "make", "tools.make_lesson"),),
    ),
    "lines": Entry(
        "feature.LinesFeature", links=("lines",), menu=((LEARN, 130, "open", "tools.lines"),), needs=("observing",)
    ),
    "poll": Entry(
        "feature.Poll", links=("ask",), needs=("predict",),
        menu=((LEARN, 210, "show", "tools.ask"), (LEARN, 220, "answer", "tools.answer")),
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
    "tools": Entry(
        "feature.Tools", menu=((TOOLS, 20, "", "tools.tree"),), kept="notes",
        links=("colour", "hide", "collapse", "path", "expand", "note", "b.collapse", "b.path", "b.expand", "b.note"),
    ),
    "why": Entry("feature.Why", unasked=True),
    "worksheet": Entry("feature.Worksheet", menu=((SHARE, 50, "", "tools.worksheet"),)),
}  # fmt: skip
# Option of a link → the feature that it asks for
ASKING = {option: name for name, entry in FEATURES.items() for option in entry.links}
