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
    "predict": ("predict", "Predict", ("predict",)),
    "editor": ("code_desk", "Desk", ("code", "program")),
    "export": ("export", "Export", ()),
    "import": ("bring_in", "BringIn", ("import",)),
    "share": ("share", "Share", ()),
    "why": ("why", "Why", ()),
}
# What of other parts a part uses: they are fetched before it.
NEEDS = {"ask": ("predict",), "editor": ("observing",), "lines": ("observing",)}
UNASKED = ("why",)  # they come by themselves, as soon as everything else is there
ASKING = {option: name for name, (_, _, options) in GUESTS.items() for option in options}
