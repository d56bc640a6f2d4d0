//! Readers' systems against exact theory, solved chains and a second engine; the laws that hold of
//! every run; and what is refused.
//!
//! Each quantity is the mean of independent replications, and lies within a 99.99 % interval of
//! theory that is narrow enough to tell an error of a few percent.

mod arrivals;
#[path = "../support/chain.rs"]
mod chain;
mod compare;
mod documents;
#[path = "../../../tests/support/fuzzing.rs"]
mod fuzzing;
#[path = "../support/held.rs"]
mod held;
mod interface;
mod laws;
mod limits;
#[path = "../support/mean_values.rs"]
mod mean_values;
mod mutations;
mod nested;
mod notes;
mod patience;
mod pools;
mod priorities;
mod product_form;
mod random;
mod refusals;
mod refused;
mod refused_structures;
mod retries;
mod reuse;
mod sharing;
mod slowdown;
mod stuck;
