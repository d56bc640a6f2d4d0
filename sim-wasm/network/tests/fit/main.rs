//! What load tests of known systems tell.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that fails says where"
)]

mod asked;
mod broken;
mod documents;
mod known;
mod law;
mod meters;
mod open;
mod planted;
mod scatter;
mod seen;
mod uneven;
