//! The whole system: its parts, its clock, and what each timer drives.

use super::cleanup::Job;
use super::coarse::Carry;
use super::data_disk::DataDisk;
use super::hosts::{Instance, STAGES, Stage};
use super::laws::miss_share;
use super::path::Path;
use super::records::Records;
use super::sessions::Sessions;
use super::settings::Settings;
use super::spool::Spool;
use super::trace::Totals;
use crate::kernel::random::Stream;
use crate::kernel::time_average::TimeAverage;
use crate::kernel::timers::Timers;
use crate::model::deadlock::LockMonitor;
use crate::model::throttle::SessionThrottle;

/// Most events of a run, several times those of the heaviest load over a day.
const MOST_EVENTS: u64 = 400_000_000;

/// Timers behind those of the sessions.
#[derive(Clone, Copy)]
#[repr(u32)]
pub(super) enum Clock {
    File,
    Burst,
    LoadEnds,
    Agent,
    MessageCleanup,
    PartsCleanup,
    LockMonitor,
    Throttle,
    PartnerBack,
    Point,
}

pub(super) const CLOCKS: [Clock; 10] = [
    Clock::File,
    Clock::Burst,
    Clock::LoadEnds,
    Clock::Agent,
    Clock::MessageCleanup,
    Clock::PartsCleanup,
    Clock::LockMonitor,
    Clock::Throttle,
    Clock::PartnerBack,
    Clock::Point,
];

/// What a session does at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Activity {
    Idle,
    /// Has a message in hand, outside a transaction.
    Outside,
    /// Waits for a lock of another session.
    Blocked,
    /// On the way through SQL Server.
    Working,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Worker {
    pub instance: u16,
    pub stage: Stage,
    pub activity: Activity,
}

/// Streams of random numbers, one per purpose.
pub(super) struct Streams {
    pub conflicts: Stream,
    pub processors: Stream,
    pub outside: Stream,
    pub pages: Stream,
    pub deadlocks: Stream,
}

/// Everything in a run.
pub struct System {
    pub(super) settings: Settings,
    pub(super) timers: Timers,
    pub(super) streams: Streams,
    pub(super) spool: Spool,
    pub(super) sessions: Sessions,
    pub(super) workers: Vec<Worker>,
    pub(super) instances: Vec<Instance>,
    /// Where each stage's instances are, and which is next to get a message.
    pub(super) first_instance: [usize; STAGES + 1],
    pub(super) next_instance: [usize; STAGES],
    pub(super) path: Path,
    pub(super) disk: DataDisk,
    pub(super) message_cleanup: Job,
    pub(super) parts_cleanup: Job,
    pub(super) monitor: LockMonitor,
    /// Part of the page accesses that miss memory, as of the last chunk or sample.
    pub(super) miss: f64,
    pub(super) active: TimeAverage,
    pub(super) blocked: TimeAverage,
    pub(super) offered: u64,
    pub(super) withdrawn: u64,
    pub(super) transactions: u64,
    pub(super) lock_timeouts: f64,
    pub(super) records: Records,
    /// What the preview carries from step to step; none when every message is simulated.
    coarse: Option<Carry>,
    over: bool,
    fault: Option<&'static str>,
    events: u64,
}

impl System {
    /// The system of a scenario before its first event.
    ///
    /// Message by message, or in steps of seconds for a first impression.
    pub fn new(settings: Settings, coarse: bool, seed: u32, replication: u32) -> Self {
        let mut instances = Vec::new();
        let mut workers = Vec::new();
        let mut first_instance = [0; STAGES + 1];
        for stage in [Stage::Receive, Stage::Process, Stage::Send] {
            first_instance[stage as usize] = instances.len();
            for _ in 0..settings.instances[stage as usize] {
                let throttle = match stage {
                    Stage::Receive => SessionThrottle::new(settings.throttle_sessions),
                    _ => SessionThrottle::new(0),
                };
                let first = workers.len() as u32;
                let worker = Worker {
                    instance: instances.len() as u16,
                    stage,
                    activity: Activity::Idle,
                };
                let count = settings.sessions_per_host;
                workers.extend(core::iter::repeat_n(worker, count as usize));
                instances.push(Instance::new(stage, first, count, throttle));
            }
        }
        first_instance[STAGES] = instances.len();
        let seed = u64::from(replication) << 32 | u64::from(seed);
        let mut system = Self {
            timers: Timers::new(workers.len() + CLOCKS.len()),
            streams: Streams {
                conflicts: Stream::new(seed, 1),
                processors: Stream::new(seed, 2),
                outside: Stream::new(seed, 3),
                pages: Stream::new(seed, 4),
                deadlocks: Stream::new(seed, 5),
            },
            spool: Spool::default(),
            sessions: Sessions::new(workers.len()),
            next_instance: [first_instance[0], first_instance[1], first_instance[2]],
            first_instance,
            path: Path::new(settings.processors),
            disk: DataDisk::new(settings.request_ms),
            message_cleanup: Job::default(),
            parts_cleanup: Job::default(),
            monitor: LockMonitor::default(),
            miss: 0.0,
            active: TimeAverage::default(),
            blocked: TimeAverage::default(),
            offered: 0,
            withdrawn: 0,
            transactions: 0,
            lock_timeouts: 0.0,
            records: Records::default(),
            coarse: coarse.then(Carry::default),
            over: false,
            fault: None,
            events: 0,
            workers,
            instances,
            settings,
        };
        system.start();
        system
    }

    fn start(&mut self) {
        let p = &self.settings.parameters;
        let (agent_ms, sample_ms) = (p.job_interval_ms, p.throttle_sample_ms);
        let plan = &self.settings.plan;
        let (first_ms, ends_ms) = (plan.next_ms(0.0), plan.until_ms);
        let burst_ms = if plan.burst > 0 {
            plan.burst_at_ms
        } else {
            f64::INFINITY
        };
        let back_ms = self.settings.offline_until_ms;
        let interval_ms = self.monitor.interval_ms();
        let point_ms = self.records.trace.next_ms();
        self.schedule(Clock::File, first_ms);
        self.schedule(Clock::Burst, burst_ms);
        self.schedule(Clock::LoadEnds, ends_ms);
        self.schedule(Clock::Agent, agent_ms);
        self.schedule(Clock::LockMonitor, interval_ms);
        self.schedule(Clock::Throttle, sample_ms);
        self.schedule(Clock::PartnerBack, back_ms);
        self.schedule(Clock::Point, point_ms);
    }

    #[inline]
    pub(super) fn schedule(&mut self, clock: Clock, at_ms: f64) {
        self.timers
            .schedule(self.workers.len() as u32 + clock as u32, at_ms);
    }

    /// Handles up to `most` events; true when the run is over.
    pub fn advance(&mut self, most: u32) -> bool {
        for _ in 0..most {
            if self.over {
                return true;
            }
            if let Some(mut carry) = self.coarse.take() {
                self.events += 1;
                let ended = self.step(&mut carry);
                self.over |= ended;
                self.coarse = Some(carry);
                continue;
            }
            let Some((slot, now_ms)) = self.timers.pop_until(self.settings.end_ms) else {
                self.over = true;
                return true;
            };
            self.events += 1;
            if self.events >= MOST_EVENTS {
                self.fault = Some("more events than a run may have");
                self.over = true;
            }
            if (slot as usize) < self.workers.len() {
                self.session_due(slot, now_ms);
            } else if let Some(&clock) = CLOCKS.get(slot as usize - self.workers.len()) {
                self.clock_due(clock, now_ms);
            }
        }
        self.over
    }

    fn clock_due(&mut self, clock: Clock, now_ms: f64) {
        match clock {
            Clock::File => self.file_due(now_ms),
            Clock::Burst => self.burst_due(now_ms),
            Clock::LoadEnds => self.stop_load(now_ms),
            Clock::Agent => self.start_jobs(now_ms),
            Clock::MessageCleanup => self.message_cleanup_due(now_ms),
            Clock::PartsCleanup => self.parts_cleanup_due(now_ms),
            Clock::LockMonitor => self.look_for_deadlocks(now_ms),
            Clock::Throttle => self.sample_throttles(now_ms),
            Clock::PartnerBack => self.wake(Stage::Send, now_ms),
            Clock::Point => self.add_point(now_ms),
        }
    }

    fn add_point(&mut self, now_ms: f64) {
        let totals = self.totals(now_ms);
        self.records.trace.add(totals);
        let next_ms = self.records.trace.next_ms();
        self.schedule(Clock::Point, next_ms);
    }

    /// What the spool and the parts need beyond memory is read from disk.
    pub(super) fn update_miss(&mut self) {
        let p = &self.settings.parameters;
        let size_kb = self.spool.rows() as f64 * p.row_kb + self.spool.parts() as f64 * p.part_kb;
        self.miss = miss_share(size_kb, self.settings.cache_kb);
    }

    /// Called whenever rows have been written or deleted.
    pub(super) fn rows_changed(&mut self, now_ms: f64) {
        let rows = self.spool.rows();
        if rows > self.records.peak_rows {
            self.records.peak_rows = rows;
        }
        if let Some(limit) = self.settings.plan.stop_at_rows
            && rows >= limit
            && self.records.stopped.is_none()
        {
            self.stop_load(now_ms);
        }
    }

    /// Rows below which the spool counts as recovered: those of a minute of load.
    fn normal_rows(&self, now_ms: f64) -> u64 {
        let per_message = if self.settings.orchestration {
            2.0
        } else {
            1.0
        };
        let rate = self.settings.plan.rate(now_ms);
        (60.0 * rate * per_message).max(1_000.0) as u64
    }

    /// Ends the recovery when the spool is back to normal.
    pub(super) fn look_for_recovery(&mut self, now_ms: f64) {
        let files = self.instances.iter().map(|instance| instance.files).sum();
        self.look_for_recovery_with(files, now_ms);
    }

    /// The same with so many files that have not been picked up.
    pub(super) fn look_for_recovery_with(&mut self, files: u64, now_ms: f64) {
        let since = if self.settings.until_recovered {
            self.records.stopped.is_some()
        } else {
            self.settings.plan.burst > 0 && now_ms > self.settings.plan.burst_at_ms
        };
        if !since
            || self.records.recovered.is_some()
            || self.spool.rows() > self.normal_rows(now_ms)
        {
            return;
        }
        if files == 0 {
            self.records.recovered = Some(self.totals(now_ms));
            if self.settings.until_recovered {
                self.over = true;
            }
        }
    }

    /// Running totals at `now_ms`.
    pub fn totals(&self, now_ms: f64) -> Totals {
        let p = &self.settings.parameters;
        Totals {
            at_ms: now_ms,
            offered: self.offered as f64,
            received: self.spool.received as f64,
            sent: self.spool.sent as f64,
            rows: self.spool.rows() as f64,
            disk_idle_ms: self.disk.idle_ms(now_ms),
            log_busy_ms: self.transactions as f64 * p.log_write_ms,
            processor_ms: self.path.processor_busy_ms(),
            latch_ms: self.path.latch_busy_ms(),
            lock_timeouts: self.lock_timeouts,
            session_ms: self.active.integral(now_ms),
            blocked_ms: self.blocked.integral(now_ms),
        }
    }

    /// Simulated time, ms: the end of the run when it is over.
    pub fn now_ms(&self) -> f64 {
        let ended_early = self.settings.until_recovered && self.records.recovered.is_some();
        if self.over && !ended_early {
            self.settings.end_ms
        } else if let Some(ref carry) = self.coarse {
            carry.now_ms()
        } else {
            self.timers.now()
        }
    }

    /// Whether the run is over.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Part of the run that is done, 0 to 1. Until a backlog nobody knows how long it takes: the
    /// load counts as half, the rows to delete as the other.
    pub fn progress(&self) -> f64 {
        if self.over {
            return 1.0;
        }
        let rows = self.spool.rows() as f64;
        let share = match (self.settings.plan.stop_at_rows, self.records.stopped) {
            (Some(limit), None) => 0.5 * rows / limit as f64,
            (Some(_), Some(_)) => 1.0 - 0.5 * rows / self.records.peak_rows.max(1) as f64,
            (None, _) => 0.0,
        };
        share.max(self.now_ms() / self.settings.end_ms).min(1.0)
    }

    /// Why the run cannot go on.
    pub fn fault(&self) -> Option<&'static str> {
        self.fault
    }

    /// Events handled.
    pub fn events(&self) -> u64 {
        self.events
    }

    pub fn spool(&self) -> &Spool {
        &self.spool
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn records(&self) -> &Records {
        &self.records
    }

    /// Files offered, and files that the load tool took back when it stopped.
    pub fn files(&self) -> (u64, u64, u64) {
        let shares: u64 = self.instances.iter().map(|instance| instance.files).sum();
        let waiting = shares + self.coarse.as_ref().map_or(0, |carry| carry.files);
        (self.offered, self.withdrawn, waiting)
    }

    /// Publications of received messages under way.
    pub fn being_received(&self) -> u64 {
        let receiving =
            |worker: &&Worker| worker.stage == Stage::Receive && worker.activity != Activity::Idle;
        self.workers.iter().filter(receiving).count() as u64
    }

    pub(super) fn jobs(&self) -> [(&Job, super::records::Kind); 2] {
        use super::records::Kind::{MessageCleanup, PartsCleanup};
        [
            (&self.message_cleanup, MessageCleanup),
            (&self.parts_cleanup, PartsCleanup),
        ]
    }
}
