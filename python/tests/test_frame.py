"""Tables for pandas, and what is said where it is missing."""

from __future__ import annotations

import sys

import pytest

import messageboxlab as lab


def test_a_report_is_a_line_for_each_metric() -> None:
    report = lab.simulate("scale-up/S1", replications=2)
    frame = report.to_frame()
    assert list(frame.columns) == ["unit", "mean", "low", "high"]
    assert list(frame.index) == list(report.metrics)
    for metric, mean in report.metrics.items():
        assert tuple(frame.loc[metric]) == (
            report.units[metric],
            mean,
            *report.intervals[metric],
        )


def test_a_sweep_is_a_line_for_each_point() -> None:
    points = lab.sweep("scale-up/S1", {"receive_hosts": [1, 2]}, replications=1)
    (metric, *_) = points[0].report.metrics
    frame = lab.to_frame(points, metric)
    assert list(frame.columns) == ["scenario", "receive_hosts", "status", metric]
    assert list(frame["receive_hosts"]) == [1, 2]
    assert list(frame[metric]) == [point.report.metrics[metric] for point in points]
    assert set(lab.to_frame(points).columns) >= set(points[0].report.metrics)


def test_a_missing_pandas_explains_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    report = lab.simulate("scale-up/S1", replications=1)
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(lab.MissingPackageError, match="pip install pandas"):
        report.to_frame()
    with pytest.raises(lab.MissingPackageError, match="as in the browser"):
        lab.to_frame([])
