"""What explains a program that expands otherwise than the textbook algorithm: evidence, guided searches, candidates."""
