"""An open search as the page knows it, and the ways in which a call for it may fail.

A search is identified by its options and by the number of its events that the page has. So it can begin with a
recording before there is a worker. It can continue in another worker after the first one was ended, or in the same one
after that has dropped it. The same options give the same events, so the worker catches up with the page.

Knows no document.
"""

import json


class Stopped(Exception):  # noqa: N818 - it was wished for
    """The worker was ended before it answered, or the answer is no longer needed."""


class Refused(Exception):  # noqa: N818 - it is an answer
    """The worker could not do what it was asked for; `answer` says why, in plain data."""

    def __init__(self, answer):
        super().__init__(json.dumps(answer))
        self.answer = answer


class OpenSearch:
    """One search as the page has it, and what it takes to open it once more."""

    def __init__(self, options=None, original=None, iteration=None):
        self.options, self.original, self.iteration = options, original, iteration
        self.program = None  # the observed one, as Searches.program
        self.observation = None  # the report on it
        self.number, self.worker = None, None  # its number in the worker, and the number of that worker
        self.events = 0  # how many the page has
        self.recorded = None  # its first chunk, until the page has loaded it
        self.record = None  # for a file: the sentence for requests that need the worker's search
        self.opening = None  # set when the call that opens it again has its answer
        self.closed = False
