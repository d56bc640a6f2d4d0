from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from distributed import Client

import messageboxlab as lab
from messageboxlab.cluster import connected, run_parts, sweep_into
from messageboxlab.parts import FolderTakenError

SCENARIO = "scale-up/S1"
KNOBS = {"receiveHosts": [1, 2, 3], "latencyMs": range(0, 100, 10)}
FEW = {"receiveHosts": [1, 2], "latencyMs": [0, 10]}

KILLED = """
import sys
from distributed import Client
from messageboxlab.cluster import sweep_into

with Client(processes=False, n_workers=1, threads_per_worker=1, dashboard_address=":0") as client:
    sweep_into(
        sys.argv[1], "scale-up/S1", {"receiveHosts": [1, 2, 3], "latencyMs": range(0, 100, 10)},
        replications=1, part_size=2, client=client,
    )
"""


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Client]:
    with connected(None, workers=2) as client:
        yield client


@pytest.fixture(scope="module")
def expected(two_workers: Client, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("two")
    return _swept(folder, two_workers).read_bytes()


def _swept(folder: Path, client: Client) -> Path:
    return sweep_into(folder, SCENARIO, KNOBS, replications=1, part_size=2, client=client)


def test_rows_hold_what_simulate_gives(expected: bytes) -> None:
    header, *lines = expected.decode().splitlines()
    assert len(lines) == 30
    row = dict(zip(header.split(","), lines[17].split(","), strict=True))
    report = lab.simulate(SCENARIO, receiveHosts=2, latencyMs=70, replications=1)
    assert row.pop("number") == "17"
    assert row["digest"] == report.digest
    assert {name: float(row[name]) for name in report.metrics} == report.metrics


def test_the_number_of_workers_does_not_matter(expected: bytes, tmp_path: Path) -> None:
    with Client(processes=False, n_workers=1, threads_per_worker=1, dashboard_address=":0") as one:
        assert _swept(tmp_path, one).read_bytes() == expected


def test_a_killed_sweep_goes_on(expected: bytes, tmp_path: Path, two_workers: Client) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(lab.__file__).parents[1])}
    with subprocess.Popen([sys.executable, "-c", KILLED, str(tmp_path)], env=environment) as run:
        deadline = time.monotonic() + 30
        while len(list(tmp_path.glob("part-*.csv"))) < 3 and time.monotonic() < deadline:
            time.sleep(0.002)
        run.send_signal(signal.SIGKILL)
    kept = sorted(tmp_path.glob("part-*.csv"))
    assert 3 <= len(kept) < 15
    assert not (tmp_path / "results.csv").exists()
    written = {part: part.stat().st_mtime_ns for part in kept[1:]}
    kept[0].write_bytes(kept[0].read_bytes()[:-20])  # as a disk that fills up would leave it

    told: list[tuple[int, int]] = []
    results = sweep_into(
        tmp_path,
        SCENARIO,
        KNOBS,
        replications=1,
        part_size=2,
        client=two_workers,
        progress=lambda done, of: told.append((done, of)),
    )
    assert results.read_bytes() == expected
    assert {part: part.stat().st_mtime_ns for part in written} == written
    assert told[0] == (2 * len(written) + 2, 30)
    assert told[-1] == (30, 30)


def test_a_folder_belongs_to_one_sweep(tmp_path: Path, two_workers: Client) -> None:
    sweep_into(tmp_path, SCENARIO, FEW, replications=1, client=two_workers)
    with pytest.raises(FolderTakenError, match="differs in content"):
        sweep_into(tmp_path, SCENARIO, FEW, replications=1, seed=2, client=two_workers)


def _fails_once(folder: str, number: int) -> int:
    if not _is_first(folder):
        return number
    raise OSError("once")


def _dies_once(folder: str, number: int) -> int:
    if _is_first(folder):
        os._exit(1)
    return number


def _is_first(folder: str) -> bool:
    try:
        Path(folder, "tried").touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


@pytest.mark.parametrize("function", [_fails_once, _dies_once])
def test_what_fails_once_is_tried_again(
    function: object, tmp_path: Path, two_workers: Client
) -> None:
    assert callable(function)
    found = run_parts(two_workers, partial(function, str(tmp_path)), {7: 70, 8: 80}, retries=1)
    assert sorted(found) == [(7, 70), (8, 80)]


def test_a_refusal_names_the_scenario_before_anything_starts(tmp_path: Path) -> None:
    knobs = {"receiveHosts": [2, 99]}
    with pytest.raises(lab.ScenarioError, match=r"S1 with receiveHosts=99: .* is 99; accepted"):
        sweep_into(tmp_path / "new", SCENARIO, knobs)
    assert not (tmp_path / "new").exists()


def test_settings_that_exclude_each_other_name_the_scenario(
    tmp_path: Path, two_workers: Client
) -> None:
    hosts = {"receiveAndSend": [1, 0], "sendOnly": [0], "sendAndTrack": [0]}
    with pytest.raises(lab.ScenarioError, match=r"receiveAndSend=0, .* at least one computer"):
        sweep_into(tmp_path, "low-latency/20-A", hosts, preview=True, client=two_workers)


def test_a_plain_sweep_runs_on_dask_too(two_workers: Client) -> None:
    here = lab.sweep(SCENARIO, FEW, replications=1)
    assert lab.sweep(SCENARIO, FEW, replications=1, client=two_workers) == here
