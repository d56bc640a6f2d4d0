"""Runs the notebooks and records what their cells show, for their pages and for the tests."""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "src"))

from messageboxlab.output import Output
from messageboxlab.program import Cell, read_cells, run_cells

NOTEBOOKS = sorted(path for path in HERE.glob("*.py") if path != Path(__file__))


def recording_of(notebook: Path) -> Path:
    """The file that holds what the notebook shows."""
    return HERE / "recorded" / f"{notebook.stem}.json"


def code_cells(notebook: Path) -> list[Cell]:
    """The cells that are run."""
    return [cell for cell in read_cells(notebook.read_text("utf-8")) if cell.kind == "code"]


def run(notebook: Path) -> list[list[Output]]:
    """What each code cell shows."""
    return run_cells([cell.source for cell in code_cells(notebook)])


def main(names: list[str]) -> None:
    for notebook in NOTEBOOKS:
        if names and notebook.stem not in names:
            continue
        shown = run(notebook)
        file = recording_of(notebook)
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(shown, ensure_ascii=False, indent=0) + "\n", "utf-8")
        print(f"{notebook.stem}: {len(shown)} cells")
        for outputs in shown:
            for output in outputs:
                if output["kind"] == "error":
                    print(output["text"])


if __name__ == "__main__":
    main(sys.argv[1:])
