//! A counted resource that is held until released: locks, pools, connection limits.

use super::fifo::Fifo;
use super::tally::Tally;
use super::time_average::TimeAverage;

/// What became of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grant {
    /// The job holds a unit.
    Granted,
    /// It waits; a later [`Gate::release`] returns it.
    Queued,
    /// The queue is full; the job did not enter.
    Refused,
}

#[derive(Clone, Copy, Debug)]
struct Waiting<Job> {
    job: Job,
    since: f64,
}

/// `units` of a resource, granted in the order of asking.
///
/// ```
/// use messagebox_sim::kernel::gate::{Gate, Grant};
///
/// let mut lock = Gate::new(1, 10);
/// assert_eq!(lock.acquire(0.0, 7), Grant::Granted);
/// assert_eq!(lock.acquire(1.0, 8), Grant::Queued);
/// assert_eq!(lock.release(4.0), Some(8)); // the next owner
/// assert_eq!(lock.release(6.0), None);
/// assert_eq!(lock.mean_wait(), 1.5);
/// ```
#[derive(Clone, Debug)]
pub struct Gate<Job: Copy = u32> {
    units: u32,
    used: u32,
    queue: Fifo<Waiting<Job>>,
    used_average: TimeAverage,
    queue_average: TimeAverage,
    waits: Tally,
    refused: u64,
}

impl<Job: Copy> Gate<Job> {
    /// All units free and an empty queue of at most `queue_limit` jobs.
    pub fn new(units: u32, queue_limit: usize) -> Self {
        Gate {
            units,
            used: 0,
            queue: Fifo::new(queue_limit),
            used_average: TimeAverage::default(),
            queue_average: TimeAverage::default(),
            waits: Tally::default(),
            refused: 0,
        }
    }

    /// A job asks for one unit.
    #[inline]
    pub fn acquire(&mut self, now: f64, job: Job) -> Grant {
        if self.used < self.units {
            self.used += 1;
            self.used_average.add(now, 1.0);
            self.waits.add(0.0);
            return Grant::Granted;
        }
        if !self.queue.push(Waiting { job, since: now }) {
            self.refused += 1;
            return Grant::Refused;
        }
        self.queue_average.add(now, 1.0);
        Grant::Queued
    }

    /// A unit is given back. Returns the job that holds it from now on, if one was waiting.
    #[inline]
    pub fn release(&mut self, now: f64) -> Option<Job> {
        if let Some(next) = self.queue.pop() {
            self.queue_average.add(now, -1.0);
            self.waits.add(now - next.since);
            return Some(next.job);
        }
        if self.used > 0 {
            self.used -= 1;
            self.used_average.add(now, -1.0);
        }
        None
    }

    /// Units held.
    #[inline]
    pub fn used(&self) -> u32 {
        self.used
    }

    pub fn units(&self) -> u32 {
        self.units
    }

    /// Jobs waiting.
    #[inline]
    pub fn queued(&self) -> usize {
        self.queue.len()
    }

    /// Mean number of units held since the last reset.
    pub fn mean_used(&self, now: f64) -> f64 {
        self.used_average.mean(now)
    }

    /// Mean share of the units held, 0 to 1, since the last reset.
    pub fn utilisation(&self, now: f64) -> f64 {
        self.mean_used(now) / f64::from(self.units.max(1))
    }

    /// Mean number of jobs waiting since the last reset.
    pub fn mean_queue(&self, now: f64) -> f64 {
        self.queue_average.mean(now)
    }

    /// Mean time between asking and getting, over the grants since the last reset.
    pub fn mean_wait(&self) -> f64 {
        self.waits.mean()
    }

    /// Grants since the last reset.
    pub fn granted(&self) -> u64 {
        self.waits.count()
    }

    /// Jobs refused since the last reset.
    pub fn refused(&self) -> u64 {
        self.refused
    }

    /// Forgets the past of all statistics; holders and waiting jobs stay.
    pub fn reset_statistics(&mut self, now: f64) {
        self.used_average.reset(now);
        self.queue_average.reset(now);
        self.waits = Tally::default();
        self.refused = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_units_on_in_order() {
        let mut gate = Gate::new(1, 2);
        assert_eq!(gate.acquire(0.0, 5), Grant::Granted);
        assert_eq!(gate.acquire(1.0, 6), Grant::Queued);
        assert_eq!(gate.acquire(1.0, 7), Grant::Queued);
        assert_eq!(gate.acquire(1.0, 8), Grant::Refused);
        assert_eq!(gate.release(3.0), Some(6));
        assert_eq!(gate.release(4.0), Some(7));
        assert_eq!(gate.release(6.0), None);
        assert_eq!(gate.release(6.0), None);
        assert_eq!((gate.used(), gate.granted(), gate.refused()), (0, 3, 1));
        assert_eq!(gate.mean_used(12.0), 0.5);
        assert_eq!(gate.mean_queue(12.0), 5.0 / 12.0);
        assert!((gate.mean_wait() - 5.0 / 3.0).abs() < 1e-12);
    }

    #[test]
    fn shares_its_units() {
        let mut gate = Gate::new(4, 1);
        (0..5).for_each(|job| assert_ne!(gate.acquire(0.0, job), Grant::Refused));
        assert_eq!((gate.units(), gate.used(), gate.queued()), (4, 4, 1));
        assert_eq!(gate.release(2.0), Some(4));
        assert_eq!(gate.release(4.0), None);
        assert_eq!((gate.used(), gate.queued()), (3, 0));
        assert_eq!(gate.utilisation(8.0), 28.0 / 32.0);
    }

    #[test]
    fn forgets_the_past_and_keeps_who_is_there() {
        let mut gate = Gate::new(1, 1);
        (0..3).for_each(|job| {
            gate.acquire(0.0, job);
        });
        gate.reset_statistics(10.0);
        assert_eq!((gate.granted(), gate.refused()), (0, 0));
        assert_eq!((gate.mean_used(12.0), gate.mean_queue(12.0)), (1.0, 1.0));
        assert_eq!((gate.release(14.0), gate.mean_wait()), (Some(1), 14.0));
    }
}
