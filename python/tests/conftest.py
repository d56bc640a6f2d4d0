from __future__ import annotations

import hashlib
import json
import os
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


def is_drawn(draw: dict[str, Any], file: str, title: str) -> bool:
    """Whether this run has drawn a test of a long suite, as scripts/parts/drawn.mjs says."""
    share = draw["shares"].get(file)
    digest = hashlib.sha256(f"{draw['seed']} {file} {title}".encode()).digest()
    return share is None or int.from_bytes(digest[:4], "big") / 2**32 < share


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leaves out, of the long suites, the tests that this run has not drawn."""
    draw = json.loads(os.environ.get("TEST_DRAW") or "null")
    if draw is None:
        return
    for item in items:
        file = item.path.relative_to(ROOT).as_posix()
        if not is_drawn(draw, file, item.name):
            item.add_marker(pytest.mark.skip(reason="not drawn by this commit"))
