"""The machines and the MessageBox of a scenario, and what happens beside the path of a message."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import SimpleNamespace

import simpy

from ..errors import SettingError
from ..knob import Setting
from ..published import machines
from ..simulation import knobs, parameters, settings
from .parts import Computer, Log, Message, Process

STUDY = "low-latency"
SQL_SERVERS = ("BPI8X-O01", "BPI8X-M01", "BPI8X-K02")


class Model(simpy.Environment):
    """A scenario: its knobs `k`, the parameters `p`, its computers, locks and queue."""

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
        points, kind = knobs(STUDY)["tracking"], ("xeon", "opteron", "dual").index(k.server)
        chosen = int(points.read(k.tracking))
        self.tracked = {one.id: int(chosen & int(one.value) > 0) for one in points.choices}
        self.cpu_factor = (p.xeon_cpu, 1.0, p.dual_cpu)[kind]
        self.hold_factor = (p.xeon_hold, 1.0, 1.0)[kind]
        self.places = machines(scenario)
        processors = {one.name: one.processors for one in self.places}
        processors["BPI8X-O01"] = (8, 4, 8)[kind]
        self.computers = {name: Computer(self, count) for name, count in processors.items()}
        self.server, self.tracking_database, self.others = (
            self.computers[name] for name in SQL_SERVERS
        )
        hold_ms = p.command_hold_ms * self.hold_factor
        self.look_ms = p.command_cpu_ms * self.cpu_factor + hold_ms
        looking = len(self.running("send"))
        self.round_ms = looking * max(hold_ms, self.look_ms / processors["BPI8X-O01"])
        self.background_ms = p.background_cpu_ms * (1 if k.sqlAgent else 1 - p.agent_share)
        self.trackers = self.running("track")
        self.publish_lock, self.queue_lock = simpy.Resource(self), simpy.Resource(self)
        self.queue: list[Message] = []
        self.stored = 0
        self.log = Log(self, p.log_write_ms)
        self.seen: dict[str, list[tuple[float, float]]] = {}
        self.process(self.checkpoints())

    def running(self, role: str) -> list[Computer]:
        return [self.computers[one.name] for one in self.places if role in one.roles]

    def draw(self, mean_ms: float) -> float:
        return self.random.expovariate(1 / mean_ms) if mean_ms > 0 else 0.0

    def think_ms(self) -> float:
        k = self.k
        shortest = max(0, k.thinkTimeMs - k.thinkSpreadMs)
        return self.random.uniform(shortest, k.thinkTimeMs + k.thinkSpreadMs)

    def note(self, quantity: str, value: float) -> None:
        self.seen.setdefault(quantity, []).append((self.now, value))

    def travel(self, kb: float) -> simpy.Event:
        return self.timeout(self.p.network_ms + kb / self.p.link_kb_per_ms)

    def further_ms(self, kb: float) -> float:
        """Processor time of a size beyond the scenario's 5 KB."""
        return float(self.p.cpu_per_kb_ms * (kb - 5))

    def at_server(self, cpu_ms: float) -> Process:
        return self.server.work(cpu_ms * self.cpu_factor)

    def checkpoints(self) -> Process:
        k, p = self.k, self.p
        rate = min(p.checkpoint_rate, k.queueDepth * k.hbaCards / p.checkpoint_write_ms)
        to_disks = k.spindles / 2 / p.disk_write_ms  # each page is on two disks
        room = k.writeCacheMb * 1024 / (8 * p.checkpoint_pages)
        behind_ms = 0.0 if k.logVolume else p.checkpoint_write_ms - p.log_write_ms
        cached = lasts = 0.0
        while True:
            pause = max(0, 1000 * k.checkpointIntervalSeconds - lasts)
            yield self.timeout(pause)
            cached = max(0.0, cached - to_disks * pause)
            left, self.stored, began = self.stored * p.checkpoint_writes, 0, self.now
            while left > 1e-6:
                is_full = rate > to_disks and cached > room - 1e-6
                pace = to_disks if is_full else rate
                write_ms = p.checkpoint_write_ms * rate / pace
                self.log.san_wait_ms = behind_ms + (write_ms if is_full else 0.0)
                step = left / pace
                if rate > to_disks and not is_full:
                    step = min(step, (room - cached) / (rate - to_disks))
                yield self.timeout(step)
                left -= step * pace
                cached = max(0.0, cached + step * (pace - to_disks))
            lasts = self.now - began
            self.log.san_wait_ms = 0.0

    def leave_work(self) -> None:
        """What every roundtrip leaves behind."""
        p, k = self.p, self.k
        self.log.write()
        self.others.busy_ms += p.other_databases_cpu_ms
        if k.globalTracking:
            self.tracking_database.busy_ms += p.tracking_database_cpu_ms
            self.trackers.append(self.trackers.pop(0))
            self.trackers[0].busy_ms += p.track_cpu_ms
