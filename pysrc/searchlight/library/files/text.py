"""Values as text that every reader takes: JSON in a line, and a state in a cell."""

import json
import re
from typing import Any, Final

# What YAML forbids or breaks a line at: control characters, the separators of lines, marks of byte order, surrogates.
NOT_PLAIN: Final = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]")


def as_json(value: Any) -> str:
    """JSON in one line that is YAML as well; letters of all scripts stay readable."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    return NOT_PLAIN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def as_text(plain: Any) -> str:
    """A state as `Problem.plain` gives it, in one cell."""
    return plain if isinstance(plain, str) else as_json(plain)
