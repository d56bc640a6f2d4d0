//! What a reader can set: knobs, and the values of all of them that make a scenario.

pub mod idle;
pub mod knob;
pub mod rule;
pub mod values;

pub use values::{KnobId, Refusal, Values};
