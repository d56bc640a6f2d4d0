//! The values of all knobs of a study.

use super::knob::Knob;
use super::rule::Rule;
use crate::kernel::convert::{Real, Whole};
use core::marker::PhantomData;
use serde::Serialize;

/// The position of each knob of a study in its scenarios' values.
pub trait KnobId: Copy {
    /// All knobs, in scenario order.
    const KNOBS: &'static [Knob];

    fn index(self) -> usize;

    /// What values keep together that each knob by itself accepts.
    const RULES: &'static [Rule] = &[];
}

/// Checked knob values, in the order of the study's knobs.
#[derive(Clone, Debug)]
pub struct Values<Id> {
    values: Box<[f64]>,
    study: PhantomData<Id>,
}

/// Why values were refused: which field, which value, what is accepted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refusal {
    pub knob: &'static str,
    pub value: f64,
    pub accepted: String,
}

impl<Id: KnobId> Values<Id> {
    /// Checks `values`; the first one that is not accepted is named.
    pub fn check(values: &[f64]) -> Result<Self, Refusal> {
        let knobs = Id::KNOBS;
        if values.len() != knobs.len() {
            return Err(Refusal {
                knob: "values",
                value: values.len().real(),
                accepted: format!("{} values", knobs.len()),
            });
        }
        for (knob, &value) in knobs.iter().zip(values) {
            if !knob.accepts(value) {
                return Err(Refusal {
                    knob: knob.id,
                    value,
                    accepted: format!("a whole number from {} to {}", knob.min, knob.max),
                });
            }
        }
        let get = |id: &str| {
            let mut named = knobs.iter().zip(values);
            let found = named.find(|(knob, _)| knob.id == id);
            found.map_or(f64::NAN, |(_, &value)| value)
        };
        match Id::RULES.iter().find_map(|rule| rule.broken(get)) {
            None => Ok(Self {
                values: values.into(),
                study: PhantomData,
            }),
            Some((knob, accepted)) => Err(Refusal {
                knob,
                value: get(knob),
                accepted: accepted.into(),
            }),
        }
    }

    /// The value of a knob.
    #[inline]
    pub fn get(&self, id: Id) -> f64 {
        self.values.get(id.index()).copied().unwrap_or(0.0)
    }

    /// The value of a knob that counts something.
    #[inline]
    pub fn count(&self, id: Id) -> usize {
        usize::floored(self.get(id))
    }

    /// Whether a switch is on.
    #[inline]
    pub fn on(&self, id: Id) -> bool {
        self.get(id) != 0.0
    }
}
