"""Programs that value game trees: run, and compared with the textbook algorithms."""
