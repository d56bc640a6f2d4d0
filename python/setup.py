"""Puts the compiled simulator into the package before it is built.

In a clone it is compiled from `sim-wasm`, so that it fits the sources; where Rust is missing, one
that `npm run build:wasm` left is taken. A source distribution carries it along.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

HERE = Path(__file__).resolve().parent
CRATE = HERE.parent / "sim-wasm"
TARGET = "wasm32-unknown-unknown"
COMPILED = CRATE / "target" / TARGET / "release" / "messagebox_sim.wasm"
PACKAGED = HERE / "src" / "messageboxlab" / "messagebox_sim.wasm"

HOW_TO = """
messageboxlab contains a simulator compiled from Rust, and it could not be put in: {reason}.
Either install Rust from https://rustup.rs and run this command again,
or run "npm run build:wasm" in a clone of the repository and then "pip install ./python" there.
"""


def provide_simulator() -> None:
    """Compiles the simulator, or keeps the one that is already in the package."""
    reason = "Rust is not installed"
    if (CRATE / "Cargo.toml").is_file() and shutil.which("cargo"):
        build = ["cargo", "build", "--quiet", "--release", "--lib", "--target", TARGET]
        if subprocess.run(build, cwd=CRATE, check=False).returncode == 0:
            shutil.copyfile(COMPILED, PACKAGED)
            return
        reason = "its compilation failed, see the messages above"
    elif PACKAGED.is_file():
        return
    raise SystemExit(HOW_TO.format(reason=reason))


class BuildWithSimulator(build_py):
    def run(self) -> None:
        provide_simulator()
        super().run()


class SdistWithSimulator(sdist):
    def run(self) -> None:
        provide_simulator()
        super().run()


setup(cmdclass={"build_py": BuildWithSimulator, "sdist": SdistWithSimulator})
