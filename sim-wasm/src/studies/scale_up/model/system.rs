//! The whole system: its parts, its clock, and what each timer drives.

use super::observations::{Observations, SAMPLE_MS};
use super::settings::{Demands, Settings};
use super::step::Step;
use crate::experiment::course::Course;
use crate::experiment::driver::{self, Driven};
use crate::kernel::convert::Whole;
use crate::kernel::gate::Gate;
use crate::kernel::random::{Draw, Stream};
use crate::kernel::station::Station;
use crate::kernel::timers::Timers;
use crate::parts::line::Line;
use crate::studies::scale_up::parameters::Parameters;

/// A message and the orchestration that it starts.
#[derive(Clone, Copy)]
pub(super) struct Message {
    pub step: Step,
    /// The MessageBox that stores it, from 0.
    pub worker: u32,
}

/// One stream of random numbers per source.
pub(super) struct Streams {
    pub receive: Stream,
    pub process: Stream,
    pub send: Stream,
    /// The master's and each worker's.
    pub servers: Vec<Stream>,
}

impl Streams {
    fn new(draw: Draw, servers: usize) -> Self {
        let [receive, process, send] = draw.streams();
        Self {
            receive,
            process,
            send,
            servers: (4..)
                .take(servers)
                .map(|number| draw.stream(number))
                .collect(),
        }
    }
}

/// What a timer slot drives.
#[derive(Clone, Copy)]
enum Owner {
    Receive,
    Process,
    Send,
    Server(u8),
    Waits,
    Sample,
}

/// Everything in a run.
pub struct System {
    pub(super) parameters: Parameters,
    pub(super) settings: Settings,
    pub(super) demands: Demands,
    pub(super) course: Course,
    owners: Vec<Owner>,
    pub(super) sample_slot: u32,
    pub(super) streams: Streams,
    pub(super) messages: Vec<Message>,
    pub(super) next_worker: u32,
    pub(super) receive: Station,
    /// The dispatchers of the process hosts, which draw on one queue.
    pub(super) process: Station,
    /// The threads of all process hosts.
    pub(super) threads: Gate,
    pub(super) waits: Line,
    pub(super) send: Station,
    /// Processors of the master and of each worker.
    pub(super) servers: Vec<Station>,
    /// Transactions of each of them.
    pub(super) transactions: Vec<f64>,
    pub(super) observations: Observations,
}

impl System {
    /// The system of a scenario before its first event.
    pub fn new(settings: Settings, p: Parameters, draw: Draw) -> Self {
        let most = settings.under_way as usize;
        let mut owners = Vec::new();
        let mut station = |count: u32, owner| {
            let first = u32::saturated(owners.len());
            owners.extend(core::iter::repeat_n(owner, count as usize));
            Station::new(first, count, most)
        };
        let receive = station(settings.receive_hosts, Owner::Receive);
        let process = station(settings.process_hosts, Owner::Process);
        let send = station(settings.send_hosts, Owner::Send);
        let mut servers = vec![station(settings.master_processors, Owner::Server(0))];
        for worker in 1..=settings.workers {
            servers.push(station(
                settings.worker_processors,
                Owner::Server(u8::saturated(worker)),
            ));
        }
        let waits_slot = u32::saturated(owners.len());
        owners.extend([Owner::Waits, Owner::Sample]);
        let idle = Message {
            step: Step::Receive,
            worker: 0,
        };
        let mut system = Self {
            demands: settings.demands(&p),
            course: Course::new(owners.len(), settings.ramp_up_ms + settings.steady_ms),
            owners,
            sample_slot: waits_slot + 1,
            streams: Streams::new(draw, servers.len()),
            messages: vec![idle; most],
            next_worker: 0,
            receive,
            process,
            threads: Gate::new(settings.process_hosts * settings.threads_per_host, most),
            waits: Line::new(waits_slot, settings.latency_ms, most),
            send,
            transactions: vec![0.0; servers.len()],
            servers,
            observations: Observations::new(),
            parameters: p,
            settings,
        };
        for message in 0..settings.under_way {
            system.begin(message, Step::Receive);
        }
        system.course.timers.schedule(waits_slot + 1, SAMPLE_MS);
        system
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// Does what is due at a timer slot.
    fn handle(&mut self, slot: u32, now: f64) {
        let Some(&owner) = self.owners.get(slot as usize) else {
            return;
        };
        let timers = &mut self.course.timers;
        let message = match owner {
            Owner::Receive => served(&mut self.receive, now, slot, timers),
            Owner::Process => served(&mut self.process, now, slot, timers),
            Owner::Send => served(&mut self.send, now, slot, timers),
            Owner::Server(number) => {
                let server = self.servers.get_mut(usize::from(number));
                server.and_then(|server| served(server, now, slot, timers))
            }
            Owner::Waits => self.waits.leave(timers).map(|message| (message, None)),
            Owner::Sample => return self.sample(),
        };
        if let Some((message, wait_ms)) = message {
            if let Some(wait_ms) = wait_ms {
                self.course.watching.waited(message, wait_ms);
            }
            self.go_on(message);
        }
    }
}

impl Driven for System {
    fn course(&self) -> &Course {
        &self.course
    }

    fn course_mut(&mut self) -> &mut Course {
        &mut self.course
    }

    fn advance(&mut self, most: u32) {
        driver::drive(self, most, Self::handle);
    }

    fn watch(&mut self, from_ms: f64, until_ms: f64) -> bool {
        self.course.watching.start(from_ms, until_ms);
        for message in 0..u32::saturated(self.messages.len()) {
            self.note_begin(message, Step::Receive);
        }
        true
    }
}

/// The message that a server has finished with, and how long it waited for it.
fn served(
    station: &mut Station,
    now: f64,
    slot: u32,
    timers: &mut Timers,
) -> Option<(u32, Option<f64>)> {
    let message = station.complete(now, slot, timers)?;
    Some((message, Some(station.last_wait())))
}
