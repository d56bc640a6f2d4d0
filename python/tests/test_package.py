"""What pip installs is complete: the modules, the figures and the compiled simulator."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    source = folder / "python"
    shutil.copytree(
        root / "python", source, ignore=shutil.ignore_patterns(".venv", "build", "*.egg-info")
    )
    subprocess.run([*pip, *options, str(source)], check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_is_complete(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {Path(name).name for name in archive.namelist()}
    assert {"messagebox_sim.wasm", "messagebox_system.wasm", "readers.js"} <= names
    assert {"published.json", "py.typed", "__init__.py"} <= names
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_carries_its_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (licence,) = (name for name in archive.namelist() if name.endswith("licenses/LICENSE"))
        (metadata,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        assert archive.read(licence).startswith(b"MIT License")
        declared = archive.read(metadata).decode().splitlines()
    assert {"License-Expression: MIT", "License-File: LICENSE"} <= set(declared)
    assert "Provides-Extra: pandas" in declared
    needed = [line for line in declared if line.startswith("Requires-Dist: ")]
    compulsory = [line for line in needed if "extra ==" not in line]
    assert [line.split()[1].split(">")[0] for line in compulsory] == ["wasmtime", "mini-racer"]


def test_it_works_without_the_repository(wheel: Path, tmp_path: Path) -> None:
    program = "import messageboxlab as lab; print(lab.__file__, lab.simulate('scale-up/S1').digest)"
    printed = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(wheel)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert str(wheel) in printed
