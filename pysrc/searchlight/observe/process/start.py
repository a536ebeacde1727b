"""What `python -I` runs first (launch.py): puts the library on the path, and calls `main` of one of its modules.

Its arguments: the folder of the library, more folders to import from in lines, the module, and what is left to that.
"""

import sys


def extend(path: list[str], library: str, more: list[str]) -> None:
    """Put the library behind the standard library, and the other folders behind everything."""
    standard = [at for at, name in enumerate(path) if name and "-packages" not in name]
    path.insert(max(standard, default=-1) + 1, library)
    path += [name for name in more if name and name not in path]


if __name__ == "__main__":
    extend(sys.path, sys.argv[1], sys.argv[2].split("\n"))
    module = sys.argv[3]
    del sys.argv[1:4]
    from importlib import import_module

    sys.exit(import_module(module).main())
