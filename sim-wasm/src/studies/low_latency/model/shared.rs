//! What every part works with: settings, the clock, the messages on their way and the records.

use super::observations::Observations;
use super::stages::{Stage, part};
use super::state::limits::Limits;
use super::state::message::{Message, NONE, Pool};
use crate::experiment::notes::{Note, Notes};
use crate::kernel::timers::Timers;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// Why a run cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// More messages than [`super::state::message::MESSAGE_LIMIT`].
    QueueFull,
}

/// What belongs to no part alone. Each part gets it along with the parts that it acts on.
pub struct Shared {
    pub parameters: Parameters,
    pub values: Values<Id>,
    pub limits: Limits,
    pub timers: Timers,
    pub messages: Pool<Message>,
    pub observations: Observations,
    /// What happens to single messages, when somebody watches.
    pub notes: Option<Box<Notes>>,
    pub fault: Option<Fault>,
}

impl Shared {
    /// A message leaves a stage and enters the next.
    pub(super) fn pass(&mut self, message: u32, stage: Stage) {
        self.pass_at(message, stage, self.timers.now());
    }

    /// The same at a time that is already known.
    pub(super) fn pass_at(&mut self, message: u32, stage: Stage, at_ms: f64) {
        if self.notes.is_some() {
            self.note(message, stage, at_ms);
        }
        let state = &mut self.messages[message];
        state.stages_ms[stage as usize] += at_ms - state.mark_ms;
        state.mark_ms = at_ms;
    }

    /// Notes the stage that a message leaves, for who watches.
    #[cold]
    fn note(&mut self, message: u32, stage: Stage, at_ms: f64) {
        let state = &self.messages[message];
        let note = Note {
            message: state.number,
            host: state.host,
            part: part(state.is_response, stage),
            messagebox: state.messagebox,
            from_ms: state.mark_ms,
            to_ms: at_ms,
        };
        if let Some(notes) = &mut self.notes {
            notes.add(note);
        }
    }

    /// A message that entered its stage with a wait of `wait_ms` for a processor has been worked on.
    pub(super) fn pass_after_wait(&mut self, message: u32, wait: Stage, wait_ms: f64, work: Stage) {
        self.pass_at(message, wait, self.messages[message].mark_ms + wait_ms);
        self.pass(message, work);
    }

    /// All messages of a batch leave a stage.
    pub(super) fn pass_batch(&mut self, head: u32, stage: Stage) {
        let mut message = head;
        while message != NONE {
            self.pass(message, stage);
            message = self.messages[message].next;
        }
    }

    /// Processor time for the size of a message beyond the 5 KB most configurations use, ms.
    pub(super) fn further_cpu_ms(&self, size: Id) -> f64 {
        self.parameters.cpu_per_kb_ms * (self.values.get(size) - 5.0)
    }

    /// The run cannot go on.
    pub(super) fn fail(&mut self, fault: Fault) {
        self.fault = Some(fault);
    }
}
