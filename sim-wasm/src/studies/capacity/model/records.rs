//! What a run records.

use super::cleanup::{Ended, JobId, Outcome, PerJob};
use super::trace::{Totals, Trace};
use crate::kernel::convert::Real;

/// Most incidents of a kind: a run of a job in each minute of a day.
const MOST_INCIDENTS: usize = 1_440;

/// Episodes of throttling with less than this between them are one, ms.
const EPISODE_GAP_MS: f64 = 60_000.0;

/// What an incident is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Cleanup(JobId),
    Throttling,
}

/// Something with a beginning and an end.
#[derive(Clone, Copy, Debug)]
pub struct Incident {
    pub kind: Kind,
    pub start_ms: f64,
    pub end_ms: f64,
    /// How a run of a job ended.
    pub outcome: Option<Outcome>,
    /// Rows or parts that it deleted.
    pub deleted: u64,
}

/// Runs of one cleanup job while the load is on.
#[derive(Clone, Debug, Default)]
pub struct JobRecord {
    pub completed_ms: Vec<f64>,
    pub failed: u64,
    pub incidents: Vec<Incident>,
}

impl JobRecord {
    fn add(&mut self, id: JobId, ended: Ended, now_ms: f64, under_load: bool) {
        if under_load {
            match ended.outcome {
                Outcome::Completed if self.completed_ms.len() < self.completed_ms.capacity() => {
                    self.completed_ms.push(now_ms - ended.started_ms);
                }
                Outcome::Completed => {}
                Outcome::DeadlockVictim => self.failed += 1,
            }
        }
        if self.incidents.len() < MOST_INCIDENTS {
            self.incidents.push(Incident {
                kind: Kind::Cleanup(id),
                start_ms: ended.started_ms,
                end_ms: now_ms,
                outcome: Some(ended.outcome),
                deleted: ended.deleted,
            });
        }
    }

    /// Median duration of the completed runs, ms.
    pub fn typical_ms(&self) -> Option<f64> {
        let mut sorted = self.completed_ms.clone();
        sorted.sort_by(f64::total_cmp);
        let middle = sorted.len() / 2;
        let upper = sorted.get(middle).copied()?;
        if sorted.len() % 2 == 1 {
            return Some(upper);
        }
        Some(0.5 * (upper + sorted.get(middle.wrapping_sub(1)).copied()?))
    }

    /// Failed runs of all that ended, percent.
    pub fn failed_percent(&self) -> Option<f64> {
        let ended = self.failed + self.completed_ms.len() as u64;
        (ended > 0).then(|| 100.0 * self.failed.real() / ended.real())
    }
}

/// Runs of a job in a day.
const MOST_RUNS: usize = 1_500;

/// Everything recorded.
#[derive(Clone, Debug)]
pub struct Records {
    pub trace: Trace,
    pub jobs: PerJob<JobRecord>,
    pub throttling: Vec<Incident>,
    pub peak_rows: u64,
    /// When the spool first held two million rows.
    pub two_million_ms: Option<f64>,
    /// Totals when the load stopped.
    pub stopped: Option<Totals>,
    /// Totals when the spool had recovered from backlog or burst.
    pub recovered: Option<Totals>,
    /// Runs of message cleanup at work between stop and recovery.
    pub runs_after_stop: u64,
    /// Transactions that gave up in a deadlock.
    pub deadlock_victims: u64,
}

impl Default for Records {
    fn default() -> Self {
        let job = || JobRecord {
            completed_ms: Vec::with_capacity(MOST_RUNS),
            failed: 0,
            incidents: Vec::with_capacity(MOST_INCIDENTS),
        };
        Self {
            trace: Trace::default(),
            jobs: [job(), job()].into(),
            throttling: Vec::with_capacity(MOST_INCIDENTS),
            peak_rows: 0,
            two_million_ms: None,
            stopped: None,
            recovered: None,
            runs_after_stop: 0,
            deadlock_victims: 0,
        }
    }
}

impl Records {
    /// A run of a cleanup job has ended. Runs that found nothing to do are left out.
    pub fn job_ended(&mut self, id: JobId, ended: Ended, now_ms: f64) {
        if ended.deleted == 0 && ended.outcome == Outcome::Completed {
            return;
        }
        let under_load = self.stopped.is_none();
        self.jobs[id].add(id, ended, now_ms, under_load);
        if id == JobId::Messages && !under_load && self.recovered.is_none() {
            self.runs_after_stop += 1;
        }
    }

    pub fn job(&self, id: JobId) -> &JobRecord {
        &self.jobs[id]
    }

    /// A receive host instance throttled between two samples.
    pub fn throttled(&mut self, from_ms: f64, until_ms: f64) {
        if let Some(last) = self.throttling.last_mut()
            && from_ms <= last.end_ms + EPISODE_GAP_MS
        {
            last.end_ms = last.end_ms.max(until_ms);
            return;
        }
        if self.throttling.len() < MOST_INCIDENTS {
            self.throttling.push(Incident {
                kind: Kind::Throttling,
                start_ms: from_ms,
                end_ms: until_ms,
                outcome: None,
                deleted: 0,
            });
        }
    }
}
