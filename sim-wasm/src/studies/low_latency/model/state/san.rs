//! The SAN: its cache takes written pages at once and puts them on mirrored disks later.

use crate::kernel::convert::Real;
use crate::scenario::Values;
use crate::studies::low_latency::knobs::Id;
use crate::studies::low_latency::parameters::Parameters;

/// KB of a page of SQL Server.
const PAGE_KB: f64 = 8.0;

/// The page writes that come to the SAN, as a flow, and what of them is not on the disks yet.
pub struct San {
    /// Page writes a millisecond that the bus adapters and the cache take.
    accepts: f64,
    /// Page writes a millisecond that the disks take.
    destages: f64,
    /// Page writes that the cache has room for.
    room: f64,
    /// Page writes that a stored request leaves for the next checkpoint.
    per_message: f64,
    /// Page writes in the cache when it was looked at last.
    held: f64,
    looked_ms: f64,
}

/// How the page writes of a checkpoint come to the SAN.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Flow {
    /// As long as the cache has room, ms.
    pub accepted_ms: f64,
    /// As long as each has to wait until the disks have made room, ms.
    pub throttled_ms: f64,
}

impl San {
    /// An empty cache.
    ///
    /// Page writes go out at the SAN's rate, or slower where the queue depth of the bus adapters
    /// allows fewer of them at a time. Both disks of a mirror write each page.
    pub fn new(values: &Values<Id>, p: &Parameters) -> Self {
        let outstanding = values.get(Id::QueueDepth) * values.get(Id::HbaCards);
        let accepts = p.checkpoint_rate.min(outstanding / p.checkpoint_write_ms);
        Self {
            accepts,
            destages: values.get(Id::Spindles) / (2.0 * p.disk_write_ms),
            room: 1024.0 * values.get(Id::WriteCacheMb) / (PAGE_KB * p.checkpoint_pages),
            per_message: p.checkpoint_writes,
            held: 0.0,
            looked_ms: 0.0,
        }
    }

    /// Takes the page writes that so many stored requests have left.
    pub fn take(&mut self, messages: u64, now_ms: f64) -> Flow {
        let messages = messages.real();
        let held = (self.held - self.destages * (now_ms - self.looked_ms)).max(0.0);
        let accepted_ms = self.per_message / self.accepts * messages;
        let rise = self.accepts - self.destages;
        let filled_ms = if rise > 0.0 {
            (self.room - held).max(0.0) / rise
        } else {
            f64::INFINITY
        };
        let flow = if accepted_ms <= filled_ms {
            self.held = (held + rise * accepted_ms).max(0.0);
            Flow {
                accepted_ms,
                throttled_ms: 0.0,
            }
        } else {
            self.held = self.room;
            let left = self.per_message * messages - self.accepts * filled_ms;
            Flow {
                accepted_ms: filled_ms,
                throttled_ms: left / self.destages,
            }
        };
        self.looked_ms = now_ms + flow.accepted_ms + flow.throttled_ms;
        flow
    }

    /// How many times as long a page write takes while the cache is full: as many are under way,
    /// and the disks take fewer of them.
    pub fn slowdown(&self) -> f64 {
        self.accepts / self.destages
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studies::low_latency::knobs::KNOBS;

    /// The SAN of a scenario with these disks and this cache, and its parameters.
    fn san(changes: &[(Id, f64)]) -> San {
        let mut values: Vec<f64> = KNOBS.iter().map(|knob| knob.default).collect();
        for &(id, value) in [(Id::ReceiveAndSend, 1.0)].iter().chain(changes) {
            values[id as usize] = value;
        }
        San::new(&Values::check(&values).unwrap(), &Parameters::default())
    }

    /// The same, one page write after the other: a write comes when the last was taken, and is
    /// taken when there is room.
    fn taken_one_by_one(san: &San, writes: u64, held: f64) -> (f64, f64) {
        let (mut now, mut in_cache) = (0.0, held);
        for _ in 0..writes {
            let mut step = 1.0 / san.accepts;
            if in_cache + 1.0 - san.destages * step > san.room {
                step = step.max((in_cache + 1.0 - san.room) / san.destages);
            }
            now += step;
            in_cache = (in_cache - san.destages * step).max(0.0) + 1.0;
        }
        (now, in_cache)
    }

    #[test]
    fn the_documented_array_takes_a_checkpoint_as_it_comes() {
        let flow = san(&[]).take(6000, 60_000.0);
        assert_eq!(flow.throttled_ms, 0.0);
        assert_eq!(flow.accepted_ms, 3.5 / 5.32 * 6000.0);
    }

    #[test]
    fn a_full_cache_takes_what_the_disks_take() {
        let mut san = san(&[(Id::Spindles, 14.0), (Id::WriteCacheMb, 128.0)]);
        let first = san.take(6000, 60_000.0);
        let (takes_ms, held) = taken_one_by_one(&san, 21_000, 0.0);
        assert!(first.accepted_ms < 1300.0 && first.throttled_ms > 15_000.0);
        assert!((first.accepted_ms + first.throttled_ms - takes_ms).abs() < 0.001 * takes_ms);
        assert!((san.held - held).abs() < 2.0);
        // The disks go on; what they have not done by then takes room from the next.
        let ends_ms = 60_000.0 + first.accepted_ms + first.throttled_ms;
        let second = san.take(3000, ends_ms + 2000.0);
        let left = san.room - 2000.0 * san.destages;
        let (takes_ms, _) = taken_one_by_one(&san, 10_500, left);
        assert!(second.accepted_ms < first.accepted_ms);
        assert!((second.accepted_ms + second.throttled_ms - takes_ms).abs() < 0.001 * takes_ms);
        // Little's law: 18 under way at either rate.
        assert!((san.slowdown() * 3.4 * san.destages - 5.32 * 3.4).abs() < 1e-9);
    }

    #[test]
    fn a_cache_that_never_fills_hides_slow_disks() {
        let mut san = san(&[(Id::Spindles, 14.0)]);
        for minute in 1..30 {
            assert_eq!(
                san.take(6000, 60_000.0 * f64::from(minute)).throttled_ms,
                0.0
            );
        }
    }

    #[test]
    fn as_many_page_writes_are_under_way_as_the_bus_adapters_hold() {
        let p = Parameters::default();
        let accepts = |depth, cards| san(&[(Id::QueueDepth, depth), (Id::HbaCards, cards)]).accepts;
        assert_eq!(accepts(4.0, 1.0), 4.0 / p.checkpoint_write_ms);
        assert_eq!(accepts(4.0, 3.0), 12.0 / p.checkpoint_write_ms);
        assert_eq!(accepts(16.0, 2.0), p.checkpoint_rate);
    }
}
