//! The low-latency study: request and response within a second, on many hosts and one MessageBox or more.

mod calibrated;
pub mod experiment;
pub mod knobs;
pub mod model;
pub mod parameters;
mod report;
