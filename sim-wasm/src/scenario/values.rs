//! The values of all knobs.

use super::knobs::{Id, KNOBS};

/// Checked knob values, in the order of [`KNOBS`].
#[derive(Clone, Debug)]
pub struct Values([f64; KNOBS.len()]);

/// Why values were refused.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Refusal {
    /// Not as many values as there are knobs.
    Count { given: usize },
    /// A value its knob does not accept.
    Knob { index: usize, value: f64 },
    /// No computer receives.
    NoReceiver,
    /// No computer sends.
    NoSender,
}

impl Values {
    /// Checks `values`; the first one that is not accepted is named.
    pub fn check(values: &[f64]) -> Result<Self, Refusal> {
        let values: [f64; KNOBS.len()] = values.try_into().map_err(|_| Refusal::Count {
            given: values.len(),
        })?;
        for (index, (knob, &value)) in KNOBS.iter().zip(&values).enumerate() {
            if !knob.accepts(value) {
                return Err(Refusal::Knob { index, value });
            }
        }
        let checked = Self(values);
        if checked.get(Id::ReceiveOnly) + checked.get(Id::ReceiveAndSend) == 0.0 {
            return Err(Refusal::NoReceiver);
        }
        let senders = [Id::ReceiveAndSend, Id::SendOnly, Id::SendAndTrack];
        if senders.iter().all(|&id| checked.get(id) == 0.0) {
            return Err(Refusal::NoSender);
        }
        Ok(checked)
    }

    /// The value of a knob.
    pub fn get(&self, id: Id) -> f64 {
        self.0[id as usize]
    }

    /// The value of a knob that counts something.
    pub fn count(&self, id: Id) -> usize {
        self.get(id) as usize
    }

    /// Whether a switch is on.
    pub fn on(&self, id: Id) -> bool {
        self.get(id) != 0.0
    }
}
