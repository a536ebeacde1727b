"""The page's API for packages for learning platforms (the contract: `searchlight/solver.py`)."""

from base64 import b64encode

from searchlight.scorm.package import package
from searchlight.solver import Answer, Solver

__all__ = ["pack"]


def pack(_: Solver, address: str, title: str, pass_mark: int) -> Answer:
    """`{"zip"}`: the package of the exercise at this address (scorm/package.py), in base64."""
    return {"zip": b64encode(package(address, title, pass_mark)).decode()}
