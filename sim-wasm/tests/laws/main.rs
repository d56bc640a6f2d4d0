//! What holds exactly on every run: conservation laws, every departure by recursion, and what a
//! known change of the input must do.

mod conservation;
mod line;
mod metamorphic;
mod pathwise;
#[path = "../theory/tandem.rs"]
mod tandem;
