//! Receiving host instances: from the load balancer to the stored request.

use super::computers::Computers;
use super::database::Database;
use super::load::LoadGenerator;
use super::sending::Sending;
use super::shared::{Fault, Shared};
use super::stages::Stage;
use super::state::computer::Job;
use super::state::limits::TRACK_REQUEST_RECEIVED;
use super::state::message::{Message, NONE, Pool};
use super::state::receiver::Receiver;
use super::state::roster::Place;
use super::state::slots::{Owner, Slots};
use super::state::transaction::{Operation, Transaction};
use crate::kernel::gate::Grant;
use crate::kernel::random::Stream;
use crate::kernel::variates::exponential;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// The receiving host instances and the load balancer before them.
pub struct Receiving {
    pub(super) receivers: Vec<Receiver>,
    /// Where the load balancer starts to look among equals.
    round_robin: usize,
    work: Stream,
}

impl Receiving {
    /// Idle host instances on the computers that receive.
    pub(super) fn new(
        places: &[Place],
        values: &Values<Id>,
        slots: &mut Slots,
        work: Stream,
    ) -> Self {
        let computers = (0..).zip(places).filter(|(_, place)| place.roles.receives);
        let receivers = (0..).zip(computers).map(|(host, (machine, place))| {
            let slot = slots.take(Owner::ReceiveBatch(host));
            Receiver::new(machine, slot, place.processors, values)
        });
        Self {
            receivers: receivers.collect(),
            round_robin: 0,
            work,
        }
    }

    /// A request arrives at the load balancer, which picks the computer with the fewest open
    /// requests, taking turns among equals.
    pub(super) fn arrive(
        &mut self,
        message: u32,
        computers: &mut Computers,
        sending: &Sending,
        shared: &mut Shared,
    ) {
        let now = shared.timers.now();
        let count = self.receivers.len();
        let first = self.round_robin + 1;
        self.round_robin = if first < count { first } else { 0 };
        let order = (self.round_robin..count).chain(0..self.round_robin);
        let Some(host) = order.min_by_key(|&host| self.receivers[host].open) else {
            return;
        };
        let receiver = &mut self.receivers[host];
        receiver.open += 1;
        shared.messages[message].host = host as u16;
        shared.pass(message, Stage::Receive);
        match receiver.admission.acquire(now, message) {
            Grant::Granted => self.parse(message, computers, sending, shared),
            Grant::Queued => {}
            Grant::Refused => shared.fail(Fault::QueueFull),
        }
    }

    fn parse(
        &mut self,
        message: u32,
        computers: &mut Computers,
        sending: &Sending,
        shared: &mut Shared,
    ) {
        shared.pass(message, Stage::AdmissionWait);
        let p = &shared.parameters;
        let mean = p.receive_cpu_ms + shared.further_cpu_ms(Id::RequestKb);
        let machine = self.receivers[shared.messages[message].host as usize].machine;
        let mean = mean * neighbour_stretch(machine, computers, sending, p);
        let work = exponential(&mut self.work, mean);
        computers.work_on(machine, Job::Parse, message, work, shared);
    }

    /// A request is parsed, after a wait for a processor: it joins the batch that is submitted
    /// together.
    pub(super) fn gather(
        &mut self,
        message: u32,
        wait_ms: f64,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.timers.now();
        shared.pass_after_wait(
            message,
            Stage::ReceiveProcessorWait,
            wait_ms,
            Stage::Receive,
        );
        let host = shared.messages[message].host;
        shared.messages[message].next = NONE;
        let receiver = &mut self.receivers[host as usize];
        if receiver.batch_count == 0 {
            receiver.batch_head = message;
        } else {
            shared.messages[receiver.batch_tail].next = message;
        }
        receiver.batch_tail = message;
        receiver.batch_count += 1;
        if receiver.batch_count >= shared.limits.http_batch_size {
            self.submit_batch(host, database, shared);
        } else if receiver.batch_count == 1 {
            let due = now + shared.parameters.batch_timeout_ms;
            shared.timers.schedule(receiver.batch_slot, due);
        }
    }

    /// Publishes the gathered requests in one transaction.
    pub(super) fn submit_batch(&mut self, host: u16, database: &mut Database, shared: &mut Shared) {
        let now = shared.timers.now();
        let receiver = &mut self.receivers[host as usize];
        if receiver.batch_count == 0 {
            return;
        }
        let head = receiver.batch_head;
        receiver.batch_count = 0;
        shared.timers.cancel(receiver.batch_slot);
        shared.pass_batch(head, Stage::RequestBatchWait);
        match receiver.publishing.acquire(now, head) {
            Grant::Granted => publish_requests(head, database, shared),
            Grant::Queued => {}
            Grant::Refused => shared.fail(Fault::QueueFull),
        }
    }

    /// The transaction that stores requests is committed.
    pub(super) fn requests_stored(
        &mut self,
        transaction: Transaction,
        load: &mut LoadGenerator,
        computers: &mut Computers,
        sending: &Sending,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.timers.now();
        let p = &shared.parameters;
        let host = transaction.host as usize;
        let machine = self.receivers[host].machine;
        let tracked_ms = if shared.limits.tracking & TRACK_REQUEST_RECEIVED != 0 {
            p.accept_tracked_ms * database.servers[0].cpu_factor
        } else {
            0.0
        };
        let accept_ms = p.accept_ms * neighbour_stretch(machine, computers, sending, p);
        let written_ms = database.log.write(now);
        let mut message = transaction.head;
        while message != NONE {
            let Message { next, user, .. } = shared.messages[message];
            shared.observations.accepted(now);
            database.checkpoint.count_message();
            let answered_ms = self.receivers[host].answered_ms.max(written_ms) + accept_ms;
            self.receivers[host].answered_ms = answered_ms;
            load.acknowledge(user, answered_ms + tracked_ms - now, shared);
            database.enqueue(message, transaction.messagebox, shared);
            let receiver = &mut self.receivers[host];
            receiver.open -= 1;
            if let Some(admitted) = receiver.admission.release(now) {
                self.parse(admitted, computers, sending, shared);
            }
            message = next;
        }
        if let Some(head) = self.receivers[host].publishing.release(now) {
            publish_requests(head, database, shared);
        }
    }

    /// Forgets the past of all statistics.
    pub(super) fn reset_statistics(&mut self, now: f64) {
        for receiver in &mut self.receivers {
            receiver.reset_statistics(now);
        }
    }
}

/// Receiving is slower on a computer whose sending host instance holds messages.
fn neighbour_stretch(
    machine: u16,
    computers: &Computers,
    sending: &Sending,
    p: &Parameters,
) -> f64 {
    let neighbour = computers.machines[machine as usize].sender;
    let held = neighbour.map_or(0.0, |host| sending.held(host) as f64);
    1.0 + p.sharing * held
}

fn publish_requests(head: u32, database: &mut Database, shared: &mut Shared) {
    shared.pass_batch(head, Stage::SubmitThreadWait);
    let count = batch_length(head, &shared.messages);
    let tracked = if shared.limits.tracking & TRACK_REQUEST_RECEIVED != 0 {
        count
    } else {
        0
    };
    let transaction = Transaction {
        operation: Operation::PublishRequests,
        host: shared.messages[head].host,
        messagebox: database.place(),
        tracked: tracked as u8,
        count,
        head,
        deletes: 0,
        storing: NONE,
    };
    database.transact(transaction, shared);
}

fn batch_length(head: u32, messages: &Pool<Message>) -> u16 {
    let mut count = 0;
    let mut message = head;
    while message != NONE {
        count += 1;
        message = messages[message].next;
    }
    count
}
