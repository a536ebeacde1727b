"""The page from an installed package: a web server on localhost, and what it opens with."""
