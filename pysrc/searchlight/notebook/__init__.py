"""A finished search in a notebook: the page's own stage as a widget, where a notebook can show one (docs/notebooks.md).

`place` says whether it can; `view` is the widget; `told` and `parts` are what it tells the page of a search. Only
`view` needs the package anywidget; it is loaded when a result is shown.
"""
