//! Sending host instances: one dispatcher, then many sends at a time over HTTP.

use super::computers::Computers;
use super::database::Database;
use super::shared::Shared;
use super::stages::{STAGES, Stage};
use super::state::computer::Job;
use super::state::limits::{TRACK_REQUEST_SENT, TRACK_RESPONSE_SENT};
use super::state::message::{MESSAGE_LIMIT, Message, MessageId};
use super::state::sender::Sender;
use super::state::slots::{Owner, Slots};
use super::state::streams::SendingStreams;
use crate::kernel::arena::{self, Arena};
use crate::kernel::gate::Grant;
use crate::kernel::variates::{exponential, uniform_range};
use crate::parts::line::Line;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// The dispatcher's time for a message is uniform about its mean by so much of it: it varies by a
/// quarter, less than an exponential time.
const DISPATCH_SPREAD: f64 = 0.433;

/// A message that a sending host instance has sent and waits for the answer to.
#[derive(Clone, Copy)]
pub struct Sent {
    pub sender: arena::Id<Sender>,
    pub message: MessageId,
}

/// The sending host instances and what they have sent.
pub struct Sending {
    pub(super) senders: Arena<Sender>,
    /// Responses on their way from the backend.
    pub(super) from_backend: Line<Sent>,
    /// Acknowledgements of responses on their way from the load generator.
    pub(super) from_harness: Line<Sent>,
    pub(super) streams: SendingStreams,
}

impl Sending {
    /// Idle host instances on the computers that send.
    pub(super) fn new(
        computers: &Computers,
        values: &Values<Id>,
        p: &Parameters,
        response_travel_ms: f64,
        slots: &mut Slots,
        streams: SendingStreams,
    ) -> Self {
        let mut senders = Arena::default();
        for machine in computers.machines.ids() {
            let place = &computers.machines[machine].place;
            if place.roles.sends {
                senders.add(|id| {
                    let dispatcher = slots.take(Owner::Dispatcher(id));
                    let batch = slots.take(Owner::CompletionBatch(id));
                    Sender::new(machine, dispatcher, batch, place.processors, values)
                });
            }
        }
        let delay_ms = if values.on(Id::ResponseDelay) {
            p.response_delay_ms
        } else {
            0.0
        };
        Self {
            senders,
            from_backend: Line::new(
                slots.take(Owner::FromBackend),
                response_travel_ms + delay_ms,
                MESSAGE_LIMIT,
            ),
            from_harness: Line::new(slots.take(Owner::FromHarness), p.network_ms, MESSAGE_LIMIT),
            streams,
        }
    }

    /// Starts the dispatcher of a host instance if it is idle and has something to do.
    pub(super) fn dispatch(&mut self, id: arena::Id<Sender>, shared: &mut Shared) {
        let now = shared.course.now_ms();
        let sender = &mut self.senders[id];
        if sender.dispatching.is_some() {
            return;
        }
        if sender.inflight >= shared.limits.inflight {
            if sender.inbox.waiting() > 0 {
                sender.held_back.begin(now);
            }
            return;
        }
        let Some(message) = sender.inbox.take() else {
            return;
        };
        sender.held_back.end(now);
        sender.dispatching = Some(message);
        sender.inflight += 1;
        sender.inflight_average.add(now, 1.0);
        sender.dispatcher_busy.set(now, 1.0);
        let Message {
            mark_ms,
            held_back_ms,
            is_response,
            ..
        } = shared.messages[message];
        let held_back_ms = sender.held_back.total_ms(now) - held_back_ms;
        sender.inflight_wait.add(held_back_ms);
        sender.dispatcher_wait.add(now - mark_ms - held_back_ms);
        shared.pass_at(message, Stage::InflightWait, mark_ms + held_back_ms);
        shared.pass(message, Stage::DispatchWait);
        let p = &shared.parameters;
        let point = if is_response {
            TRACK_RESPONSE_SENT
        } else {
            TRACK_REQUEST_SENT
        };
        let tracked = if shared.limits.tracking & point != 0 {
            p.dispatch_tracked_ms
        } else {
            0.0
        };
        let mean = p.dispatch_ms + tracked;
        let spread = DISPATCH_SPREAD * mean;
        let duration = uniform_range(&mut self.streams.dispatch, mean - spread, mean + spread);
        let slot = sender.dispatcher_slot;
        shared.course.timers.schedule(slot, now + duration);
    }

    /// Whether the dispatcher of a host instance is at work.
    pub(super) fn dispatches(&self, id: arena::Id<Sender>) -> bool {
        self.senders[id].dispatching.is_some()
    }

    /// The dispatcher of a host instance is done with a message and takes the next.
    pub(super) fn dispatched(
        &mut self,
        id: arena::Id<Sender>,
        database: &mut Database,
        computers: &mut Computers,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        let sender = &mut self.senders[id];
        let Some(message) = sender.dispatching.take() else {
            return;
        };
        sender.dispatcher_busy.set(now, 0.0);
        if sender.inbox.finish_message() {
            database.unblock(id, shared);
        }
        shared.pass(message, Stage::Dispatch);
        let size = if shared.messages[message].is_response {
            Id::ResponseKb
        } else {
            Id::RequestKb
        };
        let p = &shared.parameters;
        let mean = p.send_cpu_ms + shared.further_cpu_ms(size);
        let work = exponential(&mut self.streams.work, mean);
        computers.work_on(sender.machine, Job::Send(message), work, shared);
        self.dispatch(id, shared);
    }

    /// A message is made ready, after a wait for a processor: it needs a connection.
    pub(super) fn connect(
        &mut self,
        sender: arena::Id<Sender>,
        message: MessageId,
        wait_ms: f64,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        shared.pass_after_wait(message, Stage::SendProcessorWait, wait_ms, Stage::Send);
        match self.senders[sender].connections.acquire(now, message) {
            Grant::Granted => self.transmit(Sent { sender, message }, shared),
            Grant::Queued => {}
            Grant::Refused => shared.fail(),
        }
    }

    /// A message goes out. The backend and the load generator answer at once whatever happens
    /// here meanwhile, so the arrival there is known and only the answer takes a timer.
    fn transmit(&mut self, sent: Sent, shared: &mut Shared) {
        let now = shared.course.now_ms();
        let message = sent.message;
        shared.pass(message, Stage::ConnectionWait);
        let Message {
            is_response,
            answered_ms,
            born_ms,
            ..
        } = shared.messages[message];
        if is_response {
            let arrived_ms = now + shared.limits.response_travel_ms;
            shared.pass_at(message, Stage::Send, arrived_ms);
            shared.observations.responded(
                arrived_ms,
                arrived_ms - answered_ms,
                arrived_ms - born_ms,
                &shared.messages[message].stages_ms,
            );
            self.from_harness
                .enter(arrived_ms, sent, &mut shared.course.timers);
        } else {
            let arrived_ms = now + shared.limits.request_travel_ms;
            shared.pass_at(message, Stage::Send, arrived_ms);
            let state = &mut shared.messages[message];
            shared
                .observations
                .requested(arrived_ms, arrived_ms - born_ms, &state.stages_ms);
            state.stages_ms = [0.0; STAGES].into();
            state.answered_ms = arrived_ms;
            state.is_response = true;
            self.from_backend
                .enter(arrived_ms, sent, &mut shared.course.timers);
        }
    }

    /// A connection of a host instance is free for the next message.
    pub(super) fn disconnect(&mut self, sender: arena::Id<Sender>, shared: &mut Shared) {
        let now = shared.course.now_ms();
        if let Some(message) = self.senders[sender].connections.release(now) {
            self.transmit(Sent { sender, message }, shared);
        }
    }

    /// Forgets the past of all statistics.
    pub(super) fn reset_statistics(&mut self, now: f64) {
        for sender in self.senders.iter_mut() {
            sender.reset_statistics(now);
        }
    }
}
