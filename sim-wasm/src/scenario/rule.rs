//! Rules that the values of several knobs keep together; without them they describe no system.

use serde::Serialize;

/// What must hold, and what is changed where it does not.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(untagged)]
pub enum Rule {
    /// One of these counts is above 0. Otherwise one that the published configuration has, or the
    /// first, becomes 1.
    AnyOf {
        #[serde(rename = "anyOf")]
        counts: &'static [&'static str],
        /// What is wrong otherwise, as the beginning of a sentence.
        broken: &'static str,
        #[serde(skip)]
        accepted: &'static str,
    },
    /// With a value of one knob, others have none of some values. Otherwise it becomes `instead`.
    Lacks {
        knob: &'static str,
        value: f64,
        instead: f64,
        others: &'static [&'static str],
        #[serde(rename = "lacks")]
        values: &'static [f64],
        /// What the others choose.
        noun: &'static str,
        #[serde(skip)]
        accepted: &'static str,
    },
    /// A knob is at most another. Otherwise it becomes as much.
    AtMost {
        knob: &'static str,
        #[serde(rename = "atMost")]
        limit: &'static str,
        /// What the limit is, as the end of a sentence.
        meaning: &'static str,
        #[serde(skip)]
        accepted: &'static str,
    },
}

impl Rule {
    /// The knob at fault and what would be accepted, if values break the rule.
    pub fn broken(&self, get: impl Fn(&str) -> f64) -> Option<(&'static str, &'static str)> {
        match *self {
            Self::AnyOf {
                counts, accepted, ..
            } => {
                let first = *counts.first()?;
                let none = counts.iter().all(|id| get(id) == 0.0);
                none.then_some((first, accepted))
            }
            Self::Lacks {
                knob,
                value,
                others,
                values,
                accepted,
                ..
            } => {
                let lacks = others.iter().any(|id| values.contains(&get(id)));
                (get(knob) == value && lacks).then_some((knob, accepted))
            }
            Self::AtMost {
                knob,
                limit,
                accepted,
                ..
            } => (get(knob) > get(limit)).then_some((knob, accepted)),
        }
    }
}
