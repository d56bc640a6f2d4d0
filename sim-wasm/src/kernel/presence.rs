//! How many are present on average, from when each comes and goes.

/// Comings and goings from a start on, told in any order, as soon as they are known.
///
/// ```
/// use messagebox_sim::kernel::presence::Presence;
///
/// let mut present = Presence::new(0.0);
/// present.enter(2.0);
/// present.leave(6.0);
/// assert_eq!(present.mean(8.0), 0.5);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Presence {
    start: f64,
    present: f64,
    /// Integral of the number present up to time 0, had the last change held ever since.
    offset: f64,
}

impl Presence {
    /// Nobody present; what happened before `start` counts as having happened then.
    pub fn new(start: f64) -> Self {
        Presence {
            start,
            ..Presence::default()
        }
    }

    #[inline]
    pub fn enter(&mut self, at: f64) {
        self.present += 1.0;
        self.offset -= at.max(self.start);
    }

    #[inline]
    pub fn leave(&mut self, at: f64) {
        self.present -= 1.0;
        self.offset += at.max(self.start);
    }

    /// Mean number present from the start to `now`, which no told change may exceed; 0 when no
    /// time has passed.
    pub fn mean(&self, now: f64) -> f64 {
        let elapsed = now - self.start;
        if elapsed > 0.0 {
            (self.present * now + self.offset) / elapsed
        } else {
            0.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn averages_whatever_the_order_of_telling() {
        let mut presence = Presence::new(10.0);
        presence.enter(4.0);
        presence.enter(14.0);
        presence.leave(16.0);
        presence.enter(12.0);
        presence.leave(6.0);
        // One from 12 to 16, another from 14 on.
        assert_eq!(presence.mean(20.0), (4.0 + 6.0) / 10.0);
        assert_eq!(presence.mean(10.0), 0.0);
    }
}
