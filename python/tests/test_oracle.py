"""The oracle and the simulator tell the same of the same scenarios."""

from __future__ import annotations

import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import messageboxlab as lab
from messageboxlab import oracle
from messageboxlab.agreement import SCENARIOS, Agreement, compare, run_oracles, run_simulator

REPLICATIONS = 1
LONG_RUN = json.loads(Path(__file__).parents[1].joinpath("oracle/agreement.json").read_text())


@pytest.fixture(scope="module")
def reports() -> dict[str, lab.Report]:
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        return dict(zip(SCENARIOS, threads.map(run_simulator, SCENARIOS.values()), strict=True))


@pytest.fixture(scope="module")
def agreements(reports: dict[str, lab.Report]) -> list[Agreement]:
    return compare(run_oracles(REPLICATIONS), reports)


@pytest.mark.parametrize("name", SCENARIOS)
def test_both_agree(name: str, agreements: list[Agreement]) -> None:
    compared = [one for one in agreements if one.scenario == name]
    assert len(compared) > 10
    assert [one for one in compared if not one.agrees] == []


@pytest.mark.parametrize(
    "metric", ["throughput.mean", "requestTime.median", "roundtripTime.median"]
)
def test_neither_is_the_faster_one(metric: str, agreements: list[Agreement]) -> None:
    # Single bands are a few per cent wide; what all scenarios share shows in their mean.
    ratios = [one.oracle / one.simulator for one in agreements if one.metric == metric]
    assert sum(ratios) / len(ratios) == pytest.approx(1, abs=0.015)


@pytest.mark.parametrize(
    "metric", ["throughput.mean", "requestTime.median", "responseTime.median", "cpu.BPI8X-O01"]
)
def test_a_long_run_of_this_model_shows_no_difference_in_common(
    metric: str, reports: dict[str, lab.Report]
) -> None:
    assert LONG_RUN["modelVersion"] == reports["20-A"].model_version
    compared = [one for one in LONG_RUN["agreements"] if one["metric"] == metric]
    assert len(compared) == len(SCENARIOS)
    ratios = [one["oracle"] / one["simulator"] for one in compared]
    assert sum(ratios) / len(ratios) == pytest.approx(1, abs=0.003)


def test_a_tenth_more_under_the_lock_is_noticed(reports: dict[str, lab.Report]) -> None:
    # 1-A is limited by the publish lock.
    hold = lab.parameters("low-latency")["publish_hold_ms"].value
    slower = oracle.simulate("low-latency/1-A", other_parameters={"publish_hold_ms": 1.1 * hold})
    compared = compare({"1-A": [slower]}, reports)
    assert "throughput.mean" in [one.metric for one in compared if not one.agrees]


def test_several_messageboxes_are_refused() -> None:
    with pytest.raises(lab.SettingError, match="the oracle knows no others"):
        oracle.simulate("low-latency/19-A")
