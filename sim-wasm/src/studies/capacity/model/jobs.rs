//! The cleanup jobs delete, and the lock monitor looks for deadlocks that they lose.

use super::cleanup::{JOBS, JobId, Outcome};
use super::laws::whole;
use super::sessions::SessionId;
use super::system::{Clock, System};
use crate::kernel::convert::{Real, Whole};
use crate::parts::deadlock::{self, Priority};

/// Who takes part in a deadlock.
#[derive(Clone, Copy)]
enum Party {
    Session(SessionId),
    Job(JobId),
}

impl System {
    /// SQL Server Agent starts the jobs that are not running.
    pub(super) fn start_jobs(&mut self, now_ms: f64) {
        for id in JOBS {
            if self.start_job(id, now_ms) {
                self.job_due(id, now_ms);
            }
        }
        self.look_for_recovery(now_ms);
        let interval_ms = self.settings.parameters.job_interval_ms;
        self.schedule(Clock::Agent, now_ms + interval_ms);
    }

    /// Starts a job on what there is to delete; false when it runs already or may not.
    pub(super) fn start_job(&mut self, id: JobId, now_ms: f64) -> bool {
        let rows = match id {
            JobId::Messages => self.spool.unreferenced,
            JobId::Parts => self.spool.orphaned_parts,
        };
        self.settings.deletion(id).runs && self.jobs[id].start(now_ms, rows)
    }

    /// Rows or parts that a job deletes in one transaction: the less work each is, the more.
    pub(super) fn chunk(&self, id: JobId) -> f64 {
        let p = &self.settings.parameters;
        match id {
            JobId::Messages => p.delete_rows,
            JobId::Parts => libm::floor(p.delete_rows / p.parts_share),
        }
    }

    /// A job has read a chunk and deleted the one before.
    pub(super) fn job_due(&mut self, id: JobId, now_ms: f64) {
        let chunk = u64::floored(self.chunk(id));
        let rows = self.jobs[id].proceed(chunk);
        if rows > 0 {
            self.spool.delete(id, rows);
            self.write_rows(rows.real(), now_ms);
            self.look_for_recovery(now_ms);
        }
        let (reading, deleting) = self.jobs[id].in_work();
        if (reading, deleting) == (0, 0) {
            return self.end_job(id, Outcome::Completed, now_ms);
        }
        self.update_miss();
        let costs = self.settings.deletion(id);
        let mean = reading.real() * costs.cold_reads * self.miss;
        let reads = whole(mean, self.streams.pages.uniform());
        let mut due_ms = now_ms + self.disk.read(now_ms, reads);
        if deleting > 0 {
            let rows = deleting.real();
            let (latch_ms, processor_ms) = (rows * costs.latch_ms, rows * costs.processor_ms);
            due_ms = due_ms.max(self.path.enter(now_ms, latch_ms, processor_ms).done_ms);
        }
        self.schedule(Clock::of_job(id), due_ms);
    }

    pub(super) fn end_job(&mut self, id: JobId, outcome: Outcome, now_ms: f64) {
        let ended = self.jobs[id].end(outcome);
        self.records.job_ended(id, ended, now_ms);
        self.schedule(Clock::of_job(id), f64::INFINITY);
    }

    /// The lock monitor looks, and someone gives up when it finds a deadlock.
    pub(super) fn look_for_deadlocks(&mut self, now_ms: f64) {
        let blocked = f64::from(self.sessions.blocked());
        let chance = self.settings.parameters.deadlock_chance;
        let found = deadlock::is_found(blocked, chance, &mut self.streams.deadlocks);
        if found {
            self.resolve_deadlock(now_ms);
        }
        let next_ms = now_ms + self.monitor.looked(found);
        self.schedule(Clock::LockMonitor, next_ms);
    }

    /// Somebody gives up: a cleanup job that is running, if its priority is low.
    pub(super) fn resolve_deadlock(&mut self, now_ms: f64) {
        let session = self.sessions.any_blocked();
        let session = session.map(|session| (Party::Session(session), Priority::Normal));
        let mut ids = JOBS;
        if self.streams.deadlocks.uniform() < 0.5 {
            ids.reverse();
        }
        let priority = self.settings.job_priority;
        let running = ids
            .into_iter()
            .filter(|&id| self.jobs[id].is_running())
            .map(|id| (Party::Job(id), priority));
        match deadlock::victim(session.into_iter().chain(running)) {
            Some(Party::Session(session)) => self.roll_back(session, now_ms),
            Some(Party::Job(id)) => self.end_job(id, Outcome::DeadlockVictim, now_ms),
            None => {}
        }
    }

    /// A transaction gives up its locks and starts again.
    fn roll_back(&mut self, session: SessionId, now_ms: f64) {
        self.records.deadlock_victims += 1;
        self.release(session, now_ms);
        self.begin(session, now_ms);
    }
}
