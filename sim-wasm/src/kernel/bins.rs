//! Counts in bins of equal width, for drawing a distribution.

use crate::kernel::convert::Whole;
/// Bins from 0 upwards; the last also takes everything beyond it.
///
/// ```
/// use messagebox_sim::kernel::bins::Bins;
///
/// let mut bins = Bins::new(10.0, 3);
/// [4.0, 12.0, 19.0, 99.0].iter().for_each(|&value| bins.add(value));
/// assert_eq!(bins.counts(), [1, 2, 1]);
/// ```
#[derive(Clone, Debug)]
pub struct Bins {
    width: f64,
    counts: Vec<u64>,
}

impl Bins {
    pub fn new(width: f64, bins: usize) -> Self {
        Bins {
            width,
            counts: vec![0; bins],
        }
    }

    #[inline]
    pub fn add(&mut self, value: f64) {
        // The conversion saturates: negative values land in the first bin.
        let last = self.counts.len().saturating_sub(1);
        let index = (usize::floored(value / self.width)).min(last);
        if let Some(count) = self.counts.get_mut(index) {
            *count += 1;
        }
    }

    pub fn width(&self) -> f64 {
        self.width
    }

    pub fn counts(&self) -> &[u64] {
        &self.counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn count_by_width() {
        let mut bins = Bins::new(10.0, 3);
        [-5.0, 0.0, 9.9, 10.0, 25.0, 1e300]
            .into_iter()
            .for_each(|value| bins.add(value));
        assert_eq!(bins.counts(), [3, 1, 2]);
        assert_eq!(bins.width(), 10.0);
    }
}
