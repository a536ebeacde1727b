"""Records in files: a search as the page takes it, written while it runs, so that the page need not run it again.

A record is JSON (`.json`, or packed: `.json.gz`), laid out so that it can be read line by line:

    {"format": "searchlight-record", "version": 1,
    "problem": …, "algorithm": …, "options": {…},
    "answer": {…},          what worker.open_run answers, without the number of a run (opened.py)
    "blocks": [
    {…},                    a line for each: what worker.advance gives, a chunk (chunks.py)
    {…}
    ],
    "nodes": …, "events": …, "ending": {…}}     of all blocks together; how the search ended (ChunkedRun.ending)

In a block a column is a list, or the one value that all of its cells have; null stands for NaN, "inf" and "-inf" for
what is infinite. `nodes` and `events` say how many cells the columns have. Numbers of rows, events and states go on
from block to block.

A record that keeps a sample (sample.py) has `"sample": {"kept", "of", "most"}` in its last line, and in its blocks the
columns of COUNTS: what the whole search had counted at each event that is kept. `web/records/` reads all of it.
"""
