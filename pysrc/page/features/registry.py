"""The features of the page: what comes when it is first needed, each from the folder and the texts of its name.

Everything that registers a feature stands here (docs/adding-a-feature.md). Knows no document: the build reads it, too.
"""

MENUS = PRACTISE, MORE = "practise", "more-tools"  # the menus of index.html, by their ids


class Entry:
    """How a feature is registered.

    `kind`: the module in its folder and, behind a dot, the feature's class there. What opens it: `menu`, entries
    (menu, place, what, text id), each a button of that menu that presses "NAME:what", in the order of their places;
    `links`, the options of a link that ask for it. `needs`: other folders of which it uses modules, fetched before it.
    `unasked`: it comes by itself, as soon as everything else is there; `kept`: so it does where this browser keeps
    something for it under this name (web/browser/memory.js); `framed`: so it does inside another page.
    """

    def __init__(self, kind, links=(), menu=(), needs=(), unasked=False, kept=None, framed=False):
        self.module, _, self.kind = kind.partition(".")
        self.links, self.menu, self.needs = links, menu, needs
        self.unasked, self.kept, self.framed = unasked, kept, framed


FEATURES = {
    "challenges": Entry("feature.Challenges", links=("challenge",)),
    "charts": Entry("feature.Charts", links=("charts",), menu=((MORE, 20, "", "tools.charts"),)),
    "comparison": Entry("panel.ComparePanel"),
    "editor": Entry("feature.EditorFeature", links=("code", "program"), needs=("observing",)),
    "embed": Entry("feature.Embed", links=("embed",)),
    "experiments": Entry(
        "feature.Experiments", links=("experiment",), menu=((MORE, 30, "", "tools.experiments"),)
    ),
    "export": Entry("feature.Export", menu=((MORE, 40, "", "tools.export"),)),
    "graph": Entry("feature.Graph"),
    "importing": Entry("feature.Importing", links=("import",), menu=((MORE, 50, "", "tools.import"),)),
    "lessons": Entry(
        "guide.Guide", links=("lesson", "stop"), needs=("challenges",),  # which has some of the sentences
        menu=((PRACTISE, 20, "make", "tools.make_lesson"),),
    ),
    "lines": Entry(
        "feature.LinesFeature", links=("lines",), menu=((PRACTISE, 40, "open", "tools.lines"),), needs=("observing",)
    ),
    "poll": Entry(
        "feature.Poll", links=("ask",), needs=("predict",),
        menu=((PRACTISE, 50, "show", "tools.ask"), (PRACTISE, 60, "answer", "tools.answer")),
    ),
    "predict": Entry(
        "feature.Predict", links=("predict",),
        menu=((PRACTISE, 10, "ask", "tools.predict"), (PRACTISE, 30, "play", "tools.play")),
    ),
    "score": Entry("feature.Score", framed=True),
    "share": Entry(
        "feature.Share",
        menu=((MORE, 60, "qr", "tools.qr"), (MORE, 70, "embed", "tools.embed"), (MORE, 80, "scorm", "tools.scorm")),
    ),
    "tools": Entry(
        "feature.Tools", menu=((MORE, 10, "", "tools.tree"),), kept="notes",
        links=("colour", "hide", "collapse", "path", "expand", "note", "b.collapse", "b.path", "b.expand", "b.note"),
    ),
    "why": Entry("feature.Why", unasked=True),
    "worksheet": Entry("feature.Worksheet", menu=((PRACTISE, 70, "", "tools.worksheet"),)),
}  # fmt: skip
# Option of a link → the feature that it asks for
ASKING = {option: name for name, entry in FEATURES.items() for option in entry.links}
