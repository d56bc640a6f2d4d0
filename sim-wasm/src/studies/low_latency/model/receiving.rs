//! Receiving host instances: from the load balancer to the stored request.

use super::computers::Computers;
use super::database::Database;
use super::load::LoadGenerator;
use super::sending::Sending;
use super::shared::Shared;
use super::stages::Stage;
use super::state::computer::{Job, Machine};
use super::state::limits::TRACK_REQUEST_RECEIVED;
use super::state::message::{Batch, Message, MessageId};
use super::state::receiver::Receiver;
use super::state::slots::{Owner, Slots};
use super::state::transaction::{Bodies, Operation, Transaction};
use crate::kernel::arena::{self, Arena};
use crate::kernel::convert::Whole;
use crate::kernel::gate::Grant;
use crate::kernel::random::Stream;
use crate::kernel::variates::exponential;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// The receiving host instances and the load balancer before them.
pub struct Receiving {
    pub(super) receivers: Arena<Receiver>,
    /// Where the load balancer starts to look among equals.
    round_robin: usize,
    work: Stream,
}

impl Receiving {
    /// Idle host instances on the computers that receive.
    pub(super) fn new(
        computers: &Computers,
        values: &Values<Id>,
        slots: &mut Slots,
        work: Stream,
    ) -> Self {
        let mut receivers = Arena::default();
        for machine in computers.machines.ids() {
            let place = &computers.machines[machine].place;
            if place.roles.receives {
                receivers.add(|id| {
                    let slot = slots.take(Owner::ReceiveBatch(id));
                    Receiver::new(machine, slot, place.processors, values)
                });
            }
        }
        Self {
            receivers,
            round_robin: 0,
            work,
        }
    }

    /// A request arrives at the load balancer, which picks the computer with the fewest open
    /// requests, taking turns among equals.
    pub(super) fn arrive(
        &mut self,
        message: MessageId,
        computers: &mut Computers,
        sending: &Sending,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        let count = self.receivers.len();
        let first = self.round_robin + 1;
        self.round_robin = if first < count { first } else { 0 };
        let ids = self.receivers.ids();
        let turn = self.round_robin;
        let order = ids.clone().skip(turn).chain(ids.take(turn));
        let Some(host) = order.min_by_key(|&host| self.receivers[host].open) else {
            return;
        };
        let receiver = &mut self.receivers[host];
        receiver.open += 1;
        shared.messages[message].host = u16::saturated(host.number());
        shared.pass(message, Stage::Receive);
        match receiver.admission.acquire(now, message) {
            Grant::Granted => self.parse(host, message, computers, sending, shared),
            Grant::Queued => {}
            Grant::Refused => shared.fail(),
        }
    }

    fn parse(
        &mut self,
        host: arena::Id<Receiver>,
        message: MessageId,
        computers: &mut Computers,
        sending: &Sending,
        shared: &mut Shared,
    ) {
        shared.pass(message, Stage::AdmissionWait);
        let p = &shared.parameters;
        let mean = p.receive_cpu_ms + shared.further_cpu_ms(Id::RequestKb);
        let machine = self.receivers[host].machine;
        let mean = mean * neighbour_stretch(machine, computers, sending, p);
        let work = exponential(&mut self.work, mean);
        computers.work_on(machine, Job::Parse(message), work, shared);
    }

    /// A request is parsed, after a wait for a processor: it joins the batch that is submitted
    /// together.
    pub(super) fn gather(
        &mut self,
        host: arena::Id<Receiver>,
        message: MessageId,
        wait_ms: f64,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        shared.pass_after_wait(
            message,
            Stage::ReceiveProcessorWait,
            wait_ms,
            Stage::Receive,
        );
        let receiver = &mut self.receivers[host];
        receiver.batch.push(message, &mut shared.messages);
        if receiver.batch.count() >= shared.limits.http_batch_size {
            self.submit_batch(host, database, shared);
        } else if receiver.batch.count() == 1 {
            let due = now + shared.parameters.batch_timeout_ms;
            shared.course.timers.schedule(receiver.batch_slot, due);
        }
    }

    /// Publishes the gathered requests in one transaction.
    pub(super) fn submit_batch(
        &mut self,
        host: arena::Id<Receiver>,
        database: &mut Database,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        let receiver = &mut self.receivers[host];
        let batch = core::mem::take(&mut receiver.batch);
        if batch.count() == 0 {
            return;
        }
        shared.course.timers.cancel(receiver.batch_slot);
        shared.pass_batch(batch.head(), Stage::RequestBatchWait);
        match receiver.publishing.acquire(now, batch) {
            Grant::Granted => publish_requests(host, batch, database, shared),
            Grant::Queued => {}
            Grant::Refused => shared.fail(),
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
        let Operation::PublishRequests(host) = transaction.operation else {
            return;
        };
        let now = shared.course.now_ms();
        let p = &shared.parameters;
        let machine = self.receivers[host].machine;
        let tracked_ms = if shared.limits.tracking & TRACK_REQUEST_RECEIVED != 0 {
            p.accept_tracked_ms * database.servers.master.cpu_factor
        } else {
            0.0
        };
        let accept_ms = p.accept_ms * neighbour_stretch(machine, computers, sending, p);
        let written_ms = database.log.write(now);
        let mut message = transaction.head;
        while let Some(stored) = message {
            let Message { next, user, .. } = shared.messages[stored];
            shared.observations.accepted(now);
            database.checkpoint.count_message();
            let answered_ms = self.receivers[host].answered_ms.max(written_ms) + accept_ms;
            self.receivers[host].answered_ms = answered_ms;
            load.acknowledge(user, answered_ms + tracked_ms - now, shared);
            let receiver = &mut self.receivers[host];
            receiver.open -= 1;
            if let Some(admitted) = receiver.admission.release(now) {
                self.parse(host, admitted, computers, sending, shared);
            }
            message = next;
        }
        if let Some(batch) = self.receivers[host].publishing.release(now) {
            publish_requests(host, batch, database, shared);
        }
    }

    /// Forgets the past of all statistics.
    pub(super) fn reset_statistics(&mut self, now: f64) {
        for receiver in self.receivers.iter_mut() {
            receiver.reset_statistics(now);
        }
    }
}

/// Receiving is slower on a computer whose sending host instance dispatches.
fn neighbour_stretch(
    machine: arena::Id<Machine>,
    computers: &Computers,
    sending: &Sending,
    p: &Parameters,
) -> f64 {
    let neighbour = computers.machines[machine].sender;
    if neighbour.is_some_and(|host| sending.dispatches(host)) {
        1.0 + p.sharing
    } else {
        1.0
    }
}

fn publish_requests(
    host: arena::Id<Receiver>,
    batch: Batch,
    database: &mut Database,
    shared: &mut Shared,
) {
    shared.pass_batch(batch.head(), Stage::SubmitThreadWait);
    let is_tracked = shared.limits.tracking & TRACK_REQUEST_RECEIVED != 0;
    let bodies = if is_tracked { batch.count() } else { 0 };
    let transaction = Transaction {
        bodies: Bodies::new(bodies),
        count: batch.count(),
        head: batch.head(),
        ..Transaction::new(Operation::PublishRequests(host), database.place())
    };
    database.transact(transaction, shared);
}
