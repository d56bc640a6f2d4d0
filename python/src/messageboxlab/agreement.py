"""The oracle held against the simulator: the same scenarios in both, and joint bands.

`python -m messageboxlab.agreement 10` compares with ten replications and prints JSON.
"""

from __future__ import annotations

import itertools
import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from .report import Report
from .simulation import simulate
from .statistics import mean, student_t, variance

Scenario = tuple[str, dict[str, Any]]

# Published configurations on all three servers and in most layouts, ...
SCENARIOS: dict[str, Scenario] = {
    name: (f"low-latency/{name}", {})
    for name in ("1-A", "4-D", "5-D", "6-A", "7-A", "10-A", "14-A", "16-B", "18-A", "20-A")
}
# ... and what no configuration shows: batches, narrow limits, a slow storage.
SCENARIOS |= {
    "batches": (
        "low-latency/20-A",
        {"virtualUsers": 8, "httpBatchSize": 3, "httpOutCompleteSize": 12, "batchSize": 2},
    ),
    "narrow limits": (
        "low-latency/20-A",
        {"httpOutMaxConnection": 2, "httpOutInflight": 5, "bufferCacheSize": 1, "ioThreads": 1},
    ),
    "slow storage": (
        "low-latency/18-A",
        {"queueDepth": 8, "hbaCards": 1, "dataFiles": 4, "tracking": "responseReceive"},
    ),
    "full cache": (
        "low-latency/18-A",
        {"spindles": 12, "writeCacheMb": 64, "checkpointIntervalSeconds": 20},
    ),
    "log with the data": (
        "low-latency/20-A",
        {"logVolume": False, "queueDepth": 3, "checkpointIntervalSeconds": 20},
    ),
}
SIMULATOR_REPLICATIONS = 30


@dataclass(frozen=True)
class Agreement:
    """A metric of both models: means over replications, and how far apart they may lie."""

    scenario: str
    metric: str
    oracle: float
    simulator: float
    band: float
    """Half the width of the band around the simulator's mean in which the oracle's belongs."""

    @property
    def agrees(self) -> bool:
        return abs(self.oracle - self.simulator) <= self.band


def compare(
    found: Mapping[str, Sequence[Mapping[str, float]]],
    reports: Mapping[str, Report],
    confidence: float = 0.99,
) -> list[Agreement]:
    """Holds results of the oracle's `simulate`, by scenario, against previews of the simulator.

    The bands hold all differences together with the given confidence if both are the same model
    (Bonferroni). Their width comes from the simulator's replications, which are many.
    """
    pairs = [
        (scenario, metric)
        for scenario, metrics in found.items()
        for metric in metrics[0]
        if metric in reports[scenario].metrics
    ]
    each = 1 - (1 - confidence) / len(pairs)
    agreements = []
    for scenario, metric in pairs:
        values = [one[metric] for one in found[scenario]]
        samples = [value for value in reports[scenario].samples[metric] if value is not None]
        spread = sqrt(variance(samples) * (1 / len(values) + 1 / len(samples)))
        band = student_t(len(samples) - 1, each) * spread
        agreements.append(Agreement(scenario, metric, mean(values), mean(samples), band))
    return agreements


def run_simulator(scenario: Scenario) -> Report:
    """Previews of a scenario in the simulator."""
    name, changes = scenario
    return simulate(name, preview=True, replications=SIMULATOR_REPLICATIONS, **changes)


def run_oracle(task: tuple[Scenario, int]) -> dict[str, float]:
    """One preview of a scenario in the oracle."""
    from .oracle import simulate as simulate_oracle

    (name, changes), seed = task
    return simulate_oracle(name, seed=seed, **changes)


def run_oracles(replications: int) -> dict[str, list[dict[str, float]]]:
    """Previews of all scenarios in the oracle, on all processors."""
    from concurrent.futures import ProcessPoolExecutor  # a browser has none
    from multiprocessing import get_context

    seeds = itertools.count()  # none twice: alike scenarios would share their chances
    tasks = [(one, next(seeds)) for one in SCENARIOS.values() for _ in range(replications)]
    # A fork of a process that has run WebAssembly would lack its threads.
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as processes:
        results = list(processes.map(run_oracle, tasks))
    return {
        name: results[place * replications : (place + 1) * replications]
        for place, name in enumerate(SCENARIOS)
    }


def _cpu_seconds(run: Any, *arguments: Any) -> float:
    started = time.process_time()
    run(*arguments)
    return time.process_time() - started


def main(replications: int) -> None:
    """Prints every agreement, and what both cost for the same simulated time."""
    reports = {name: run_simulator(scenario) for name, scenario in SCENARIOS.items()}
    agreements = compare(run_oracles(replications), reports)
    example = SCENARIOS["20-A"]
    run_oracle((example, 0))
    slow = _cpu_seconds(run_oracle, (example, 0))
    fast = _cpu_seconds(run_simulator, example) / SIMULATOR_REPLICATIONS
    result = {
        "modelVersion": reports["20-A"].model_version,
        "oracleReplications": replications,
        "simulatorReplications": SIMULATOR_REPLICATIONS,
        "cpuSeconds": {"scenario": "20-A", "oracle": slow, "simulator": fast},
        "scenarios": {name: {"base": base, "knobs": k} for name, (base, k) in SCENARIOS.items()},
        "agreements": [{**asdict(one), "agrees": one.agrees} for one in agreements],
    }
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main(int(sys.argv[1]))
