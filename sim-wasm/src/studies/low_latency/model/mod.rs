//! A BizTalk group: load generator, receiving and sending host instances, MessageBoxes, SAN.
#![expect(
    clippy::indexing_slicing,
    reason = "its indices are places in arrays, vectors and pools that never shrink"
)]

pub mod checkpoint;
pub mod completing;
pub mod computer;
pub mod growth;
pub mod load;
pub mod observations;
pub mod polling;
pub mod pooled;
pub mod receiving;
pub mod sending;
pub mod stages;
pub mod state;
pub mod system;
pub mod transaction;
pub mod view;

/// Changes whenever the same scenario and seed give other numbers.
pub const VERSION: &str = "1.1.0";
