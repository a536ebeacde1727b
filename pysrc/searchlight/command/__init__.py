"""Shared by all commands: arguments and the terminal."""
