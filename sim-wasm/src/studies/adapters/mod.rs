//! The adapter study: what each adapter, size and setting costs in throughput.

pub mod experiment;
pub mod knobs;
pub mod model;
pub mod parameters;
mod report;
