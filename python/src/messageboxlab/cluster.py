"""Sweeps larger than one machine: over any Dask cluster, kept in files, resumed after a kill.

>>> from messageboxlab.cluster import sweep_into  # doctest: +SKIP
>>> sweep_into("users", "low-latency/20-A", {"virtualUsers": range(1, 31)})  # doctest: +SKIP
PosixPath('users/results.csv')

Needs `messageboxlab[dask]`. Without a client, processes of this computer do the work; a program
that is started as a file then keeps its own calls below `if __name__ == "__main__":`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from .errors import LabError, ScenarioError
from .knob import Setting
from .network_report import NetworkReport
from .parts import PartsFolder, Row
from .plan import Scenario, Task, check_task, plan, run_task, version_of
from .report import Report

if TYPE_CHECKING:
    from distributed import Client

Measure: TypeAlias = Callable[[Any], Mapping[str, Any]]
"""What is kept of a report, by column."""


@dataclass(frozen=True)
class Part:
    """Consecutive scenarios of a sweep that one worker simulates."""

    first: int
    """Number of its first scenario in the sweep."""
    tasks: Sequence[Task]
    model_versions: Sequence[str]
    measure: Measure


def all_metrics(report: Report | NetworkReport) -> Mapping[str, Any]:
    """Every metric of a report."""
    return report.metrics


def sweep_into(  # noqa: PLR0913 - options have names
    folder: str | Path,
    scenarios: Scenario | Iterable[Scenario],
    knobs: Mapping[str, Iterable[Setting]] | None = None,
    *,
    seed: int = 1,
    replications: int | None = None,
    preview: bool = False,
    measure: Measure = all_metrics,
    client: Client | str | None = None,
    retries: int = 3,
    part_size: int = 20,
    progress: Callable[[int, int], None] | None = None,
) -> Path:
    """Simulates what `sweep` would, and keeps one row of each scenario in `folder`.

    `client` is a Dask client or the address of a scheduler, whose workers have this package
    installed. A part that fails, or whose worker dies, is tried again up to `retries` times; a
    scenario that the simulator refuses ends the sweep at once with ScenarioError. Called again
    with the same sweep, it goes on after the parts that are finished. `progress` is told how many
    scenarios of how many are done. Returns the path of the table, which is the same byte for byte
    whatever the workers and the interruptions: the seed belongs to the sweep, the order to the
    scenarios.
    """
    tasks = plan(scenarios, knobs, seed=seed, replications=replications, preview=preview)
    _check(tasks)
    versions = {task.name: version_of(task) for task in tasks}
    parts = [
        Part(first, chosen, [versions[task.name] for task in chosen], measure)
        for first in range(0, len(tasks), part_size)
        for chosen in [tasks[first : first + part_size]]
    ]
    files = PartsFolder(
        folder,
        {
            "scenarios": len(tasks),
            "content": _digest(tasks),
            "modelVersions": dict(sorted(versions.items())),
            "columns": measure.__qualname__,
            "partSize": part_size,
        },
        [len(part.tasks) for part in parts],
    )
    finished = files.open()
    done = sum(len(parts[number].tasks) for number in finished)
    missing = {number: part for number, part in enumerate(parts) if number not in finished}
    if missing:
        with connected(client) as dask:
            for number, rows in run_parts(dask, run_part, missing, retries):
                files.write(number, rows)
                done += len(rows)
                if progress is not None:
                    progress(done, len(tasks))
    return files.join()


@contextmanager
def connected(
    client: Client | str | None, workers: int | None = None, *, processes: bool = True
) -> Iterator[Client]:
    """A Dask client: the one given, one for an address, or one for `workers` on this computer.

    They are processes, which may die alone, or threads, which need no start.
    """
    from distributed import Client, LocalCluster

    if client is not None and not isinstance(client, str):
        yield client
    elif client is not None:
        with Client(client) as remote:
            yield remote
    else:
        shape = {"n_workers": workers, "threads_per_worker": 1} if processes else {"n_workers": 1}
        with (
            LocalCluster(**shape, processes=processes, dashboard_address=":0") as here,
            Client(here) as local,
        ):
            yield local


def run_parts(
    client: Client,
    function: Callable[[Any], Any],
    parts: Mapping[int, Any],
    retries: int,
) -> Iterator[tuple[int, Any]]:
    """What `function` gives for each part, in the order in which workers finish."""
    from distributed import as_completed

    futures = {
        client.submit(function, part, retries=retries, pure=False): number
        for number, part in parts.items()
    }
    try:
        for future, result in as_completed(list(futures), with_results=True):
            number = futures.pop(future)
            if isinstance(result, ScenarioError):
                raise result
            yield number, result
    finally:
        client.cancel(list(futures))


def run_part(part: Part) -> list[Row] | ScenarioError:
    """The rows of a part, or the refusal of one of its scenarios."""
    rows: list[Row] = []
    for place, (task, version) in enumerate(zip(part.tasks, part.model_versions, strict=True)):
        report = run_task(task)
        if isinstance(report, ScenarioError):
            return report
        if (own := version_of(task)) != version:
            reason = f"a worker has version {own} of the model, not {version}"
            return ScenarioError(task.name, dict(task.knobs), reason)
        rows.append(
            {
                "number": part.first + place,
                "scenario": task.name,
                **dict(task.knobs),
                "status": report.status,
                **({"digest": report.digest} if isinstance(report, Report) else {}),
                **part.measure(report),
            }
        )
    return rows


def _check(tasks: Iterable[Task]) -> None:
    """Refuses unknown names and values before anything is started."""
    for task in tasks:
        try:
            check_task(task)
        except LabError as error:
            raise ScenarioError(task.name, dict(task.knobs), str(error)) from error


def _digest(tasks: Iterable[Task]) -> str:
    text = "\n".join(repr(astuple(task)) for task in tasks)
    return hashlib.sha256(text.encode()).hexdigest()
