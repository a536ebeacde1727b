"""A search that nobody sees, while nobody asks for another one.

A browser compiles the loops of Python once more, and better, after they have run for a while. In the first second of a
long run that would take the processor from its pictures.

Knows no document.
"""

import asyncio

from page.solver_link.open_search import Stopped

QUIET = 1  # seconds without a question
SLICE, SLICES = 0.04, 30  # seconds of search in one call, and calls: a question waits for one of them at most
MOST = 2**20  # expansions
UNSEEN = {"problem": "eight-puzzle", "start": "8,0,6,5,4,7,2,3,1", "algorithm": "uniform-cost"}


async def warm_up(searches):
    """After a while without a question, search until there is one."""
    link, calls = searches.link, -1
    while calls != link.calls:
        calls = link.calls
        await asyncio.sleep(QUIET)
    if calls > SLICES:
        return  # the searches on the page were enough
    try:
        search = (await searches.open(UNSEEN))["run"]
        for each in range(1, SLICES + 1):
            if link.calls > calls + each:
                break
            await searches.advance(search, MOST, SLICE)
        await searches.close(search)
    except Stopped:
        pass  # the next worker is as slow in its first second as it was without
