//! A station of parallel servers with one first-come-first-served queue.

use super::fifo::Fifo;
use super::tally::Tally;
use super::time_average::TimeAverage;
use super::timers::Timers;
use crate::kernel::convert::Whole;

/// What became of an arriving job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// A server took it; that server's timer slot fires at its completion.
    Started,
    /// It waits for a server.
    Queued,
    /// The queue is full; the job did not enter.
    Refused,
}

#[derive(Clone, Copy, Debug)]
struct Waiting<Job> {
    job: Job,
    work: f64,
    since: f64,
}

/// Servers `first_slot`, `first_slot + 1`, …: one timer slot each, set while the server works.
///
/// A service lasts `work × slowdown`, fixed when it starts. Jobs are the caller's.
///
/// ```
/// use messagebox_sim::kernel::station::{Admission, Station};
/// use messagebox_sim::kernel::timers::Timers;
///
/// // One server with room for one waiting job.
/// let mut timers = Timers::new(1);
/// let mut station = Station::new(0, 1, 1);
/// assert_eq!(station.arrive(0.0, 7, 2.0, &mut timers), Admission::Started);
/// assert_eq!(station.arrive(0.0, 8, 3.0, &mut timers), Admission::Queued);
/// assert_eq!(station.arrive(0.0, 9, 1.0, &mut timers), Admission::Refused);
/// let (slot, now) = timers.pop().unwrap();
/// assert_eq!(station.complete(now, slot, &mut timers), Some(7));
/// let (slot, now) = timers.pop().unwrap();
/// assert_eq!((now, station.complete(now, slot, &mut timers)), (5.0, Some(8)));
/// assert_eq!(station.utilisation(10.0), 0.5);
/// ```
#[derive(Clone, Debug)]
pub struct Station<Job: Copy = u32> {
    first_slot: u32,
    /// The job on each server, and how long it waited for it.
    serving: Vec<Option<(Job, f64)>>,
    /// Wait of the job that left last.
    last_wait: f64,
    idle: Vec<u32>,
    queue: Fifo<Waiting<Job>>,
    slowdown: f64,
    busy_average: TimeAverage,
    queue_average: TimeAverage,
    waits: Tally,
    completed: u64,
    refused: u64,
}

impl<Job: Copy> Station<Job> {
    /// Idle servers and an empty queue of at most `queue_limit` jobs.
    pub fn new(first_slot: u32, servers: u32, queue_limit: usize) -> Self {
        Station {
            first_slot,
            serving: vec![None; servers as usize],
            last_wait: 0.0,
            idle: (0..servers).rev().collect(),
            queue: Fifo::new(queue_limit),
            slowdown: 1.0,
            busy_average: TimeAverage::default(),
            queue_average: TimeAverage::default(),
            waits: Tally::default(),
            completed: 0,
            refused: 0,
        }
    }

    /// Stretches the services that start from now on.
    pub fn set_slowdown(&mut self, slowdown: f64) {
        self.slowdown = slowdown;
    }

    /// A job that needs `work` time units arrives.
    #[inline]
    pub fn arrive(&mut self, now: f64, job: Job, work: f64, timers: &mut Timers) -> Admission {
        if let Some(server) = self.idle.pop() {
            self.waits.add(0.0);
            self.busy_average.add(now, 1.0);
            let since = now;
            self.start(now, server, Waiting { job, work, since }, timers);
            return Admission::Started;
        }
        let since = now;
        if !self.queue.push(Waiting { job, work, since }) {
            self.refused += 1;
            return Admission::Refused;
        }
        self.queue_average.add(now, 1.0);
        Admission::Queued
    }

    /// The timer `slot` of one of the servers fired: returns the finished job and starts the
    /// next one waiting. `None` when the slot is not a working server of this station.
    #[inline]
    pub fn complete(&mut self, now: f64, slot: u32, timers: &mut Timers) -> Option<Job> {
        let server = slot.wrapping_sub(self.first_slot);
        let (finished, waited) = self.serving.get_mut(server as usize)?.take()?;
        self.last_wait = waited;
        self.completed += 1;
        if let Some(next) = self.queue.pop() {
            self.queue_average.add(now, -1.0);
            self.waits.add(now - next.since);
            self.start(now, server, next, timers);
        } else {
            self.idle.push(server);
            self.busy_average.add(now, -1.0);
        }
        Some(finished)
    }

    /// How long the job that [`Station::complete`] returned last waited for its server.
    #[inline]
    pub fn last_wait(&self) -> f64 {
        self.last_wait
    }

    /// Servers at work.
    #[inline]
    pub fn busy(&self) -> u32 {
        u32::saturated(self.serving.len() - self.idle.len())
    }

    pub fn servers(&self) -> u32 {
        u32::saturated(self.serving.len())
    }

    /// Jobs waiting.
    #[inline]
    pub fn queued(&self) -> usize {
        self.queue.len()
    }

    /// Mean share of the servers at work, 0 to 1, since the last reset.
    pub fn utilisation(&self, now: f64) -> f64 {
        self.busy_average.mean(now) / f64::from(self.servers().max(1))
    }

    /// Mean number of jobs waiting since the last reset.
    pub fn mean_queue(&self, now: f64) -> f64 {
        self.queue_average.mean(now)
    }

    /// Mean number of jobs waiting or served since the last reset.
    pub fn mean_jobs(&self, now: f64) -> f64 {
        self.queue_average.mean(now) + self.busy_average.mean(now)
    }

    /// Mean time between arrival and start of the services started since the last reset.
    pub fn mean_wait(&self) -> f64 {
        self.waits.mean()
    }

    /// Services completed since the last reset.
    pub fn completed(&self) -> u64 {
        self.completed
    }

    /// Jobs refused since the last reset.
    pub fn refused(&self) -> u64 {
        self.refused
    }

    /// Forgets the past of all statistics; jobs stay where they are.
    pub fn reset_statistics(&mut self, now: f64) {
        self.busy_average.reset(now);
        self.queue_average.reset(now);
        self.waits = Tally::default();
        self.completed = 0;
        self.refused = 0;
    }

    /// Puts a job on a server that already counts as busy.
    #[inline]
    fn start(&mut self, now: f64, server: u32, next: Waiting<Job>, timers: &mut Timers) {
        let Waiting { job, work, since } = next;
        if let Some(place) = self.serving.get_mut(server as usize) {
            *place = Some((job, now - since));
        }
        timers.schedule(self.first_slot + server, now + work * self.slowdown);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn serves_in_order_of_arrival() {
        let mut timers = Timers::new(3);
        let mut station = Station::new(1, 2, 1);
        assert_eq!(
            station.arrive(0.0, 10, 4.0, &mut timers),
            Admission::Started
        );
        assert_eq!(
            station.arrive(0.0, 11, 3.0, &mut timers),
            Admission::Started
        );
        assert_eq!(station.arrive(1.0, 12, 5.0, &mut timers), Admission::Queued);
        assert_eq!(
            station.arrive(1.0, 13, 1.0, &mut timers),
            Admission::Refused
        );
        assert_eq!((station.busy(), station.queued()), (2, 1));
        let mut finished = Vec::new();
        while let Some((slot, now)) = timers.pop() {
            let job = station.complete(now, slot, &mut timers);
            finished.push((job, now, station.last_wait()));
        }
        assert_eq!(
            finished,
            [
                (Some(11), 3.0, 0.0),
                (Some(10), 4.0, 0.0),
                (Some(12), 8.0, 2.0)
            ]
        );
        assert_eq!(station.completed(), 3);
        assert_eq!(station.refused(), 1);
        assert_eq!(station.mean_wait(), 2.0 / 3.0);
        assert_eq!(station.utilisation(8.0), 12.0 / 16.0);
        assert_eq!(station.mean_queue(8.0), 2.0 / 8.0);
        assert_eq!(station.complete(8.0, 1, &mut timers), None);
        assert_eq!(station.complete(8.0, 0, &mut timers), None);
    }

    #[test]
    fn forgets_the_past_and_keeps_who_is_there() {
        let mut timers = Timers::new(2);
        let mut station = Station::new(0, 2, 1);
        (0..4).for_each(|job| {
            station.arrive(0.0, job, 20.0, &mut timers);
        });
        assert_eq!((station.servers(), station.refused()), (2, 1));
        station.reset_statistics(10.0);
        assert_eq!((station.completed(), station.refused()), (0, 0));
        assert_eq!(station.mean_jobs(20.0), 3.0);
        assert_eq!(station.mean_queue(20.0), 1.0);
        assert_eq!(station.utilisation(20.0), 1.0);
    }

    #[test]
    fn stretches_services() {
        let mut timers = Timers::new(2);
        let mut station = Station::new(0, 2, 8);
        station.arrive(0.0, 0, 8.0, &mut timers);
        station.set_slowdown(2.0);
        station.arrive(0.0, 1, 8.0, &mut timers);
        assert_eq!(timers.time_of(0), 8.0);
        assert_eq!(timers.time_of(1), 16.0);
    }
}
