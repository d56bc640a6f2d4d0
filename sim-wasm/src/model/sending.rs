//! Sending host instances: polling, dispatching, sending and completing.

use super::message::{Message, NONE};
use super::observations::Stage;
use super::system::{Fault, MESSAGE_LIMIT, System};
use super::transaction::{BACKGROUND, Operation, Transaction};
use crate::kernel::fifo::Fifo;
use crate::kernel::gate::{Gate, Grant};
use crate::kernel::moments::Moments;
use crate::kernel::station::Admission;
use crate::kernel::time_average::TimeAverage;
use crate::kernel::variates::exponential;
use crate::scenario::Values;
use crate::scenario::knobs::Id;

/// Bits of the tracking knob.
const TRACK_REQUEST_SENT: u8 = 2;
const TRACK_RESPONSE_SENT: u8 = 8;

/// Work on the processors of a BizTalk computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Job {
    Parse,
    Send,
    Reply,
    Track,
}

impl Job {
    const ALL: [Self; 4] = [Self::Parse, Self::Send, Self::Reply, Self::Track];
    /// Bits of a job number that hold the message.
    const MESSAGE_BITS: u32 = 20;

    fn number(self, message: u32) -> u32 {
        (self as u32) << Self::MESSAGE_BITS | (message & ((1 << Self::MESSAGE_BITS) - 1))
    }

    fn of(number: u32) -> (Self, u32) {
        let kind = Self::ALL[(number >> Self::MESSAGE_BITS) as usize & 3];
        (kind, number & ((1 << Self::MESSAGE_BITS) - 1))
    }
}

/// A sending host instance.
pub struct Sender {
    pub machine: u16,
    dispatcher_slot: u32,
    dispatching: u32,
    pub dispatcher_busy: TimeAverage,
    pub dispatcher_wait: Moments,
    /// Loaded messages waiting for the dispatcher.
    local: Fifo<u32>,
    /// Messages left to dispatch in each loaded batch, oldest first.
    batches: Fifo<u16>,
    oldest_batch: u16,
    /// Messages the send adapter has accepted and not finished.
    inflight: usize,
    connections: Gate,
    io_threads: Gate,
    /// Publications and deletions under way.
    threads: Gate,
    completion_slot: u32,
    completion_head: u32,
    completion_tail: u32,
    completion_actions: u32,
    completion_count: u16,
}

impl Sender {
    /// An idle sending host instance on a computer with `processors`.
    pub fn new(
        machine: u16,
        dispatcher: u32,
        completion: u32,
        processors: u32,
        values: &Values,
    ) -> Self {
        let gate = |units: usize| Gate::new(units as u32, MESSAGE_LIMIT);
        let per_processor = |id| values.count(id) * processors as usize;
        Self {
            machine,
            dispatcher_slot: dispatcher,
            dispatching: NONE,
            dispatcher_busy: TimeAverage::default(),
            dispatcher_wait: Moments::default(),
            local: Fifo::new(MESSAGE_LIMIT),
            batches: Fifo::new(MESSAGE_LIMIT),
            oldest_batch: 0,
            inflight: 0,
            connections: gate(values.count(Id::HttpOutMaxConnection)),
            io_threads: gate(per_processor(Id::IoThreads)),
            threads: gate(per_processor(Id::MessagingThreads)),
            completion_slot: completion,
            completion_head: NONE,
            completion_tail: NONE,
            completion_actions: 0,
            completion_count: 0,
        }
    }
}

/// The polling loop of one sending host instance on one MessageBox.
pub struct Poll {
    slot: u32,
    host: u16,
    messagebox: u8,
    /// Pause before the next look, ms.
    pause_ms: f64,
    /// Batch being loaded.
    loading: u32,
    loading_count: u16,
    /// Waits for a place in the host instance's memory.
    blocked: bool,
}

impl Poll {
    /// A loop that looks at once.
    pub fn new(slot: u32, host: u16, messagebox: u8) -> Self {
        Self {
            slot,
            host,
            messagebox,
            pause_ms: 0.0,
            loading: NONE,
            loading_count: 0,
            blocked: false,
        }
    }
}

impl System {
    pub(super) fn start_polls(&mut self) {
        for poll in &self.polls {
            self.timers.schedule(poll.slot, 0.0);
        }
    }

    /// A batch is loaded or a pause is over: look for messages.
    pub(super) fn poll_due(&mut self, index: u16) {
        let poll = &mut self.polls[index as usize];
        let host = poll.host;
        if poll.loading != NONE {
            let (mut message, count) = (poll.loading, poll.loading_count);
            poll.loading = NONE;
            let sender = &mut self.senders[host as usize];
            if sender.oldest_batch == 0 && sender.batches.is_empty() {
                sender.oldest_batch = count;
            } else {
                sender.batches.push(count);
            }
            while message != NONE {
                self.pass(message, Stage::Dequeue);
                let next = self.messages[message].next;
                self.senders[host as usize].local.push(message);
                message = next;
            }
            self.dispatch(host);
        }
        let sender = &self.senders[host as usize];
        let open = sender.batches.len() + usize::from(sender.oldest_batch > 0);
        let poll = &mut self.polls[index as usize];
        if open >= self.limits.open_batches {
            poll.blocked = true;
            return;
        }
        let messagebox = poll.messagebox;
        self.transact(Transaction {
            operation: Operation::Dequeue,
            host: index,
            messagebox,
            tracked: 0,
            count: 0,
            head: NONE,
            storing: NONE,
        });
    }

    /// A dequeue is committed; its `host` is the polling loop.
    pub(super) fn dequeued(&mut self, transaction: Transaction) {
        let now = self.timers.now();
        let p = &self.parameters;
        let poll = &mut self.polls[transaction.host as usize];
        let wait = if transaction.count > 0 {
            poll.loading = transaction.head;
            poll.loading_count = transaction.count;
            poll.pause_ms = 0.0;
            p.load_ms * self.storage_slowdown
        } else {
            let longer = (poll.pause_ms * p.poll_growth).max(p.poll_first_ms);
            poll.pause_ms = longer.min(self.limits.max_receive_interval_ms);
            poll.pause_ms
        };
        let slot = poll.slot;
        let host = poll.host;
        let mut message = transaction.head;
        while message != NONE {
            self.messages[message].host = host;
            message = self.messages[message].next;
        }
        self.timers.schedule(slot, now + wait);
    }

    /// Starts the dispatcher of a host instance if it is idle and has something to do.
    fn dispatch(&mut self, host: u16) {
        let now = self.timers.now();
        let sender = &mut self.senders[host as usize];
        if sender.dispatching != NONE || sender.inflight >= self.limits.inflight {
            return;
        }
        let Some(message) = sender.local.pop() else {
            return;
        };
        sender.dispatching = message;
        sender.inflight += 1;
        sender.dispatcher_busy.set(now, 1.0);
        sender
            .dispatcher_wait
            .add(now - self.messages[message].mark_ms);
        self.pass(message, Stage::DispatchWait);
        let p = &self.parameters;
        let tracked = if self.sends_tracked(message) {
            p.dispatch_tracked_ms
        } else {
            0.0
        };
        let connect = if self.values.on(Id::KeepAlive) {
            0.0
        } else {
            p.dispatch_connect_ms
        };
        let mean = (p.dispatch_ms + tracked + connect) * self.storage_slowdown;
        let duration = exponential(&mut self.streams.dispatch, mean);
        self.timers
            .schedule(self.senders[host as usize].dispatcher_slot, now + duration);
    }

    fn sends_tracked(&self, message: u32) -> bool {
        let point = if self.messages[message].is_response {
            TRACK_RESPONSE_SENT
        } else {
            TRACK_REQUEST_SENT
        };
        self.limits.tracking & point != 0
    }

    pub(super) fn dispatched(&mut self, host: u16) {
        let now = self.timers.now();
        let sender = &mut self.senders[host as usize];
        let message = sender.dispatching;
        sender.dispatching = NONE;
        sender.dispatcher_busy.set(now, 0.0);
        sender.oldest_batch -= 1;
        if sender.oldest_batch == 0 {
            if let Some(next) = sender.batches.pop() {
                sender.oldest_batch = next;
            }
            self.unblock_polls(host);
        }
        self.pass(message, Stage::Dispatch);
        let size = if self.messages[message].is_response {
            Id::ResponseKb
        } else {
            Id::RequestKb
        };
        let mean = self.parameters.send_cpu_ms + self.further_cpu_ms(size);
        let work = exponential(&mut self.streams.send, mean);
        let machine = self.senders[host as usize].machine;
        self.work_on(machine, Job::Send, message, work);
        self.dispatch(host);
    }

    fn unblock_polls(&mut self, host: u16) {
        let now = self.timers.now();
        for poll in &mut self.polls {
            if poll.host == host && poll.blocked {
                poll.blocked = false;
                self.timers.schedule(poll.slot, now);
                return;
            }
        }
    }

    /// Queues processor work on a BizTalk computer.
    pub(super) fn work_on(&mut self, machine: u16, job: Job, message: u32, work_ms: f64) {
        let now = self.timers.now();
        let station = &mut self.machines[machine as usize].station;
        if station.arrive(now, job.number(message), work_ms, &mut self.timers) == Admission::Refused
        {
            self.fail(Fault::QueueFull);
        }
    }

    pub(super) fn machine_done(&mut self, machine: u16, slot: u32) {
        let now = self.timers.now();
        let station = &mut self.machines[machine as usize].station;
        let Some(number) = station.complete(now, slot, &mut self.timers) else {
            return;
        };
        match Job::of(number) {
            (Job::Parse, message) => self.gather(message),
            (Job::Send, message) => self.connect(message),
            (Job::Reply, message) => self.reply_taken(message),
            (Job::Track, _) => {}
        }
    }

    fn connect(&mut self, message: u32) {
        let now = self.timers.now();
        let host = self.messages[message].host as usize;
        match self.senders[host].connections.acquire(now, message) {
            Grant::Granted => self.transmit(message),
            Grant::Queued => {}
            Grant::Refused => self.fail(Fault::QueueFull),
        }
    }

    fn transmit(&mut self, message: u32) {
        let now = self.timers.now();
        let is_response = self.messages[message].is_response;
        let line = if is_response {
            &mut self.to_harness
        } else {
            &mut self.to_backend
        };
        line.enter(now, message, &mut self.timers);
    }

    fn disconnect(&mut self, host: usize) {
        let now = self.timers.now();
        if let Some(next) = self.senders[host].connections.release(now) {
            self.transmit(next);
        }
    }

    /// A request reaches the backend, which answers.
    pub(super) fn reached_backend(&mut self) {
        let now = self.timers.now();
        let Some(message) = self.to_backend.leave(&mut self.timers) else {
            return;
        };
        self.pass(message, Stage::Send);
        let state = &mut self.messages[message];
        state.answered_ms = now;
        state.is_response = true;
        let latency = now - state.born_ms;
        self.observations.requested(now, latency);
        self.from_backend.enter(now, message, &mut self.timers);
    }

    /// A response reaches the host instance that sent the request.
    pub(super) fn response_returned(&mut self) {
        let now = self.timers.now();
        let Some(message) = self.from_backend.leave(&mut self.timers) else {
            return;
        };
        self.pass(message, Stage::BackendDelay);
        let host = self.messages[message].host as usize;
        self.disconnect(host);
        match self.senders[host].io_threads.acquire(now, message) {
            Grant::Granted => self.take_reply(message),
            Grant::Queued => {}
            Grant::Refused => self.fail(Fault::QueueFull),
        }
    }

    fn take_reply(&mut self, message: u32) {
        let mean = self.parameters.reply_cpu_ms + self.further_cpu_ms(Id::ResponseKb);
        let work = exponential(&mut self.streams.send, mean);
        let machine = self.senders[self.messages[message].host as usize].machine;
        self.work_on(machine, Job::Reply, message, work);
    }

    fn reply_taken(&mut self, message: u32) {
        let now = self.timers.now();
        let host = self.messages[message].host;
        if let Some(next) = self.senders[host as usize].io_threads.release(now) {
            self.take_reply(next);
        }
        self.complete(host, message, 2);
    }

    /// A response reaches its destination.
    pub(super) fn reached_harness(&mut self) {
        let now = self.timers.now();
        let Some(message) = self.to_harness.leave(&mut self.timers) else {
            return;
        };
        self.pass(message, Stage::Send);
        let state = self.messages[message];
        self.observations
            .responded(now, now - state.answered_ms, now - state.born_ms);
        self.observations.in_system.add(now, -1.0);
        self.from_harness.enter(now, message, &mut self.timers);
        self.charge_roundtrip();
    }

    /// Work that every roundtrip leaves behind.
    fn charge_roundtrip(&mut self) {
        let p = &self.parameters;
        let agent = if self.values.on(Id::SqlAgent) {
            1.0
        } else {
            1.0 - p.agent_share
        };
        let background = p.background_cpu_ms * agent;
        let tracking_database = p.tracking_database_cpu_ms;
        let track = p.track_cpu_ms;
        let work = exponential(&mut self.streams.processor, background);
        self.process(0, BACKGROUND, work);
        self.servers[1].unqueued_cpu_ms += tracking_database;
        if !self.trackers.is_empty() {
            self.next_tracker = (self.next_tracker + 1) % self.trackers.len();
            let machine = self.trackers[self.next_tracker];
            self.work_on(machine, Job::Track, 0, track);
        }
    }

    /// The acknowledgement of a one-way send is back.
    pub(super) fn one_way_returned(&mut self) {
        let Some(message) = self.from_harness.leave(&mut self.timers) else {
            return;
        };
        let host = self.messages[message].host;
        self.messages[message].finished = true;
        self.disconnect(host as usize);
        self.complete(host, message, 1);
    }

    /// A send is finished; its `actions` join the batch that goes back to the engine together.
    fn complete(&mut self, host: u16, message: u32, actions: u32) {
        let now = self.timers.now();
        self.messages[message].next = NONE;
        let sender = &mut self.senders[host as usize];
        sender.inflight -= 1;
        if sender.completion_count == 0 {
            sender.completion_head = message;
        } else {
            self.messages[sender.completion_tail].next = message;
        }
        sender.completion_tail = message;
        sender.completion_count += 1;
        sender.completion_actions += actions;
        if sender.completion_actions >= self.limits.complete_size {
            self.flush_completions(host);
        } else if sender.completion_count == 1 {
            let due = now + self.parameters.batch_timeout_ms;
            self.timers.schedule(sender.completion_slot, due);
        }
        self.dispatch(host);
    }

    /// Publishes the responses of a completion batch and deletes its messages.
    pub(super) fn flush_completions(&mut self, host: u16) {
        let sender = &mut self.senders[host as usize];
        let mut message = sender.completion_head;
        if sender.completion_count == 0 {
            return;
        }
        sender.completion_count = 0;
        sender.completion_actions = 0;
        self.timers.cancel(sender.completion_slot);
        let mut tracked = 0u16;
        let mut responses = NONE;
        let mut last = NONE;
        let mut stored = 0;
        while message != NONE {
            let Message { next, finished, .. } = self.messages[message];
            self.messages[message].next = NONE;
            let point = if finished {
                TRACK_RESPONSE_SENT
            } else {
                TRACK_REQUEST_SENT
            };
            tracked += u16::from(self.limits.tracking & point != 0);
            if finished {
                self.messages.remove(message);
            } else {
                stored += 1;
                if responses == NONE {
                    responses = message;
                } else {
                    self.messages[last].next = message;
                }
                last = message;
            }
            message = next;
        }
        let messagebox = self.place();
        if responses != NONE {
            self.messages[responses].messagebox = messagebox;
        }
        self.run_on_thread(Transaction {
            operation: Operation::Complete,
            host,
            messagebox,
            tracked: tracked.min(255) as u8,
            count: stored,
            head: responses,
            storing: responses,
        });
    }

    /// Runs a transaction on one of the host instance's threads, when one is free.
    fn run_on_thread(&mut self, transaction: Transaction) {
        let now = self.timers.now();
        let Some(id) = self.enlist(transaction) else {
            return;
        };
        match self.senders[transaction.host as usize]
            .threads
            .acquire(now, id)
        {
            Grant::Granted => self.begin(id),
            Grant::Queued => {}
            Grant::Refused => self.fail(Fault::QueueFull),
        }
    }

    /// The transaction of a completion batch is committed: its responses become visible.
    pub(super) fn completed(&mut self, transaction: Transaction) {
        let now = self.timers.now();
        let mut message = transaction.head;
        while message != NONE {
            let Message {
                next, messagebox, ..
            } = self.messages[message];
            self.enqueue(message, messagebox);
            message = next;
        }
        let threads = &mut self.senders[transaction.host as usize].threads;
        if let Some(next) = threads.release(now) {
            self.begin(next);
        }
    }
}
