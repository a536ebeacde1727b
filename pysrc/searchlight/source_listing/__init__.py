"""An algorithm's own source, as the code panel shows it, and as a lecture does."""
