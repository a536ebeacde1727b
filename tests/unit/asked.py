"""Call the worker's APIs as the page does."""

import json
from typing import Any

import worker


def asked(api: str, method: str, **request: Any) -> Any:
    """The answer of a function of `searchlight/API/api.py`."""
    return json.loads(worker.ask(api, method, json.dumps(request)))
