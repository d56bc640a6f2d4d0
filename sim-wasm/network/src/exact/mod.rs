//! Answers without simulation: exact where a network is of product form and small enough.
//!
//! Times are in ms, rates per ms.

pub mod single;
pub mod speed;
mod wide;
