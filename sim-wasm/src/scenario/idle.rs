//! When a knob does nothing, by the values of a scenario: what forms say beside it.

use serde::Serialize;

/// A condition without which moving a knob changes nothing.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Idle {
    /// One of these must hold; an empty list never does.
    pub unless: &'static [Is],
    /// Why the knob does nothing otherwise, as the end of a sentence.
    pub because: &'static str,
}

/// What the value of a knob is compared with. A knob that names itself does nothing within the
/// part of its range where the condition fails.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(untagged, rename_all_fields = "camelCase")]
pub enum Is {
    OneOf {
        knob: &'static str,
        one_of: &'static [f64],
    },
    AtLeast {
        knob: &'static str,
        at_least: f64,
    },
    AtMost {
        knob: &'static str,
        at_most: f64,
    },
    /// Not above the value of another knob times a number.
    Within {
        knob: &'static str,
        #[serde(rename = "within")]
        limit: &'static str,
        times: f64,
    },
}

pub(crate) const fn one_of(knob: &'static str, one_of: &'static [f64]) -> Is {
    Is::OneOf { knob, one_of }
}

pub(crate) const fn at_least(knob: &'static str, at_least: f64) -> Is {
    Is::AtLeast { knob, at_least }
}

pub(crate) const fn at_most(knob: &'static str, at_most: f64) -> Is {
    Is::AtMost { knob, at_most }
}

/// A switch that is on.
pub(crate) const fn on(knob: &'static str) -> Is {
    at_least(knob, 1.0)
}
