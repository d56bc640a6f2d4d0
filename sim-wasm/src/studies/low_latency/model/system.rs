//! The whole system: its parts, and which of them each timer drives.

use super::computers::{Computers, Done};
use super::database::Database;
use super::load::{LoadGenerator, Schedule};
use super::observations::{Observations, STEP_MS};
use super::receiving::Receiving;
use super::sending::Sending;
use super::shared::Shared;
use super::state::computer::{Job, Machine};
use super::state::limits::Limits;
use super::state::message::{MESSAGE_LIMIT, Messages};
use super::state::roster::roster;
use super::state::slots::{Owner, Slots};
use super::state::streams::Streams;
use super::state::transaction::{Operation, Transaction};
use crate::experiment::course::Course;
use crate::experiment::driver::{self, Driven};
use crate::kernel::arena;
use crate::kernel::random::Draw;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// Everything in a run.
pub struct System {
    pub(super) schedule: Schedule,
    pub(super) shared: Shared,
    load: LoadGenerator,
    pub(super) computers: Computers,
    pub(super) receiving: Receiving,
    pub(super) sending: Sending,
    pub(super) database: Database,
    owners: Vec<Owner>,
}

impl System {
    /// The system of a scenario before its first event.
    pub fn new(values: Values<Id>, p: Parameters, schedule: Schedule, draw: Draw) -> Self {
        let mut slots = Slots::default();
        let streams = Streams::new(draw);
        let limits = Limits::new(&values, &p);
        let places = roster(&values);
        let load = LoadGenerator::new(&values, &mut slots, streams.think);
        let mut computers = Computers::new(&places, &mut slots);
        let receiving = Receiving::new(&computers, &values, &mut slots, streams.receive);
        let travel_ms = limits.response_travel_ms;
        let sending = Sending::new(
            &computers,
            &values,
            &p,
            travel_ms,
            &mut slots,
            streams.sending,
        );
        computers.seat(&receiving.receivers, &sending.senders);
        let mut database = Database::new(&values, &p, &mut slots, streams.database);
        database.add_polls(&sending, &mut slots);
        let sample = slots.take(Owner::Sample);
        let start_records = slots.take(Owner::StartRecords);
        let owners = slots.0;
        let shared = Shared {
            parameters: p,
            values,
            limits,
            course: Course::new(owners.len(), schedule.end_ms),
            messages: Messages::new(MESSAGE_LIMIT),
            observations: Observations::new(schedule.warm_up_ms, schedule.end_ms),
        };
        let mut system = Self {
            schedule,
            shared,
            load,
            computers,
            receiving,
            sending,
            database,
            owners,
        };
        let shared = &mut system.shared;
        shared.course.timers.schedule(sample, STEP_MS);
        if schedule.warm_up_ms > 0.0 {
            shared
                .course
                .timers
                .schedule(start_records, schedule.warm_up_ms);
        }
        system.load.start(schedule, shared);
        system.database.checkpoint.start(shared);
        system
    }

    /// Work on a BizTalk computer is done: its host instance goes on with its message.
    fn worked(&mut self, machine: arena::Id<Machine>, done: Done) {
        let Self {
            shared,
            computers,
            receiving,
            sending,
            database,
            ..
        } = self;
        let Done { job, wait_ms } = done;
        let Machine {
            receiver, sender, ..
        } = computers.machines[machine];
        match (job, receiver, sender) {
            (Job::Parse(message), Some(host), _) => {
                receiving.gather(host, message, wait_ms, database, shared);
            }
            (Job::Send(message), _, Some(host)) => sending.connect(host, message, wait_ms, shared),
            (Job::Reply(message), _, Some(host)) => {
                sending.reply_taken(host, message, wait_ms, computers, database, shared);
            }
            _ => {}
        }
    }

    /// A transaction is committed: the host instance that it belongs to goes on.
    fn committed(&mut self, transaction: Transaction) {
        let Self {
            shared,
            load,
            computers,
            receiving,
            sending,
            database,
            ..
        } = self;
        match transaction.operation {
            Operation::PublishRequests(_) => {
                receiving.requests_stored(transaction, load, computers, sending, database, shared);
                database.stored(transaction, shared);
            }
            Operation::Dequeue(looker) => {
                database.dequeued(looker, transaction, sending, shared);
            }
            Operation::Load(looker) => sending.loaded(looker.sender, transaction, shared),
            Operation::Complete(host) => {
                sending.completed(host, transaction, database, shared);
                database.stored(transaction, shared);
            }
            Operation::Spread => database.enqueue(&transaction, shared),
        }
    }

    /// Does what is due at a timer slot.
    fn handle(&mut self, slot: u32, now: f64) {
        let Self {
            shared,
            load,
            computers,
            receiving,
            sending,
            database,
            ..
        } = self;
        let Some(&owner) = self.owners.get(slot as usize) else {
            return;
        };
        match owner {
            Owner::User(user) => {
                if let Some(message) = load.request(user, shared) {
                    receiving.arrive(message, computers, sending, shared);
                }
            }
            Owner::Machine(machine) => {
                if let Some(done) = computers.worked(machine, slot, shared) {
                    self.worked(machine, done);
                }
            }
            Owner::Server(server) => {
                if let Some(transaction) = database.processed(server, slot, shared) {
                    self.committed(transaction);
                }
            }
            Owner::PublishLock => {
                if let Some(transaction) = database.publish_lock_released(shared) {
                    self.committed(transaction);
                }
            }
            Owner::QueueLock(messagebox) => {
                if let Some(transaction) = database.queue_lock_released(messagebox, shared) {
                    self.committed(transaction);
                }
                let Self {
                    shared, database, ..
                } = self;
                database.hand_on_queue_lock(messagebox, shared);
            }
            Owner::Poll(poll) => database.look(poll, sending, shared),
            Owner::Dispatcher(host) => {
                sending.dispatched(host, database, computers, shared);
            }
            Owner::ReceiveBatch(host) => receiving.submit_batch(host, database, shared),
            Owner::CompletionBatch(host) => sending.flush_completions(host, database, shared),
            Owner::FromBackend => sending.response_returned(computers, shared),
            Owner::FromHarness => sending.one_way_returned(computers, database, shared),
            Owner::Checkpoint => {
                let Database {
                    checkpoint, log, ..
                } = database;
                checkpoint.due(log, shared);
            }
            Owner::Sample => {
                let in_system = shared.messages.len();
                shared.observations.sample(in_system);
                shared.course.timers.schedule(slot, now + STEP_MS);
            }
            Owner::StartRecords => {
                computers.reset_statistics(now);
                database.reset_statistics(now);
                receiving.reset_statistics(now);
                sending.reset_statistics(now);
                shared.observations.application_queue.reset(now);
            }
        }
    }
}

impl Driven for System {
    fn course(&self) -> &Course {
        &self.shared.course
    }

    fn course_mut(&mut self) -> &mut Course {
        &mut self.shared.course
    }

    fn advance(&mut self, most: u32) {
        driver::drive(self, most, Self::handle);
    }

    fn close(&mut self) {
        let end_ms = self.end_ms();
        self.database.charge_looks(end_ms);
        self.shared.observations.close(end_ms);
    }
}
