//! A MessageBox under load: messages are published, processed, sent and cleaned up, and what is
//! left behind decides how fast the next ones are.
//!
//! Transactions of all hosts pass one latch and the processors ([`path`]); they meet each other's
//! locks by chance ([`sessions`]), and the lock monitor ends what has become a deadlock at the
//! expense of the cleanup jobs ([`cleanup`]). Rows and parts are counters ([`spool`]). Once they
//! outgrow memory ([`laws`]), transactions hold the latch longer and cleanup waits for the disks
//! ([`data_disk`]). [`system`] simulates this message by message; [`flow`] is its fluid limit.

mod arrivals;
mod carry;
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
pub mod watched;

/// Changes whenever the same scenario and seed give other numbers.
pub const VERSION: &str = "1.0.0";
