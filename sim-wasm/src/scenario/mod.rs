//! What a reader can set: knobs, and the values of all of them that make a scenario.

pub mod idle;
pub mod knob;
pub mod values;

pub use values::{Conflict, KnobId, Refusal, Values};
