//! Networks against exact theory.
//!
//! Each quantity is the mean of independent replications, and lies within a 99.99 % interval of
//! theory that is narrow enough to tell an error of a few percent.

#[path = "../support/chain.rs"]
mod chain;
mod closed;
mod compare;
#[path = "../support/held.rs"]
mod held;
mod locks;
mod losses;
mod lots;
#[path = "../support/mean_values.rs"]
mod mean_values;
#[path = "../support/networks.rs"]
mod networks;
mod open;
mod polling;
mod pools;
mod priorities;
mod slowed;
mod tandem;
