"""The same bits as the published results, which the site's own tests recompute too."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import messageboxlab as lab
from conftest import read_data

# One of each study with all its replications, ...
WHOLE = {
    "low-latency/20-A": ("low-latency/test-case-20.json", "A"),
    "capacity/sustainable": ("capacity/experiments.json", "sustainable"),
    "adapters/http-1-way/2006/2kb": ("adapters/2kb.json", "http-1-way/2006/2kb"),
    "scale-up/L3": ("scale-up/experiments.json", "L3"),
    "worker-threads/200": ("worker-threads/experiments.json", "200"),
}
# ... and more of each with the first two, a run that becomes unstable among them.
IN_PART = [
    "low-latency/1-A",
    "low-latency/2-A",
    "low-latency/10-A",
    "low-latency/14-C",
    "low-latency/19-B",
    "low-latency/21-B",
    "capacity/overdrive",
    "adapters/http-1-way/2004sp1/200kb",
    "adapters/sql-to-file/2006/2kb",
    "scale-up/S1",
    "worker-threads/25",
    "worker-threads/100",
]


@pytest.fixture(scope="module")
def reports() -> dict[str, lab.Report]:
    """All of them, simulated on all processors."""
    points = [*lab.sweep(list(WHOLE)), *lab.sweep(IN_PART, replications=2)]
    return {point.scenario: point.report for point in points}


def published(scenario: str) -> dict[str, Any]:
    file, label = WHOLE[scenario]
    found: dict[str, Any] = read_data(f"replays/{file}")["configurations"][label]
    return found


@pytest.mark.parametrize("scenario", WHOLE)
def test_a_report_is_the_published_one(scenario: str, reports: dict[str, lab.Report]) -> None:
    report, expected = reports[scenario], published(scenario)
    estimates = {
        name: {
            "mean": value,
            "low": report.intervals[name].low,
            "high": report.intervals[name].high,
        }
        for name, value in report.metrics.items()
    }
    assert estimates == expected["metrics"]
    assert report.digest == expected["digest"]
    assert report.status == expected["status"]
    assert report.model_version == expected["modelVersion"]
    assert report.replications == expected["replications"]
    assert report.events == expected["events"]
    assert report.machines == expected["machines"]
    assert report.stages == expected.get("stages", [])
    assert report.distribution == expected.get("distribution")


@pytest.mark.parametrize("scenario", [*WHOLE, *IN_PART])
def test_replications_are_the_published_ones(scenario: str, reports: dict[str, lab.Report]) -> None:
    study, row = scenario.split("/", 1)
    expected = read_data(f"replays/samples/{study}.json")["configurations"][row]
    report = reports[scenario]
    assert report.samples == {
        name: values[: report.replications] for name, values in expected.items()
    }


def test_an_unstable_run_says_so() -> None:
    report = lab.simulate("low-latency/2-A", sendOnly=2, replications=1)
    assert report.status == "unstable"
    assert report.unstable_reason


def test_turned_knobs_give_what_the_command_line_gives(root: Path) -> None:
    tsx = root / "node_modules" / ".bin" / "tsx"
    if not tsx.exists() or shutil.which("node") is None:
        pytest.skip("the command line needs Node and the packages of package-lock.json")
    settings = {"sendOnly": "6", "tracking": "requestSend", "keepAlive": "off", "server": "dual"}
    arguments = [part for name, text in settings.items() for part in ("--set", f"{name}={text}")]
    printed = subprocess.run(
        [
            *(str(tsx), "scripts/replay.ts", "low-latency/20-A", *arguments),
            *("--seed", "4294967295", "--replications", "2", "--json"),
        ],
        cwd=root,
        capture_output=True,
        check=True,
    ).stdout
    simulated = {row["metric"]: row for row in json.loads(printed)}
    report = lab.simulate(
        "low-latency/20-A",
        seed=4294967295,
        replications=2,
        sendOnly=6,
        tracking="requestSend",
        keepAlive=False,
        server="dual",
    )
    compared = [name for name, row in simulated.items() if row["simulated"] is not None]
    assert len(compared) > 10
    for name in compared:
        row = simulated[name]
        assert report.metrics[name] == row["simulated"]
        assert report.intervals[name] == (row["low"], row["high"])
