//! A BizTalk group: load generator, receiving and sending host instances, MessageBoxes, SAN.

pub mod adapters;
pub mod backlog;
pub mod checkpoint;
pub mod completing;
pub mod computer;
pub mod database;
pub mod deadlock;
pub mod hot_locks;
pub mod line;
pub mod load;
pub mod message;
pub mod observations;
pub mod polling;
pub mod pools;
pub mod receiving;
pub mod resource;
pub mod roster;
pub mod scaling;
pub mod sending;
pub mod stepwise;
pub mod streams;
pub mod system;
pub mod throttle;
pub mod transaction;
pub mod view;
