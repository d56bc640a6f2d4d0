//! The studies. Each is a slice: its knobs and parameters, the model that reads them, the report
//! that reads the model, and the experiment that runs and reports it; no study knows another.

pub mod adapters;
pub mod capacity;
pub mod low_latency;
pub mod scale_up;
pub mod worker_threads;

use crate::experiment::Study;

/// All studies; their order numbers them across the C interface.
pub static STUDIES: &[Study] = &[
    low_latency::experiment::STUDY,
    capacity::experiment::STUDY,
    worker_threads::experiment::STUDY,
    scale_up::experiment::STUDY,
    adapters::experiment::STUDY,
];
