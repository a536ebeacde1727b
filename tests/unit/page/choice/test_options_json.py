"""Options on their way to the worker."""

import json

from page.solver_link.options_json import SHORT, options_json
from tests.unit.each_case import each_case


@each_case("sign", ['"', "\\", "\n", "\x00", "\x1f", "ü", "🂡", "%s"])
def test_long_texts_are_quoted_as_json_has_them(sign: str) -> None:
    """As the short ones, with every sign that JSON escapes."""
    options = {"graph": sign * SHORT + "x", "start": sign, "reopen": True, "limit": None, "max_nodes": 5}
    assert json.loads(options_json(options)) == options
