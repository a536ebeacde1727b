"""The browsers of the tests and the benchmarks: found on the machine, or fetched."""
