"""How long the same sweep takes with one worker and with two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import rmtree
from time import perf_counter, process_time

from messageboxlab import Setting
from messageboxlab.cluster import Measure, connected, sweep_into

WORKERS = (1, 2)
ROUNDS = 3


def measured(
    scenarios: Sequence[tuple[str, Mapping[str, Setting]]], measure: Measure, folder: Path
) -> list[dict[str, float]]:
    """Runs in turns, so that what else the machine does meets both alike."""
    return [_run(workers, scenarios, measure, folder) for _ in range(ROUNDS) for workers in WORKERS]


def _run(
    workers: int,
    scenarios: Sequence[tuple[str, Mapping[str, Setting]]],
    measure: Measure,
    folder: Path,
) -> dict[str, float]:
    rmtree(folder, ignore_errors=True)
    before = perf_counter()
    with connected(None, workers) as client:
        client.run(_load)
        started, busy = perf_counter(), process_time()
        sweep_into(folder, scenarios, replications=1, preview=True, measure=measure, client=client)
        seconds, coordinating = perf_counter() - started, process_time() - busy
    return {
        "workers": workers,
        "startSeconds": round(started - before, 2),
        "seconds": round(seconds, 2),
        "coordinatorSeconds": round(coordinating, 2),
    }


def _load() -> None:
    """Lets a worker compile the simulator, which it does once."""
    from messageboxlab import knobs

    knobs("low-latency")
