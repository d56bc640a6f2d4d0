"""Least squares with a few explaining quantities, in pure Python."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .errors import SettingError, UnknownNameError

_SMALLEST_PIVOT = 1e-9
"""Of a quantity scaled to 1: below it, the others explain it."""


@dataclass(frozen=True)
class Fit:
    """What a quantity is made of, as the data say."""

    coefficients: dict[str, float]
    """By feature."""
    standard_errors: dict[str, float]
    """Zero where there are as many rows as features: nothing is left to tell errors from."""
    residuals: list[float]
    """Observed less explained, in the order of the rows."""
    explained: float
    """Share of the variation that is explained (R²), 0 to 1; about zero, as there is no intercept
    unless a column of ones is among the features."""

    def of(self, row: Mapping[str, float]) -> float:
        """What the coefficients make of a row."""
        total = 0.0
        for name, coefficient in self.coefficients.items():
            total += coefficient * row[name]
        return total


def least_squares(rows: Sequence[Mapping[str, float]], target: str, features: Sequence[str]) -> Fit:
    """Explains the column `target` by a sum of the columns `features`, each times a coefficient.

    >>> rows = [{"x": 1.0, "y": 2.1}, {"x": 2.0, "y": 3.9}, {"x": 3.0, "y": 6.0}]
    >>> round(least_squares(rows, "y", ["x"]).coefficients["x"], 3)
    1.993
    """
    for name in (target, *features):
        for row in rows:
            if name not in row:
                raise UnknownNameError("column", name, row)
    if len(rows) < len(features):
        raise SettingError("the number of rows", len(rows), f"at least {len(features)} of them")
    scales = [math.sqrt(_sum([row[name] ** 2 for row in rows])) or 1.0 for name in features]
    columns = [
        [row[name] / scale for row in rows] for name, scale in zip(features, scales, strict=True)
    ]
    observed = [float(row[target]) for row in rows]
    inverse = _inverse([[_dot(a, b) for b in columns] for a in columns], features)
    against = [_dot(column, observed) for column in columns]
    scaled = [_dot(line, against) for line in inverse]
    coefficients = {
        name: value / scale for name, value, scale in zip(features, scaled, scales, strict=True)
    }
    found = Fit(coefficients, {}, [], 0.0)
    residuals = [value - found.of(row) for value, row in zip(observed, rows, strict=True)]
    squares = _dot(residuals, residuals)
    spare = len(rows) - len(features)
    variance = squares / spare if spare else 0.0
    errors = {
        name: math.sqrt(max(0.0, variance * inverse[at][at])) / scales[at]
        for at, name in enumerate(features)
    }
    total = _dot(observed, observed)
    return Fit(coefficients, errors, residuals, 1 - squares / total if total else 1.0)


def _sum(values: Sequence[float]) -> float:
    total = 0.0
    for value in values:
        total += value
    return total


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return _sum([x * y for x, y in zip(a, b, strict=True)])


def _inverse(matrix: Sequence[Sequence[float]], names: Sequence[str]) -> list[list[float]]:
    """By elimination with pivots on the diagonal; the matrix has ones there."""
    size = len(matrix)
    rows = [[*line, *(float(at == row) for at in range(size))] for row, line in enumerate(matrix)]
    for at in range(size):
        pivot = rows[at][at]
        if pivot < _SMALLEST_PIVOT:
            raise SettingError("features", names[at], "columns that the others do not explain")
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [
                    value - factor * above
                    for value, above in zip(rows[other], rows[at], strict=True)
                ]
    return [line[size:] for line in rows]
