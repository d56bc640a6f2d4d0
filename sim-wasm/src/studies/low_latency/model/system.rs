//! The whole system: its parts, and which of them each timer drives.

use super::computers::{Computers, Done};
use super::database::Database;
use super::load::{LoadGenerator, Schedule};
use super::observations::{Observations, STEP_MS};
use super::polling::Polling;
use super::receiving::Receiving;
use super::sending::Sending;
use super::shared::Shared;
use super::state::computer::Job;
use super::state::limits::Limits;
use super::state::message::{MESSAGE_LIMIT, Pool};
use super::state::roster::roster;
use super::state::slots::{Owner, Slots};
use super::state::streams::Streams;
use super::state::transaction::{Operation, Transaction};
use crate::experiment::notes::{Note, Notes};
use crate::kernel::event_loop::{self, Course, EventDriven};
use crate::kernel::random::Draw;
use crate::kernel::timers::Timers;
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
    polling: Polling,
    pub(super) database: Database,
    owners: Vec<Owner>,
    course: Course,
}

impl System {
    /// The system of a scenario before its first event.
    pub fn new(values: Values<Id>, p: Parameters, schedule: Schedule, draw: Draw) -> Self {
        let mut slots = Slots::default();
        let streams = Streams::new(draw);
        let limits = Limits::new(&values, &p);
        let places = roster(&values);
        let load = LoadGenerator::new(&values, &mut slots, streams.think);
        let computers = Computers::new(&places, &p, &mut slots);
        let receiving = Receiving::new(&places, &values, &mut slots, streams.receive);
        let travel_ms = limits.response_travel_ms;
        let sending = Sending::new(&places, &values, &p, travel_ms, &mut slots, streams.sending);
        let database = Database::new(&values, &p, &mut slots, streams.database);
        let polling = Polling::new(&sending, &database, &mut slots);
        let sample = slots.take(Owner::Sample);
        let start_records = slots.take(Owner::StartRecords);
        let owners = slots.0;
        let shared = Shared {
            parameters: p,
            values,
            limits,
            timers: Timers::new(owners.len()),
            messages: Pool::new(MESSAGE_LIMIT),
            observations: Observations::new(schedule.warm_up_ms, schedule.end_ms),
            notes: None,
            fault: None,
        };
        let mut system = Self {
            schedule,
            shared,
            load,
            computers,
            receiving,
            sending,
            polling,
            database,
            owners,
            course: Course::default(),
        };
        let shared = &mut system.shared;
        shared.timers.schedule(sample, STEP_MS);
        if schedule.warm_up_ms > 0.0 {
            shared.timers.schedule(start_records, schedule.warm_up_ms);
        }
        system.load.start(schedule, shared);
        system.polling.start(shared);
        system.database.checkpoint.start(shared);
        system
    }

    /// Simulated time, ms.
    pub fn now_ms(&self) -> f64 {
        self.shared.timers.now()
    }

    /// When the records end: the end of the run, earlier if it failed or still goes on.
    pub fn end_ms(&self) -> f64 {
        if self.course.is_over && self.shared.fault.is_none() {
            self.schedule.end_ms
        } else {
            self.now_ms()
        }
    }

    /// Notes from now on what happens to single messages.
    pub fn watch(&mut self, notes: Notes) {
        self.shared.notes = Some(Box::new(notes));
    }

    /// What has been noted so far.
    pub fn notes(&self) -> &[Note] {
        self.shared.notes.as_deref().map_or(&[], Notes::items)
    }

    fn next_event(&mut self) -> Option<(u32, f64)> {
        if self.shared.fault.is_some() {
            return None;
        }
        self.shared.timers.pop_until(self.schedule.end_ms)
    }

    fn handle(&mut self, slot: u32, now: f64) {
        let Self {
            shared,
            load,
            computers,
            receiving,
            sending,
            polling,
            database,
            ..
        } = self;
        match self.owners[slot as usize] {
            Owner::User(user) => {
                if let Some(message) = load.request(user, shared) {
                    receiving.arrive(message, computers, sending, shared);
                }
            }
            Owner::Machine(machine) => {
                if let Some(done) = computers.worked(machine, slot, shared) {
                    self.worked(done);
                }
            }
            Owner::Server(server) => database.processed(usize::from(server), slot, shared),
            Owner::PublishLock => {
                if let Some(transaction) = database.publish_lock_released(shared) {
                    self.committed(transaction);
                }
            }
            Owner::QueueLock(messagebox) => {
                let messagebox = usize::from(messagebox);
                let transaction = database.queue_lock_released(messagebox, shared);
                self.committed(transaction);
                let Self {
                    shared, database, ..
                } = self;
                database.hand_on_queue_lock(messagebox, shared);
            }
            Owner::Poll(poll) => polling.look(poll, sending, database, shared),
            Owner::Dispatcher(host) => {
                sending.dispatched(host, &mut polling.polls, computers, shared);
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
                shared.timers.schedule(slot, now + STEP_MS);
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

    /// Work on a BizTalk computer is done: the host instance goes on with its message.
    fn worked(&mut self, done: Done) {
        let Self {
            shared,
            computers,
            receiving,
            sending,
            database,
            ..
        } = self;
        let Done {
            job,
            message,
            wait_ms,
        } = done;
        match job {
            Job::Parse => receiving.gather(message, wait_ms, database, shared),
            Job::Send => sending.connect(message, wait_ms, shared),
            Job::Reply => sending.reply_taken(message, wait_ms, computers, database, shared),
            Job::Track => {}
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
            polling,
            database,
            ..
        } = self;
        match transaction.operation {
            Operation::PublishRequests => {
                receiving.requests_stored(transaction, load, computers, sending, database, shared);
            }
            Operation::Dequeue => polling.dequeued(transaction, sending, database, shared),
            Operation::Load => polling.loaded(transaction, sending, shared),
            Operation::Complete => sending.completed(transaction, database, shared),
        }
    }
}

impl EventDriven for System {
    fn advance(&mut self, most: u32) {
        event_loop::advance(self, most, Self::next_event, Self::handle);
    }

    fn course(&self) -> Course {
        self.course
    }

    fn course_mut(&mut self) -> &mut Course {
        &mut self.course
    }

    fn close(&mut self) {
        let end_ms = self.end_ms();
        self.shared.observations.close(end_ms);
    }
}
