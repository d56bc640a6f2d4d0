//! SQL Server's lock monitor: looks for deadlocks at an interval and names who must give up.

use crate::kernel::random::Stream;

/// Who gives up first: SQL Server's deadlock priority of a session.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Priority {
    /// Background jobs that ask for it, such as the cleanup jobs of BizTalk Server.
    Low,
    /// Everything else.
    Normal,
}

/// Time between two looks, ms (SQL Server documentation: 5 s, and down to 100 ms while deadlocks
/// are being found).
const SLOWEST_MS: f64 = 5_000.0;
const FASTEST_MS: f64 = 100.0;

/// The lock monitor: after a look that found a deadlock it looks again twice as soon, down to
/// 100 ms; after one that found none, in 5 s. That it does so by halves is assumed.
#[derive(Clone, Debug)]
pub struct LockMonitor {
    interval_ms: f64,
    found: u64,
}

impl Default for LockMonitor {
    fn default() -> Self {
        Self {
            interval_ms: SLOWEST_MS,
            found: 0,
        }
    }
}

impl LockMonitor {
    /// The time until the next look after one that found a deadlock, or none, ms.
    pub fn looked(&mut self, found: bool) -> f64 {
        self.interval_ms = if found {
            self.found += 1;
            (self.interval_ms / 2.0).max(FASTEST_MS)
        } else {
            SLOWEST_MS
        };
        self.interval_ms
    }

    /// Time between the last look and the next, ms.
    pub fn interval_ms(&self) -> f64 {
        self.interval_ms
    }

    /// Deadlocks found.
    pub fn found(&self) -> u64 {
        self.found
    }
}

/// The chance that `blocked` sessions hold a deadlock when each pair of them does with chance
/// `chance_per_pair`, independently: for transactions whose locks are not simulated one by one.
pub fn chance(blocked: f64, chance_per_pair: f64) -> f64 {
    let pairs = (blocked * (blocked - 1.0) / 2.0).max(0.0);
    let none = libm::pow(1.0 - chance_per_pair.clamp(0.0, 1.0), pairs);
    1.0 - none
}

/// Whether a look at `blocked` sessions finds a deadlock, see [`chance`].
pub fn is_found(blocked: f64, chance_per_pair: f64, stream: &mut Stream) -> bool {
    stream.uniform() < chance(blocked, chance_per_pair)
}

/// The one of `candidates` that gives up: the lowest priority, the first named among equals.
pub fn victim<T>(candidates: impl IntoIterator<Item = (T, Priority)>) -> Option<T> {
    let mut chosen: Option<(T, Priority)> = None;
    for (candidate, priority) in candidates {
        if chosen.as_ref().is_none_or(|&(_, lowest)| priority < lowest) {
            chosen = Some((candidate, priority));
        }
    }
    chosen.map(|(candidate, _)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looks_sooner_while_it_finds() {
        let mut monitor = LockMonitor::default();
        assert_eq!(monitor.interval_ms(), 5_000.0);
        let intervals: Vec<f64> = [false, true, true, true, true, true, true, true, false]
            .into_iter()
            .map(|found| monitor.looked(found))
            .collect();
        assert_eq!(
            intervals,
            [
                5_000.0, 2_500.0, 1_250.0, 625.0, 312.5, 156.25, 100.0, 100.0, 5_000.0
            ]
        );
        assert_eq!(monitor.interval_ms(), 5_000.0);
        assert_eq!(monitor.found(), 7);
    }

    #[test]
    fn chance_grows_with_the_pairs() {
        assert_eq!(chance(0.0, 0.5), 0.0);
        assert_eq!(chance(1.0, 0.5), 0.0);
        assert_eq!(chance(2.0, 0.5), 0.5);
        assert_eq!(chance(3.0, 0.5), 1.0 - 0.125);
        assert_eq!(chance(100.0, 1.0), 1.0);
        assert_eq!(chance(100.0, 0.0), 0.0);
        // Small chances add up: 190 pairs.
        assert!((chance(20.0, 1e-6) / 190e-6 - 1.0).abs() < 1e-4);
    }

    #[test]
    fn finds_as_often_as_its_chance() {
        let mut stream = Stream::new(1, 0);
        let looks = 200_000;
        let found = (0..looks)
            .filter(|_| is_found(8.0, 0.01, &mut stream))
            .count();
        let exact = chance(8.0, 0.01);
        let deviation = (exact * (1.0 - exact) / f64::from(looks)).sqrt();
        assert!((found as f64 / f64::from(looks) - exact).abs() < 4.0 * deviation);
    }

    #[test]
    fn low_priority_loses() {
        use Priority::{Low, Normal};
        assert_eq!(victim([(1, Normal), (2, Low), (3, Low)]), Some(2));
        assert_eq!(victim([(1, Normal), (2, Normal)]), Some(1));
        assert_eq!(victim::<u32>([]), None);
    }
}
