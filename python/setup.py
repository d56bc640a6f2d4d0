"""Puts the compiled simulators into the package before it is built.

In a clone they are compiled from `sim-wasm`, so that they fit the sources; where Rust is missing,
those that `npm run build:wasm` left are taken. A source distribution carries them along.
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
PACKAGE = HERE / "src" / "messageboxlab"
SYSTEM = ["--package", "messagebox_network", "--target-dir", "target/network"]
BUILDS = {
    "messagebox_sim.wasm": (
        ["build", "--release"],
        CRATE / "target" / TARGET / "release" / "messagebox_sim.wasm",
    ),
    "messagebox_system.wasm": (
        ["rustc", "--profile", "system", *SYSTEM, "--crate-type", "cdylib"],
        CRATE / "target" / "network" / TARGET / "system" / "messagebox_network.wasm",
    ),
}
"""By the name in the package: how it is compiled, and where it lies then."""

HOW_TO = """
messageboxlab contains a simulator compiled from Rust, and it could not be put in: {reason}.
Either install Rust from https://rustup.rs and run this command again,
or run "npm run build:wasm" in a clone of the repository and then "pip install ./python" there.
"""


def compile_simulator(name: str) -> bool:
    """Compiles one of them into the package; whether it could be."""
    how, compiled = BUILDS[name]
    build = ["cargo", *how, "--quiet", "--lib", "--target", TARGET]
    if subprocess.run(build, cwd=CRATE, check=False).returncode != 0:
        return False
    shutil.copyfile(compiled, PACKAGE / name)
    return True


def provide_simulators() -> None:
    """Compiles the simulators, or keeps those that are already in the package."""
    reason = "Rust is not installed"
    if (CRATE / "Cargo.toml").is_file() and shutil.which("cargo"):
        if all(compile_simulator(name) for name in BUILDS):
            return
        reason = "its compilation failed, see the messages above"
    elif all((PACKAGE / name).is_file() for name in BUILDS):
        return
    raise SystemExit(HOW_TO.format(reason=reason))


class BuildWithSimulator(build_py):
    def run(self) -> None:
        provide_simulators()
        super().run()


class SdistWithSimulator(sdist):
    def run(self) -> None:
        provide_simulators()
        super().run()


setup(cmdclass={"build_py": BuildWithSimulator, "sdist": SdistWithSimulator})
