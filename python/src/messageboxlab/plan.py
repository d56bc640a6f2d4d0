"""What a sweep simulates: scenarios, each with every combination of the values of some knobs.

A scenario is a published one, by its name, or a network, whose values are then the knobs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, TypeAlias, cast

from .errors import LabError, ScenarioError, SettingError
from .knob import Setting
from .network_report import NetworkReport
from .networks import Network, module_version
from .report import Report
from .simulation import check, model_version, simulate

Subject: TypeAlias = str | Network
"""The name of a published scenario, or a network."""
Scenario: TypeAlias = Subject | tuple[Subject, Mapping[str, Setting]]
"""The name of a published scenario, or a network, alone or with what differs from it."""


@dataclass(frozen=True)
class Task:
    """One scenario to simulate; plain data, so that it can be sent anywhere."""

    scenario: Subject
    knobs: tuple[tuple[str, Setting], ...]
    seed: int
    replications: int | None
    preview: bool = False

    @property
    def name(self) -> str:
        """What its scenario is called."""
        return self.scenario if isinstance(self.scenario, str) else self.scenario.name or "network"


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


def run_task(task: Task) -> Report | NetworkReport | ScenarioError:
    """Simulates one scenario. A refusal is returned, because trying again would not help."""
    knobs: dict[str, Any] = dict(task.knobs)
    try:
        if isinstance(task.scenario, Network):
            return task.scenario.changed(knobs).simulate(
                seed=task.seed, replications=task.replications
            )
        return simulate(
            task.scenario,
            seed=task.seed,
            replications=task.replications,
            preview=task.preview,
            **knobs,
        )
    except LabError as error:
        return ScenarioError(task.name, knobs, str(error))


def check_task(task: Task) -> None:
    """Raises what `run_task` refuses for a name or a value, without simulating."""
    knobs: dict[str, Any] = dict(task.knobs)
    if isinstance(task.scenario, str):
        check(task.scenario, **knobs)
    elif task.preview:
        raise SettingError("preview", task.preview, "False for a network")
    else:
        task.scenario.changed(knobs)


def version_of(task: Task) -> str:
    """The version of what simulates a task: it changes whenever results may."""
    if isinstance(task.scenario, str):
        return model_version(task.scenario)
    return module_version()


def _each(
    scenarios: Scenario | Iterable[Scenario],
) -> Iterator[tuple[Subject, Mapping[str, Setting]]]:
    alone = isinstance(scenarios, (str, Network)) or _is_pair(scenarios)
    listed = [scenarios] if alone else scenarios
    for one in cast("Iterable[Scenario]", listed):
        yield (one, {}) if isinstance(one, (str, Network)) else one


def _is_pair(scenarios: object) -> bool:
    """Whether it is one scenario with its settings rather than a tuple of scenarios."""
    return (
        isinstance(scenarios, tuple) and len(scenarios) == 2 and isinstance(scenarios[1], Mapping)
    )
