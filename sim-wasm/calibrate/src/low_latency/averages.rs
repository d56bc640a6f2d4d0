//! Averages over configurations.

/// Mean of all but the largest by absolute value: one configuration that collapses would decide it.
/// Not a number where there is nothing.
pub fn mean_but_largest(list: impl Iterator<Item = f64>) -> f64 {
    let mut ordered: Vec<f64> = list.collect();
    ordered.sort_by(|a, b| a.abs().total_cmp(&b.abs()));
    if ordered.len() > 1 {
        ordered.pop();
    }
    ordered.iter().sum::<f64>() / ordered.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_of_either_sign_does_not_count() {
        assert_eq!(mean_but_largest([1.0, -90.0, 3.0].into_iter()), 2.0);
        assert_eq!(mean_but_largest([4.0].into_iter()), 4.0);
    }
}
