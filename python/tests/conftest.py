from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository."""
    return ROOT


def read_data(name: str) -> Any:
    """A file of static/data."""
    return json.loads((ROOT / "static" / "data" / name).read_text("utf-8"))
