//! End of the warm-up: MSER-5 (White).

/// Observations per batch.
const BATCH: usize = 5;

/// How many leading observations to drop so that the mean of the rest has the smallest
/// estimated error. `None` when the sample is too short or the minimum lies in its second half,
/// where the rule says nothing: the run is too short for its warm-up.
pub fn mser5(observations: &[f64]) -> Option<usize> {
    let batches: Vec<f64> = observations
        .chunks_exact(BATCH)
        .map(|batch| batch.iter().sum::<f64>() / BATCH as f64)
        .collect();
    if batches.len() < 2 {
        return None;
    }
    let mut best = (f64::INFINITY, 0);
    let (mut mean, mut squares) = (0.0, 0.0);
    // From the end, each step adds one batch to the kept part (Welford). The last few batches
    // are never the whole of it: their variance is too uncertain to win fairly.
    for (dropped, &value) in batches.iter().enumerate().rev() {
        let kept = (batches.len() - dropped) as f64;
        let gap = value - mean;
        mean += gap / kept;
        squares += gap * (value - mean);
        let error = squares / (kept * kept);
        if kept >= BATCH as f64 && error <= best.0 {
            best = (error, dropped);
        }
    }
    (best.0.is_finite() && best.1 <= batches.len() / 2).then_some(best.1 * BATCH)
}

#[cfg(test)]
mod tests {
    use super::super::random::Stream;
    use super::*;

    #[test]
    fn drops_a_transient_and_keeps_a_stationary_sample() {
        let mut stream = Stream::new(3, 0);
        let noise: Vec<f64> = (0..2_000).map(|_| stream.uniform()).collect();
        let transient: Vec<f64> = noise
            .iter()
            .enumerate()
            .map(|(i, x)| x + 10.0 * libm::exp(-(i as f64) / 60.0))
            .collect();
        assert!(mser5(&noise).is_some_and(|dropped| dropped < 200));
        assert!(mser5(&transient).is_some_and(|dropped| (150..500).contains(&dropped)));
    }

    #[test]
    fn refuses_a_run_that_never_settles() {
        let ramp: Vec<f64> = (0..500).map(f64::from).collect();
        assert_eq!(mser5(&ramp), None);
        assert_eq!(mser5(&[1.0; 7]), None);
        assert_eq!(mser5(&[1.0; 100]), Some(0));
    }
}
