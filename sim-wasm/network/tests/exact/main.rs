//! Exact answers against published ones, formulas and solved Markov chains.
#![cfg(feature = "system")]

mod approximate;
mod bounds;
mod build;
#[path = "../support/chain.rs"]
mod chain;
mod documents;
mod errors;
mod formulas;
mod laws;
mod odd;
mod phases;
mod pools;
mod product_form;
mod published;
mod random;
mod simulated;
