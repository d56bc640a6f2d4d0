//! The whole system: its parts, its clock, and what each timer drives.

use super::carry::Carry;
use super::cleanup::{Job, JobId, PerJob};
use super::data_disk::DataDisk;
use super::hosts::{Instance, PerStage, STAGES, Stage, Turns};
use super::laws::miss_share;
use super::path::Path;
use super::records::Records;
use super::sessions::Sessions;
use super::settings::Settings;
use super::spool::Spool;
use super::watched;
use crate::experiment::course::Course;
use crate::experiment::driver::{self, Driven};
use crate::kernel::arena::Arena;
use crate::kernel::convert::{Real, Whole};
use crate::kernel::random::{Draw, Stream};
use crate::kernel::time_average::TimeAverage;
use crate::parts::deadlock::LockMonitor;
use crate::parts::throttle::SessionThrottle;

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
    /// The preview goes from step to step without a timer.
    Step,
}

impl Clock {
    pub fn of_job(id: JobId) -> Self {
        match id {
            JobId::Messages => Self::MessageCleanup,
            JobId::Parts => Self::PartsCleanup,
        }
    }
}

pub(super) const CLOCKS: [Clock; 11] = [
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
    Clock::Step,
];

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
    pub(super) course: Course,
    pub(super) streams: Streams,
    pub(super) spool: Spool,
    pub(super) sessions: Sessions,
    pub(super) instances: Arena<Instance>,
    pub(super) turns: PerStage<Turns>,
    pub(super) path: Path,
    pub(super) disk: DataDisk,
    pub(super) jobs: PerJob<Job>,
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
    pub(super) coarse: Option<Carry>,
}

impl System {
    /// The system of a scenario before its first event.
    ///
    /// Message by message, or in steps of seconds for a first impression.
    pub fn new(settings: Settings, coarse: bool, draw: Draw) -> Self {
        let mut instances = Arena::default();
        let mut sessions = Sessions::default();
        let mut turns = PerStage::<Turns>::default();
        for stage in STAGES {
            for _ in 0..settings.instances[stage] {
                let throttle = match stage {
                    Stage::Receive => SessionThrottle::new(settings.throttle_sessions),
                    _ => SessionThrottle::new(0),
                };
                let id = instances.add(|id| {
                    let own = (0..settings.sessions_per_host).map(|_| sessions.add(id, stage));
                    Instance::new(stage, own.collect(), throttle)
                });
                turns[stage].instances.push(id);
            }
        }
        let [conflicts, processors, outside, pages, deadlocks] = draw.streams();
        let mut system = Self {
            course: Course::new(sessions.len() + CLOCKS.len(), settings.end_ms)
                .limited(MOST_EVENTS),
            streams: Streams {
                conflicts,
                processors,
                outside,
                pages,
                deadlocks,
            },
            spool: Spool::default(),
            turns,
            path: Path::new(settings.processors),
            disk: DataDisk::new(settings.request_ms),
            jobs: PerJob::default(),
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
            sessions,
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
        self.course.timers.schedule(self.slot_of(clock), at_ms);
    }

    #[inline]
    fn slot_of(&self, clock: Clock) -> u32 {
        u32::saturated(self.sessions.len()) + clock as u32
    }

    fn clock_due(&mut self, clock: Clock, now_ms: f64) {
        match clock {
            Clock::File => self.file_due(now_ms),
            Clock::Burst => self.burst_due(now_ms),
            Clock::LoadEnds => self.stop_load(now_ms),
            Clock::Agent => self.start_jobs(now_ms),
            Clock::MessageCleanup => self.job_due(JobId::Messages, now_ms),
            Clock::PartsCleanup => self.job_due(JobId::Parts, now_ms),
            Clock::LockMonitor => self.look_for_deadlocks(now_ms),
            Clock::Throttle => self.sample_throttles(now_ms),
            Clock::PartnerBack => self.wake(Stage::Send, now_ms),
            Clock::Point => self.add_point(now_ms),
            Clock::Step => self.step_due(now_ms),
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
        let size_kb = self.spool.rows().real() * p.row_kb + self.spool.parts().real() * p.part_kb;
        self.miss = miss_share(size_kb, self.settings.cache_kb);
    }

    /// Does what is due at a timer slot.
    fn handle(&mut self, slot: u32, now_ms: f64) {
        if let Some(session) = self.sessions.id(slot) {
            self.session_due(session, now_ms);
        } else if let Some(&clock) = CLOCKS.get(slot as usize - self.sessions.len()) {
            self.clock_due(clock, now_ms);
        }
    }
}

impl Driven for System {
    fn course(&self) -> &Course {
        &self.course
    }

    fn course_mut(&mut self) -> &mut Course {
        &mut self.course
    }

    fn advance(&mut self, most: u32) {
        driver::drive(self, most, Self::handle);
    }

    /// The preview goes from step to step without a timer.
    #[inline]
    fn next_event(&mut self) -> Option<(u32, f64)> {
        match &self.coarse {
            None => self.course.next_event(),
            Some(carry) => Some((self.slot_of(Clock::Step), carry.next_ms())),
        }
    }

    fn now_ms(&self) -> f64 {
        match &self.coarse {
            None => self.course.now_ms(),
            Some(carry) => carry.now_ms(),
        }
    }

    /// Until a backlog nobody knows how long it takes: the load counts as half, the rows to delete
    /// as the other.
    fn progress(&self) -> f64 {
        let rows = self.spool.rows().real();
        let share = match (self.settings.plan.stop_at_rows, self.records.stopped) {
            (Some(limit), None) => 0.5 * rows / limit.real(),
            (Some(_), Some(_)) => 1.0 - 0.5 * rows / self.records.peak_rows.max(1).real(),
            (None, _) => 0.0,
        };
        share.max(self.now_ms() / self.course.until_ms()).min(1.0)
    }

    fn lines(&self) -> Vec<(u8, u64)> {
        watched::lines(self).into()
    }

    /// Where messages are not simulated one by one, nobody can watch them.
    fn watch(&mut self, from_ms: f64, until_ms: f64) -> bool {
        let is_possible = self.coarse.is_none();
        if is_possible {
            self.course.watching.start(from_ms, until_ms);
        }
        is_possible
    }
}
