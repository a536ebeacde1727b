"""Whether an algorithm guarantees a lowest-cost path on a problem. Knows no document."""


def keeps(search):
    """Whether the algorithm guarantees a lowest-cost path on this problem with this heuristic.

    `search`: its `options`, the algorithm's `claim` from the catalog, and the `verdict` on the heuristic, or None.
    """
    claim, verdict = search["claim"], search["verdict"] or {}
    if claim["verdict"] != "if":
        return claim["verdict"] == "yes"
    needs = claim.get("needs")
    if needs == "consistent-unless-reopening":
        needs = "admissible" if search["options"].get("reopen") in (True, "true") else "consistent"
    return needs is not None and verdict.get(needs) is True
