//! Small queueing networks, described as data, on the simulator's kernel; and their C interface.
//!
//! Each file knows only those before it: `description` is what a stranger passes, `check` turns it
//! into a `plan` or a refusal, `engine` simulates the plan, `report` and `snapshot` say what it
//! shows, `run` joins them, and `abi` shows runs to the outside. Times are in ms.
#![cfg_attr(
    not(test),
    deny(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::unwrap_used
    )
)]

pub mod abi;
mod check;
pub mod description;
mod distribution;
mod engine;
#[cfg(feature = "system")]
pub mod exact;
#[cfg(feature = "system")]
pub mod fit;
mod plan;
pub mod refusal;
pub mod report;
pub mod run;
#[cfg(test)]
mod shapes;
pub mod snapshot;
#[cfg(feature = "system")]
pub mod system;
mod table;
