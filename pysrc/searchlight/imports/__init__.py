"""Files of other programs, as problems of the catalog; nothing of it is loaded before such a file is opened."""
