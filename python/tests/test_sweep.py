from __future__ import annotations

import pytest

import messageboxlab as lab

GRID = {"receiveHosts": [1, 2], "latencyMs": (0, 100)}


def test_every_combination_is_simulated_in_order() -> None:
    points = lab.sweep("scale-up/S1", GRID, replications=1)
    assert [tuple(point.knobs.values()) for point in points] == [(1, 0), (1, 100), (2, 0), (2, 100)]
    alone = lab.simulate("scale-up/S1", replications=1, receiveHosts=2, latencyMs=0)
    assert points[2].report == alone


def test_a_list_of_scenarios_may_carry_settings() -> None:
    points = lab.sweep(
        [("scale-up/S1", {"receiveHosts": 2}), "scale-up/S1"], {"latencyMs": [5]}, replications=1
    )
    assert [point.knobs for point in points] == [
        {"receiveHosts": 2, "latencyMs": 5},
        {"latencyMs": 5},
    ]
    assert len(lab.sweep(("scale-up/S1", {"receiveHosts": 2}), replications=1)) == 1


def test_without_dask_the_results_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    here = lab.sweep("scale-up/S1", GRID, replications=1)
    monkeypatch.setattr("messageboxlab.sweeping.find_spec", lambda _: None)
    assert lab.sweep("scale-up/S1", GRID, replications=1) == here


def test_a_point_is_a_row_of_a_table() -> None:
    (point,) = lab.sweep("scale-up/S1", {"receiveHosts": [2]}, replications=1)
    (metric, *_) = point.report.metrics
    assert point.row(metric) == {
        "scenario": "scale-up/S1",
        "receiveHosts": 2,
        "status": "done",
        metric: point.report.metrics[metric],
    }
    assert set(point.row()) >= set(point.report.metrics)


def test_an_error_in_a_sweep_names_the_knob() -> None:
    with pytest.raises(lab.SettingError, match="receiveHosts is 99"):
        lab.sweep("scale-up/S1", {"receiveHosts": [2, 99]}, replications=1)


@pytest.mark.parametrize("dask", [True, False])
def test_settings_that_exclude_each_other_name_the_scenario(
    dask: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not dask:
        monkeypatch.setattr("messageboxlab.sweeping.find_spec", lambda _: None)
    hosts = {"receiveAndSend": [1, 0], "sendOnly": [0], "sendAndTrack": [0]}
    with pytest.raises(lab.ScenarioError, match=r"receiveAndSend=0, .* at least one computer"):
        lab.sweep("low-latency/20-A", hosts, preview=True)
