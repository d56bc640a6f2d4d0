//! The course of a run at even times, in fixed memory.

use crate::kernel::convert::Real;
/// Most points.
const MOST: usize = 600;
/// Time between the first points, ms.
const FIRST_STEP_MS: f64 = 10_000.0;

/// Running totals at one time.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Totals {
    pub at_ms: f64,
    pub offered: f64,
    pub received: f64,
    pub sent: f64,
    pub rows: f64,
    pub disk_idle_ms: f64,
    pub log_busy_ms: f64,
    pub processor_ms: f64,
    pub latch_ms: f64,
    pub lock_timeouts: f64,
    /// Integrals over time of the sessions in a transaction and of those that wait for a lock.
    pub session_ms: f64,
    pub blocked_ms: f64,
}

/// Totals at even times from 0 on. When there is no more room every second one goes, and the
/// step doubles.
#[derive(Clone, Debug)]
pub struct Trace {
    step_ms: f64,
    points: Vec<Totals>,
}

impl Default for Trace {
    fn default() -> Self {
        let mut points = Vec::with_capacity(MOST + 1);
        points.push(Totals::default());
        Self {
            step_ms: FIRST_STEP_MS,
            points,
        }
    }
}

impl Trace {
    /// When the next point is due, ms.
    pub fn next_ms(&self) -> f64 {
        self.points.len().real() * self.step_ms
    }

    /// Adds the point that is due.
    pub fn add(&mut self, totals: Totals) {
        self.points.push(totals);
        if self.points.len() > MOST {
            let mut index = 0;
            self.points.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.step_ms *= 2.0;
        }
    }

    pub fn step_ms(&self) -> f64 {
        self.step_ms
    }

    /// Each step's totals before and after it.
    pub fn steps(&self) -> impl Iterator<Item = (&Totals, &Totals)> {
        self.points.iter().zip(self.points.iter().skip(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widens_its_step_when_full() {
        let mut trace = Trace::default();
        for _ in 0..10_000 {
            let at_ms = trace.next_ms();
            trace.add(Totals {
                at_ms,
                ..Totals::default()
            });
        }
        assert!(trace.steps().count() < MOST);
        for (before, after) in trace.steps() {
            assert_eq!(after.at_ms - before.at_ms, trace.step_ms());
        }
    }
}
