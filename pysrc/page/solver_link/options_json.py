"""Options as JSON text for the worker.

MicroPython's `json.dumps` copies its output again and again as it grows: a graph or grid of a megabyte would take ten
seconds. Long texts are quoted here.

Knows no document.
"""

import json

SHORT = 1_000  # characters up to which json.dumps is faster


def options_json(options):
    """The JSON text of a dict whose values `json.dumps` can write at once."""
    return "{%s}" % ", ".join(["%s: %s" % (json.dumps(key), _plain(value)) for key, value in options.items()])


def request_json(request, options):
    """The JSON text of a request to an API: plain values by name, and options by name."""
    parts = ["%s: %s" % (json.dumps(name), _plain(value)) for name, value in request.items()]
    parts += ["%s: %s" % (json.dumps(name), options_json(value)) for name, value in options.items()]
    return "{%s}" % ", ".join(parts)


def _plain(value):
    return quoted(value) if isinstance(value, str) else json.dumps(value)


def quoted(text):
    """A text as a JSON string."""
    if len(text) < SHORT:
        return json.dumps(text)
    text = text.replace("\\", "\\\\").replace('"', '\\"')
    for code in range(32):
        if chr(code) in text:
            text = text.replace(chr(code), "\\u%04x" % code)
    return '"%s"' % text
