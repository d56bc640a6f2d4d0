"""The low-latency model a second time: in SimPy, from its documentation, to find errors in both.

Everything it does stands on the pages "The path of a message" and "How the replay measures" and
in the table of parameters. It covers configurations with one MessageBox.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from statistics import fmean, median
from types import SimpleNamespace
from typing import Any, TypeAlias

import simpy

from .errors import SettingError
from .knob import Setting
from .published import machines
from .simulation import knobs, parameters, settings

Process: TypeAlias = Generator[Any, Any, Any]

STUDY = "low-latency"
AFTERWARDS_MS = 1e-6
WARM_UP_MS, MEASURED_MS, WINDOW_MS = 10_000, 110_000, 2_000


@dataclass
class Message:
    """A request, later the response to it, with the stamps of the scenario's clocks."""

    made: float
    stored: simpy.Event
    arrived: float = 0.0
    is_response: bool = False
    batch: list[Message] = field(default_factory=list)


class Computer:
    """Processors that take work first come first served, slower beside other work."""

    def __init__(self, model: Model, processors: int) -> None:
        self.model, self.processors, self.busy_ms = model, processors, 0.0
        self.turns = simpy.Resource(model, processors)
        self.held = 0  # messages that its sending host instance has read and not finished

    def work(self, mean_ms: float) -> Process:
        with self.turns.request() as turn:
            yield turn
            others = (self.turns.count - 1) / self.processors
            took = self.model.draw(mean_ms) * (1 + self.model.p.contention * others)
            yield self.model.timeout(took)
        self.busy_ms += took


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


class Model(simpy.Environment):
    """The load, the MessageBox and what host instances have in common."""

    def __init__(
        self,
        scenario: str,
        seed: int,
        changes: Mapping[str, Setting],
        other_parameters: Mapping[str, float],
    ) -> None:
        super().__init__()
        self.random = random.Random(seed)
        values = {name: one.value for name, one in parameters(STUDY).items()}
        self.p = p = SimpleNamespace(**{**values, **other_parameters})
        self.k = k = SimpleNamespace(**{**settings(scenario), **changes})
        if k.messageBoxes + k.boxesOnDta + k.boxesOnThird > 1:
            raise SettingError("messageBoxes", k.messageBoxes, "1: the oracle knows no others")
        points, known = knobs(STUDY)["tracking"], ("xeon", "opteron", "dual").index(k.server)
        chosen = int(points.read(k.tracking))
        self.tracked = {one.id: int(chosen & int(one.value) > 0) for one in points.choices}
        self.cpu_factor = (p.xeon_cpu, 1.0, p.dual_cpu)[known]
        self.hold_factor = (p.xeon_hold, 1.0, 1.0)[known]
        places = machines(scenario)
        processors = {one.name: one.processors for one in places}
        processors["BPI8X-O01"] = (8, 4, 8)[known]
        self.computers = {name: Computer(self, count) for name, count in processors.items()}

        def running(role: str) -> list[Computer]:
            return [self.computers[one.name] for one in places if role in one.roles]

        self.receivers = [Receiver(self, computer) for computer in running("receive")]
        self.senders = [Sender(self, computer) for computer in running("send")]
        self.trackers = running("track")
        self.server, self.tracking_database, self.others = (
            self.computers[name] for name in ("BPI8X-O01", "BPI8X-M01", "BPI8X-K02")
        )
        self.publish_lock, self.queue_lock = simpy.Resource(self), simpy.Resource(self)
        self.queue: list[Message] = []
        self.stored = 0
        self.storage = 1.0  # stretch of what waits for the storage
        self.seen: dict[str, list[tuple[float, float]]] = {}
        self.process(self.checkpoints())
        for _ in range(k.virtualUsers):
            self.process(self.user())

    def draw(self, mean_ms: float) -> float:
        return self.random.expovariate(1 / mean_ms) if mean_ms > 0 else 0.0

    def note(self, quantity: str, value: float) -> None:
        self.seen.setdefault(quantity, []).append((self.now, value))

    def travel(self, kb: float) -> simpy.Event:
        return self.timeout(self.p.network_ms + kb / self.p.link_kb_per_ms)

    def further(self, kb: float) -> float:
        return float(self.p.cpu_per_kb_ms * (kb - 5))

    def user(self) -> Process:
        k, p = self.k, self.p
        shortest, longest = max(0, k.thinkTimeMs - k.thinkSpreadMs), k.thinkTimeMs + k.thinkSpreadMs
        while True:
            yield self.timeout(0 if k.keepAlive else p.connect_ms)
            message = Message(self.now, self.event())
            yield self.travel(k.requestKb)
            self.receivers.append(self.receivers.pop(0))  # equals take turns
            receiver = min(self.receivers, key=lambda one: one.requests)
            self.process(receiver.receive(message))
            yield message.stored
            yield self.timeout(p.commit_io_ms * self.storage + p.accept_ms)
            yield self.timeout(self.random.uniform(shortest, longest))

    def locked(self, lock: simpy.Resource, work_ms: float, write_ms: float = 0) -> Process:
        """Waits for a lock, and holds it for work of the server and a write to the log."""
        with lock.request() as turn:
            yield turn
            took = self.draw(work_ms * self.hold_factor)
            self.server.busy_ms += took
            yield self.timeout(took + write_ms * self.storage)

    def under_publish_lock(
        self, cpu_ms: float, hold_ms: float, saved: int, write_ms: float = 0
    ) -> Process:
        """Part of a transaction: work on processors, then under the publish lock."""
        p = self.p
        yield from self.server.work((cpu_ms + saved * p.tracked_cpu_ms) * self.cpu_factor)
        hold_ms += saved * p.tracked_hold_ms
        yield from self.locked(self.publish_lock, hold_ms, write_ms)

    def publish(self, count: int, bodies: int) -> Process:
        p, saved = self.p, bodies + count * self.k.globalTracking
        first, rest = p.publish_hold_ms * p.publish_share, p.publish_hold_ms * (1 - p.publish_share)
        yield from self.under_publish_lock(
            p.publish_cpu_ms * count, first * count, saved, p.log_write_ms
        )
        yield from self.locked(self.queue_lock, rest * count)

    def checkpoints(self) -> Process:
        k, p = self.k, self.p
        together = min(p.checkpoint_pages, max(1, p.checkpoint_pages / k.dataFiles))
        writes = p.checkpoint_writes * p.checkpoint_pages / together
        rate = min(p.checkpoint_rate, k.queueDepth * k.hbaCards / p.checkpoint_write_ms)
        lasts = 0.0
        while True:
            yield self.timeout(max(0, p.checkpoint_interval_ms - lasts))
            lasts, self.stored, self.storage = self.stored * writes / rate, 0, p.checkpoint_slowdown
            yield self.timeout(lasts)
            self.storage = 1.0

    def roundtrip_ends(self) -> None:
        """Work that every roundtrip leaves behind."""
        p, k = self.p, self.k
        share = 1 if k.sqlAgent else 1 - p.agent_share
        self.process(self.server.work(p.background_cpu_ms * share * self.cpu_factor))
        self.others.busy_ms += p.other_databases_cpu_ms
        if k.globalTracking:
            self.tracking_database.busy_ms += p.tracking_database_cpu_ms
            self.trackers.append(self.trackers.pop(0))
            self.process(self.trackers[0].work(p.track_cpu_ms))


class Receiver:
    """A receiving host instance: admits, parses, gathers and publishes."""

    def __init__(self, model: Model, computer: Computer) -> None:
        k, self.model, self.computer, self.requests = model.k, model, computer, 0
        self.door = simpy.Resource(
            model, min(k.requestQueueSize, k.workerThreads * computer.processors)
        )
        self.places = simpy.Resource(
            model, min(k.bufferCacheSize, k.messagingThreads * computer.processors)
        )
        self.parsed = Gathering(model, k.httpBatchSize, self.publish)

    def receive(self, message: Message) -> Process:
        model = self.model
        self.requests += 1
        with self.door.request() as admitted:
            yield admitted
            mean = model.p.receive_cpu_ms + model.further(model.k.requestKb)
            yield from self.computer.work(mean * (1 + model.p.sharing * self.computer.held))
            self.parsed.add(message)
            yield message.stored
        self.requests -= 1

    def publish(self, batch: list[Message]) -> Process:
        model = self.model
        with self.places.request() as place:
            yield place
            yield from model.publish(len(batch), len(batch) * model.tracked["requestReceive"])
        yield model.timeout(AFTERWARDS_MS)  # who waits for the lock gets it first
        model.queue += batch
        model.stored += len(batch)
        for message in batch:
            model.note("throughput", 1)
            message.stored.succeed()


class Sender:
    """A sending host instance: polls, reads, dispatches, sends and completes."""

    def __init__(self, model: Model, computer: Computer) -> None:
        k, self.model, self.computer = model.k, model, computer
        self.batches, self.room = 0, model.event()
        self.inbox = simpy.Store(model)
        self.in_flight = simpy.Resource(model, k.httpOutInflight)
        self.connections = simpy.Resource(model, k.httpOutMaxConnection)
        self.io_threads = simpy.Resource(model, k.ioThreads * computer.processors)
        self.threads = simpy.Resource(model, k.messagingThreads * computer.processors)
        self.finished = Gathering(model, k.httpOutCompleteSize, self.complete)
        model.process(self.poll())
        model.process(self.dispatch())

    def poll(self) -> Process:
        model, k, p, pause = self.model, self.model.k, self.model.p, 0.0
        while True:
            while self.batches >= k.bufferCacheSize:
                self.room = model.event()
                yield self.room
            yield from model.server.work(p.command_cpu_ms * model.cpu_factor)
            with model.queue_lock.request() as turn:
                yield turn
                taken, model.queue = model.queue[: k.batchSize], model.queue[k.batchSize :]
                took = model.draw(p.command_hold_ms * (1 + len(taken)) * model.hold_factor)
                model.server.busy_ms += took
                yield model.timeout(took)
            if taken:
                cpu_ms, pause = p.command_cpu_ms * len(taken) * model.cpu_factor, 0.0
                model.process(model.server.work(cpu_ms))  # nobody waits for it
                self.batches += 1
                yield model.timeout(p.load_ms)
                model.process(self.read(taken))
                yield model.timeout(0)  # the reading goes first
            else:
                pause = min(max(p.poll_first_ms, pause * p.poll_growth), k.maxReceiveIntervalMs)
                yield model.timeout(pause)

    def read(self, batch: list[Message]) -> Process:
        p = self.model.p
        yield from self.model.under_publish_lock(
            p.command_cpu_ms * len(batch), p.command_hold_ms, 0
        )
        self.computer.held += len(batch)
        for message in batch:
            message.batch = batch
            self.inbox.put(message)

    def dispatch(self) -> Process:
        model, p = self.model, self.model.p
        while True:
            message = yield self.inbox.get()
            place = self.in_flight.request()
            yield place
            tracked = model.tracked["responseSend" if message.is_response else "requestSend"]
            mean = p.dispatch_ms + p.dispatch_tracked_ms * tracked
            mean += 0 if model.k.keepAlive else p.dispatch_connect_ms
            mean *= model.storage * self.crowding()
            yield model.timeout(model.random.gammavariate(16, mean / 16))
            if message is message.batch[-1]:
                self.batches -= 1
                if not self.room.triggered:
                    self.room.succeed()
            model.process(self.send(message, place))

    def crowding(self) -> float:
        return 1 + float(self.model.p.crowding) * self.computer.held / 100

    def send(self, message: Message, place: Any) -> Process:
        model, p, k = self.model, self.model.p, self.model.k
        kb = k.responseKb if message.is_response else k.requestKb
        yield from self.computer.work((p.send_cpu_ms + model.further(kb)) * self.crowding())
        ends = message.is_response
        with self.connections.request() as connection:
            yield connection
            yield model.travel(kb)
            if ends:
                model.note("responseTime", model.now - message.arrived)
                model.note("roundtripTime", model.now - message.made)
                yield model.timeout(p.network_ms)
                model.roundtrip_ends()
            else:
                model.note("requestTime", model.now - message.made)
                message.arrived, message.is_response = model.now, True
                yield model.timeout(p.response_delay_ms * k.responseDelay)
                yield model.travel(k.responseKb)
        if not ends:
            with self.io_threads.request() as thread:
                yield thread
                yield from self.computer.work(p.reply_cpu_ms + model.further(k.responseKb))
        self.in_flight.release(place)
        self.computer.held -= 1
        self.finished.add(None if ends else message, 1 if ends else 2)

    def complete(self, batch: list[Message | None]) -> Process:
        """Stores the responses of a batch one by one and deletes what was sent."""
        model, p, tracked = self.model, self.model.p, self.model.tracked
        responses = [message for message in batch if message]
        saved = len(responses) * tracked["requestSend"]
        saved += (len(batch) - len(responses)) * tracked["responseSend"]
        with self.threads.request() as thread:
            yield thread
            for _ in responses:
                yield from model.publish(1, tracked["responseReceive"])
            yield from model.under_publish_lock(p.command_cpu_ms, p.command_hold_ms, saved)
        model.queue += responses


def simulate(
    scenario: str,
    *,
    seed: int = 1,
    other_parameters: Mapping[str, float] | None = None,
    **changes: Setting,
) -> dict[str, float]:
    """The metrics of a preview: two minutes without ramps, the first ten seconds left out."""
    model = Model(scenario, seed, changes, other_parameters or {})
    model.run(WARM_UP_MS)
    before = {name: one.busy_ms for name, one in model.computers.items()}
    model.run(WARM_UP_MS + MEASURED_MS)
    metrics = {}
    for quantity, values in model.seen.items():
        windows: list[list[float]] = [[] for _ in range(MEASURED_MS // WINDOW_MS)]
        for end, value in values:
            if WARM_UP_MS <= end < WARM_UP_MS + MEASURED_MS:
                windows[int((end - WARM_UP_MS) // WINDOW_MS)].append(value)
        if quantity == "throughput":
            readings = [1000 * len(window) / WINDOW_MS for window in windows]
        else:
            readings = [fmean(window) for window in windows if window]
        metrics[f"{quantity}.mean"] = fmean(readings)
        metrics[f"{quantity}.median"] = median(readings)
    for name, one in model.computers.items():
        share = (one.busy_ms - before[name]) / (MEASURED_MS * one.processors)
        metrics[f"cpu.{name}"] = 100 * share
    return metrics
