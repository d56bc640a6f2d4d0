//! The cleanup jobs: started by SQL Server Agent every minute, each on what is there to delete at
//! that moment.

use crate::kernel::each::{Each, Numbered};

/// The two jobs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JobId {
    Messages,
    Parts,
}

pub const JOBS: [JobId; 2] = [JobId::Messages, JobId::Parts];

impl Numbered for JobId {
    #[inline]
    fn number(self) -> usize {
        self as usize
    }
}

/// Something of each job.
pub type PerJob<T> = Each<JobId, T, 2>;

/// What ended a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Completed,
    /// The lock monitor chose it; what it had deleted stays deleted.
    DeadlockVictim,
}

/// A run of a job that has ended.
#[derive(Clone, Copy, Debug)]
pub struct Ended {
    pub started_ms: f64,
    pub deleted: u64,
    pub outcome: Outcome,
}

/// One of the two jobs. It reads the pages of the next chunk of rows while it deletes one.
#[derive(Clone, Debug, Default)]
pub struct Job {
    runs: bool,
    started_ms: f64,
    /// Rows that were there to delete when the run started and are not in work.
    left: u64,
    reading: u64,
    deleting: u64,
    deleted: u64,
}

impl Job {
    pub fn is_running(&self) -> bool {
        self.runs
    }

    /// Starts on `rows` to delete; a run that is going on goes on.
    pub fn start(&mut self, now_ms: f64, rows: u64) -> bool {
        if self.runs {
            return false;
        }
        *self = Self {
            runs: true,
            started_ms: now_ms,
            left: rows,
            ..Self::default()
        };
        true
    }

    /// What was in work is done: how many rows are deleted by that. What has been read is deleted
    /// next, and up to `chunk` further rows are read.
    pub fn proceed(&mut self, chunk: u64) -> u64 {
        let done = core::mem::replace(&mut self.deleting, self.reading);
        self.reading = self.left.min(chunk);
        self.left -= self.reading;
        self.deleted += done;
        done
    }

    /// Rows that were there to delete and are left.
    pub fn left(&self) -> u64 {
        self.left
    }

    /// Deletes up to `most` rows without regard to chunks: how many that were.
    pub fn delete(&mut self, most: u64) -> u64 {
        let done = self.left.min(most);
        self.left -= done;
        self.deleted += done;
        done
    }

    /// Rows whose pages are being read, and rows that are being deleted.
    pub fn in_work(&self) -> (u64, u64) {
        (self.reading, self.deleting)
    }

    /// Rows that this run has deleted so far.
    pub fn deleted(&self) -> u64 {
        self.deleted
    }

    /// When this run, or the last one, started, ms.
    pub fn started_ms(&self) -> f64 {
        self.started_ms
    }

    /// Ends the run; what is in work is given up.
    pub fn end(&mut self, outcome: Outcome) -> Ended {
        self.runs = false;
        Ended {
            started_ms: self.started_ms,
            deleted: self.deleted,
            outcome,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deletes_what_was_there_at_its_start() {
        let mut job = Job::default();
        assert!(job.start(5.0, 25));
        assert!(!job.start(6.0, 100));
        let done: Vec<u64> = (0..5).map(|_| job.proceed(10)).collect();
        assert_eq!(done, [0, 0, 10, 10, 5]);
        assert_eq!(job.in_work(), (0, 0));
        let ended = job.end(Outcome::Completed);
        assert_eq!((ended.started_ms, ended.deleted), (5.0, 25));
    }

    #[test]
    fn keeps_what_it_deleted_when_it_gives_up() {
        let mut job = Job::default();
        job.start(0.0, 100);
        (0..4).for_each(|_| {
            job.proceed(10);
        });
        assert_eq!(job.end(Outcome::DeadlockVictim).deleted, 20);
        assert!(job.start(1.0, 80) && job.deleted() == 0);
    }
}
