"""Find the cause of a program's different order of expansion: evidence, guided searches, candidates."""
