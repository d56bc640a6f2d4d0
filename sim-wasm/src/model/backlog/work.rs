//! What happens at each event: files arrive, sessions work, jobs delete, deadlocks are found.

use super::cleanup::Outcome;
use super::hosts::Stage;
use super::laws::whole;
use super::records::Kind;
use super::settings::Deletion;
use super::system::{Activity, Clock, System};
use crate::kernel::variates::exponential;
use crate::model::deadlock::{self, Priority};

/// Rows that a cleanup job deletes in one transaction.
pub(super) const CHUNK: u64 = 10;

/// Who takes part in a deadlock.
#[derive(Clone, Copy)]
enum Party {
    Session(u32),
    Job(Kind),
}

impl System {
    pub(super) fn file_due(&mut self, now_ms: f64) {
        if self.records.stopped.is_some() {
            return;
        }
        self.offer(1, now_ms);
        let next_ms = self.settings.plan.next_ms(now_ms);
        self.schedule(Clock::File, next_ms);
    }

    pub(super) fn burst_due(&mut self, now_ms: f64) {
        self.offer(self.settings.plan.burst, now_ms);
    }

    /// Files are placed in the shares, in turn.
    fn offer(&mut self, files: u64, now_ms: f64) {
        self.offered += files;
        let count = self.first_instance[1] as u64;
        if count == 0 {
            return;
        }
        let next = self.next_instance[0] as u64;
        for place in 0..count {
            let index = ((next + place) % count) as usize;
            let share = files / count + u64::from(place < files % count);
            if share > 0 {
                self.instances[index].files += share;
                self.pick_up(index, now_ms);
            }
        }
        self.next_instance[0] = ((next + files) % count) as usize;
    }

    /// The load tool stops and takes back what has not been picked up.
    pub(super) fn stop_load(&mut self, now_ms: f64) {
        if self.records.stopped.is_some() {
            return;
        }
        self.records.stopped = Some(self.totals(now_ms));
        for instance in &mut self.instances {
            self.withdrawn += instance.files;
            instance.files = 0;
        }
    }

    /// A receive host instance starts to publish as many of its files as it may.
    fn pick_up(&mut self, index: usize, now_ms: f64) {
        while let Some(instance) = self.instances.get_mut(index)
            && instance.files > 0
            && !instance.throttle.throttles()
            && let Some(session) = instance.idle.pop()
        {
            instance.files -= 1;
            self.begin(session, now_ms);
        }
    }

    /// Compares the sessions of the receive host instances with the threshold.
    pub(super) fn sample_throttles(&mut self, now_ms: f64) {
        self.update_miss();
        let sample_ms = self.settings.parameters.throttle_sample_ms;
        for index in 0..self.first_instance[1] {
            let instance = &mut self.instances[index];
            let busy = instance.busy();
            if instance.throttle.sample(busy) {
                self.records.throttled(now_ms, now_ms + sample_ms);
            } else {
                self.pick_up(index, now_ms);
            }
        }
        self.schedule(Clock::Throttle, now_ms + sample_ms);
    }

    /// Idle sessions of a stage take the messages that wait for it.
    pub(super) fn wake(&mut self, stage: Stage, now_ms: f64) {
        let first = self.first_instance[stage as usize];
        let end = self.first_instance[stage as usize + 1];
        let mut tried = first;
        while tried < end {
            let index = self.next_instance[stage as usize];
            self.next_instance[stage as usize] = if index + 1 < end { index + 1 } else { first };
            match self.instances[index].idle.pop() {
                None => tried += 1,
                Some(session) if self.take(session, now_ms) => {
                    tried = first;
                }
                Some(session) => {
                    self.instances[index].idle.push(session);
                    return;
                }
            }
        }
    }

    /// A session takes the next message of its stage, if there is one.
    fn take(&mut self, session: u32, now_ms: f64) -> bool {
        let stage = self.workers[session as usize].stage;
        let taken = match stage {
            Stage::Receive => false,
            Stage::Process => self.spool.take_to_process(1) > 0,
            Stage::Send => !self.is_offline(now_ms) && self.spool.take_to_send(1) > 0,
        };
        if taken {
            let mean_ms = self.settings.demand(stage).outside_ms;
            let outside_ms = exponential(&mut self.streams.outside, mean_ms);
            self.workers[session as usize].activity = Activity::Outside;
            self.timers.schedule(session, now_ms + outside_ms);
        }
        taken
    }

    pub(super) fn is_offline(&self, now_ms: f64) -> bool {
        now_ms >= self.settings.offline_from_ms && now_ms < self.settings.offline_until_ms
    }

    pub(super) fn session_due(&mut self, session: u32, now_ms: f64) {
        match self.workers[session as usize].activity {
            Activity::Outside => self.begin(session, now_ms),
            Activity::Working => self.commit(session, now_ms),
            Activity::Idle | Activity::Blocked => {}
        }
    }

    /// A session starts a transaction, unless a lock it needs is taken.
    fn begin(&mut self, session: u32, now_ms: f64) {
        let stage = self.workers[session as usize].stage;
        let p = &self.settings.parameters;
        if self.settings.demand(stage).dequeues {
            self.lock_timeouts += p.nowait_misses * f64::from(self.sessions.active());
        }
        let uniform = self.streams.conflicts.uniform();
        let free = self.sessions.begin(session, p.conflict_chance, uniform);
        self.active.add(now_ms, 1.0);
        if free {
            self.work(session, now_ms);
        } else {
            self.workers[session as usize].activity = Activity::Blocked;
            self.count_blocked(now_ms);
        }
    }

    /// A session goes through SQL Server.
    fn work(&mut self, session: u32, now_ms: f64) {
        let worker = &mut self.workers[session as usize];
        worker.activity = Activity::Working;
        let demand = *self.settings.demand(worker.stage);
        let p = &self.settings.parameters;
        let reads = if self.miss > 0.0 {
            let mean = demand.latch_ms * p.cold_reads * self.miss;
            whole(mean, self.streams.pages.uniform())
        } else {
            0
        };
        let latch_ms = demand.latch_ms + self.disk.read(now_ms, reads);
        let processor_ms = exponential(&mut self.streams.processors, demand.processor_ms);
        let turn = self.path.enter(now_ms, latch_ms, processor_ms);
        self.timers.schedule(session, turn.done_ms + p.commit_ms);
    }

    fn commit(&mut self, session: u32, now_ms: f64) {
        self.transactions += 1;
        self.release(session, now_ms);
        let worker = &mut self.workers[session as usize];
        worker.activity = Activity::Idle;
        let (stage, index) = (worker.stage, usize::from(worker.instance));
        match stage {
            Stage::Receive => {
                self.spool.receive(1, self.settings.orchestration);
                self.write_rows(1.0, now_ms);
                self.instances[index].idle.push(session);
                self.pick_up(index, now_ms);
                self.wake(
                    if self.settings.orchestration {
                        Stage::Process
                    } else {
                        Stage::Send
                    },
                    now_ms,
                );
            }
            Stage::Process => {
                self.spool.process(1);
                self.write_rows(1.0, now_ms);
                if !self.take(session, now_ms) {
                    self.instances[index].idle.push(session);
                }
                self.wake(Stage::Send, now_ms);
            }
            Stage::Send => {
                self.spool.send(1);
                if !self.take(session, now_ms) {
                    self.instances[index].idle.push(session);
                }
            }
        }
        self.rows_changed(now_ms);
    }

    /// A transaction ends; those that waited for its locks go on.
    fn release(&mut self, session: u32, now_ms: f64) {
        self.sessions.end(session);
        self.active.add(now_ms, -1.0);
        while let Some(waiter) = self.sessions.next_released(session) {
            self.work(waiter, now_ms);
        }
        self.count_blocked(now_ms);
    }

    fn count_blocked(&mut self, now_ms: f64) {
        let blocked = f64::from(self.sessions.blocked());
        if blocked != self.blocked.value() {
            self.blocked.set(now_ms, blocked);
        }
    }

    fn write_rows(&mut self, rows: f64, now_ms: f64) {
        self.disk.write(now_ms, rows * self.writes_per_row());
    }

    /// Page writes per row published or deleted, as far as neighbours are in memory.
    pub(super) fn writes_per_row(&self) -> f64 {
        let p = &self.settings.parameters;
        p.warm_writes + (p.cold_writes - p.warm_writes) * self.miss
    }

    /// SQL Server Agent starts the jobs that are not running.
    pub(super) fn start_jobs(&mut self, now_ms: f64) {
        if self.settings.message_cleanup.runs
            && self.message_cleanup.start(now_ms, self.spool.unreferenced)
        {
            self.message_cleanup_due(now_ms);
        }
        if self.settings.parts_cleanup.runs
            && self.parts_cleanup.start(now_ms, self.spool.orphaned_parts)
        {
            self.parts_cleanup_due(now_ms);
        }
        self.look_for_recovery(now_ms);
        let interval_ms = self.settings.parameters.job_interval_ms;
        self.schedule(Clock::Agent, now_ms + interval_ms);
    }

    /// Message cleanup has read a chunk and deleted the one before.
    pub(super) fn message_cleanup_due(&mut self, now_ms: f64) {
        let rows = self.message_cleanup.proceed(CHUNK);
        if rows > 0 {
            self.spool.delete_rows(rows);
            self.write_rows(rows as f64, now_ms);
            self.look_for_recovery(now_ms);
        }
        let in_work = self.message_cleanup.in_work();
        if in_work == (0, 0) {
            let ended = self.message_cleanup.end(Outcome::Completed);
            return self.records.job_ended(Kind::MessageCleanup, ended, now_ms);
        }
        self.update_miss();
        let due_ms = self.delete(in_work, self.settings.message_cleanup, now_ms);
        self.schedule(Clock::MessageCleanup, due_ms);
    }

    /// The same of parts cleanup, whose chunks are larger as its parts are less work.
    pub(super) fn parts_cleanup_due(&mut self, now_ms: f64) {
        let parts = self.parts_cleanup.proceed(self.parts_chunk());
        if parts > 0 {
            self.spool.delete_parts(parts);
            self.write_rows(parts as f64, now_ms);
        }
        let in_work = self.parts_cleanup.in_work();
        if in_work == (0, 0) {
            let ended = self.parts_cleanup.end(Outcome::Completed);
            return self.records.job_ended(Kind::PartsCleanup, ended, now_ms);
        }
        let due_ms = self.delete(in_work, self.settings.parts_cleanup, now_ms);
        self.schedule(Clock::PartsCleanup, due_ms);
    }

    fn parts_chunk(&self) -> u64 {
        (CHUNK as f64 / self.settings.parameters.parts_share) as u64
    }

    /// A job reads the pages of some rows and deletes others: when both are done, ms.
    fn delete(&mut self, (reading, deleting): (u64, u64), costs: Deletion, now_ms: f64) -> f64 {
        let mean = reading as f64 * costs.cold_reads * self.miss;
        let reads = whole(mean, self.streams.pages.uniform());
        let read_ms = now_ms + self.disk.read(now_ms, reads);
        if deleting == 0 {
            return read_ms;
        }
        let rows = deleting as f64;
        let turn = self
            .path
            .enter(now_ms, rows * costs.latch_ms, rows * costs.processor_ms);
        read_ms.max(turn.done_ms)
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
        let session = session.map(|id| (Party::Session(id), Priority::Normal));
        let parts_first = self.streams.deadlocks.uniform() < 0.5;
        let mut jobs = self.jobs();
        if parts_first {
            jobs.swap(0, 1);
        }
        let priority = self.settings.job_priority;
        let running = jobs
            .into_iter()
            .filter(|(job, _)| job.is_running())
            .map(|(_, kind)| (Party::Job(kind), priority));
        let victim = deadlock::victim(session.into_iter().chain(running));
        match victim {
            Some(Party::Session(id)) => self.roll_back(id, now_ms),
            Some(Party::Job(kind)) => self.kill(kind, now_ms),
            None => {}
        }
    }

    /// A transaction gives up its locks and starts again.
    fn roll_back(&mut self, session: u32, now_ms: f64) {
        self.records.deadlock_victims += 1;
        self.release(session, now_ms);
        self.begin(session, now_ms);
    }

    fn kill(&mut self, kind: Kind, now_ms: f64) {
        let (job, clock) = match kind {
            Kind::PartsCleanup => (&mut self.parts_cleanup, Clock::PartsCleanup),
            _ => (&mut self.message_cleanup, Clock::MessageCleanup),
        };
        let ended = job.end(Outcome::DeadlockVictim);
        self.records.job_ended(kind, ended, now_ms);
        self.schedule(clock, f64::INFINITY);
    }
}
