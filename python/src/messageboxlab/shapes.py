"""The parts of a report, as the simulator writes them. Times are in milliseconds."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict


class SimulatedMachine(TypedDict):
    """A simulated computer."""

    name: str
    group: str
    roles: list[str]
    processors: int
    cpuPercent: float


class Resource(TypedDict):
    """Something that messages compete for, told apart by `id` and `label`."""

    id: str
    label: str
    utilisationPercent: float
    waitMs: float | None
    """Mean wait; None where none is measured."""


class Stage(TypedDict):
    """A part of the roundtrip.

    The means of a path's stages add up to the mean time of single messages.
    """

    id: str
    label: str
    path: Literal["request", "response"]
    kind: Literal["work", "wait", "assumed"]
    waitsFor: str | None
    """What is waited for; None where the kind is not "wait"."""
    meanMs: float


class Distribution(TypedDict):
    """A histogram of roundtrips: `counts[i]` of them took between `i` and `i + 1` bins."""

    binMs: float
    counts: list[int]


class Incident(TypedDict):
    """Something that happened and took a while."""

    kind: str
    label: str
    """How it ended, in a word or two."""
    startMs: float
    endMs: float | None
    """None while it goes on."""
    detail: float | str | None
    """What it achieved, such as rows deleted, or whom it concerned, such as a host."""


class Phases(TypedDict):
    """The phases of a run, which together are all of it."""

    rampUpMs: float
    steadyMs: float
    rampDownMs: float
    rampsCount: bool
    """Whether results cover the ramps, too."""


class _Steps(TypedDict):
    stepMs: float


Line: TypeAlias = list[float | None]
"""A value for each step; None where there is none."""


class Series(_Steps, total=False):
    """Values over time in steps of `stepMs` from the start of the run.

    Each study has some of the lines.
    """

    roundtripMs: Line
    throughputPerSecond: Line
    applicationQueue: Line
    spool: Line
    checkpointMs: Line
    """The instants at which a checkpoint started, instead of one value for each step."""
    receivedPerSecond: Line
    offeredPerSecond: Line
    spoolRows: Line
    diskIdlePercent: Line
    lockTimeoutsPerSecond: Line
    sessions: Line
    blockedSessions: Line
    messageboxCpuPercent: Line
    receivedAverage: Line
    documentsPerSecond: Line
    queueDepth: Line
    messagesInDatabase: Line
    biztalkCpuPercent: Line
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


class _Always(TypedDict):
    modelVersion: str
    digest: str
    status: Literal["done", "unstable"]
    unstableReason: str | None
    simulatedMs: float
    events: int
    metrics: dict[str, float | None]
    machines: list[SimulatedMachine]
    resources: list[Resource]
    series: Series
    protocol: Phases


class Replication(_Always, total=False):
    """What the simulator reports of one replication; the rest where the study has it."""

    distribution: Distribution
    stages: list[Stage]
    incidents: list[Incident]
