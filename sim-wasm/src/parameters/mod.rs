//! Numbers of a model that are not knobs: how they are declared, each with unit, meaning and origin.

mod declare;

pub use declare::{Origin, Parameter, limits};
pub(crate) use declare::{check, parameters};
