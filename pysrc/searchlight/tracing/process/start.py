"""The script that Python runs (launch.py): put the library on the path, and call `main` of one of its modules.

Arguments: the library's folder, more folders to import from (one per line), the module, and the module's arguments.
"""

import sys


def extend(path: list[str], library: str, more: list[str]) -> None:
    """Put the library after the standard library, and the other folders after everything."""
    standard = [at for at, name in enumerate(path) if name and "-packages" not in name]
    path.insert(max(standard, default=-1) + 1, library)
    path += [name for name in more if name and name not in path]


if __name__ == "__main__":
    extend(sys.path, sys.argv[1], sys.argv[2].split("\n"))
    module = sys.argv[3]
    del sys.argv[1:4]
    from importlib import import_module

    sys.exit(import_module(module).main())
