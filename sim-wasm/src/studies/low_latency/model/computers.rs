//! BizTalk computers: the work of all host instances on one computer shares its processors.

use super::shared::Shared;
use super::state::computer::{Job, Machine};
use super::state::message::MESSAGE_LIMIT;
use super::state::receiver::Receiver;
use super::state::roster::Place;
use super::state::sender::Sender;
use super::state::slots::{Owner, Slots};
use crate::kernel::arena::{Arena, Id};
use crate::kernel::station::{Admission, Station};

/// The BizTalk computers.
pub struct Computers {
    pub(super) machines: Arena<Machine>,
    /// Those with a tracking host instance, and the one that worked last.
    trackers: Vec<Id<Machine>>,
    tracker: usize,
}

/// Work that a computer has finished.
pub struct Done {
    pub job: Job,
    /// How long it waited for a processor, ms.
    pub wait_ms: f64,
}

impl Computers {
    /// Idle computers.
    pub(super) fn new(places: &[Place], slots: &mut Slots) -> Self {
        let mut machines = Arena::default();
        let mut trackers = Vec::new();
        for place in places {
            let id = machines.add(|id| {
                let first = slots.take_several(Owner::Machine(id), place.processors);
                let station = Station::new(first, place.processors, MESSAGE_LIMIT);
                Machine {
                    place: place.clone(),
                    receiver: None,
                    sender: None,
                    station,
                    unqueued_cpu_ms: 0.0,
                }
            });
            if place.roles.tracks {
                trackers.push(id);
            }
        }
        Self {
            machines,
            trackers,
            tracker: 0,
        }
    }

    /// Tells the computers which host instances they have.
    pub(super) fn seat(&mut self, receivers: &Arena<Receiver>, senders: &Arena<Sender>) {
        for id in receivers.ids() {
            self.machines[receivers[id].machine].receiver = Some(id);
        }
        for id in senders.ids() {
            self.machines[senders[id].machine].sender = Some(id);
        }
    }

    /// Queues processor work on a computer.
    pub(super) fn work_on(
        &mut self,
        machine: Id<Machine>,
        job: Job,
        work_ms: f64,
        shared: &mut Shared,
    ) {
        let now = shared.course.now_ms();
        let station = &mut self.machines[machine].station;
        if station.arrive(now, job, work_ms, &mut shared.course.timers) == Admission::Refused {
            shared.fail();
        }
    }

    /// A processor of a computer is done with its job.
    pub(super) fn worked(
        &mut self,
        machine: Id<Machine>,
        slot: u32,
        shared: &mut Shared,
    ) -> Option<Done> {
        let now = shared.course.now_ms();
        let station = &mut self.machines[machine].station;
        let job = station.complete(now, slot, &mut shared.course.timers)?;
        Some(Done {
            job,
            wait_ms: station.last_wait(),
        })
    }

    /// Work that every roundtrip leaves behind for the tracking host instances, which take turns.
    /// It gives way to all other work.
    pub(super) fn track_roundtrip(&mut self, shared: &Shared) {
        if !shared.limits.tracks_events {
            return;
        }
        let next = self.tracker + 1;
        self.tracker = if next < self.trackers.len() { next } else { 0 };
        if let Some(&machine) = self.trackers.get(self.tracker) {
            self.machines[machine].unqueued_cpu_ms += shared.parameters.track_cpu_ms;
        }
    }

    /// Forgets the past of all statistics.
    pub(super) fn reset_statistics(&mut self, now: f64) {
        for machine in self.machines.iter_mut() {
            machine.station.reset_statistics(now);
            machine.unqueued_cpu_ms = 0.0;
        }
    }
}
