//! Discrete-event simulator behind MessageBox Lab, and its C interface.

pub mod abi;
pub mod experiment;
pub mod json;
pub mod kernel;
pub mod model;
pub mod parameters;
pub mod scenario;
