//! One file per study: builds the model for a scenario and runs the study's measurement protocol.

pub mod low_latency;
pub mod report;
