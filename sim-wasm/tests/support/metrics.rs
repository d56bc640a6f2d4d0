//! Results by name.

/// The value of that name; not a number where there is none.
pub fn named(metrics: &[(&str, f64)], name: &str) -> f64 {
    let found = metrics.iter().find(|(id, _)| *id == name);
    found.map_or(f64::NAN, |&(_, value)| value)
}
