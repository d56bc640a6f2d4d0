"""What a sweep simulates: scenarios, each with every combination of the values of some knobs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeAlias, cast

from .errors import LabError, ScenarioError
from .knob import Setting
from .report import Report
from .simulation import simulate

Scenario: TypeAlias = str | tuple[str, Mapping[str, Setting]]
"""The name of a published scenario, or the name with what differs from it."""


@dataclass(frozen=True)
class Task:
    """One scenario to simulate; plain data, so that it can be sent anywhere."""

    scenario: str
    knobs: tuple[tuple[str, Setting], ...]
    seed: int
    replications: int | None
    preview: bool = False


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


def run_task(task: Task) -> Report | ScenarioError:
    """Simulates one scenario. A refusal is returned, because trying again would not help."""
    knobs: dict[str, Any] = dict(task.knobs)
    try:
        return simulate(
            task.scenario,
            seed=task.seed,
            replications=task.replications,
            preview=task.preview,
            **knobs,
        )
    except LabError as error:
        return ScenarioError(task.scenario, knobs, str(error))


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
