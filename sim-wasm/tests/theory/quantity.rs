//! What is checked on a system: a name, a unit and the exact value.

use crate::exact::Open;

pub struct Quantity {
    pub name: String,
    pub unit: &'static str,
    pub exact: f64,
    /// Short name of the exact result.
    pub formula: &'static str,
}

impl Quantity {
    fn new(name: &str, unit: &'static str, exact: f64, formula: &'static str) -> Self {
        Quantity {
            name: name.into(),
            unit,
            exact,
            formula,
        }
    }

    pub fn share(name: &str, exact: f64, formula: &'static str) -> Self {
        Quantity::new(name, "%", percent(exact), formula)
    }

    pub fn jobs(name: &str, exact: f64, formula: &'static str) -> Self {
        Quantity::new(name, "jobs", exact, formula)
    }

    pub fn time(name: &str, exact: f64, formula: &'static str) -> Self {
        Quantity::new(name, "ms", exact, formula)
    }

    pub fn rate(name: &str, exact_per_ms: f64, formula: &'static str) -> Self {
        Quantity::new(name, "1/s", per_second(exact_per_ms), formula)
    }
}

pub fn percent(share: f64) -> f64 {
    100.0 * share
}

pub fn per_second(per_ms: f64) -> f64 {
    1_000.0 * per_ms
}

/// Quantities of an open station in the order of `Seen::open`.
pub fn open(exact: &Open, formula: &'static str) -> Vec<Quantity> {
    vec![
        Quantity::share("utilisation", exact.utilisation, formula),
        Quantity::jobs("queue", exact.queue, formula),
        Quantity::time("wait", exact.wait, formula),
        Quantity::time("response", exact.response, formula),
        Quantity::share("delayed", exact.delayed, formula),
    ]
}
