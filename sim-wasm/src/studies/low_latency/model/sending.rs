//! Sending host instances: one dispatcher, then many sends at a time over HTTP.

use super::stages::{STAGES, Stage};
use super::state::computer::Job;
use super::state::limits::{TRACK_REQUEST_SENT, TRACK_RESPONSE_SENT};
use super::state::message::{Message, NONE};
use super::system::{Fault, System};
use crate::kernel::gate::Grant;
use crate::kernel::variates::{erlang, exponential};
use crate::studies::low_latency::knobs::Id;

/// Phases of the dispatcher's time for a message: it varies less than an exponential time.
const DISPATCH_PHASES: u32 = 16;

impl System {
    /// Starts the dispatcher of a host instance if it is idle and has something to do.
    pub(super) fn dispatch(&mut self, host: u16) {
        let now = self.timers.now();
        let sender = &mut self.senders[host as usize];
        if sender.dispatching != NONE {
            return;
        }
        if sender.inflight >= self.limits.inflight {
            if sender.inbox.waiting() > 0 {
                sender.held_back.begin(now);
            }
            return;
        }
        let Some(message) = sender.inbox.take() else {
            return;
        };
        sender.held_back.end(now);
        sender.dispatching = message;
        sender.inflight += 1;
        sender.inflight_average.add(now, 1.0);
        sender.dispatcher_busy.set(now, 1.0);
        let Message {
            mark_ms,
            held_back_ms,
            ..
        } = self.messages[message];
        let held_back_ms = sender.held_back.total_ms(now) - held_back_ms;
        sender.inflight_wait.add(held_back_ms);
        sender.dispatcher_wait.add(now - mark_ms - held_back_ms);
        self.pass_at(message, Stage::InflightWait, mark_ms + held_back_ms);
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
        let mean =
            (p.dispatch_ms + tracked + connect) * self.storage_slowdown * self.crowding(host);
        let duration = erlang(&mut self.streams.dispatch, DISPATCH_PHASES, mean);
        self.timers
            .schedule(self.senders[host as usize].dispatcher_slot, now + duration);
    }

    /// A host instance that holds many messages works more slowly on each.
    fn crowding(&self, host: u16) -> f64 {
        1.0 + self.parameters.crowding * self.held(host) as f64 / 100.0
    }

    /// Messages that a host instance has loaded and not finished.
    pub(super) fn held(&self, host: u16) -> usize {
        let sender = &self.senders[host as usize];
        sender.inbox.waiting() + sender.inflight
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
        if sender.inbox.finish_message() {
            self.unblock_polls(host);
        }
        self.pass(message, Stage::Dispatch);
        let size = if self.messages[message].is_response {
            Id::ResponseKb
        } else {
            Id::RequestKb
        };
        let mean = (self.parameters.send_cpu_ms + self.further_cpu_ms(size)) * self.crowding(host);
        let work = exponential(&mut self.streams.send, mean);
        let machine = self.senders[host as usize].machine;
        self.work_on(machine, Job::Send, message, work);
        self.dispatch(host);
    }

    /// A message is made ready, after a wait for a processor: it needs a connection.
    pub(super) fn connect(&mut self, message: u32, wait_ms: f64) {
        let now = self.timers.now();
        self.pass_after_wait(message, Stage::SendProcessorWait, wait_ms, Stage::Send);
        let host = self.messages[message].host as usize;
        match self.senders[host].connections.acquire(now, message) {
            Grant::Granted => self.transmit(message),
            Grant::Queued => {}
            Grant::Refused => self.fail(Fault::QueueFull),
        }
    }

    /// A message goes out. The backend and the load generator answer at once whatever happens
    /// here meanwhile, so the arrival there is known and only the answer takes a timer.
    fn transmit(&mut self, message: u32) {
        let now = self.timers.now();
        self.pass(message, Stage::ConnectionWait);
        let Message {
            is_response,
            answered_ms,
            born_ms,
            ..
        } = self.messages[message];
        if is_response {
            let arrived_ms = now + self.limits.response_travel_ms;
            self.pass_at(message, Stage::Send, arrived_ms);
            self.observations.responded(
                arrived_ms,
                arrived_ms - answered_ms,
                arrived_ms - born_ms,
                &self.messages[message].stages_ms,
            );
            self.from_harness
                .enter(arrived_ms, message, &mut self.timers);
        } else {
            let arrived_ms = now + self.limits.request_travel_ms;
            self.pass_at(message, Stage::Send, arrived_ms);
            let state = &mut self.messages[message];
            self.observations
                .requested(arrived_ms, arrived_ms - born_ms, &state.stages_ms);
            state.stages_ms = [0.0; STAGES];
            state.answered_ms = arrived_ms;
            state.is_response = true;
            self.from_backend
                .enter(arrived_ms, message, &mut self.timers);
        }
    }

    fn disconnect(&mut self, host: usize) {
        let now = self.timers.now();
        if let Some(next) = self.senders[host].connections.release(now) {
            self.transmit(next);
        }
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
        self.pass(message, Stage::IoThreadWait);
        let mean = self.parameters.reply_cpu_ms + self.further_cpu_ms(Id::ResponseKb);
        let work = exponential(&mut self.streams.send, mean);
        let machine = self.senders[self.messages[message].host as usize].machine;
        self.work_on(machine, Job::Reply, message, work);
    }

    /// A response is taken in, after a wait for a processor.
    pub(super) fn reply_taken(&mut self, message: u32, wait_ms: f64) {
        let now = self.timers.now();
        self.pass_after_wait(message, Stage::ReplyProcessorWait, wait_ms, Stage::Reply);
        let host = self.messages[message].host;
        if let Some(next) = self.senders[host as usize].io_threads.release(now) {
            self.take_reply(next);
        }
        self.complete(host, message, 2);
    }

    /// The acknowledgement of a one-way send is back.
    pub(super) fn one_way_returned(&mut self) {
        let Some(message) = self.from_harness.leave(&mut self.timers) else {
            return;
        };
        let host = self.messages[message].host;
        self.messages[message].finished = true;
        self.charge_roundtrip();
        self.disconnect(host as usize);
        self.complete(host, message, 1);
    }
}
