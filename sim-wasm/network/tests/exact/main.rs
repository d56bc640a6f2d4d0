//! Exact answers against published ones, formulas and solved Markov chains.
#![cfg(feature = "system")]

mod approximate;
mod build;
#[path = "../support/chain.rs"]
mod chain;
mod documents;
mod formulas;
mod product_form;
mod published;
