"""What a preview measures: two minutes without ramps, the first ten seconds left out."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean, median

from ..knob import Setting
from .model import Model
from .path import start

WARM_UP_MS, MEASURED_MS, WINDOW_MS = 10_000, 110_000, 2_000


def simulate(
    scenario: str,
    *,
    seed: int = 1,
    other_parameters: Mapping[str, float] | None = None,
    **changes: Setting,
) -> dict[str, float]:
    """The metrics of one preview."""
    model = Model(scenario, seed, changes, other_parameters or {})
    start(model)
    model.run(WARM_UP_MS)
    before = {name: one.busy_ms for name, one in model.computers.items()}
    model.run(WARM_UP_MS + MEASURED_MS)
    metrics = {}
    for quantity, values in model.seen.items():
        windows: list[list[float]] = [[] for _ in range(MEASURED_MS // WINDOW_MS)]
        for end, value in values:
            if WARM_UP_MS <= end < WARM_UP_MS + MEASURED_MS:
                windows[int((end - WARM_UP_MS) // WINDOW_MS)].append(value)
        if quantity == "throughput":
            readings = [1000 * len(window) / WINDOW_MS for window in windows]
        else:
            readings = [fmean(window) for window in windows if window]
        metrics[f"{quantity}.mean"] = fmean(readings)
        metrics[f"{quantity}.median"] = median(readings)
    for name, one in model.computers.items():
        share = (one.busy_ms - before[name]) / (MEASURED_MS * one.processors)
        metrics[f"cpu.{name}"] = 100 * share
    return metrics
