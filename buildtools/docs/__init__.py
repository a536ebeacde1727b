"""The parts of the documentation that are made: tables of results and of commands, and pictures."""
