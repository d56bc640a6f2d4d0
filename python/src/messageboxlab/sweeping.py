"""Many scenarios at once, on Dask where that is installed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, overload

from .errors import ScenarioError
from .frame import frame_of
from .knob import Setting
from .network_report import NetworkReport
from .networks import Network
from .plan import Scenario, Task, check_task, plan, run_task
from .report import Report

if TYPE_CHECKING:
    from distributed import Client
    from pandas import DataFrame


_Report = TypeVar("_Report", Report, NetworkReport)
_Published: TypeAlias = str | tuple[str, Mapping[str, Setting]]
_Own: TypeAlias = Network | tuple[Network, Mapping[str, Setting]]


@dataclass(frozen=True)
class Point(Generic[_Report]):
    """One scenario of a sweep with its result."""

    scenario: str
    """Such as "low-latency/20-A", or the name of a network."""
    knobs: dict[str, Setting]
    """What was set differently from the published configuration or the network."""
    report: _Report
    """What was simulated."""

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


def to_frame(points: Iterable[Point[Any]], *metrics: str) -> DataFrame:
    """The points of a sweep as a pandas DataFrame: a line each, with knobs and metrics as columns.

    All metrics, or those named. Raises MissingPackageError where pandas is not installed.
    """
    return frame_of(point.row(*metrics) for point in points)


@overload
def sweep(
    scenarios: _Published | Iterable[_Published],
    knobs: Mapping[str, Iterable[Setting]] | None = None,
    *,
    seed: int = 1,
    replications: int | None = None,
    preview: bool = False,
    client: Client | str | None = None,
    retries: int = 3,
) -> list[Point[Report]]: ...


@overload
def sweep(
    scenarios: _Own | Iterable[_Own],
    knobs: Mapping[str, Iterable[Setting]] | None = None,
    *,
    seed: int = 1,
    replications: int | None = None,
    preview: bool = False,
    client: Client | str | None = None,
    retries: int = 3,
) -> list[Point[NetworkReport]]: ...


def sweep(  # noqa: PLR0913 - options have names
    scenarios: Scenario | Iterable[Scenario],
    knobs: Mapping[str, Iterable[Setting]] | None = None,
    *,
    seed: int = 1,
    replications: int | None = None,
    preview: bool = False,
    client: Client | str | None = None,
    retries: int = 3,
) -> list[Point[Any]]:
    """Simulates every scenario with every combination of the values in `knobs`.

    >>> points = sweep("scale-up/S1", {"receiveHosts": range(1, 4)})
    >>> points = sweep([("scale-up/S1", {"receiveHosts": 3}), "scale-up/L1"])
    >>> [point.scenario for point in points]
    ['scale-up/S1', 'scale-up/L1']

    A network of your own is swept by its values, named as `Network.changed` takes them:

    >>> from messageboxlab import network
    >>> own = network({"users": 4, "stations": [{"name": "db", "kind": "lock", "demandMs": 8}]})
    >>> points = sweep(own, {"users": [2, 4], "db.demandMs": [5, 8]}, replications=1)
    >>> [point.knobs["db.demandMs"] for point in points]
    [5, 8, 5, 8]

    `client` is a Dask client or the address of a scheduler, whose workers have this package
    installed; without one, a LocalCluster uses all processors of this computer. A scenario whose
    worker dies is tried again up to `retries` times. Where Dask is missing, as in the browser, they
    run one after the other.

    All use the same seed: common random numbers, so that differences between points are due to
    the knobs. The results stand in the order of the scenarios, the same wherever they ran.
    All reports are held in memory; `messageboxlab.cluster.sweep_into` is for more than that.
    """
    tasks = plan(scenarios, knobs, seed=seed, replications=replications, preview=preview)
    for task in tasks:
        check_task(task)
    return [
        Point(task.name, dict(task.knobs), report)
        for task, report in zip(tasks, _reports(tasks, client, retries), strict=True)
    ]


def _reports(
    tasks: list[Task], client: Client | str | None, retries: int
) -> list[Report | NetworkReport]:
    if client is None and find_spec("distributed") is None:
        return [_accepted(run_task(task)) for task in tasks]
    from .cluster import connected, run_parts

    # The simulator runs outside Python's lock: threads use all processors, and start at once.
    with connected(client, processes=False) as dask:
        results = run_parts(dask, run_task, dict(enumerate(tasks)), retries)
        found = {number: _accepted(result) for number, result in results}
    return [found[number] for number in range(len(tasks))]


def _accepted(
    result: Report | NetworkReport | ScenarioError,
) -> Report | NetworkReport:
    """The report, unless the simulator refused the scenario."""
    if isinstance(result, ScenarioError):
        raise result
    return result
