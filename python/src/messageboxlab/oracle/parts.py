"""What the path of a message leads through: processors, and places where work gathers."""

from __future__ import annotations

import bisect
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import simpy

if TYPE_CHECKING:
    from .model import Model

Process: TypeAlias = Generator[Any, Any, Any]


@dataclass
class Message:
    """A request, later the response to it, with the stamps of the scenario's clocks."""

    made: float
    stored: simpy.Event
    arrived: float = 0.0
    is_response: bool = False
    place: Any = None  # among those its host instance has dispatched and not finished


class Computer:
    """Processors that take work first come first served."""

    def __init__(self, model: Model, processors: int) -> None:
        self.model, self.processors, self.busy_ms = model, processors, 0.0
        self.turns = simpy.Resource(model, processors)
        self.dispatches = False  # whether its sending host instance does just now

    def work(self, mean_ms: float) -> Process:
        with self.turns.request() as turn:
            yield turn
            took = self.model.draw(mean_ms)
            yield self.model.timeout(took)
        self.busy_ms += took


class Log:
    """The transaction log: one write at a time, which takes everything that waits for it.

    A publication announces its write when it gets its lock. What comes before that time is written
    earlier if a write still fits in, or else together with it.
    """

    def __init__(self, model: Model, write_ms: float) -> None:
        self.model, self.write_ms = model, write_ms
        self.san_wait_ms = 0.0  # for the page writes of a checkpoint
        self.writes: list[tuple[float, float]] = []  # those not over, from when to when, in order

    def write(self, after_ms: float = 0.0) -> simpy.Event:
        """Happens when what is handed over after that time is written."""
        now, takes_ms = self.model.now, self.write_ms + self.san_wait_ms
        self.writes = [one for one in self.writes if one[1] > now]
        at = now + after_ms
        for starts, ends in self.writes:
            if at + takes_ms <= starts:
                break  # fits in before
            if at <= starts:
                return self.model.timeout(ends - now)
            at = max(at, ends)
        bisect.insort(self.writes, (at, at + takes_ms))
        return self.model.timeout(at + takes_ms - now)


class Gathering:
    """Gathers until it is full, or a second has passed; then hands over what there is."""

    def __init__(self, model: Model, full: int, hand_over: Callable[[list[Any]], Process]) -> None:
        self.model, self.full, self.hand_over = model, full, hand_over
        self.items: list[Any] = []
        self.size = 0

    def add(self, item: object, size: int = 1) -> None:
        self.items.append(item)
        self.size += size
        if self.size >= self.full:
            self.flush()
        elif len(self.items) == 1:
            self.model.process(self.overdue(self.items))

    def overdue(self, items: list[Any]) -> Process:
        yield self.model.timeout(self.model.p.batch_timeout_ms)
        if items is self.items:
            self.flush()

    def flush(self) -> None:
        self.model.process(self.hand_over(self.items))
        self.items, self.size = [], 0
