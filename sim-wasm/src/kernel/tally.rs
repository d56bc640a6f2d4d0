//! Count and mean, where nothing more is asked for: no division per value.

use crate::kernel::convert::Real;
/// How many values, and their sum.
///
/// ```
/// use messagebox_sim::kernel::tally::Tally;
///
/// let mut tally = Tally::default();
/// [1.0, 2.0, 6.0].iter().for_each(|&value| tally.add(value));
/// assert_eq!((tally.count(), tally.mean()), (3, 3.0));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tally {
    count: u64,
    sum: f64,
}

impl Tally {
    #[inline]
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
    }

    #[inline]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// 0 without values.
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1).real()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_averages() {
        let mut tally = Tally::default();
        assert_eq!(tally.mean(), 0.0);
        [2.0, 4.0, 9.0].into_iter().for_each(|v| tally.add(v));
        assert_eq!((tally.count(), tally.mean()), (3, 5.0));
    }
}
