"""What the replications of a scenario found, joined."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from .frame import frame_of
from .knob import Setting
from .published import published_scenario, unit_of
from .shapes import (
    Distribution,
    Incident,
    Phases,
    Replication,
    Resource,
    Series,
    SimulatedMachine,
    Stage,
)
from .statistics import digest_of, half_width_95, mean

if TYPE_CHECKING:
    from pandas import DataFrame


class Interval(NamedTuple):
    """The 95 % Student t interval of a mean over replications."""

    low: float
    """Its lower end."""
    high: float
    """Its upper end."""


@dataclass(frozen=True)
class Report:
    """The result of `simulate`. Every mean is over the replications."""

    scenario: str
    """Such as "low-latency/20-A"."""
    knobs: dict[str, Setting]
    """What was set differently from the published configuration, by the names given."""
    seed: int
    """Of all random numbers."""
    replications: int
    """How many were made."""
    model_version: str
    """It changes whenever results do."""
    status: str
    """done, or unstable where a queue or the number of events reached its cap."""
    unstable_reason: str | None
    """What reached its cap; None where nothing did."""
    digest: str
    """16 hexadecimal digits over every replication's whole trajectory."""
    events: int
    """Simulated in all replications."""
    metrics: dict[str, float]
    """Means by the names of `npm run -s replay -- --json`."""
    intervals: dict[str, Interval]
    """Of the means, by the same names."""
    samples: dict[str, list[float | None]] = field(repr=False)
    """Each metric replication by replication; None where one has no samples."""
    machines: list[SimulatedMachine] = field(repr=False)
    """The simulated computers with their processor use in percent."""
    resources: list[Resource] = field(repr=False)
    """What messages compete for, the busiest first."""
    stages: list[Stage] = field(repr=False)
    """The parts of a roundtrip, where the study has any."""
    distribution: Distribution | None = field(repr=False)
    """Of the roundtrips of all replications; None where the study has none."""
    series: Series = field(repr=False)
    """Values over time in the first replication, as the incidents."""
    incidents: list[Incident] = field(repr=False)
    """What happened and took a while, in the first replication."""
    protocol: Phases = field(repr=False)
    """The phases of a run."""

    @property
    def units(self) -> dict[str, str]:
        """The unit of each metric; empty for a bare count."""
        study = published_scenario(self.scenario).study
        return {name: unit_of(study, name) for name in self.metrics}

    def to_frame(self) -> DataFrame:
        """By metric, as a pandas DataFrame: unit, mean, low and high end of its 95 % interval.

        Raises MissingPackageError where pandas is not installed.
        """
        units = self.units
        rows = [
            {"metric": name, "unit": units[name], "mean": value, **self.intervals[name]._asdict()}
            for name, value in self.metrics.items()
        ]
        return frame_of(rows).set_index("metric")


_Entry = TypeVar("_Entry", SimulatedMachine, Resource, Stage)


def summarise(
    scenario: str,
    knobs: Mapping[str, Setting],
    seed: int,
    reports: Sequence[Replication],
) -> Report:
    """Joins the simulator's reports, given in the order of their replications."""
    first = reports[0]
    samples = _samples(reports)
    values = {
        name: found
        for name, sampled in samples.items()
        if (found := [value for value in sampled if value is not None])
    }
    means = {name: mean(found) for name, found in values.items()}
    halves = {name: half_width_95(found) for name, found in values.items()}
    unstable = next((one for one in reports if one["status"] == "unstable"), None)
    distributions = [one["distribution"] for one in reports if "distribution" in one]
    resources = _averaged(
        [one["resources"] for one in reports],
        lambda one: (one["id"], one["label"]),
        ("utilisationPercent", "waitMs"),
    )
    return Report(
        scenario=scenario,
        knobs=dict(knobs),
        seed=seed,
        replications=len(reports),
        model_version=first["modelVersion"],
        status="done" if unstable is None else "unstable",
        unstable_reason=None if unstable is None else unstable["unstableReason"],
        digest=digest_of(one["digest"] for one in reports),
        events=sum(int(one["events"]) for one in reports),
        metrics=means,
        intervals={
            name: Interval(centre - halves[name], centre + halves[name])
            for name, centre in means.items()
        },
        samples=samples,
        machines=_averaged(
            [one["machines"] for one in reports], lambda one: one["name"], ("cpuPercent",)
        ),
        resources=sorted(resources, key=lambda one: -one["utilisationPercent"]),
        stages=_averaged(
            [one.get("stages") or [] for one in reports],
            lambda one: (one["path"], one["id"]),
            ("meanMs",),
        ),
        distribution=_added_up(distributions) if distributions else None,
        series=first["series"],
        incidents=first.get("incidents") or [],
        protocol=first["protocol"],
    )


def _samples(reports: Sequence[Replication]) -> dict[str, list[float | None]]:
    names = {name: None for one in reports for name in one["metrics"]}
    return {name: [_number(one["metrics"].get(name)) for one in reports] for name in names}


def _number(value: float | None) -> float | None:
    return None if value is None else float(value)


def _averaged(
    lists: Sequence[list[_Entry]],
    key: Callable[[_Entry], object],
    fields: Sequence[str],
) -> list[_Entry]:
    """The entries of the first report with `fields` averaged over the same entries of all."""
    averaged = []
    for entry in lists[0]:
        same = [dict(other) for entries in lists for other in entries if key(other) == key(entry)]
        means = {name: _mean_or_none([other[name] for other in same]) for name in fields}
        averaged.append(cast("_Entry", {**entry, **means}))
    return averaged


def _mean_or_none(values: Sequence[Any]) -> float | None:
    """The mean; None where a value is missing, which is then missing in every replication."""
    known = [float(value) for value in values if value is not None]
    return mean(known) if len(known) == len(values) else None


def _added_up(distributions: Sequence[Distribution]) -> Distribution:
    counts = [0] * max(len(one["counts"]) for one in distributions)
    for one in distributions:
        for place, count in enumerate(one["counts"]):
            counts[place] += int(count)
    return {"binMs": distributions[0]["binMs"], "counts": counts}
