//! How often a 95 % interval holds the exact value, measured on models whose value is known, and
//! what common random numbers save.

mod cases;
#[path = "../support/committed.rs"]
mod committed;
mod models;
mod paired;
#[path = "../theory/tandem.rs"]
mod tandem;

use committed::{compare_or_write, lines, object, rounded};

/// An interval method, applied to a model again and again.
pub struct Case {
    pub id: &'static str,
    pub model: &'static str,
    pub method: &'static str,
    pub runs: u64,
    /// Whether the interval of one run holds the exact value.
    pub holds: fn(u64) -> bool,
}

const NOMINAL: f64 = 0.95;

/// Share of the runs whose interval holds, with the 95 % interval of that share (Wilson).
struct Coverage {
    covered: f64,
    low: f64,
    high: f64,
}

fn measure(case: &Case) -> Coverage {
    let held = (0..case.runs).filter(|&run| (case.holds)(run)).count();
    let (n, z) = (case.runs as f64, 1.959_964);
    let share = held as f64 / n;
    let centre = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half =
        z / (1.0 + z * z / n) * libm::sqrt(share * (1.0 - share) / n + z * z / (4.0 * n * n));
    Coverage {
        covered: share,
        low: centre - half,
        high: centre + half,
    }
}

fn row(case: &Case, coverage: &Coverage) -> String {
    object(|json| {
        json.key("id").string(case.id);
        json.key("model").string(case.model);
        json.key("method").string(case.method);
        json.key("runs").number(case.runs as f64);
        json.key("nominalPercent").number(100.0 * NOMINAL);
        json.key("coveredPercent")
            .number(rounded(100.0 * coverage.covered));
        json.key("low").number(rounded(100.0 * coverage.low));
        json.key("high").number(rounded(100.0 * coverage.high));
    })
}

/// Rows of all cases and those among them that `is_expected` does not hold for.
fn measured(cases: &[Case], is_expected: fn(f64) -> bool) -> (Vec<String>, Vec<String>) {
    let mut rows = Vec::new();
    let mut unexpected = Vec::new();
    for case in cases {
        let coverage = measure(case);
        let row = row(case, &coverage);
        println!("{row}");
        if !is_expected(coverage.covered) {
            unexpected.push(row.clone());
        }
        rows.push(row);
    }
    (rows, unexpected)
}

#[test]
fn intervals_cover_and_the_published_results_are_these() {
    let (cases, wrong) = measured(&cases::all(), |share| (0.93..=0.97).contains(&share));
    let (counterexamples, right) = measured(&cases::counterexamples(), |share| share < 0.93);
    let text = format!(
        "{{\n\"cases\": {},\n\"counterexamples\": {},\n\"commonRandomNumbers\": {}\n}}\n",
        lines(&cases),
        lines(&counterexamples),
        lines(&paired::rows())
    );
    assert!(wrong.is_empty(), "not 93 to 97 %: {wrong:#?}");
    assert!(right.is_empty(), "covers after all: {right:#?}");
    compare_or_write("coverage.json", &text);
}
