//! What comes back over HTTP to the host instance that sent: responses and acknowledgements.

use super::computers::Computers;
use super::database::Database;
use super::sending::{Sending, Sent};
use super::shared::Shared;
use super::stages::Stage;
use super::state::computer::Job;
use super::state::message::MessageId;
use super::state::sender::Sender;
use crate::kernel::arena;
use crate::kernel::gate::Grant;
use crate::kernel::variates::exponential;
use crate::studies::low_latency::knobs::Id;

impl Sending {
    /// A response reaches the host instance that sent the request.
    pub(super) fn response_returned(&mut self, computers: &mut Computers, shared: &mut Shared) {
        let now = shared.course.now_ms();
        let Some(Sent { sender, message }) = self.from_backend.leave(&mut shared.course.timers)
        else {
            return;
        };
        shared.pass(message, Stage::BackendDelay);
        self.disconnect(sender, shared);
        let threads = &mut self.senders[sender].io_threads;
        match threads.acquire(now, message) {
            Grant::Granted => self.take_reply(sender, message, computers, shared),
            Grant::Queued => {}
            Grant::Refused => shared.fail(),
        }
    }

    fn take_reply(
        &mut self,
        sender: arena::Id<Sender>,
        message: MessageId,
        computers: &mut Computers,
        shared: &mut Shared,
    ) {
        shared.pass(message, Stage::IoThreadWait);
        let mean = shared.parameters.reply_cpu_ms + shared.further_cpu_ms(Id::ResponseKb);
        let work = exponential(&mut self.streams.work, mean);
        let machine = self.senders[sender].machine;
        computers.work_on(machine, Job::Reply(message), work, shared);
    }

    /// A response is taken in, after a wait for a processor.
    pub(super) fn reply_taken(
        &mut self,
        sender: arena::Id<Sender>,
        message: MessageId,
        wait_ms: f64,
        computers: &mut Computers,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        shared.pass_after_wait(message, Stage::ReplyProcessorWait, wait_ms, Stage::Reply);
        if let Some(next) = self.senders[sender].io_threads.release(now) {
            self.take_reply(sender, next, computers, shared);
        }
        self.complete(sender, message, 2, database, shared);
    }

    /// The acknowledgement of a one-way send is back.
    pub(super) fn one_way_returned(
        &mut self,
        computers: &mut Computers,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let Some(Sent { sender, message }) = self.from_harness.leave(&mut shared.course.timers)
        else {
            return;
        };
        shared.messages[message].finished = true;
        database.charge_roundtrip(shared);
        computers.track_roundtrip(shared);
        self.disconnect(sender, shared);
        self.complete(sender, message, 1, database, shared);
    }
}
