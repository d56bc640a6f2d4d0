//! What common random numbers save, measured on models whose value is known.

#[path = "../support/committed.rs"]
mod committed;
#[path = "../support/models.rs"]
mod models;
mod paired;
#[path = "../theory/tandem.rs"]
mod tandem;

use committed::{compare_or_write, lines};

#[test]
fn differences_are_more_precise_and_the_published_results_are_these() {
    let text = format!("{{\n\"pairs\": {}\n}}\n", lines(&paired::rows()));
    compare_or_write("paired-differences.json", &text);
}
