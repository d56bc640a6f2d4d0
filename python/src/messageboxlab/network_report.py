"""What the replications of a reader's system found, joined."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .frame import frame_of
from .report import Interval
from .statistics import digest_of, half_width_95, mean

if TYPE_CHECKING:
    from pandas import DataFrame

_STATISTICS = ("mean", "p50", "p90", "p95", "p99")
_UNITS = {
    "throughput": "per second",
    "failures": "per second",
    "responseTime": "ms",
    "waiting": "ms",
}


@dataclass(frozen=True)
class NetworkReport:
    """The result of simulating a network. Every mean is over the replications."""

    name: str
    """What the description calls the system; empty where it has no name."""
    seed: int
    """Of all random numbers."""
    replications: int
    """How many were made."""
    status: str
    """done, or how the first replication ended that did not come to its end: unstable, stuck
    or tooLong."""
    why: str | None
    """A sentence where one did not come to its end."""
    digest: str
    """16 hexadecimal digits over all trajectories: equal where every event was."""
    events: int
    """Simulated in all replications."""
    metrics: dict[str, float]
    """Means by name, such as "throughput.mean" per second, "responseTime.p95" in ms,
    "utilisation.db" as a share and "waiting.db" in ms; where there are several classes, also
    with a class behind, such as "throughput.mean.orders"."""
    intervals: dict[str, Interval]
    """95 % intervals of the means, by the same names."""
    samples: dict[str, list[float | None]] = field(repr=False)
    """Each metric replication by replication; None where one has no sample."""

    @property
    def units(self) -> dict[str, str]:
        """The unit of each metric; empty for a share or a number of requests."""
        return {name: _UNITS.get(name.partition(".")[0], "") for name in self.metrics}

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


def summarise(
    name: str, seed: int, reports: Sequence[Mapping[str, Any]], asked: int
) -> NetworkReport:
    """Joins the reports of replications in their order, of which more may have been asked for."""
    each = [_metrics_of(report) for report in reports]
    names = {metric: None for metrics in each for metric in metrics}
    samples = {metric: [metrics.get(metric) for metrics in each] for metric in names}
    values = {
        metric: found
        for metric, sampled in samples.items()
        if (found := [value for value in sampled if value is not None])
    }
    means = {metric: mean(found) for metric, found in values.items()}
    halves = {metric: half_width_95(found) for metric, found in values.items()}
    failed = next((one for one in reports if one["status"] != "done"), None)
    why = [] if failed is None else [str(failed["why"])]
    if len(reports) < asked:
        why.append(_left_out(len(reports), asked, failed is not None))
    return NetworkReport(
        name=name,
        seed=seed,
        replications=len(reports),
        status=failed["status"] if failed else "tooLong" if len(reports) < asked else "done",
        why=" ".join(why) if why else None,
        digest=digest_of(str(one["digest"]) for one in reports),
        events=sum(int(one["events"]) for one in reports),
        metrics=means,
        intervals={
            metric: Interval(centre - halves[metric], centre + halves[metric])
            for metric, centre in means.items()
        },
        samples=samples,
    )


def _left_out(begun: int, asked: int, has_failed: bool) -> str:
    if has_failed:
        return f"Replications after it were left out: {begun} of {asked} were begun."
    return f"Only {begun} of {asked} replications were simulated: more would have too many events."


def _metrics_of(report: Mapping[str, Any]) -> dict[str, float | None]:
    """The numbers of a replication by name, as `src/system/metrics.ts` of the site has them."""
    classes = report["classes"] if len(report["classes"]) > 1 else []
    places = [*report["stations"], *report["pools"]]
    metrics = _answered(report, "")
    metrics |= {
        f"utilisation.{one['name']}": float(one["utilisation"])
        for one in places
        if one["utilisation"] is not None
    }
    metrics |= {f"waiting.{one['name']}": _number(one["meanWaitMs"]) for one in places}
    for one in classes:
        metrics |= _answered(one, f".{one['name']}")
    return metrics


def _answered(part: Mapping[str, Any], suffix: str) -> dict[str, float | None]:
    """What is told of all requests, and of each class."""
    times, failed = part["responseMs"], part["failuresPerSecond"]
    return {
        f"throughput.mean{suffix}": float(part["throughputPerSecond"]),
        **{f"responseTime.{name}{suffix}": _number(times[name]) for name in _STATISTICS},
        f"failures.mean{suffix}": float(failed["gaveUp"] + failed["refused"] + failed["lost"]),
        f"inside.mean{suffix}": float(part["meanInside"]),
    }


def _number(value: float | None) -> float | None:
    return None if value is None else float(value)
