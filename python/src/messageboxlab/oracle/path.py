"""The path of a message, stage by stage, as the page of that name tells it."""

from __future__ import annotations

from simpy import Event, Resource, Store

from .model import Model
from .parts import Computer, Gathering, Message, Process


def start(model: Model) -> None:
    receivers = [Receiver(model, one) for one in model.running("receive")]
    for computer in model.running("send"):
        sender = Sender(model, computer)
        model.process(sender.poll())
        model.process(sender.dispatch())
    for _ in range(model.k.virtualUsers):
        model.process(user(model, receivers))


def user(model: Model, receivers: list[Receiver]) -> Process:
    while True:
        yield model.timeout(0 if model.k.keepAlive else 2 * model.p.network_ms)
        request = Message(model.now, model.event())
        yield model.travel(model.k.requestKb)
        receivers.append(receivers.pop(0))  # equals take turns
        receiver = min(receivers, key=lambda one: one.requests)
        model.process(receiver.receive(request))
        yield request.stored
        yield model.log.write()
        yield from receiver.answer()
        tracked = model.tracked["requestReceive"] * model.p.accept_tracked_ms
        yield model.timeout(tracked * model.cpu_factor)
        yield model.timeout(model.think_ms())


class Receiver:
    """A receiving host instance."""

    def __init__(self, model: Model, computer: Computer) -> None:
        k, processors = model.k, computer.processors
        self.model, self.computer, self.requests = model, computer, 0
        admitted = min(k.requestQueueSize, k.workerThreads * processors)
        threads = min(k.bufferCacheSize, k.messagingThreads * processors)
        self.door, self.threads = Resource(model, admitted), Resource(model, threads)
        self.answers = Resource(model)
        self.parsed = Gathering(model, k.httpBatchSize, self.store)

    def receive(self, request: Message) -> Process:
        model = self.model
        self.requests += 1
        with self.door.request() as admitted:
            yield admitted
            parse_ms = model.p.receive_cpu_ms + model.further_ms(model.k.requestKb)
            yield from self.computer.work(parse_ms * self.stretch())
            self.parsed.add(request)
            yield request.stored
        self.requests -= 1

    def stretch(self) -> float:
        return 1 + float(self.model.p.sharing) * self.computer.dispatches

    def answer(self) -> Process:
        answer_ms = self.model.p.accept_ms * self.stretch()
        with self.answers.request() as turn:
            yield turn
            yield self.model.timeout(answer_ms)

    def store(self, batch: list[Message]) -> Process:
        model = self.model
        with self.threads.request() as thread:
            yield thread
            bodies = len(batch) * model.tracked["requestReceive"]
            yield from publish(model, len(batch), bodies)
        model.queue += batch
        model.stored += len(batch)
        for request in batch:
            model.note("throughput", 1)
            request.stored.succeed()


def under_lock(model: Model, mean_ms: float) -> float:
    took = model.draw(mean_ms)
    model.server.busy_ms += took
    return took


def transact(
    model: Model, cpu_ms: float, hold_ms: float, saved: int = 0, *, publishes: bool = False
) -> Process:
    """On processors, then under the publish lock. Bodies and events may be saved."""
    yield from model.at_server(cpu_ms + saved * model.p.tracked_cpu_ms)
    with model.publish_lock.request() as turn:
        yield turn
        took = under_lock(model, hold_ms * model.hold_factor + saved * model.p.tracked_hold_ms)
        yield model.log.write(took) if publishes else model.timeout(took)
    for _ in ("released", "granted"):  # the next one announces its record first
        yield model.timeout(0)


def publish(model: Model, count: int, bodies: int) -> Process:
    p, saved = model.p, bodies + count * model.k.globalTracking
    hold_ms = count * p.publish_hold_ms
    yield from transact(model, count * p.publish_cpu_ms, hold_ms, saved, publishes=True)


class Sender:
    """A sending host instance."""

    def __init__(self, model: Model, computer: Computer) -> None:
        self.model, self.computer, k = model, computer, model.k
        self.batches = Resource(model, k.bufferCacheSize)
        self.inbox = Store(model)
        self.in_flight = Resource(model, k.httpOutInflight)
        self.connections = Resource(model, k.httpOutMaxConnection)
        self.io_threads = Resource(model, k.ioThreads * computer.processors)
        self.threads = Resource(model, k.messagingThreads * computer.processors)
        self.finished = Gathering(model, k.httpOutCompleteSize, self.complete)

    def poll(self) -> Process:
        model, k, p, pause = self.model, self.model.k, self.model.p, 0.0
        while True:
            room = self.batches.request()
            yield room
            began, batch = model.now, []
            if not model.queue:  # seen at once
                model.server.busy_ms += model.look_ms
            else:
                yield from model.at_server(p.command_cpu_ms)
                with model.queue_lock.request() as turn:
                    yield turn
                    batch = model.queue[: k.batchSize]
                    del model.queue[: k.batchSize]
                    took = p.command_hold_ms * (1 + len(batch))
                    yield model.timeout(under_lock(model, took * model.hold_factor))
            if batch:
                model.log.write()
                model.process(self.read(batch, room))
                yield model.timeout(0)  # the reading goes first
                pause = 0.0
            else:
                self.batches.release(room)
                longer = max(p.poll_first_ms, pause * p.poll_growth)
                pause = min(longer, k.maxReceiveIntervalMs)
                looks_ms = began + max(model.look_ms + pause, model.round_ms)
                yield model.timeout(max(0.0, looks_ms - model.now))

    def read(self, batch: list[Message], room: Event) -> Process:
        p = self.model.p
        yield from transact(self.model, 2 * p.command_cpu_ms * len(batch), p.command_hold_ms)
        self.inbox.put((batch, room))

    def dispatch(self) -> Process:
        model, p = self.model, self.model.p
        while True:
            batch, room = yield self.inbox.get()
            for message in batch:
                message.place = self.in_flight.request()
                yield message.place
                body = "responseSend" if message.is_response else "requestSend"
                mean_ms = p.dispatch_ms + p.dispatch_tracked_ms * model.tracked[body]
                self.computer.dispatches = True
                yield model.timeout(mean_ms * model.random.uniform(1 - 0.433, 1 + 0.433))
                self.computer.dispatches = False
                model.process(self.send(message))
            self.batches.release(room)

    def send(self, message: Message) -> Process:
        model, p, k, ends = self.model, self.model.p, self.model.k, message.is_response
        kb = k.responseKb if ends else k.requestKb
        yield from self.computer.work(p.send_cpu_ms + model.further_ms(kb))
        with self.connections.request() as connection:
            yield connection
            yield model.travel(kb)
            if ends:
                model.note("responseTime", model.now - message.arrived)
                model.note("roundtripTime", model.now - message.made)
                yield model.timeout(p.network_ms)
                model.leave_work()
            else:
                model.note("requestTime", model.now - message.made)
                message.arrived, message.is_response = model.now, True
                yield model.timeout(p.response_delay_ms * k.responseDelay)
                yield model.travel(k.responseKb)
        if not ends:
            with self.io_threads.request() as thread:
                yield thread
                reply_ms = p.reply_cpu_ms + model.further_ms(k.responseKb)
                yield from self.computer.work(reply_ms)
        self.in_flight.release(message.place)
        self.finished.add(None if ends else message, 1 if ends else 2)

    def complete(self, batch: list[Message | None]) -> Process:
        model, p, tracked = self.model, self.model.p, self.model.tracked
        responses = [message for message in batch if message]
        saved = len(responses) * tracked["requestSend"]
        saved += (len(batch) - len(responses)) * tracked["responseSend"]
        with self.threads.request() as thread:
            yield thread
            for _ in responses:
                yield from publish(model, 1, tracked["responseReceive"])
            behind_ms = (len(batch) - len(responses)) * model.background_ms
            yield from transact(model, p.command_cpu_ms + behind_ms, p.command_hold_ms, saved)
        model.log.write()
        model.queue += responses
