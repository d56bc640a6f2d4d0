from __future__ import annotations

import pytest

from messageboxlab import LabError, least_squares


def test_exact_data_give_the_coefficients_they_were_made_with() -> None:
    rows = [
        {"one": 1.0, "x": x, "z": z, "y": 3 + 2 * x - 0.5 * z}
        for x, z in [(1.0, 1000.0), (2.0, 500.0), (4.0, 800.0), (8.0, 100.0), (3.0, 0.0)]
    ]
    fit = least_squares(rows, "y", ["one", "x", "z"])
    assert fit.coefficients == pytest.approx({"one": 3, "x": 2, "z": -0.5})
    assert fit.residuals == pytest.approx([0] * 5, abs=1e-9)
    assert fit.explained == pytest.approx(1)
    assert fit.of(rows[0]) == pytest.approx(rows[0]["y"])


def test_the_standard_error_of_a_line_is_the_one_of_the_textbook() -> None:
    """Anscombe's first data set: intercept 3.0001 (1.1247), slope 0.50009 (0.11791)."""
    x = [10.0, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
    rows = [{"one": 1.0, "x": a, "y": b} for a, b in zip(x, y, strict=True)]
    fit = least_squares(rows, "y", ["one", "x"])
    assert fit.coefficients == pytest.approx({"one": 3.0001, "x": 0.50009}, abs=1e-4)
    assert fit.standard_errors == pytest.approx({"one": 1.1247, "x": 0.11791}, abs=1e-4)


def test_what_cannot_be_told_apart_is_named() -> None:
    rows = [{"a": float(n), "b": 2.0 * n, "y": 1.0} for n in range(1, 6)]
    with pytest.raises(LabError, match="'b'"):
        least_squares(rows, "y", ["a", "b"])


def test_as_many_rows_as_features_are_solved() -> None:
    fit = least_squares(
        [{"a": 2.0, "b": 1.0, "y": 7.0}, {"a": 0.0, "b": 2.0, "y": 6.0}], "y", ["a", "b"]
    )
    assert fit.coefficients == pytest.approx({"a": 2, "b": 3})
    assert fit.standard_errors == {"a": 0.0, "b": 0.0}


def test_too_few_rows_and_missing_columns_are_refused() -> None:
    with pytest.raises(LabError, match="at least 2"):
        least_squares([{"x": 1.0, "z": 1.0, "y": 1.0}], "y", ["x", "z"])
    with pytest.raises(LabError, match="Did you mean 'users'"):
        least_squares([{"users": 1.0, "y": 1.0}] * 3, "y", ["user"])
