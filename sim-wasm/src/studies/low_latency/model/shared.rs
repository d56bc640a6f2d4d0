//! What every part works with: settings, the clock, the messages on their way and the records.

use super::observations::Observations;
use super::stages::{Stage, part};
use super::state::limits::Limits;
use super::state::message::{MessageId, Messages};
use crate::experiment::course::{Course, End};
use crate::experiment::notes::Note;
use crate::kernel::convert::Whole;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// What belongs to no part alone. Each part gets it along with the parts that it acts on.
pub struct Shared {
    pub parameters: Parameters,
    pub values: Values<Id>,
    pub limits: Limits,
    pub course: Course,
    pub messages: Messages,
    pub observations: Observations,
}

impl Shared {
    /// A message leaves a stage and enters the next.
    pub(super) fn pass(&mut self, message: MessageId, stage: Stage) {
        self.pass_at(message, stage, self.course.now_ms());
    }

    /// The same at a time that is already known.
    pub(super) fn pass_at(&mut self, message: MessageId, stage: Stage, at_ms: f64) {
        if self.course.watching.is_on() {
            self.note(message, stage, at_ms);
        }
        let state = &mut self.messages[message];
        state.stages_ms[stage] += at_ms - state.mark_ms;
        state.mark_ms = at_ms;
    }

    /// Notes the stage that a message leaves, for who watches.
    #[cold]
    fn note(&mut self, message: MessageId, stage: Stage, at_ms: f64) {
        let state = &self.messages[message];
        let note = Note {
            message: state.number,
            host: state.host,
            part: part(state.is_response, stage),
            messagebox: state
                .messagebox
                .map_or(0, |one| u8::saturated(one.number())),
            from_ms: state.mark_ms,
            to_ms: at_ms,
        };
        self.course.watching.add(note);
    }

    /// A message that entered its stage with a wait of `wait_ms` for a processor has been worked on.
    pub(super) fn pass_after_wait(
        &mut self,
        message: MessageId,
        wait: Stage,
        wait_ms: f64,
        work: Stage,
    ) {
        self.pass_at(message, wait, self.messages[message].mark_ms + wait_ms);
        self.pass(message, work);
    }

    /// All messages of a batch leave a stage.
    pub(super) fn pass_batch(&mut self, head: Option<MessageId>, stage: Stage) {
        let mut message = head;
        while let Some(id) = message {
            self.pass(id, stage);
            message = self.messages[id].next;
        }
    }

    /// Processor time for the size of a message beyond the 5 KB most configurations use, ms.
    pub(super) fn further_cpu_ms(&self, size: Id) -> f64 {
        self.parameters.cpu_per_kb_ms * (self.values.get(size) - 5.0)
    }

    /// The run cannot go on: there are more messages than
    /// [`super::state::message::MESSAGE_LIMIT`].
    pub(super) fn fail(&mut self) {
        self.course.stop(End::Failed);
    }
}
