//! A sending host instance.

use super::completion::Completion;
use super::computer::Machine;
use super::inbox::Inbox;
use super::message::{MESSAGE_LIMIT, MessageId};
use super::stoppage::Stoppage;
use crate::kernel::arena;
use crate::kernel::convert::Whole;
use crate::kernel::gate::Gate;
use crate::kernel::tally::Tally;
use crate::kernel::time_average::TimeAverage;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;

/// A sending host instance.
pub struct Sender {
    pub machine: arena::Id<Machine>,
    pub dispatcher_slot: u32,
    pub dispatching: Option<MessageId>,
    pub dispatcher_busy: TimeAverage,
    pub dispatcher_wait: Tally,
    pub inflight_wait: Tally,
    pub inbox: Inbox,
    /// Messages the send adapter has accepted and not finished.
    pub inflight: usize,
    pub inflight_average: TimeAverage,
    /// Times at which as many messages are in flight as may be, and others wait.
    pub held_back: Stoppage,
    pub connections: Gate<MessageId>,
    pub io_threads: Gate<MessageId>,
    pub completion: Completion,
}

impl Sender {
    /// An idle sending host instance on a computer with `processors`.
    pub fn new(
        machine: arena::Id<Machine>,
        dispatcher_slot: u32,
        completion_slot: u32,
        processors: u32,
        values: &Values<Id>,
    ) -> Self {
        let gate = |units: usize| Gate::<MessageId>::new(u32::saturated(units), MESSAGE_LIMIT);
        let per_processor = |id| values.count(id) * processors as usize;
        Self {
            machine,
            dispatcher_slot,
            dispatching: None,
            dispatcher_busy: TimeAverage::default(),
            dispatcher_wait: Tally::default(),
            inflight_wait: Tally::default(),
            inbox: Inbox::default(),
            inflight: 0,
            inflight_average: TimeAverage::default(),
            held_back: Stoppage::default(),
            connections: gate(values.count(Id::HttpOutMaxConnection)),
            io_threads: gate(per_processor(Id::IoThreads)),
            completion: Completion::new(completion_slot, per_processor(Id::MessagingThreads)),
        }
    }

    /// Forgets the past of all statistics.
    pub fn reset_statistics(&mut self, now: f64) {
        self.connections.reset_statistics(now);
        self.io_threads.reset_statistics(now);
        self.completion.threads.reset_statistics(now);
        self.dispatcher_busy.reset(now);
        self.inflight_average.reset(now);
        self.dispatcher_wait = Tally::default();
        self.inflight_wait = Tally::default();
    }
}
