//! BizTalk computers: the work of all host instances on one computer shares its processors.

use super::shared::{Fault, Shared};
use super::state::computer::{Job, Machine};
use super::state::message::MESSAGE_LIMIT;
use super::state::roster::{Place, SLOW};
use super::state::slots::{Owner, Slots};
use crate::kernel::station::{Admission, Station};
use crate::studies::low_latency::parameters::Parameters;

/// The BizTalk computers.
pub struct Computers {
    pub(super) machines: Vec<Machine>,
    /// Those with a tracking host instance, and the one that worked last.
    trackers: Vec<u16>,
    tracker: usize,
}

/// Work that a computer has finished.
pub struct Done {
    pub job: Job,
    pub message: u32,
    /// How long it waited for a processor, ms.
    pub wait_ms: f64,
}

impl Computers {
    /// Idle computers. Their sending host instances are numbered in the same order.
    pub(super) fn new(places: &[Place], p: &Parameters, slots: &mut Slots) -> Self {
        let mut senders = 0..;
        let machines = (0..).zip(places).map(|(index, place)| {
            let first = slots.take_several(Owner::Machine(index), place.processors);
            let mut station = Station::new(first, place.processors, MESSAGE_LIMIT);
            station.set_contention(p.biztalk_contention);
            Machine {
                place: place.clone(),
                sender: place.roles.sends.then(|| senders.next()).flatten(),
                station,
                cpu_factor: if place.name == SLOW {
                    p.slow_computer
                } else {
                    1.0
                },
            }
        });
        let trackers = (0..).zip(places).filter(|(_, place)| place.roles.tracks);
        Self {
            machines: machines.collect(),
            trackers: trackers.map(|(index, _)| index).collect(),
            tracker: 0,
        }
    }

    /// Queues processor work on a computer.
    pub(super) fn work_on(
        &mut self,
        machine: u16,
        job: Job,
        message: u32,
        work_ms: f64,
        shared: &mut Shared,
    ) {
        let now = shared.timers.now();
        let Machine {
            station,
            cpu_factor,
            ..
        } = &mut self.machines[machine as usize];
        let number = job.number(message);
        let work = work_ms * *cpu_factor;
        if station.arrive(now, number, work, &mut shared.timers) == Admission::Refused {
            shared.fail(Fault::QueueFull);
        }
    }

    /// A processor of a computer is done with its job.
    pub(super) fn worked(&mut self, machine: u16, slot: u32, shared: &mut Shared) -> Option<Done> {
        let now = shared.timers.now();
        let station = &mut self.machines[machine as usize].station;
        let number = station.complete(now, slot, &mut shared.timers)?;
        let (job, message) = Job::of(number);
        Some(Done {
            job,
            message,
            wait_ms: station.last_wait(),
        })
    }

    /// Work that every roundtrip leaves behind for the tracking host instances, which take turns.
    pub(super) fn track_roundtrip(&mut self, shared: &mut Shared) {
        let work_ms = shared.parameters.track_cpu_ms;
        if shared.limits.tracks_events && work_ms > 0.0 && !self.trackers.is_empty() {
            self.tracker = (self.tracker + 1) % self.trackers.len();
            let machine = self.trackers[self.tracker];
            self.work_on(machine, Job::Track, 0, work_ms, shared);
        }
    }

    /// Forgets the past of all statistics.
    pub(super) fn reset_statistics(&mut self, now: f64) {
        for machine in &mut self.machines {
            machine.station.reset_statistics(now);
        }
    }
}
