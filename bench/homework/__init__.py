"""What the benchmark of observing runs bare: problems as courses hand them out."""
