"""`python3 -m searchlight.documents > searchlight.lua`: prints the filter for Quarto and Pandoc."""

from pathlib import Path

print(Path(__file__).with_name("searchlight.lua").read_text(encoding="utf-8"), end="")
