"""A finished search in a notebook: the page's own stage as a widget (docs/how-to/notebooks.md).

`place` finds out whether widgets are available; `view` is the widget; `opening` is its first message to the page. Only
`view` needs the package anywidget, and is loaded when a result is shown.
"""
