//! The worker-threads study: bursts of messages against thread pools and SQL Server's workers.

pub mod experiment;
pub mod knobs;
pub mod model;
pub mod parameters;
mod report;
