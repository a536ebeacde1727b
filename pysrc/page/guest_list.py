"""Who comes to the page when it is first needed; `buildtools/parts.py` says what each brings along."""

# Name of the part → its module, the guest's class there, and what in a link asks for it.
GUESTS = {
    "ask": ("ask", "Ask", ("ask",)),
    "board": ("board", "Board", ()),
    "challenges": ("challenges", "Challenges", ("challenge",)),
    "charts": ("charts", "Charts", ("charts",)),
    "comparison": ("compare_panel", "ComparePanel", ()),
    "embed": ("embed", "Embed", ("embed",)),
    "lessons": ("lesson_guide", "Guide", ("lesson", "stop")),
    "lines": ("lines", "Order", ("lines",)),
    "experiments": ("experiments", "Experiments", ("experiment",)),
    "predict": ("predict", "Predict", ("predict",)),
    "editor": ("code_desk", "Desk", ("code", "program")),
    "export": ("export", "Export", ()),
    "import": ("bring_in", "BringIn", ("import",)),
    "share": ("share", "Share", ()),
    "tools": (
        "tools", "Tools",
        ("colour", "hide", "collapse", "path", "expand", "note", "b.collapse", "b.path", "b.expand", "b.note"),
    ),
    "worksheet": ("worksheet", "Worksheet", ()),
    "why": ("why", "Why", ()),
}  # fmt: skip
# What of other parts a part uses: they are fetched before it.
NEEDS = {"ask": ("predict",), "editor": ("observing",), "lines": ("observing",)}
UNASKED = ("why",)  # they come by themselves, as soon as everything else is there
KEPT = {"tools": "notes"}  # and these, where this browser has kept something for them: its name in web/memory.js
ASKING = {option: name for name, (_, _, options) in GUESTS.items() for option in options}
