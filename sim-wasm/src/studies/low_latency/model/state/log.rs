//! The transaction log: one write at a time, which takes everything that waits for it.

use crate::kernel::convert::Real;
use crate::kernel::tally::Tally;

/// The log's writer. Its writes are told apart by their times alone, because nobody but who asked
/// for a write waits for it.
pub struct Log {
    write_ms: f64,
    /// What a write waits besides for the page writes of a checkpoint, ms.
    pub san_wait_ms: f64,
    /// The write before the last one ended here, ms.
    free_from_ms: f64,
    /// The last write.
    starts_ms: f64,
    takes_ms: f64,
    ends_ms: f64,
    writes: u64,
    /// Their waits for page writes, ms.
    san_waits_ms: f64,
    waits: Tally,
}

impl Log {
    /// An idle log whose writes take this long.
    pub fn new(write_ms: f64) -> Self {
        Self {
            write_ms,
            san_wait_ms: 0.0,
            free_from_ms: 0.0,
            starts_ms: f64::NEG_INFINITY,
            takes_ms: write_ms,
            ends_ms: 0.0,
            writes: 0,
            san_waits_ms: 0.0,
            waits: Tally::default(),
        }
    }

    /// When what is handed over at `at_ms` is written.
    pub fn write(&mut self, at_ms: f64) -> f64 {
        let (written_ms, takes_ms) = self.place(at_ms);
        self.waits.add(written_ms - takes_ms - at_ms);
        written_ms
    }

    /// The end of its write and what that takes: the write that waits for the one under way, or
    /// else one at once. A publication hands over its record ahead of time, so that a write may
    /// still fit in before the last one.
    fn place(&mut self, at_ms: f64) -> (f64, f64) {
        let takes_ms = self.write_ms + self.san_wait_ms;
        if at_ms > self.starts_ms {
            self.free_from_ms = self.ends_ms;
            self.starts_ms = later(self.ends_ms, at_ms);
            self.takes_ms = takes_ms;
            self.ends_ms = self.starts_ms + takes_ms;
            self.begin();
            return (self.ends_ms, takes_ms);
        }
        let earlier_ms = later(at_ms, self.free_from_ms) + takes_ms;
        if earlier_ms > self.starts_ms {
            return (self.ends_ms, self.takes_ms);
        }
        self.free_from_ms = earlier_ms;
        self.begin();
        (earlier_ms, takes_ms)
    }

    fn begin(&mut self) {
        self.writes += 1;
        self.san_waits_ms += self.san_wait_ms;
    }

    /// Share of the last `elapsed_ms` in which it wrote, 0 to 1.
    pub fn utilisation(&self, elapsed_ms: f64) -> f64 {
        ((self.writes.real() * self.write_ms + self.san_waits_ms) / elapsed_ms).min(1.0)
    }

    /// Mean time from handing over to the start of the write, ms.
    pub fn mean_wait_ms(&self) -> f64 {
        self.waits.mean()
    }

    /// Forgets the past of all statistics.
    pub fn reset_statistics(&mut self) {
        self.writes = 0;
        self.san_waits_ms = 0.0;
        self.waits = Tally::default();
    }
}

/// `f64::max` would be a function in WebAssembly, with a care for what is no number.
#[inline]
fn later(one_ms: f64, other_ms: f64) -> f64 {
    if one_ms > other_ms { one_ms } else { other_ms }
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
        assert_eq!(log.utilisation(10.0), 0.4);
        assert_eq!(log.mean_wait_ms(), (0.75 + 0.5 + 0.5) / 5.0);
        log.reset_statistics();
        assert_eq!((log.utilisation(10.0), log.mean_wait_ms()), (0.0, 0.0));
    }

    #[test]
    fn a_write_fits_in_before_one_that_was_announced() {
        let mut log = Log::new(1.0);
        assert_eq!(log.write(5.0), 6.0);
        assert_eq!(log.write(2.0), 3.0);
        assert_eq!(log.write(2.5), 4.0);
        // No room is left before the announced one: with it.
        assert_eq!(log.write(4.5), 6.0);
        assert_eq!(log.utilisation(10.0), 0.3);
    }

    #[test]
    fn page_writes_lengthen_what_starts_while_they_are_under_way() {
        let mut log = Log::new(1.0);
        assert_eq!(log.write(0.0), 1.0);
        log.san_wait_ms = 20.0;
        assert_eq!(log.write(0.5), 22.0);
        log.san_wait_ms = 0.0;
        // With the write before, which is no shorter now.
        assert_eq!(log.write(0.75), 22.0);
        assert_eq!(log.write(30.0), 31.0);
        assert_eq!(log.utilisation(100.0), 0.23);
        assert_eq!(log.mean_wait_ms(), (0.5 + 0.25) / 4.0);
    }
}
