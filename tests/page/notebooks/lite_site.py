"""A JupyterLite site with the project's wheel and notebooks, which asks no other host for anything."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from buildtools import wheel
from buildtools.project import LITE_WHEELS, SITE, digest

KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
SETTINGS = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {"litePluginSettings": {KERNEL: {"disablePyPIFallback": True}}},
}


def build(folder: Path, notebooks: Sequence[Path]) -> Path:
    """Build the site in an empty folder, as docs/how-to/notebooks.md does, and with a Pyodide of its own.

    Returns the site. `buildtools.test` has fetched the wheels of the kernel.
    """
    pyodide, wheels, files = folder / "lite/static/pyodide", folder / "lite/wheels", folder / "lite/files"
    shutil.copytree(SITE / "vendor/pyodide", pyodide)
    shutil.copytree(LITE_WHEELS, wheels, ignore=shutil.ignore_patterns(".*"))
    (folder / "scratch").mkdir()
    shutil.move(wheel.make(folder / "scratch", SITE), wheels)
    files.mkdir()
    for notebook in notebooks:
        shutil.copy(notebook, files)
    _with_micropip(pyodide, next(wheels.glob("micropip-*")))
    (folder / "lite/jupyter-lite.json").write_text(json.dumps(SETTINGS))
    command = [sys.executable, "-m", "jupyterlite_core", "build", "--contents=files", "--piplite-wheels=wheels"]
    own = dict.fromkeys(("HOME", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR"), str(folder / "home"))
    output = ["--apps=lab", "--no-sourcemaps", f"--output-dir={folder / 'built'}"]
    subprocess.run([*command, *output], cwd=folder / "lite", env={**os.environ, **own}, check=True, capture_output=True)
    return folder / "built"


def _with_micropip(pyodide: Path, fetched: Path) -> None:
    """What the kernel loads first; a whole Pyodide has it, and 350 other packages."""
    shutil.move(fetched, pyodide)
    listed = pyodide / "pyodide-lock.json"
    lock = json.loads(listed.read_text())
    entry = lock["packages"]["micropip"]
    entry |= {"file_name": fetched.name, "sha256": digest((pyodide / fetched.name).read_bytes())}
    listed.write_text(json.dumps({**lock, "packages": {"micropip": entry}}))
