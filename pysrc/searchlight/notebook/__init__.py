"""A finished search in a notebook: the page's own stage as a widget (docs/how-to/notebooks.md).

`place` says whether it can; `view` is the widget; `opening` is what it tells the page first. Only `view`
needs the package anywidget; it is loaded when a result is shown.
"""
