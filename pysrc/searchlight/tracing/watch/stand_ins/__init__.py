"""Replacements for containers, modules and files that a program gets."""
