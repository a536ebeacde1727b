"""*Reorder the code*: the shuffled lines of a lecture listing with wrong ones among them; any order can be run."""
