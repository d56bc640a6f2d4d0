//! Discrete-event simulator behind MessageBox Lab, and its C interface.
//!
//! The floors, each of which knows only those before it: `kernel` simulates anything; `parts` of a
//! BizTalk group are shared by several studies; `scenario`, `parameters`, `json` and `experiment`
//! declare, run and report what a study wants; `studies` are the studies, each a slice of its own,
//! and the one list of them; `abi` shows that list to the outside.
//!
//! Outside of tests nothing may panic: the lints below allow no way to, and where an index is right
//! by construction, the place says why.
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

#[cfg(feature = "abi")]
pub mod abi;
pub mod experiment;
pub mod json;
pub mod kernel;
pub mod parameters;
pub mod parts;
pub mod scenario;
#[cfg(all(test, feature = "abi"))]
mod shapes;
pub mod studies;
