"""The parts of a report. Times are in milliseconds.

Written by `npm run shapes` from the shapes of the simulator.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

Status: TypeAlias = Literal["running", "done", "unstable"]
"""How far a run is. `unstable` ends it: a queue or the number of events reached its cap."""

Metrics: TypeAlias = dict[str, float | None]
"""Results by the names of the transcribed columns; None where there are no samples."""

Line: TypeAlias = list[float | None]
"""A value for each step; None where there is none."""


class SimulatedMachine(TypedDict):
    """A simulated computer."""

    name: str
    group: str
    roles: list[str]
    processors: int
    cpuPercent: float
    """How busy its processors were."""


class Resource(TypedDict):
    """Something that messages compete for, told apart by `id` and `label`."""

    id: str
    label: str
    utilisationPercent: float
    waitMs: float | None
    """Mean wait of each use; None where none is measured."""


class _Series(TypedDict):
    stepMs: float


class Series(_Series, total=False):
    """Values over time in steps of `stepMs` from the start of the run."""

    documentsPerSecond: Line
    queueDepth: Line
    messagesInDatabase: Line
    biztalkCpuPercent: Line
    receivedPerSecond: Line
    offeredPerSecond: Line
    spoolRows: Line
    diskIdlePercent: Line
    lockTimeoutsPerSecond: Line
    sessions: Line
    blockedSessions: Line
    messageboxCpuPercent: Line
    receivedAverage: Line
    """Since the start, as long as messages are offered."""
    roundtripMs: Line
    throughputPerSecond: Line
    applicationQueue: Line
    spool: Line
    checkpointMs: Line
    """The instants at which a checkpoint started, instead of one value for each step."""
    orchestrationsPerSecond: Line
    masterCpuPercent: Line
    worker1CpuPercent: Line
    worker2CpuPercent: Line
    sentPerSecond: Line
    completedPerSecond: Line
    sqlCpuPercent: Line
    sqlConnections: Line
    publishingDelayMs: Line
    waitingForWorker: Line
    waitingForLock: Line


class Incident(TypedDict):
    """Something that happened and took a while."""

    kind: str
    label: str
    """How it ended, in a word or two."""
    startMs: float
    endMs: float | None
    """None while it goes on."""
    detail: int | str | None
    """What it achieved, such as rows deleted, or whom it concerned, such as a host instance."""


class Phases(TypedDict):
    """The phases of a run, which together are all of it."""

    rampUpMs: float
    steadyMs: float
    rampDownMs: float
    rampsCount: bool
    """Whether results cover the ramps, too."""


class Distribution(TypedDict):
    """A histogram of roundtrips: `counts[i]` of them took between `i` and `i + 1` bins."""

    binMs: float
    counts: list[int]


class Stage(TypedDict):
    """A part of the roundtrip, told apart by `path` and `id`.

    The means of a path's stages add up to the mean time of single messages.
    """

    id: str
    label: str
    path: Literal["request", "response"]
    """The way of a message through the group."""
    kind: Literal["work", "wait", "assumed"]
    waitsFor: str | None
    """What is waited for; None where the kind is not "wait"."""
    meanMs: float


class _Replication(TypedDict):
    modelVersion: str
    digest: str
    """16 hexadecimal digits over the whole trajectory."""
    status: Status
    unstableReason: str | None
    """Why the run ended before its time; None where it did not."""
    simulatedMs: float
    events: int
    metrics: Metrics
    machines: list[SimulatedMachine]
    resources: list[Resource]
    """The busiest first, where the study sorts them."""
    series: Series
    protocol: Phases


class Replication(_Replication, total=False):
    """What one replication found."""

    incidents: list[Incident]
    distribution: Distribution
    stages: list[Stage]
    """The parts of a roundtrip, where roundtrips are measured."""
