"""Kernels with the package, on this machine."""

import os
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from buildtools import notebook, site
from buildtools.project import ROOT, SITE


def environment(folder: Path) -> dict[str, str]:
    """Of a kernel that finds the package as the wheel lays it out, and no settings of whoever runs this.

    `folder`: an empty one, for both.
    """
    site.build()
    package, home = folder / "package", str(folder / "home")
    laid = shutil.copytree(ROOT / "pysrc/searchlight", package / "searchlight")
    for name, data in notebook.files(SITE).items():
        (laid / "notebook" / name).write_bytes(data)
    own = dict.fromkeys(("HOME", "IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR"), home)
    return {**os.environ, **own, "PYTHONPATH": str(package), "JUPYTERLAB_SETTINGS_DIR": f"{home}/settings"}


@contextmanager
def served(program: str, arguments: Sequence[str], work: Path, environment: Mapping[str, str]) -> Iterator[str]:
    """The address of `jupyterlab` or `jupyter_server` on this machine."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [
        sys.executable, "-m", program, "--no-browser", "--ip=127.0.0.1", f"--port={port}", "--allow-root",
        "--IdentityProvider.token=", "--ServerApp.port_retries=0", *arguments,
    ]  # fmt: skip
    with subprocess.Popen(command, cwd=work, env=environment, stderr=subprocess.DEVNULL) as running:
        address = f"http://127.0.0.1:{port}/"
        until = monotonic() + 60
        while monotonic() < until and running.poll() is None and not _answers(address):
            sleep(0.1)
        try:
            yield address
        finally:
            running.terminate()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}api"):
            return True
    except OSError:
        return False
