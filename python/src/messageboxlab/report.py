"""What the replications of a scenario found, joined."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .statistics import digest_of, half_width_95, mean


class Interval(NamedTuple):
    """The 95 % Student t interval of a mean over replications."""

    low: float
    high: float


@dataclass(frozen=True)
class Report:
    """The result of `simulate`. Every mean is over the replications."""

    scenario: str
    knobs: dict[str, Any]
    """What was set differently from the published configuration, by knob."""
    seed: int
    replications: int
    model_version: str
    status: str
    """done, or unstable where a queue or the number of events reached its cap."""
    unstable_reason: str | None
    digest: str
    """16 hexadecimal digits over every replication's whole trajectory."""
    events: int
    metrics: dict[str, float]
    """Means by the names of `npm run -s replay -- --json`."""
    intervals: dict[str, Interval]
    samples: dict[str, list[float | None]] = field(repr=False)
    """Each metric replication by replication; None where one has no samples."""
    machines: list[dict[str, Any]] = field(repr=False)
    resources: list[dict[str, Any]] = field(repr=False)
    """What messages compete for, the busiest first."""
    stages: list[dict[str, Any]] = field(repr=False)
    """The parts of a roundtrip, where the study has any."""
    distribution: dict[str, Any] | None = field(repr=False)
    series: dict[str, Any] = field(repr=False)
    """Values over time in the first replication, as the incidents."""
    incidents: list[dict[str, Any]] = field(repr=False)
    protocol: dict[str, float] = field(repr=False)


_Entries = list[dict[str, Any]]


def summarise(
    scenario: str,
    knobs: Mapping[str, Any],
    seed: int,
    reports: Sequence[Mapping[str, Any]],
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
    distributions = [one["distribution"] for one in reports if one.get("distribution")]
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
        resources=sorted(resources, key=lambda one: -float(one["utilisationPercent"])),
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


def _samples(reports: Sequence[Mapping[str, Any]]) -> dict[str, list[float | None]]:
    names = {name: None for one in reports for name in one["metrics"]}
    return {name: [_number(one["metrics"].get(name)) for one in reports] for name in names}


def _number(value: float | None) -> float | None:
    return None if value is None else float(value)


def _averaged(
    lists: Sequence[_Entries],
    key: Callable[[dict[str, Any]], object],
    fields: Sequence[str],
) -> _Entries:
    """The entries of the first report with `fields` averaged over the same entries of all."""
    averaged = []
    for entry in lists[0]:
        same = [other for entries in lists for other in entries if key(other) == key(entry)]
        means = {name: _mean_or_none([other[name] for other in same]) for name in fields}
        averaged.append({**entry, **means})
    return averaged


def _mean_or_none(values: Sequence[float | None]) -> float | None:
    """The mean; None where a value is missing, which is then missing in every replication."""
    known = [float(value) for value in values if value is not None]
    return mean(known) if len(known) == len(values) else None


def _added_up(distributions: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    counts = [0] * max(len(one["counts"]) for one in distributions)
    for one in distributions:
        for place, count in enumerate(one["counts"]):
            counts[place] += int(count)
    return {"binMs": distributions[0]["binMs"], "counts": counts}
