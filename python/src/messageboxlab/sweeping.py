"""Many scenarios at once, in this process or spread over any executor."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, Protocol, TypeAlias, cast

from .knob import Setting
from .report import Report
from .simulation import simulate

Scenario: TypeAlias = str | tuple[str, Mapping[str, Setting]]
"""The name of a published scenario, or the name with what differs from it."""


class Executor(Protocol):
    """Anything that can map a function: an executor of `concurrent.futures`, or Dask's
    `Client(...).get_executor()`."""

    def map(self, function: Callable[[Any], Any], tasks: Iterable[Any], /) -> Iterator[Any]: ...


@dataclass(frozen=True)
class Task:
    """One scenario to simulate; plain data, so that it can be sent anywhere."""

    scenario: str
    knobs: tuple[tuple[str, Setting], ...]
    seed: int
    replications: int | None
    preview: bool = False


@dataclass(frozen=True)
class Point:
    """One scenario of a sweep with its result."""

    scenario: str
    knobs: dict[str, Setting]
    report: Report

    def row(self, *metrics: str) -> dict[str, Any]:
        """Scenario, knobs and metrics (all, or those named) as one row of a table."""
        found = self.report.metrics
        named = metrics or tuple(found)
        return {
            "scenario": self.scenario,
            **self.knobs,
            "status": self.report.status,
            **{name: found.get(name) for name in named},
        }


def sweep(  # noqa: PLR0913 - options have names
    scenarios: Scenario | Iterable[Scenario],
    knobs: Mapping[str, Iterable[Setting]] | None = None,
    *,
    seed: int = 1,
    replications: int | None = None,
    preview: bool = False,
    executor: Executor | None = None,
) -> list[Point]:
    """Simulates every scenario with every combination of the values in `knobs`.

    >>> points = sweep("scale-up/S1", {"receiveHosts": range(1, 4)})
    >>> points = sweep([("scale-up/S1", {"receiveHosts": 3}), "scale-up/L1"])
    >>> [point.scenario for point in points]
    ['scale-up/S1', 'scale-up/L1']

    All use the same seed: common random numbers, so that differences between points are due to
    the knobs. The results stand in the order of the scenarios and do not depend on `executor`.
    All reports are held in memory; `messageboxlab.cluster.sweep_into` is for more than that.
    """
    tasks = plan(scenarios, knobs, seed=seed, replications=replications, preview=preview)
    mapped = map(run_task, tasks) if executor is None else executor.map(run_task, tasks)
    return [
        Point(task.scenario, dict(task.knobs), report)
        for task, report in zip(tasks, mapped, strict=True)
    ]


def plan(
    scenarios: Scenario | Iterable[Scenario],
    knobs: Mapping[str, Iterable[Setting]] | None,
    *,
    seed: int,
    replications: int | None,
    preview: bool,
) -> list[Task]:
    """What a sweep simulates, in its order."""
    return [
        Task(name, tuple({**changes, **combination}.items()), seed, replications, preview)
        for name, changes in _each(scenarios)
        for combination in grid(knobs or {})
    ]


def grid(knobs: Mapping[str, Iterable[Setting]]) -> list[dict[str, Setting]]:
    """Every combination of the values, the last knob changing fastest."""
    return [dict(zip(knobs, values, strict=True)) for values in product(*knobs.values())]


def run_task(task: Task) -> Report:
    """Simulates one scenario; what an executor runs."""
    knobs: dict[str, Any] = dict(task.knobs)
    return simulate(
        task.scenario,
        seed=task.seed,
        replications=task.replications,
        preview=task.preview,
        **knobs,
    )


def _each(scenarios: Scenario | Iterable[Scenario]) -> Iterator[tuple[str, Mapping[str, Setting]]]:
    alone = isinstance(scenarios, str) or _is_pair(scenarios)
    listed = [scenarios] if alone else scenarios
    for one in cast("Iterable[Scenario]", listed):
        yield (one, {}) if isinstance(one, str) else one


def _is_pair(scenarios: object) -> bool:
    """Whether it is one scenario with its settings rather than a tuple of scenarios."""
    return (
        isinstance(scenarios, tuple) and len(scenarios) == 2 and isinstance(scenarios[1], Mapping)
    )
