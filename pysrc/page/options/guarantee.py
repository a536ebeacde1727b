"""Whether an algorithm guarantees a lowest-cost path on a problem. Knows no document."""


def keeps(search):
    """Whether the algorithm guarantees a lowest-cost path on this problem with this heuristic.

    `search`: its `options`, the algorithm's `claim` from the catalog, the `verdict` on the heuristic, or None, and what
    is `known` of the problem (ProblemEntry.known).
    """
    claim, verdict = search["claim"], search["verdict"] or {}
    if any(each in search["known"] for each in claim.get("given", ())):
        return True
    if claim["verdict"] != "if":
        return claim["verdict"] == "yes"
    needs = claim.get("needs")
    if needs == "consistent-unless-reopening":
        needs = "admissible" if search["options"].get("reopen") in (True, "true") else "consistent"
    return needs is not None and verdict.get(needs) is True
