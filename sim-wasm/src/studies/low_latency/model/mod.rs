//! A BizTalk group: load generator, receiving and sending host instances, MessageBoxes, SAN.
//!
//! Each part owns what it works with, its random numbers too, and gets the parts it acts on:
//! [`load`] the users, [`computers`] the processors of the host instances, [`receiving`],
//! [`sending`] (with `answering.rs` and `completing.rs`) and [`polling`] the host instances,
//! [`database`] (with `processors.rs`, `transaction.rs` and the two locks) the MessageBoxes and
//! their [`checkpoint`]s. All of them work with what is [`shared`]; [`system`] hands them their
//! events, and what one part leaves to another.
#![expect(
    clippy::indexing_slicing,
    reason = "its indices are places in arrays, vectors and pools that never shrink"
)]

pub mod answering;
pub mod checkpoint;
pub mod completing;
pub mod computers;
pub mod database;
pub mod growth;
pub mod load;
pub mod observations;
pub mod polling;
pub mod pooled;
pub mod processors;
pub mod publish_lock;
pub mod queue_lock;
pub mod receiving;
pub mod sending;
pub mod shared;
pub mod stages;
pub mod state;
pub mod system;
pub mod transaction;
pub mod view;

/// Changes whenever the same scenario and seed give other numbers.
pub const VERSION: &str = "1.1.0";
