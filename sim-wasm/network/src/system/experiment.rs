//! One replication of a system: a part that is not recorded, and one that is.
//!
//! Unless the document states times, both are numbers of requests that come to their end, scaled to
//! the system. Not recorded are 2,000, or 10 for each user where that is more. Recorded are 40,000,
//! fewer where a route is long (four million visits, but 4,000 requests at least), or 20 for each
//! user where that is more. Where arrivals keep a station or a pool busy for more than 95 % of its
//! time, both grow with the square of 0.05 over the time to spare, up to 25 times. Where arrivals
//! change over time, a replication is recorded from its start, to as long after the last change as
//! the longest time between two of them.
//!
//! A preview records a tenth of it after half the warm-up, or all of arrivals that change.

pub use super::engine::PARTS;
use super::engine::{Engine, Status};
use super::load;
use super::model::{Load, Run, System};
use super::report::{self, Report};
use super::visits::visits;
use messagebox_sim::experiment::notes::Note;
use messagebox_sim::kernel::convert::{Real, Whole};
use messagebox_sim::kernel::random::Draw;

const LEAST_WARM_UP: f64 = 2_000.0;
const WARM_UP_PER_USER: f64 = 10.0;
const MOST_RECORDED: f64 = 40_000.0;
const LEAST_RECORDED: f64 = 4_000.0;
const RECORDED_VISITS: f64 = 4e6;
const RECORDED_PER_USER: f64 = 20.0;
const SPARE: f64 = 0.05;
const LONGEST_STRETCH: f64 = 25.0;
/// Events of one replication.
const MOST_EVENTS: u64 = 300_000_000;
/// Of a rate that changes once: from then on.
const AFTER_ONE_CHANGE_MS: f64 = 60_000.0;

/// Shares of a warm-up and of what is recorded.
type Shares = (f64, f64);
const WHOLE: Shares = (1.0, 1.0);
const PREVIEW: Shares = (0.5, 0.1);

/// How far a replication is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    Done,
    GoesOn,
    /// It will not come to its end: the report says why.
    Failed,
}

/// Where a part of the replication ends.
#[derive(Clone, Copy, Debug)]
struct End {
    at_ms: f64,
    /// Requests that have come to their end since the start.
    finished: u64,
}

pub struct Experiment {
    system: System,
    engine: Engine,
    /// Those of the parts that have not ended: the next last.
    ends: Vec<End>,
    status: report::Status,
}

impl Experiment {
    pub fn new(system: System, draw: Draw) -> Self {
        Experiment::of(system, draw, WHOLE)
    }

    /// A short one, for first numbers.
    pub fn preview(system: System, draw: Draw) -> Self {
        Experiment::of(system, draw, PREVIEW)
    }

    fn of(system: System, draw: Draw, shares: Shares) -> Self {
        Experiment {
            engine: Engine::new(&system, draw),
            ends: ends(&system, shares),
            system,
            status: report::Status::Running,
        }
    }

    /// Goes on for at most so many events.
    pub fn conduct(&mut self, most_events: u32) -> Progress {
        let last = self.engine.events + u64::from(most_events);
        while self.status == report::Status::Running {
            let Some(end) = self.ends.last().copied() else {
                self.status = report::Status::Done;
                break;
            };
            let left = last - self.engine.events;
            if left == 0 {
                return Progress::GoesOn;
            }
            let left = u32::saturated(left);
            let status = self.engine.advance(end.at_ms, left, end.finished);
            self.take_note(status);
        }
        match self.status {
            report::Status::Done => Progress::Done,
            report::Status::Running => Progress::GoesOn,
            _ => Progress::Failed,
        }
    }

    fn take_note(&mut self, status: Status) {
        self.status = match status {
            Status::Reached | Status::Finished => {
                self.ends.pop();
                if !self.ends.is_empty() {
                    self.engine.reset_statistics();
                }
                report::Status::Running
            }
            Status::Stopped if self.engine.events < MOST_EVENTS => report::Status::Running,
            Status::Stopped => report::Status::TooLong,
            Status::Crowded | Status::Still => report::Status::Unstable,
            Status::Stuck => report::Status::Stuck,
        };
    }

    /// Share of the replication that is simulated.
    pub fn share_done(&self) -> f64 {
        let Some(end) = self.ends.first() else {
            return 1.0;
        };
        let done = match end.at_ms.is_finite() {
            true => self.engine.now_ms() / end.at_ms,
            false => self.engine.finished.real() / end.finished.real(),
        };
        done.min(1.0)
    }

    /// Notes from now on what happens to single requests between two times, ms. What is reported
    /// stays the same.
    pub fn watch(&mut self, from_ms: f64, until_ms: f64) {
        self.engine.watch(from_ms, until_ms);
    }

    /// What has been noted so far.
    pub fn notes(&mut self) -> &[Note] {
        self.engine.notes()
    }

    /// Until when all is noted, ms: not as long as asked for where there were too many notes.
    pub fn noted_until_ms(&self) -> f64 {
        self.engine.noted_until_ms()
    }

    /// What has been recorded so far.
    pub fn report(&self) -> Report {
        report::of(&self.system, &self.engine, self.status)
    }
}

/// Where warm-up and recording end, the later first.
fn ends(system: &System, (of_warm_up, of_recorded): Shares) -> Vec<End> {
    let at = |at_ms| End {
        at_ms,
        finished: u64::MAX,
    };
    if let Some(Run { warm_up_ms, for_ms }) = system.run {
        let warm_up_ms = of_warm_up * warm_up_ms;
        let whole = at(warm_up_ms + of_recorded * for_ms);
        return match warm_up_ms > 0.0 {
            true => vec![whole, at(warm_up_ms)],
            false => vec![whole],
        };
    }
    if let Some(end_ms) = end_of_changes(system) {
        return vec![at(end_ms)];
    }
    let after = |finished| End {
        at_ms: f64::INFINITY,
        finished: u64::floored(finished),
    };
    let (warm_up, recorded) = requests(system);
    let (warm_up, recorded) = (of_warm_up * warm_up, of_recorded * recorded);
    vec![after(warm_up + recorded), after(warm_up)]
}

/// Requests of the warm-up, and those that are recorded.
fn requests(system: &System) -> (f64, f64) {
    let users = system.classes.iter().map(|class| match class.load {
        Load::Closed { users, .. } => f64::from(users),
        Load::Open { .. } => 0.0,
    });
    let users: f64 = users.sum();
    let route = |class| visits(class).iter().sum::<f64>();
    let longest = system.classes.iter().map(route).fold(1.0, f64::max);
    let busy = load::busiest(system).map_or(0.0, |one| one.total());
    let spare = SPARE / (1.0 - busy).max(f64::MIN_POSITIVE);
    let stretch = (spare * spare).clamp(1.0, LONGEST_STRETCH);
    let recorded = (RECORDED_VISITS / longest).clamp(LEAST_RECORDED, MOST_RECORDED);
    (
        stretch * LEAST_WARM_UP.max(WARM_UP_PER_USER * users),
        stretch * recorded.max(RECORDED_PER_USER * users),
    )
}

/// When a run ends whose arrivals change; none where they never do.
fn end_of_changes(system: &System) -> Option<f64> {
    let mut end_ms = None;
    for class in &system.classes {
        if let Load::Open { rates } = &class.load {
            let times: Vec<f64> = rates.iter().map(|rate| rate.from_ms).collect();
            let between = times.iter().zip(times.iter().skip(1));
            let longest_ms = between.map(|(from, to)| to - from).reduce(f64::max);
            let last_ms = times.last().copied().unwrap_or(0.0);
            if last_ms > 0.0 {
                let own_ms = last_ms + longest_ms.unwrap_or(AFTER_ONE_CHANGE_MS);
                end_ms = Some(own_ms.max(end_ms.unwrap_or(0.0)));
            }
        }
    }
    end_ms
}
