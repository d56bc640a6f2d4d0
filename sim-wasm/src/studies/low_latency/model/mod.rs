//! A BizTalk group: load generator, receiving and sending host instances, MessageBoxes, SAN.

pub mod checkpoint;
pub mod completing;
pub mod computer;
pub mod database;
pub mod growth;
pub mod limits;
pub mod load;
pub mod message;
pub mod observations;
pub mod polling;
pub mod pooled;
pub mod receiving;
pub mod roster;
pub mod sending;
pub mod slots;
pub mod stages;
pub mod stoppage;
pub mod streams;
pub mod system;
pub mod transaction;
pub mod view;

/// Changes whenever the same scenario and seed give other numbers.
pub const VERSION: &str = "1.1.0";
