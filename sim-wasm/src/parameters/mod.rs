//! Numbers of a model that are not knobs: how they are declared, each with unit, meaning and origin.

mod declare;

pub(crate) use declare::parameters;
pub use declare::{Origin, Parameter};
