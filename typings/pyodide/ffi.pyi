from typing import Any

jsnull: Any

def to_js(value: Any, *, dict_converter: Any = None) -> Any: ...
