"""The third parties: what of theirs the site ships and the tests fetch, pinned, and their licences."""
