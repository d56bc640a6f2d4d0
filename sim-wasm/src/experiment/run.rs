//! What the runs of all studies have in common: a system of the model, driven to its end.

use super::Status;
use super::notes::Note;
use crate::kernel::event_loop::EventDriven;

/// A system of computers under the load of a study.
pub trait Driven: EventDriven {
    /// Part of the events that are behind, 0 to 1.
    fn progress(&self) -> f64;

    /// Whether it keeps up with its load; asked when it is over.
    fn is_stable(&self) -> bool;

    /// What has been recorded so far, as JSON.
    fn report(&self, status: Status) -> String;

    /// Notes from now on what happens to single messages between two times, ms; false where the
    /// study cannot.
    fn watch(&mut self, _from_ms: f64, _until_ms: f64) -> bool {
        false
    }

    /// What has been noted so far.
    fn notes(&mut self) -> &[Note] {
        &[]
    }
}

/// One replication of a scenario.
pub struct Run<System> {
    system: System,
}

impl<System: Driven> Run<System> {
    /// A run before its first event.
    pub(crate) fn of(system: System) -> Self {
        Self { system }
    }

    /// What has been recorded so far.
    pub fn system(&self) -> &System {
        &self.system
    }

    /// How far the run is.
    pub fn status(&self) -> Status {
        if !self.system.is_over() {
            Status::Running
        } else if self.system.is_stable() {
            Status::Done
        } else {
            Status::Unstable
        }
    }
}

impl<System: Driven> super::Run for Run<System> {
    fn advance(&mut self, most: u32) -> Status {
        if !self.system.is_over() {
            self.system.advance(most);
        }
        self.status()
    }

    fn progress(&self) -> f64 {
        if self.system.is_over() {
            1.0
        } else {
            self.system.progress()
        }
    }

    fn report(&self) -> String {
        self.system.report(self.status())
    }

    fn watch(&mut self, from_ms: f64, until_ms: f64) -> bool {
        self.system.watch(from_ms, until_ms)
    }

    fn notes(&mut self) -> &[Note] {
        self.system.notes()
    }
}
