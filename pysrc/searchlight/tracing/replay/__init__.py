"""Turn an observation into the events and the report of a search."""
