"""The worker as tests of own code ask it."""

import json
from typing import Any

import worker
from searchlight.texts import texts


def asked(method: str, *given: Any) -> Any:
    """The answer of a function of the worker, in plain data."""
    return json.loads(getattr(worker, method)(*given))


def of_api(api: str, method: str, **request: Any) -> Any:
    """The answer of a function of one of the worker's APIs."""
    return asked("ask", api, method, json.dumps(request))


def loaded(text: str) -> Any:
    """The answer to a file that can be used, and of which nothing was left aside."""
    answer = asked("load_code", text)
    assert answer["ok"], answer
    assert answer["warnings"] == []
    return answer


def opened(**options: Any) -> Any:
    answer = asked("open_run", json.dumps(options))
    assert answer["ok"], answer
    return answer


def searched(**options: Any) -> tuple[str, Any]:
    """The digest of a search, and how it ended."""
    run = opened(**options)["run"]
    chunk = worker.advance(run, None, None)
    assert chunk["failed"] is None, chunk["failed"]
    digest = worker.digest(run)
    worker.close(run)
    outcome = json.loads(chunk["outcome"])
    del outcome["seconds"]
    return digest, outcome


def failed(**options: Any) -> Any:
    """The failure in which a search ends."""
    run = opened(**options)["run"]
    for _ in range(2):
        chunk = worker.advance(run, None, None)
        if chunk["failed"]:
            [failure] = json.loads(chunk["failed"])["errors"]
            return failure
    raise AssertionError("it did not fail")


def said(sentence: Any, language: str = "en") -> str:
    return texts(language).sentence({"id": sentence["id"], "values": sentence["values"]})
