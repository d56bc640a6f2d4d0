//! The way of a transaction through SQL Server: the hot pages, one at a time, then a processor.

use crate::kernel::tally::Tally;

const MOST_PROCESSORS: usize = 16;

/// When a transaction has its turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn {
    /// It gets the latch of the hot pages, ms.
    pub latched_ms: f64,
    /// It leaves the processor, ms.
    pub done_ms: f64,
}

/// One latch and several processors behind it, both first come, first served.
///
/// Whoever passes the latch first also asks for a processor first. So everybody's times follow
/// from those before, and a transaction needs a single timer.
#[derive(Clone, Debug)]
pub struct Path {
    latch_free_ms: f64,
    processor_free_ms: [f64; MOST_PROCESSORS],
    processors: usize,
    latch_busy_ms: f64,
    latch_waits: Tally,
    processor_busy_ms: f64,
}

impl Path {
    /// Nobody on the way; 1 to 16 processors.
    pub fn new(processors: usize) -> Self {
        Self {
            latch_free_ms: 0.0,
            processor_free_ms: [0.0; MOST_PROCESSORS],
            processors: processors.clamp(1, MOST_PROCESSORS),
            latch_busy_ms: 0.0,
            latch_waits: Tally::default(),
            processor_busy_ms: 0.0,
        }
    }

    /// A transaction that starts now, holds the latch for `latch_ms` and works for `processor_ms`.
    #[inline]
    pub fn enter(&mut self, now_ms: f64, latch_ms: f64, processor_ms: f64) -> Turn {
        let latched_ms = if self.latch_free_ms > now_ms {
            self.latch_free_ms
        } else {
            now_ms
        };
        self.latch_free_ms = latched_ms + latch_ms;
        self.latch_busy_ms += latch_ms;
        self.latch_waits.add(latched_ms - now_ms);
        Turn {
            latched_ms,
            done_ms: self.compute(self.latch_free_ms, processor_ms),
        }
    }

    #[inline]
    fn compute(&mut self, from_ms: f64, processor_ms: f64) -> f64 {
        let [first, others @ ..] = &mut self.processor_free_ms;
        let mut chosen = first;
        for other in others.iter_mut().take(self.processors - 1) {
            if *other < *chosen {
                chosen = other;
            }
        }
        let done_ms = chosen.max(from_ms) + processor_ms;
        *chosen = done_ms;
        self.processor_busy_ms += processor_ms;
        done_ms
    }

    /// Counts use that is not simulated one by one.
    pub fn count(&mut self, latch_ms: f64, latch_wait_ms: f64, processor_ms: f64) {
        self.latch_busy_ms += latch_ms;
        self.latch_waits.add(latch_wait_ms);
        self.processor_busy_ms += processor_ms;
    }

    /// Time for which the latch has been given out so far, ms.
    pub fn latch_busy_ms(&self) -> f64 {
        self.latch_busy_ms
    }

    /// Mean wait for the latch so far, ms.
    pub fn latch_wait_ms(&self) -> f64 {
        self.latch_waits.mean()
    }

    /// Processor time used so far, ms.
    pub fn processor_busy_ms(&self) -> f64 {
        self.processor_busy_ms
    }

    pub fn processors(&self) -> usize {
        self.processors
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_at_a_time_through_the_latch() {
        let mut path = Path::new(4);
        let turns: Vec<f64> = [0.0, 1.0, 1.5, 10.0]
            .into_iter()
            .map(|now| path.enter(now, 2.0, 0.0).latched_ms)
            .collect();
        assert_eq!(turns, [0.0, 2.0, 4.0, 10.0]);
        assert_eq!(path.latch_busy_ms(), 8.0);
    }

    #[test]
    fn as_many_at_a_time_as_there_are_processors() {
        let mut path = Path::new(2);
        let done: Vec<f64> = [0.0, 0.0, 0.0, 9.0]
            .into_iter()
            .map(|now| path.enter(now, 0.0, 3.0).done_ms)
            .collect();
        assert_eq!(done, [3.0, 3.0, 6.0, 12.0]);
        assert_eq!(path.processor_busy_ms(), 12.0);
    }
}
