//! When a knob does nothing, by the values of a scenario: what forms say beside it.

/// A condition without which moving a knob changes nothing.
#[derive(Clone, Copy, Debug)]
pub struct Idle {
    /// One of these must hold; an empty list never does.
    pub unless: &'static [Is],
    /// Why the knob does nothing otherwise, as the end of a sentence.
    pub because: &'static str,
}

/// What the value of a knob is compared with. A knob that names itself does nothing within the
/// part of its range where the condition fails.
#[derive(Clone, Copy, Debug)]
pub enum Is {
    OneOf(&'static str, &'static [f64]),
    AtLeast(&'static str, f64),
    AtMost(&'static str, f64),
    /// Not above the value of another knob times a number.
    Within {
        knob: &'static str,
        limit: &'static str,
        times: f64,
    },
}

/// A switch that is on.
pub(crate) const fn on(knob: &'static str) -> Is {
    Is::AtLeast(knob, 1.0)
}
