"""The folder of a large sweep: finished parts as CSV, from which an interrupted sweep goes on.

    sweep.json        which sweep the folder belongs to
    part-00000.csv    the scenarios of a finished part, a row each
    results.csv       all parts in the order of the scenarios, once the last one is finished

A part appears under its name only when it is complete, so that a kill leaves no half of one.
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from .errors import LabError

Row: TypeAlias = dict[str, Any]


class FolderTakenError(LabError, ValueError):
    """The folder holds another sweep."""


class PartsFolder:
    """The files of one sweep, written by the process that hands out its parts."""

    def __init__(
        self, folder: str | Path, sweep: Mapping[str, Any], lengths: Sequence[int]
    ) -> None:
        self.folder = Path(folder)
        self._sweep = dict(sweep)
        self._lengths = lengths

    def open(self) -> set[int]:
        """Claims the folder for its sweep; returns the numbers of the parts that are finished."""
        self.folder.mkdir(parents=True, exist_ok=True)
        label = self.folder / "sweep.json"
        if not label.exists():
            _replace(label, json.dumps(self._sweep, indent=2) + "\n")
        found = json.loads(label.read_text("utf-8"))
        differing = [name for name in self._sweep if found.get(name) != self._sweep[name]]
        if differing:
            raise FolderTakenError(
                f"{self.folder} holds another sweep, which differs in {', '.join(differing)}. "
                "Take another folder, or delete this one."
            )
        return {number for number in range(len(self._lengths)) if self._rows(number) is not None}

    def write(self, number: int, rows: Sequence[Row]) -> None:
        """Keeps the rows of a finished part."""
        _replace(self._path(number), _csv(rows))

    def join(self) -> Path:
        """Writes all parts into one table."""
        rows = [row for number in range(len(self._lengths)) for row in self._rows(number) or ()]
        results = self.folder / "results.csv"
        _replace(results, _csv(rows))
        return results

    def _path(self, number: int) -> Path:
        return self.folder / f"part-{number:05}.csv"

    def _rows(self, number: int) -> list[Row] | None:
        """The rows of a part; None where it is missing or cut off."""
        try:
            text = self._path(number).read_text("utf-8")
        except FileNotFoundError:
            return None
        rows: list[Row] = list(csv.DictReader(io.StringIO(text)))
        return rows if text.endswith("\n") and len(rows) == self._lengths[number] else None


def _csv(rows: Iterable[Row]) -> str:
    """A table with a column for every name in any row; what a row lacks is left empty."""
    listed = list(rows)
    columns = list(dict.fromkeys(name for row in listed for name in row))
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(listed)
    return text.getvalue()


def _replace(path: Path, text: str) -> None:
    """Puts a file in its place in one step."""
    partial = path.with_suffix(".partial")
    with partial.open("w", encoding="utf-8", newline="") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    partial.replace(path)
