//! What who watches a run is told: where each message is.

use super::step::Step;
use super::system::System;
use crate::experiment::notes::{Part, place_of};
use crate::kernel::convert::Whole;

/// What notes tell of: waiting and being served in each step, and what has neither or more.
pub const PARTS: &[Part] = &[
    Part::wait("receiveWait", "Wait for a receive host"),
    Part::work("receive", "In a receive host"),
    Part::wait("routeInWait", "Wait for the master to route it"),
    Part::work("routeIn", "The master routes it to its orchestration"),
    Part::wait("storeWait", "Wait for its MessageBox"),
    Part::work("store", "Stored in its MessageBox"),
    Part::wait("dispatchWait", "Wait for the dispatcher of a process host"),
    Part::work("dispatch", "Dispatched to its orchestration"),
    Part::work("asleep", "Waits of its orchestration, asleep on a thread"),
    Part::wait("routeOutWait", "Wait for the master to route its result"),
    Part::work("routeOut", "The master routes its result"),
    Part::wait("completeWait", "Wait to end its orchestration"),
    Part::work("complete", "Its orchestration ends"),
    Part::wait("sendWait", "Wait for a send host"),
    Part::work("send", "In a send host"),
    Part::wait("deleteWait", "Wait to be deleted"),
    Part::work("delete", "Deleted from its MessageBox"),
    Part::wait("threadWait", "Wait for a thread of a process host"),
];

/// Place of a part, known when this is compiled.
const fn at(id: &str) -> u8 {
    place_of(PARTS, id)
}

/// The part in which a message begins a step: its wait for whoever serves it.
fn part_of(step: Step) -> u8 {
    match step {
        Step::Receive => const { at("receiveWait") },
        Step::RouteIn => const { at("routeInWait") },
        Step::Store => const { at("storeWait") },
        Step::Process => const { at("threadWait") },
        Step::Wait => const { at("asleep") },
        Step::RouteOut => const { at("routeOutWait") },
        Step::Complete => const { at("completeWait") },
        Step::Send => const { at("sendWait") },
        Step::Delete => const { at("deleteWait") },
    }
}

impl System {
    /// The number of the server that serves a step: 0 is the master, behind it the workers.
    pub(super) fn server_of(&self, message: u32, step: Step) -> usize {
        let is_stored = matches!(step, Step::Store | Step::Complete | Step::Delete);
        if !is_stored || self.settings.workers == 0 {
            return 0;
        }
        let place = self.messages.get(message as usize);
        place.map_or(0, |place| place.worker) as usize + 1
    }

    /// A message begins a step.
    pub(super) fn note_begin(&mut self, message: u32, step: Step) {
        let now = self.course.now_ms();
        let server = u32::saturated(self.server_of(message, step));
        if step == Step::Receive {
            self.course.watching.take(message, server, now);
        }
        self.course
            .watching
            .enter_at(message, server, part_of(step), now);
    }

    /// A message has its thread and goes to the dispatcher.
    pub(super) fn note_dispatch(&mut self, message: u32) {
        let part = const { at("dispatchWait") };
        self.course
            .watching
            .enter(message, part, self.course.now_ms());
    }
}
