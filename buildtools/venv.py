"""The private virtual environment .venv; every package in it is pinned with its hash."""

import os
import sys
import sysconfig
from pathlib import Path

from buildtools.project import ROOT, VENV, digest, run, say

_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")


def program(name: str) -> Path:
    """Where `name` is, or would be, in the environment."""
    return _BIN / (name + sysconfig.get_config_var("EXE") if os.name == "nt" else name)


def install(requirements: str) -> None:
    """Install a requirements file of the project, unless this very file has been installed already."""
    path = ROOT / requirements
    stamp = VENV / f".{requirements}"
    wanted = f"{sys.version_info[:2]} {digest(path.read_bytes())}"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    if not program("python").exists():
        say("making .venv")
        run(
            [sys.executable, "-m", "venv", "--clear", VENV],
            "a virtual environment cannot be made: on Debian and Ubuntu install the package python3-venv",
        )
    say(f"pip install -r {requirements}")
    run(
        [program("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
        + ["--require-hashes", "--only-binary", ":all:", "-r", path],
        f"pip could not install {requirements}: connect this machine to a Python package index once",
    )
    stamp.write_text(wanted)
