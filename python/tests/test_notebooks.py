"""Each notebook runs as it stands and shows what is recorded of it on its page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from notebooks.record import NOTEBOOKS, code_cells, recording_of, run

from messageboxlab.program import read_cells


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_shows_what_is_recorded(notebook: Path) -> None:
    recorded = json.loads(recording_of(notebook).read_text("utf-8"))
    shown = run(notebook)
    assert "error" not in {output["kind"] for outputs in shown for output in outputs}
    cells = code_cells(notebook)
    assert len(shown) == len(recorded) == len(cells)
    for cell, now, before in zip(cells, shown, recorded, strict=True):
        assert cell.is_live or now == before


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_no_measured_number_is_typed_into_a_text(notebook: Path) -> None:
    """Texts name scenarios and counts of small things; figures come from code."""
    for cell in read_cells(notebook.read_text("utf-8")):
        if cell.kind == "markdown":
            assert not [word for word in cell.source.split() if word.strip(".,;:").isdigit()]
