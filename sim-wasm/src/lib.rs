//! Discrete-event simulator behind MessageBox Lab, and its C interface.

pub mod abi;
pub mod experiment;
pub mod json;
pub mod kernel;
pub mod model;
pub mod parameters;
pub mod scenario;

/// Changes whenever the same scenario and seed give other numbers.
pub const MODEL_VERSION: &str = env!("CARGO_PKG_VERSION");
