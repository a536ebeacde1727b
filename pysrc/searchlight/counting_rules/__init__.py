"""Which algorithm, and which way of counting, gives the numbers that were reported."""
