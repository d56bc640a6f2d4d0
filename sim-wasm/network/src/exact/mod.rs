//! Answers without simulation: exact where a network is of product form and small enough.
//!
//! Times are in ms, rates per ms.

pub mod abi;
pub mod answer;
pub mod approximate;
mod balanced;
pub mod bounds;
mod bounds_answer;
mod convolution;
mod held;
mod lattice;
pub mod limits;
mod mean_values;
mod method;
mod mixed;
pub mod network;
pub mod of_system;
mod overload;
pub mod product_form;
mod reduced;
pub mod single;
pub mod solution;
pub mod speed;
mod wide;

pub use bounds_answer::system_bounds;
pub use mean_values::mean_values;
pub use method::{Answered, solve};
