//! What comes back over HTTP to the host instance that sent: responses and acknowledgements.

use super::computers::Computers;
use super::database::Database;
use super::sending::Sending;
use super::shared::{Fault, Shared};
use super::stages::Stage;
use super::state::computer::Job;
use crate::kernel::gate::Grant;
use crate::kernel::variates::exponential;
use crate::studies::low_latency::knobs::Id;

impl Sending {
    /// A response reaches the host instance that sent the request.
    pub(super) fn response_returned(&mut self, computers: &mut Computers, shared: &mut Shared) {
        let now = shared.timers.now();
        let Some(message) = self.from_backend.leave(&mut shared.timers) else {
            return;
        };
        shared.pass(message, Stage::BackendDelay);
        let host = shared.messages[message].host;
        self.disconnect(host, shared);
        let threads = &mut self.senders[host as usize].io_threads;
        match threads.acquire(now, message) {
            Grant::Granted => self.take_reply(message, computers, shared),
            Grant::Queued => {}
            Grant::Refused => shared.fail(Fault::QueueFull),
        }
    }

    fn take_reply(&mut self, message: u32, computers: &mut Computers, shared: &mut Shared) {
        shared.pass(message, Stage::IoThreadWait);
        let mean = shared.parameters.reply_cpu_ms + shared.further_cpu_ms(Id::ResponseKb);
        let work = exponential(&mut self.streams.work, mean);
        let machine = self.senders[shared.messages[message].host as usize].machine;
        computers.work_on(machine, Job::Reply, message, work, shared);
    }

    /// A response is taken in, after a wait for a processor.
    pub(super) fn reply_taken(
        &mut self,
        message: u32,
        wait_ms: f64,
        computers: &mut Computers,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.timers.now();
        shared.pass_after_wait(message, Stage::ReplyProcessorWait, wait_ms, Stage::Reply);
        let host = shared.messages[message].host;
        if let Some(next) = self.senders[host as usize].io_threads.release(now) {
            self.take_reply(next, computers, shared);
        }
        self.complete(host, message, 2, database, shared);
    }

    /// The acknowledgement of a one-way send is back.
    pub(super) fn one_way_returned(
        &mut self,
        computers: &mut Computers,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let Some(message) = self.from_harness.leave(&mut shared.timers) else {
            return;
        };
        let host = shared.messages[message].host;
        shared.messages[message].finished = true;
        database.charge_roundtrip(shared);
        computers.track_roundtrip(shared);
        self.disconnect(host, shared);
        self.complete(host, message, 1, database, shared);
    }
}
