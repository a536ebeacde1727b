"""Replace each message of a sheet by its text in a language. The page does the same with its own texts."""

from typing import Any

from searchlight.texts.formatter import Texts


def worded(value: Any, texts: Texts) -> Any:
    """Replace messages, which are recognised by their fields: an id and values."""
    if isinstance(value, dict):
        if value.keys() == {"id", "values"}:
            return texts.sentence(value)
        return {name: worded(each, texts) for name, each in value.items()}
    if isinstance(value, list):
        return [worded(each, texts) for each in value]
    return value
