"""Runs the notebooks and records what their cells show, for their pages and for the tests."""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "src"))

from messageboxlab.output import Output  # noqa: E402
from messageboxlab.program import read_cells, run_cells  # noqa: E402

NOTEBOOKS = sorted(path for path in HERE.glob("*.py") if path != Path(__file__))


def recording_of(notebook: Path) -> Path:
    """The file that holds what the notebook shows."""
    return HERE / "recorded" / f"{notebook.stem}.json"


def run(notebook: Path) -> list[list[Output] | None]:
    """What each code cell shows; None for a live cell, which differs from run to run."""
    cells = [cell for cell in read_cells(notebook.read_text("utf-8")) if cell.kind == "code"]
    shown = run_cells([cell.source for cell in cells])
    return [
        None if cell.is_live and not _failed(outputs) else outputs
        for cell, outputs in zip(cells, shown, strict=False)
    ]


def _failed(outputs: list[Output]) -> bool:
    return any(output["kind"] == "error" for output in outputs)


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
            for output in outputs or []:
                if output["kind"] == "error":
                    print(output["text"])


if __name__ == "__main__":
    main(sys.argv[1:])
