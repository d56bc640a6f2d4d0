//! What holds of every run: bookkeeping that adds up, the same bits however it is sliced, messages
//! that stay where they are, and refusals instead of panics.

mod accounts;
mod bounds;
mod fuzz;
#[path = "../../../tests/support/fuzzing.rs"]
mod fuzzing;
mod interface;
#[path = "../support/networks.rs"]
mod networks;
mod refusals;
mod retuning;
mod rich;
mod slices;
