//! Readings over fixed windows, as a performance counter takes them.

use super::histogram::Histogram;
use super::moments::Moments;
use crate::kernel::convert::Real;

/// What one window reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Mean of the values in the window; a window without values gives no reading.
    Mean,
    /// Sum of the values per unit of time; a window without values reads 0.
    Rate,
}

/// Reads a stream of values once per window and keeps the distribution of the readings.
///
/// ```
/// use messagebox_sim::kernel::windows::{Reading, Windows};
///
/// // Means over windows of 2 s each.
/// let mut windows = Windows::new(Reading::Mean, 0.0, 2.0, 0.1, 100.0);
/// for (now, value) in [(0.5, 1.0), (1.5, 3.0), (2.5, 6.0)] {
///     windows.add(now, value);
/// }
/// windows.close(4.0);
/// assert_eq!(windows.moments().mean(), 4.0);
/// ```
#[derive(Clone, Debug)]
pub struct Windows {
    reading: Reading,
    width: f64,
    /// Readings are multiplied by this, e.g. 1,000 to turn a rate per ms into one per second.
    scale: f64,
    start: f64,
    index: u64,
    sum: f64,
    count: u64,
    moments: Moments,
    histogram: Histogram,
}

impl Windows {
    /// Windows of `width` from `start` on; readings are resolved between `low` and `high`.
    pub fn new(reading: Reading, start: f64, width: f64, low: f64, high: f64) -> Self {
        Windows {
            reading,
            width,
            scale: 1.0,
            start,
            index: 0,
            sum: 0.0,
            count: 0,
            moments: Moments::default(),
            histogram: Histogram::new(low, high),
        }
    }

    /// Multiplies every reading, e.g. by 1,000 for a rate per second when times are in ms.
    pub fn scaled(mut self, scale: f64) -> Self {
        self.scale = scale;
        self
    }

    /// Adds a value at `now`. Values before the start are left out.
    #[inline]
    pub fn add(&mut self, now: f64, value: f64) {
        if now < self.start {
            return;
        }
        self.close(now);
        self.sum += value;
        self.count += 1;
    }

    /// Reads every window that has ended by `now`. Call it once at the end of a run; a window
    /// cut short by the end gives no reading.
    #[inline]
    pub fn close(&mut self, now: f64) {
        // Edges are products, not running sums, so that they do not drift.
        if self.width > 0.0 && now.is_finite() {
            while now >= self.start + (self.index + 1).real() * self.width {
                self.read();
            }
        }
    }

    /// Median reading.
    pub fn median(&self) -> Option<f64> {
        self.histogram.quantile(0.5)
    }

    pub fn quantile(&self, p: f64) -> Option<f64> {
        self.histogram.quantile(p)
    }

    /// Count, mean and variance of the readings.
    pub fn moments(&self) -> &Moments {
        &self.moments
    }

    fn read(&mut self) {
        let reading = match self.reading {
            Reading::Mean if self.count == 0 => None,
            Reading::Mean => Some(self.sum / self.count.real()),
            Reading::Rate => Some(self.sum / self.width),
        };
        if let Some(reading) = reading {
            self.moments.add(self.scale * reading);
            self.histogram.add(self.scale * reading);
        }
        self.index += 1;
        self.sum = 0.0;
        self.count = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fill(reading: Reading) -> Windows {
        let mut windows = Windows::new(reading, 10.0, 2.0, 0.01, 100.0);
        for (time, value) in [(9.0, 50.0), (10.0, 1.0), (11.9, 3.0), (16.0, 8.0)] {
            windows.add(time, value);
        }
        windows.close(19.0);
        windows
    }

    #[test]
    fn means_skip_empty_windows() {
        let windows = fill(Reading::Mean);
        assert_eq!(windows.moments().count(), 2);
        assert_eq!(windows.moments().mean(), 5.0);
    }

    #[test]
    fn rates_count_empty_windows() {
        let windows = fill(Reading::Rate);
        assert_eq!(windows.moments().count(), 4);
        assert_eq!(windows.moments().mean(), (2.0 + 0.0 + 0.0 + 4.0) / 4.0);
        assert_eq!(windows.median(), Some(0.0));
        assert_eq!(windows.quantile(1.0), Some(4.0));
    }

    #[test]
    fn readings_are_scaled() {
        let mut windows = Windows::new(Reading::Rate, 0.0, 2.0, 0.01, 1e5).scaled(1_000.0);
        windows.add(1.0, 3.0);
        windows.close(2.0);
        assert_eq!(windows.moments().mean(), 1_500.0);
        assert_eq!(windows.median(), Some(1_500.0));
    }

    #[test]
    fn a_value_on_an_edge_opens_the_later_window() {
        let mut windows = Windows::new(Reading::Mean, 10.0, 2.0, 0.01, 100.0);
        for (time, value) in [(11.0, 1.0), (12.0, 3.0), (13.0, 5.0)] {
            windows.add(time, value);
        }
        windows.close(14.0);
        assert_eq!(windows.moments().count(), 2);
        assert_eq!(windows.moments().mean(), (1.0 + 4.0) / 2.0);
    }
}
