//! Mean and variance of a sample, updated one value at a time (Welford).

use crate::kernel::convert::Real;
/// Count, mean and variance without storing the sample.
///
/// ```
/// use messagebox_sim::kernel::moments::Moments;
///
/// let mut moments = Moments::default();
/// [2.0, 4.0, 6.0].iter().for_each(|&value| moments.add(value));
/// assert_eq!((moments.mean(), moments.variance()), (4.0, 4.0));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Moments {
    count: u64,
    mean: f64,
    squares: f64,
}

impl Moments {
    #[inline]
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let from_old = value - self.mean;
        self.mean += from_old / self.count.real();
        self.squares += from_old * (value - self.mean);
    }

    #[inline]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// 0 for an empty sample.
    #[inline]
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// Unbiased sample variance; 0 below two values.
    pub fn variance(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        self.squares / (self.count - 1).real()
    }

    pub fn standard_deviation(&self) -> f64 {
        self.variance().sqrt()
    }

    /// Adds another sample as if its values had been added here.
    pub fn merge(&mut self, other: &Moments) {
        let count = self.count + other.count;
        if other.count == 0 {
            return;
        }
        let gap = other.mean - self.mean;
        let share = other.count.real() / count.real();
        self.squares += other.squares + gap * gap * self.count.real() * share;
        self.mean += gap * share;
        self.count = count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: &[f64]) -> Moments {
        let mut moments = Moments::default();
        values.iter().for_each(|&value| moments.add(value));
        moments
    }

    #[test]
    fn match_the_definition() {
        let moments = of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        assert_eq!(moments.count(), 8);
        assert!((moments.mean() - 5.0).abs() < 1e-12);
        assert!((moments.variance() - 32.0 / 7.0).abs() < 1e-12);
        assert_eq!(of(&[3.0]).variance(), 0.0);
        assert_eq!(of(&[]).mean(), 0.0);
    }

    #[test]
    fn merge_equals_one_sample() {
        let mut left = of(&[1.0, 2.0, 6.0]);
        left.merge(&of(&[10.0, -3.0]));
        left.merge(&of(&[]));
        let whole = of(&[1.0, 2.0, 6.0, 10.0, -3.0]);
        assert!((left.mean() - whole.mean()).abs() < 1e-12);
        assert!((left.variance() - whole.variance()).abs() < 1e-12);
        assert_eq!(left.count(), 5);
    }
}
