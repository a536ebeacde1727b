"""A lecture listing as a puzzle: its lines to be put in order, wrong ones among them; what is made of them runs."""
