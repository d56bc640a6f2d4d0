//! The transaction log: one write at a time, which takes everything that waits for it.

/// The log's writer. Its writes are told apart by their times alone, because nobody but who asked
/// for a write waits for it.
pub struct Log {
    write_ms: f64,
    /// The write before the last one ended here, ms.
    free_from_ms: f64,
    /// The last write.
    starts_ms: f64,
    ends_ms: f64,
}

impl Log {
    /// An idle log whose writes take this long.
    pub fn new(write_ms: f64) -> Self {
        Self {
            write_ms,
            free_from_ms: 0.0,
            starts_ms: f64::NEG_INFINITY,
            ends_ms: 0.0,
        }
    }

    /// When what is handed over at `at_ms` is written: with the write that waits for the one under
    /// way, or else at once. A publication hands over its record ahead of time, so that a write may
    /// still fit in before the last one.
    pub fn write(&mut self, at_ms: f64) -> f64 {
        if at_ms > self.starts_ms {
            self.free_from_ms = self.ends_ms;
            self.starts_ms = self.ends_ms.max(at_ms);
            self.ends_ms = self.starts_ms + self.write_ms;
            return self.ends_ms;
        }
        let earlier_ms = at_ms.max(self.free_from_ms) + self.write_ms;
        if earlier_ms <= self.starts_ms {
            self.free_from_ms = earlier_ms;
            earlier_ms
        } else {
            self.ends_ms
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_is_written_together() {
        let mut log = Log::new(1.0);
        assert_eq!(log.write(0.0), 1.0);
        // Both wait for the first write to end.
        assert_eq!(log.write(0.25), 2.0);
        assert_eq!(log.write(0.5), 2.0);
        // The second write is under way.
        assert_eq!(log.write(1.5), 3.0);
        assert_eq!(log.write(9.0), 10.0);
    }

    #[test]
    fn a_write_fits_in_before_one_that_was_announced() {
        let mut log = Log::new(1.0);
        assert_eq!(log.write(5.0), 6.0);
        assert_eq!(log.write(2.0), 3.0);
        assert_eq!(log.write(2.5), 4.0);
        // No room is left before the announced one: with it.
        assert_eq!(log.write(4.5), 6.0);
    }
}
