//! Every number of the model that is not a knob, with its unit, meaning and origin.

pub mod adapters;
mod calibrated;
pub mod capacity;
mod declare;
pub mod low_latency;
pub mod scale_up;
mod table;
pub mod worker_threads;

pub use declare::{Origin, Parameter};
pub use table::tables;
