//! The whole system: its parts, its clock, and what each timer drives.

use super::observations::{Observations, STEP_MS};
use super::stages::Stage;
use super::state::checkpoint::Checkpoint;
use super::state::computer::Machine;
use super::state::database::{Lock, MessageBox, Server, placement, servers};
use super::state::limits::Limits;
use super::state::message::{MESSAGE_LIMIT, Message, Pool};
use super::state::polling::Poll;
use super::state::receiver::Receiver;
use super::state::roster::roster;
use super::state::sender::Sender;
use super::state::slots::{Owner, Slots};
use super::state::streams::Streams;
use super::state::transaction::Transaction;
use super::state::user::User;
use crate::kernel::event_loop::{self, Course, EventDriven};
use crate::kernel::fifo::Fifo;
use crate::kernel::random::Draw;
use crate::kernel::station::Station;
use crate::kernel::timers::Timers;
use crate::parts::line::Line;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// Why a run cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// More messages than [`MESSAGE_LIMIT`].
    QueueFull,
}

/// How long users arrive, work and leave, ms.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    pub warm_up_ms: f64,
    pub ramp_up_ms: f64,
    pub ramp_down_ms: f64,
    pub end_ms: f64,
}

/// Everything in a run.
pub struct System {
    pub(super) parameters: Parameters,
    pub(super) values: Values<Id>,
    pub(super) schedule: Schedule,
    pub(super) limits: Limits,
    pub(super) timers: Timers,
    owners: Vec<Owner>,
    pub(super) streams: Streams,
    pub(super) users: Vec<User>,
    pub(super) machines: Vec<Machine>,
    pub(super) receivers: Vec<Receiver>,
    pub(super) senders: Vec<Sender>,
    pub(super) trackers: Vec<u16>,
    pub(super) polls: Vec<Poll>,
    pub(super) servers: Vec<Server>,
    pub(super) publish_lock: Lock,
    pub(super) boxes: Vec<MessageBox>,
    /// MessageBoxes that keep messages: all but the master when there are several.
    pub(super) storing: Vec<u8>,
    pub(super) messages: Pool<Message>,
    pub(super) transactions: Pool<Transaction>,
    pub(super) loading: Line,
    pub(super) from_backend: Line,
    pub(super) from_harness: Line,
    pub(super) checkpoint: Checkpoint,
    /// Stretch of everything that waits for the SAN: 1, more during a checkpoint.
    pub(super) storage_slowdown: f64,
    pub(super) round_robin: usize,
    pub(super) next_tracker: usize,
    pub(super) observations: Observations,
    pub(super) fault: Option<Fault>,
    course: Course,
}

impl System {
    /// The system of a scenario before its first event.
    pub fn new(values: Values<Id>, p: Parameters, schedule: Schedule, draw: Draw) -> Self {
        let mut slots = Slots::default();
        let users = (0..values.count(Id::VirtualUsers))
            .map(|index| User::new(slots.take(Owner::User(index as u16))))
            .collect();
        let mut machines = Vec::new();
        let mut receivers = Vec::new();
        let mut senders = Vec::new();
        let mut trackers = Vec::new();
        for (index, place) in roster(&values).into_iter().enumerate() {
            let machine = index as u16;
            let first = slots.take_several(Owner::Machine(machine), place.processors);
            let mut station = Station::new(first, place.processors, MESSAGE_LIMIT);
            station.set_contention(p.contention);
            let mut sender = None;
            if place.roles.receives {
                let slot = slots.take(Owner::ReceiveBatch(receivers.len() as u16));
                receivers.push(Receiver::new(machine, slot, place.processors, &values));
            }
            if place.roles.sends {
                let host = senders.len() as u16;
                sender = Some(host);
                let dispatcher = slots.take(Owner::Dispatcher(host));
                let batch = slots.take(Owner::CompletionBatch(host));
                senders.push(Sender::new(
                    machine,
                    dispatcher,
                    batch,
                    place.processors,
                    &values,
                ));
            }
            if place.roles.tracks {
                trackers.push(machine);
            }
            machines.push(Machine {
                place,
                sender,
                station,
            });
        }
        let servers: Vec<Server> = servers(&values, &p)
            .into_iter()
            .enumerate()
            .map(|(index, (name, processors, cpu_factor, hold_factor))| {
                let first = slots.take_several(Owner::Server(index as u8), processors);
                let mut station = Station::new(first, processors, MESSAGE_LIMIT);
                station.set_contention(p.contention);
                Server {
                    name,
                    processors,
                    station,
                    cpu_factor,
                    hold_factor,
                    unqueued_cpu_ms: 0.0,
                }
            })
            .collect();
        let publish_lock = Lock::new(slots.take(Owner::PublishLock), MESSAGE_LIMIT);
        let placement = placement(&values);
        let distributed = placement.len() > 1;
        let boxes: Vec<MessageBox> = placement
            .into_iter()
            .enumerate()
            .map(|(index, server)| {
                let (cpu_ms, hold_ms) = match (distributed, server) {
                    (false, _) => (0.0, 0.0),
                    (true, 0) => (p.distributed_cpu_ms, p.distributed_hold_ms),
                    (true, _) => (p.distributed_cpu_ms, p.remote_hold_ms),
                };
                MessageBox {
                    server,
                    queue_lock: Lock::new(slots.take(Owner::QueueLock(index as u8)), MESSAGE_LIMIT),
                    distributed_cpu_ms: cpu_ms,
                    distributed_hold_ms: hold_ms,
                    application_queue: Fifo::new(MESSAGE_LIMIT),
                }
            })
            .collect();
        let storing: Vec<u8> = (u8::from(distributed)..boxes.len() as u8).collect();
        let mut polls = Vec::new();
        for host in 0..senders.len() as u16 {
            for &messagebox in &storing {
                let slot = slots.take(Owner::Poll(polls.len() as u16));
                polls.push(Poll::new(slot, host, messagebox));
            }
        }
        let line = |slot, delay| Line::new(slot, delay, MESSAGE_LIMIT);
        let delay = if values.on(Id::ResponseDelay) {
            p.response_delay_ms
        } else {
            0.0
        };
        let limits = Limits::new(&values, &p);
        let loading = line(slots.take(Owner::Loading), p.load_ms);
        let from_backend = line(
            slots.take(Owner::FromBackend),
            limits.response_travel_ms + delay,
        );
        let from_harness = line(slots.take(Owner::FromHarness), p.network_ms);
        let checkpoint = Checkpoint::new(slots.take(Owner::Checkpoint), &values, &p);
        let sample = slots.take(Owner::Sample);
        let start_records = slots.take(Owner::StartRecords);
        let owners = slots.0;
        let mut system = Self {
            limits,
            timers: Timers::new(owners.len()),
            owners,
            streams: Streams::new(draw),
            users,
            machines,
            receivers,
            senders,
            trackers,
            polls,
            servers,
            publish_lock,
            boxes,
            storing,
            messages: Pool::new(MESSAGE_LIMIT),
            transactions: Pool::new(MESSAGE_LIMIT),
            loading,
            from_backend,
            from_harness,
            checkpoint,
            storage_slowdown: 1.0,
            round_robin: 0,
            next_tracker: 0,
            observations: Observations::new(schedule.warm_up_ms, schedule.end_ms),
            fault: None,
            course: Course::default(),
            parameters: p,
            values,
            schedule,
        };
        system.timers.schedule(sample, STEP_MS);
        if schedule.warm_up_ms > 0.0 {
            system.timers.schedule(start_records, schedule.warm_up_ms);
        }
        system.start_users();
        system.start_polls();
        system.checkpoint.arm(&mut system.timers);
        system
    }

    fn sample(&mut self, slot: u32) {
        let waiting = self.boxes.iter().map(|b| b.application_queue.len()).sum();
        self.observations.sample(waiting, self.messages.len());
        self.timers.schedule(slot, self.timers.now() + STEP_MS);
    }

    fn reset_statistics(&mut self) {
        let now = self.timers.now();
        for machine in &mut self.machines {
            machine.station.reset_statistics(now);
        }
        for server in &mut self.servers {
            server.station.reset_statistics(now);
            server.unqueued_cpu_ms = 0.0;
        }
        self.publish_lock.gate.reset_statistics(now);
        for messagebox in &mut self.boxes {
            messagebox.queue_lock.gate.reset_statistics(now);
        }
        for receiver in &mut self.receivers {
            receiver.reset_statistics(now);
        }
        for sender in &mut self.senders {
            sender.reset_statistics(now);
        }
        self.observations.application_queue.reset(now);
    }

    /// A message leaves a stage and enters the next.
    pub(super) fn pass(&mut self, message: u32, stage: Stage) {
        self.pass_at(message, stage, self.timers.now());
    }

    /// The same at a time that is already known.
    pub(super) fn pass_at(&mut self, message: u32, stage: Stage, at_ms: f64) {
        let state = &mut self.messages[message];
        state.stages_ms[stage as usize] += at_ms - state.mark_ms;
        state.mark_ms = at_ms;
    }

    /// A message that entered its stage with a wait of `wait_ms` for a processor has been worked on.
    pub(super) fn pass_after_wait(&mut self, message: u32, wait: Stage, wait_ms: f64, work: Stage) {
        self.pass_at(message, wait, self.messages[message].mark_ms + wait_ms);
        self.pass(message, work);
    }

    pub(super) fn fail(&mut self, fault: Fault) {
        self.fault = Some(fault);
    }

    /// Simulated time, ms.
    pub fn now_ms(&self) -> f64 {
        self.timers.now()
    }

    /// When the records end: the end of the run, earlier if it failed or still goes on.
    pub fn end_ms(&self) -> f64 {
        if self.course.is_over && self.fault.is_none() {
            self.schedule.end_ms
        } else {
            self.timers.now()
        }
    }
}

impl System {
    fn next_event(&mut self) -> Option<(u32, f64)> {
        if self.fault.is_some() {
            return None;
        }
        self.timers.pop_until(self.schedule.end_ms)
    }

    fn handle(&mut self, slot: u32, _now: f64) {
        match self.owners[slot as usize] {
            Owner::User(user) => self.user_due(user),
            Owner::Machine(machine) => self.machine_done(machine, slot),
            Owner::Server(server) => self.processed(usize::from(server), slot),
            Owner::PublishLock => self.publish_lock_released(),
            Owner::QueueLock(messagebox) => self.queue_lock_released(usize::from(messagebox)),
            Owner::Poll(poll) => self.look(poll),
            Owner::Loading => self.load(),
            Owner::Dispatcher(host) => self.dispatched(host),
            Owner::ReceiveBatch(host) => self.submit_batch(host),
            Owner::CompletionBatch(host) => self.flush_completions(host),
            Owner::FromBackend => self.response_returned(),
            Owner::FromHarness => self.one_way_returned(),
            Owner::Checkpoint => self.checkpoint_due(),
            Owner::Sample => self.sample(slot),
            Owner::StartRecords => self.reset_statistics(),
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
        self.observations.close(self.end_ms());
    }
}
