//! A MessageBox under load: messages are published, processed, sent and cleaned up, and what is
//! left behind decides how fast the next ones are.

mod arrivals;
pub mod cleanup;
mod coarse;
pub mod data_disk;
pub mod flow;
pub mod hosts;
mod jobs;
pub mod laws;
pub mod load;
pub mod path;
mod progress;
pub mod records;
pub mod sessions;
pub mod settings;
pub mod spool;
pub mod system;
pub mod trace;
mod transactions;
pub mod view;
