"""Where a program and the textbook part, and why."""
