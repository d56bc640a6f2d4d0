//! Average of a level over time.

/// A piecewise constant level (queue length, busy servers) and its integral over time.
///
/// ```
/// use messagebox_sim::kernel::time_average::TimeAverage;
///
/// let mut busy = TimeAverage::default();
/// busy.set(2.0, 1.0);
/// busy.add(4.0, 1.0);
/// assert_eq!(busy.integral(5.0), 4.0);
/// assert_eq!(busy.mean(5.0), 0.8);
/// ```
#[derive(Clone, Debug, Default)]
pub struct TimeAverage {
    value: f64,
    area: f64,
    started: f64,
    changed: f64,
}

impl TimeAverage {
    /// Starts at `now` with `value`.
    pub fn new(now: f64, value: f64) -> Self {
        TimeAverage {
            value,
            area: 0.0,
            started: now,
            changed: now,
        }
    }

    /// Changes the level at `now`.
    #[inline]
    pub fn set(&mut self, now: f64, value: f64) {
        self.advance(now);
        self.value = value;
    }

    /// Raises (or, negative, lowers) the level at `now`.
    #[inline]
    pub fn add(&mut self, now: f64, change: f64) {
        self.set(now, self.value + change);
    }

    /// The present level.
    #[inline]
    pub fn value(&self) -> f64 {
        self.value
    }

    /// Integral of the level since the start.
    pub fn integral(&self, now: f64) -> f64 {
        self.area + self.value * (now - self.changed).max(0.0)
    }

    /// Mean level since the start; the present level when no time has passed.
    pub fn mean(&self, now: f64) -> f64 {
        let elapsed = now.max(self.changed) - self.started;
        if elapsed > 0.0 {
            self.integral(now) / elapsed
        } else {
            self.value
        }
    }

    /// Forgets the past and keeps the level.
    pub fn reset(&mut self, now: f64) {
        *self = TimeAverage::new(now, self.value);
    }

    #[inline]
    fn advance(&mut self, now: f64) {
        if now > self.changed {
            self.area += self.value * (now - self.changed);
            self.changed = now;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_levels_by_their_duration() {
        let mut level = TimeAverage::new(10.0, 1.0);
        assert_eq!(level.mean(10.0), 1.0);
        level.set(12.0, 4.0);
        assert_eq!(level.value(), 4.0);
        level.add(13.0, -4.0);
        assert_eq!(level.mean(16.0), 1.0);
        assert_eq!(level.integral(16.0), 6.0);
        level.set(11.0, 2.0);
        level.reset(20.0);
        assert_eq!(level.mean(21.0), 2.0);
    }
}
