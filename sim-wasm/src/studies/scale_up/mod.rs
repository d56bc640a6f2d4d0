//! The scale-up study: how throughput grows with hosts and MessageBoxes.

pub mod experiment;
pub mod knobs;
pub mod model;
pub mod parameters;
mod report;
