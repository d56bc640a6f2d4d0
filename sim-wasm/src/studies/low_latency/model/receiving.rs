//! Receiving host instances: from the load balancer to the stored request.

use super::stages::Stage;
use super::state::computer::Job;
use super::state::limits::TRACK_REQUEST_RECEIVED;
use super::state::message::NONE;
use super::state::transaction::{Operation, Transaction};
use super::system::{Fault, System};
use crate::kernel::gate::Grant;
use crate::kernel::variates::exponential;
use crate::studies::low_latency::knobs::Id;

impl System {
    /// A request arrives at the load balancer, which picks the computer with the fewest open
    /// requests, taking turns among equals.
    pub(super) fn arrive(&mut self, message: u32) {
        let now = self.timers.now();
        let count = self.receivers.len();
        let first = self.round_robin + 1;
        self.round_robin = if first < count { first } else { 0 };
        let order = (self.round_robin..count).chain(0..self.round_robin);
        let Some(host) = order.min_by_key(|&host| self.receivers[host].open) else {
            return;
        };
        let receiver = &mut self.receivers[host];
        receiver.open += 1;
        self.messages[message].host = host as u16;
        self.pass(message, Stage::Receive);
        match self.receivers[host].admission.acquire(now, message) {
            Grant::Granted => self.parse(message),
            Grant::Queued => {}
            Grant::Refused => self.fail(Fault::QueueFull),
        }
    }

    fn parse(&mut self, message: u32) {
        self.pass(message, Stage::AdmissionWait);
        let p = &self.parameters;
        let mean = p.receive_cpu_ms + self.further_cpu_ms(Id::RequestKb);
        let machine = self.receivers[self.messages[message].host as usize].machine;
        let mean = mean * self.sharing(machine);
        let work = exponential(&mut self.streams.receive, mean);
        self.work_on(machine, Job::Parse, message, work);
    }

    /// Receiving is slower on a computer whose sending host instance holds messages.
    fn sharing(&self, machine: u16) -> f64 {
        let neighbour = self.machines[machine as usize].sender;
        1.0 + self.parameters.sharing * neighbour.map_or(0.0, |host| self.held(host) as f64)
    }

    /// Processor time for the size of a message beyond the 5 KB most configurations use, ms.
    pub(super) fn further_cpu_ms(&self, size: Id) -> f64 {
        self.parameters.cpu_per_kb_ms * (self.values.get(size) - 5.0)
    }

    /// A request is parsed, after a wait for a processor: it joins the batch that is submitted
    /// together.
    pub(super) fn gather(&mut self, message: u32, wait_ms: f64) {
        let now = self.timers.now();
        self.pass_after_wait(
            message,
            Stage::ReceiveProcessorWait,
            wait_ms,
            Stage::Receive,
        );
        let host = self.messages[message].host;
        self.messages[message].next = NONE;
        let receiver = &mut self.receivers[host as usize];
        if receiver.batch_count == 0 {
            receiver.batch_head = message;
        } else {
            self.messages[receiver.batch_tail].next = message;
        }
        receiver.batch_tail = message;
        receiver.batch_count += 1;
        if receiver.batch_count >= self.limits.http_batch_size {
            self.submit_batch(host);
        } else if receiver.batch_count == 1 {
            let due = now + self.parameters.batch_timeout_ms;
            self.timers.schedule(receiver.batch_slot, due);
        }
    }

    /// Publishes the gathered requests in one transaction.
    pub(super) fn submit_batch(&mut self, host: u16) {
        let now = self.timers.now();
        let receiver = &mut self.receivers[host as usize];
        if receiver.batch_count == 0 {
            return;
        }
        let head = receiver.batch_head;
        receiver.batch_count = 0;
        self.timers.cancel(receiver.batch_slot);
        self.pass_batch(head, Stage::RequestBatchWait);
        match self.receivers[host as usize].publishing.acquire(now, head) {
            Grant::Granted => self.publish_requests(head),
            Grant::Queued => {}
            Grant::Refused => self.fail(Fault::QueueFull),
        }
    }

    fn publish_requests(&mut self, head: u32) {
        self.pass_batch(head, Stage::SubmitThreadWait);
        let count = self.batch_length(head);
        let tracked = if self.limits.tracking & TRACK_REQUEST_RECEIVED != 0 {
            count
        } else {
            0
        };
        let messagebox = self.place();
        self.transact(Transaction {
            operation: Operation::PublishRequests,
            host: self.messages[head].host,
            messagebox,
            tracked: tracked as u8,
            count,
            head,
            storing: NONE,
        });
    }

    fn batch_length(&self, head: u32) -> u16 {
        let mut count = 0;
        let mut message = head;
        while message != NONE {
            count += 1;
            message = self.messages[message].next;
        }
        count
    }

    /// The MessageBox the next publication goes to.
    pub(super) fn place(&mut self) -> u8 {
        let choice = match self.storing.len() {
            1 => 0,
            several => self.streams.placement.below(several as u64),
        };
        self.storing[choice as usize]
    }

    /// The transaction that stores requests is committed.
    pub(super) fn requests_stored(&mut self, transaction: Transaction) {
        let now = self.timers.now();
        let after =
            self.parameters.commit_io_ms * self.storage_slowdown + self.parameters.accept_ms;
        let host = transaction.host as usize;
        let mut message = transaction.head;
        while message != NONE {
            let next = self.messages[message].next;
            self.observations.accepted(now);
            self.checkpoint.count_message();
            self.acknowledge(self.messages[message].user, after);
            self.enqueue(message, transaction.messagebox);
            self.receivers[host].open -= 1;
            if let Some(admitted) = self.receivers[host].admission.release(now) {
                self.parse(admitted);
            }
            message = next;
        }
        if let Some(head) = self.receivers[host].publishing.release(now) {
            self.publish_requests(head);
        }
    }

    /// A stored message becomes visible to the sending host instances.
    pub(super) fn enqueue(&mut self, message: u32, messagebox: u8) {
        let now = self.timers.now();
        self.pass(message, Stage::Publish);
        self.messages[message].messagebox = messagebox;
        self.observations.application_queue.add(now, 1.0);
        if !self.boxes[messagebox as usize]
            .application_queue
            .push(message)
        {
            self.fail(Fault::QueueFull);
        }
    }
}
