"""Bundling JavaScript with esbuild, which package-lock.json pins."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from buildtools import node
from buildtools.project import run

_OPTIONS = ["--bundle", "--format=esm", "--minify", "--target=es2022", "--legal-comments=none", "--log-level=error"]


def bundle(entries: Sequence[str], options: Sequence[object], defines: Mapping[str, object] | None = None) -> None:
    """Bundle files of the project; `defines`: what stands for names in them, as JSON."""
    said = [f"--define:{name}={json.dumps(value)}" for name, value in (defines or {}).items()]
    program = node.MODULES / "esbuild/bin/esbuild"
    run([node.program("node"), program, *entries, *_OPTIONS, *options, *said], "esbuild could not bundle web/")


def module(entry: str, name: str, target: Path, options: Sequence[object], defines: Mapping[str, object]) -> bytes:
    """One file that imports what lies in vendor/ where it lies, as `name` in the folder `target`."""
    bundle([entry], [*options, "--external:../vendor/*", f"--outfile={target / name}"], defines)
    return (target / name).read_bytes()
