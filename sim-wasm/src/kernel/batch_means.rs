//! Precision of a mean within one run: batch means in fixed memory.

use super::interval::{Interval, of_mean};
use super::moments::Moments;

/// Means of consecutive batches. When the batches run out, neighbours are joined and batches
/// become twice as long, so between half of and all `batches` are in use at any run length.
///
/// ```
/// use messagebox_sim::kernel::batch_means::BatchMeans;
///
/// let mut means = BatchMeans::new(20);
/// (0..1_000).for_each(|n| means.add(f64::from(n % 10)));
/// assert!(means.interval(0.95).holds(4.5));
/// ```
#[derive(Clone, Debug)]
pub struct BatchMeans {
    limit: usize,
    size: u64,
    means: Vec<f64>,
    sum: f64,
    count: u64,
}

impl BatchMeans {
    /// At most `batches` of them (rounded up to an even number).
    pub fn new(batches: usize) -> Self {
        let limit = batches.max(2).next_multiple_of(2);
        BatchMeans {
            limit,
            size: 1,
            means: Vec::with_capacity(limit),
            sum: 0.0,
            count: 0,
        }
    }

    #[inline]
    pub fn add(&mut self, value: f64) {
        self.sum += value;
        self.count += 1;
        if self.count == self.size {
            self.means.push(self.sum / self.size as f64);
            self.sum = 0.0;
            self.count = 0;
            if self.means.len() == self.limit {
                self.join();
            }
        }
    }

    /// Observations per batch at present.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Count, mean and variance of the complete batches' means.
    pub fn moments(&self) -> Moments {
        let mut moments = Moments::default();
        self.means.iter().for_each(|&mean| moments.add(mean));
        moments
    }

    /// Standard error of the mean, with one degree of freedom fewer than there are batches.
    pub fn standard_error(&self) -> f64 {
        let moments = self.moments();
        libm::sqrt(moments.variance() / moments.count().max(1) as f64)
    }

    /// Interval of the mean by Student's t over the batches; `level` is the coverage, such as 0.95.
    pub fn interval(&self, level: f64) -> Interval {
        of_mean(&self.moments(), level)
    }

    #[expect(clippy::indexing_slicing, reason = "2 half is at most the length")]
    fn join(&mut self) {
        let half = self.means.len() / 2;
        for index in 0..half {
            self.means[index] = 0.5 * (self.means[2 * index] + self.means[2 * index + 1]);
        }
        self.means.truncate(half);
        self.size *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joins_neighbours_when_full() {
        let mut batches = BatchMeans::new(4);
        (1..=9).for_each(|value| batches.add(f64::from(value)));
        assert_eq!(batches.size(), 4);
        assert_eq!(batches.moments().count(), 2);
        assert_eq!(batches.moments().mean(), 4.5);
        assert_eq!(batches.standard_error(), 2.0);
    }
}
