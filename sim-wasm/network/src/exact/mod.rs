//! Answers without simulation: exact where a network is of product form and small enough.
//!
//! Times are in ms, rates per ms.

pub mod approximate;
mod balanced;
pub mod bounds;
mod convolution;
mod lattice;
pub mod limits;
mod mixed;
pub mod network;
pub mod product_form;
mod reduced;
pub mod single;
pub mod solution;
pub mod speed;
mod wide;
