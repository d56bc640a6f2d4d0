//! The capacity study: how a MessageBox takes a load, a backlog and the recovery from it.

pub mod experiment;
pub mod knobs;
pub mod model;
pub mod parameters;
mod report;
