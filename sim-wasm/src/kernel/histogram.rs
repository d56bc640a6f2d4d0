//! Quantiles in fixed memory: a log-linear histogram.

use crate::kernel::convert::{Real, Whole};
/// Every power of two is cut into this many equal buckets.
const STEPS_PER_OCTAVE: u64 = 256;
/// Bits of the mantissa below the bucket number.
const SHIFT: u32 = 52 - STEPS_PER_OCTAVE.trailing_zeros();

/// Counts of positive values in buckets at most 1/256 wide relative to their lower edge.
///
/// A quantile is the middle of its bucket, within 0.2 % of the exact sample quantile for values
/// in the histogram's range. Smaller values count as the smallest value seen, larger ones as the
/// largest.
///
/// ```
/// use messagebox_sim::kernel::histogram::Histogram;
///
/// let mut latencies = Histogram::new(1.0, 1000.0);
/// (1..=100).for_each(|value| latencies.add(f64::from(value)));
/// assert_eq!(latencies.count(), 100);
/// let p90 = latencies.quantile(0.9).unwrap();
/// assert!((p90 / 90.0 - 1.0).abs() < 0.02);
/// ```
#[derive(Clone, Debug)]
pub struct Histogram {
    first: u64,
    counts: Vec<u64>,
    below: u64,
    above: u64,
    minimum: f64,
    maximum: f64,
}

impl Histogram {
    /// Resolves values from `low` to `high`, both positive; 2 KiB per power of two between them.
    pub fn new(low: f64, high: f64) -> Self {
        let first = bucket(low.max(f64::MIN_POSITIVE));
        let last = bucket(high.clamp(f64::MIN_POSITIVE, f64::MAX)).max(first);
        // A range of 64 powers of two is enough for any time or rate and bounds the memory.
        let buckets = (last - first + 1).min(64 * STEPS_PER_OCTAVE);
        Histogram {
            first,
            counts: vec![0; buckets as usize],
            below: 0,
            above: 0,
            minimum: f64::INFINITY,
            maximum: f64::NEG_INFINITY,
        }
    }

    /// Counts a value; not-a-number is ignored.
    #[inline]
    pub fn add(&mut self, value: f64) {
        if value.is_nan() {
            return;
        }
        if value < self.minimum {
            self.minimum = value;
        }
        if value > self.maximum {
            self.maximum = value;
        }
        match self.place(value) {
            None => self.below += 1,
            Some(index) => match self.counts.get_mut(index) {
                Some(count) => *count += 1,
                None => self.above += 1,
            },
        }
    }

    pub fn count(&self) -> u64 {
        self.below + self.above + self.counts.iter().sum::<u64>()
    }

    /// The value that a share `p` of the sample does not exceed; `None` for an empty sample.
    pub fn quantile(&self, p: f64) -> Option<f64> {
        let count = self.count();
        if count == 0 {
            return None;
        }
        let rank = u64::floored(libm::ceil(p.clamp(0.0, 1.0) * count.real())).max(1);
        let mut passed = self.below;
        if rank <= passed {
            return Some(self.minimum);
        }
        for (index, &bucket_count) in self.counts.iter().enumerate() {
            passed += bucket_count;
            if rank <= passed {
                let (low, high) = self.edges(index);
                return Some((0.5 * (low + high)).clamp(self.minimum, self.maximum));
            }
        }
        Some(self.maximum)
    }

    /// How many values lie below `limit`: exact where `limit` is a bucket edge (any number whose
    /// mantissa needs at most 8 bits after the point, such as 500 or 1,000), else to one bucket.
    pub fn count_below(&self, limit: f64) -> u64 {
        let full = match self.place(limit) {
            None => return 0,
            Some(index) => index.min(self.counts.len()),
        };
        self.below + self.counts.iter().take(full).sum::<u64>()
    }

    /// Adds the counts of a histogram with the same range; false when the ranges differ.
    pub fn merge(&mut self, other: &Histogram) -> bool {
        if self.first != other.first || self.counts.len() != other.counts.len() {
            return false;
        }
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
        self.below += other.below;
        self.above += other.above;
        self.minimum = self.minimum.min(other.minimum);
        self.maximum = self.maximum.max(other.maximum);
        true
    }

    /// Forgets all values and keeps the range.
    pub fn reset(&mut self) {
        self.counts.fill(0);
        self.below = 0;
        self.above = 0;
        self.minimum = f64::INFINITY;
        self.maximum = f64::NEG_INFINITY;
    }

    /// Bucket of a value, possibly beyond the last; `None` below the first.
    #[inline]
    fn place(&self, value: f64) -> Option<usize> {
        if value <= 0.0 {
            return None;
        }
        bucket(value).checked_sub(self.first).map(usize::saturated)
    }

    fn edges(&self, index: usize) -> (f64, f64) {
        let bucket = self.first + index as u64;
        (
            f64::from_bits(bucket << SHIFT),
            f64::from_bits((bucket + 1) << SHIFT),
        )
    }
}

/// Exponent and leading mantissa bits: rises with the value, in equal steps within an octave.
#[inline]
fn bucket(value: f64) -> u64 {
    value.to_bits() >> SHIFT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_quantiles_within_a_fifth_of_a_percent() {
        let mut histogram = Histogram::new(0.1, 1e5);
        for value in 1..=10_000 {
            histogram.add(f64::from(value));
        }
        for p in [0.01, 0.25, 0.5, 0.9, 0.999, 1.0] {
            let exact = p * 10_000.0;
            let found = histogram.quantile(p).unwrap_or(f64::NAN);
            assert!((found / exact - 1.0).abs() <= 0.002, "{p}: {found}");
        }
        assert_eq!(histogram.count_below(500.0), 499);
        assert_eq!(histogram.count_below(1e9), 10_000);
    }

    #[test]
    fn keeps_values_outside_its_range_apart() {
        let mut histogram = Histogram::new(1.0, 10.0);
        assert_eq!(histogram.quantile(0.5), None);
        [0.0, -0.5, -1.0, 5.0, 1e6, f64::INFINITY, f64::NAN]
            .into_iter()
            .for_each(|value| histogram.add(value));
        assert_eq!(histogram.count(), 6);
        assert_eq!(histogram.count_below(1.0), 3);
        assert_eq!(histogram.quantile(0.0), Some(-1.0));
        assert_eq!(histogram.quantile(1.0), Some(f64::INFINITY));
        histogram.reset();
        assert_eq!(histogram.count(), 0);
    }

    #[test]
    fn merges_equal_ranges_only() {
        let mut left = Histogram::new(1.0, 10.0);
        let mut right = left.clone();
        left.add(2.0);
        right.add(8.0);
        assert!(left.merge(&right));
        assert_eq!(left.count(), 2);
        assert_eq!(left.quantile(1.0), Some(8.0));
        assert!(!left.merge(&Histogram::new(1.0, 100.0)));
        assert!(!left.merge(&Histogram::new(2.0, 20.0)));
    }

    #[test]
    fn merges_what_lies_outside_its_range() {
        let mut left = Histogram::new(1.0, 10.0);
        let mut right = left.clone();
        [0.5, 2.0, 2.0, 30.0]
            .into_iter()
            .for_each(|value| left.add(value));
        [0.25, 0.125, 2.0, 40.0, 50.0, 60.0]
            .into_iter()
            .for_each(|value| right.add(value));
        assert!(left.merge(&right));
        assert_eq!((left.count_below(1.0), left.count()), (3, 10));
        assert_eq!(left.count_below(2.25), 6);
        assert_eq!(left.quantile(0.0), Some(0.125));
        assert_eq!(left.quantile(1.0), Some(60.0));
    }
}
