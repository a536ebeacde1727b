"""Print the figures of some judgements, with a count and a seed of your choice."""

import argparse

from bench.oracles import COUNT, SEED, names, rows
from buildtools.bench import table


def main() -> None:
    """Run the chosen checkers and print their figures as a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.oracles", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help=f"of {', '.join(names())}; default: all")
    parser.add_argument(
        "--count", type=int, help=f"about how many cases each tries; default: {COUNT}, or fewer where they take long"
    )
    parser.add_argument("--seed", type=int, default=SEED, help="default: %(default)s")
    chosen = parser.parse_args()
    if unknown := sorted(set(chosen.names) - set(names())):
        parser.error(f"bench/oracles has no {', '.join(unknown)}: there is {', '.join(names())}")
    print(table(list(rows(chosen.names, chosen.count, chosen.seed))))


if __name__ == "__main__":
    main()
