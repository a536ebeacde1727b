"""Graph files of other programs, read by networkx and pydot; the page fetches them when such a file is opened."""
