from __future__ import annotations

import pytest

from messageboxlab.statistics import (
    digest_of,
    half_width_95,
    mean,
    student_t,
    student_t_95,
    variance,
)


def test_interval_of_known_values() -> None:
    values = [1.0, 2.0, 3.0, 4.0]
    assert mean(values) == 2.5
    assert variance(values) == pytest.approx(5 / 3)
    assert half_width_95(values) == pytest.approx(3.1824463 * (5 / 12) ** 0.5)
    assert half_width_95([7.0]) == 0


@pytest.mark.parametrize(("degrees", "quantile"), [(1, 12.7062), (30, 2.0423), (60, 2.0003)])
def test_student_t(degrees: int, quantile: float) -> None:
    assert student_t_95(degrees) == pytest.approx(quantile, abs=2e-4)


@pytest.mark.parametrize(
    ("degrees", "confidence", "quantile"),
    [(20, 0.95, 2.086), (30, 0.99, 2.750), (40, 0.999, 3.551), (39, 0.9999, 4.3328)],
)
def test_student_t_of_any_confidence(degrees: int, confidence: float, quantile: float) -> None:
    assert student_t(degrees, confidence) == pytest.approx(quantile, rel=1e-3)


def test_digest_is_fnv_1a() -> None:
    assert digest_of([]) == "cbf29ce484222325"
    assert digest_of(["a"]) == "af63dc4c8601ec8c"
    assert digest_of(["foo", "bar"]) == "85944171f73967e8"
