//! A system laid out for the engine: the steps of all classes in one table, the pools of each
//! station in one word, and a timer slot for everything that may be due.

use super::rates::Rates;
use crate::description::{Batch, Poll};
use crate::system::description::{Counts, Sharing, WhenFull};
use crate::system::model::{self, Load, Retries, Service, System, Timeout};
use crate::system::time::Time;
use crate::table::Table;
use messagebox_sim::kernel::convert::Whole;
use messagebox_sim::kernel::random::Stream;

/// Requests from outside, and services that go on unseen, beyond which a system is unstable.
const MOST_REQUESTS: u32 = 50_000;

pub struct Plan {
    pub classes: Table<Class>,
    pub steps: Table<Step>,
    pub stations: Table<Station>,
    pub pools: Table<Pool>,
    /// Priorities that differ.
    pub ranks: usize,
    /// Requests, users included, that find a place.
    pub most_requests: u32,
    pub has_timeouts: bool,
}

pub struct Class {
    pub users: u32,
    pub think: Time,
    pub rates: Option<Rates>,
    /// Place of its priority among those that there are.
    pub rank: usize,
    pub entry: Ways,
}

pub struct Step {
    pub station: usize,
    pub demand: Time,
    pub timeout: Option<Timeout>,
    pub retries: Option<Retries>,
    pub next: Ways,
}

/// Steps, or out where there is none, and the sums of their shares up to each.
pub struct Ways(Box<[(Option<usize>, f64)]>);

impl Ways {
    fn of(route: &model::Route, first_step: usize) -> Self {
        let mut sum = 0.0;
        let ways = route.iter().map(|&(to, share)| {
            sum += share;
            (to.map(|step| first_step + step), sum)
        });
        Ways(ways.collect())
    }

    /// Draws the next step. Where there is no choice it draws nothing.
    #[inline]
    pub fn draw(&self, stream: &mut Stream) -> Option<usize> {
        let (&(last, _), others) = self.0.split_last()?;
        if others.is_empty() {
            return last;
        }
        let at = stream.uniform();
        let way = others.iter().find(|&&(_, sum)| at < sum);
        way.map_or(last, |&(to, _)| to)
    }
}

pub struct Station {
    pub mode: Mode,
    pub most: Option<u32>,
    pub when_full: WhenFull,
    /// One bit for each pool that is held here.
    pub pools: u64,
}

/// How a station works.
#[derive(Clone, Copy)]
pub enum Mode {
    /// Everybody is served at once, by a server of their own.
    Delay,
    /// So many servers that work at one speed.
    Servers(u32),
    /// The speed depends on how many there are.
    Work(Speed),
    Batches(u32, Batch),
    Polls(u32, Poll),
}

/// How fast work is done.
#[derive(Clone, Copy)]
pub struct Speed {
    /// Most requests in service.
    pub most: u32,
    /// Processors that those in service share.
    pub processors: f64,
    pub per_request: f64,
    pub counts: Counts,
}

impl Speed {
    /// ms of work that each request in service gets per ms.
    #[inline]
    pub fn per_request_of(&self, in_service: u32, in_line: u32) -> f64 {
        let counted = match self.counts {
            Counts::InService => in_service,
            Counts::Inside => in_service + in_line,
        };
        let share = (self.processors / f64::from(in_service.max(1))).min(1.0);
        share / (1.0 + self.per_request * f64::from(counted.saturating_sub(1)))
    }
}

pub struct Pool {
    pub count: u32,
}

/// Which timer slot stands for what.
#[derive(Clone, Copy)]
pub struct Slots {
    stations: u32,
    classes: u32,
    requests: u32,
}

/// What is due when a slot fires.
pub enum Due {
    /// The end of a service, of a pause or of thinking.
    Request(u32),
    Timeout(u32),
    Station(usize),
    Arrival(usize),
}

impl Slots {
    pub fn of(plan: &Plan) -> Self {
        Slots {
            stations: u32::saturated(plan.stations.len()),
            classes: u32::saturated(plan.classes.len()),
            requests: plan.most_requests,
        }
    }

    pub fn count(&self, plan: &Plan) -> usize {
        let requests = self.requests as usize * if plan.has_timeouts { 2 } else { 1 };
        self.first() as usize + requests
    }

    #[inline]
    fn first(&self) -> u32 {
        self.stations + self.classes
    }

    #[inline]
    pub fn request(&self, request: u32) -> u32 {
        self.first() + request
    }

    #[inline]
    pub fn timeout(&self, request: u32) -> u32 {
        self.first() + self.requests + request
    }

    pub fn station(&self, station: usize) -> u32 {
        u32::saturated(station)
    }

    pub fn arrival(&self, class: usize) -> u32 {
        self.stations + u32::saturated(class)
    }

    #[inline]
    pub fn due(&self, slot: u32) -> Due {
        let first = self.first();
        if slot >= first + self.requests {
            Due::Timeout(slot - first - self.requests)
        } else if slot >= first {
            Due::Request(slot - first)
        } else if slot >= self.stations {
            Due::Arrival((slot - self.stations) as usize)
        } else {
            Due::Station(slot as usize)
        }
    }
}

impl Plan {
    pub fn of(system: &System) -> Self {
        let mut priorities: Vec<u8> = system.classes.iter().map(|one| one.priority).collect();
        priorities.sort_unstable();
        priorities.dedup();
        let rank = |priority| priorities.iter().position(|&one| one == priority);
        let mut steps = Table::default();
        let mut classes = Table::default();
        for class in &system.classes {
            let first_step = steps.len();
            for step in &class.steps {
                steps.push(Step {
                    station: step.station,
                    demand: step.demand,
                    timeout: step.timeout,
                    retries: step.retries,
                    next: Ways::of(&step.next, first_step),
                });
            }
            let (users, think, rates) = match &class.load {
                Load::Closed { users, think } => (*users, *think, None),
                Load::Open { rates } => (0, Time::constant(0.0), Some(Rates::of(rates))),
            };
            classes.push(Class {
                users,
                think,
                rates,
                rank: rank(class.priority).unwrap_or(0),
                entry: Ways::of(&class.entry, first_step),
            });
        }
        let has_timeouts = steps.iter().any(|step| step.timeout.is_some());
        let is_open = classes.iter().any(|class| class.rates.is_some());
        let users: u32 = classes.iter().map(|class| class.users).sum();
        let more = if has_timeouts || is_open {
            MOST_REQUESTS
        } else {
            0
        };
        let stations = system.stations.iter().enumerate();
        Plan {
            stations: stations
                .map(|(place, one)| station(system, place, one))
                .collect(),
            pools: pools(system),
            ranks: priorities.len(),
            most_requests: users + more,
            has_timeouts,
            classes,
            steps,
        }
    }
}

fn pools(system: &System) -> Table<Pool> {
    let pools = system.pools.iter();
    pools.map(|pool| Pool { count: pool.count }).collect()
}

fn station(system: &System, place: usize, station: &model::Station) -> Station {
    let pools = system.pools.iter().enumerate();
    let here = pools.filter(|(_, pool)| pool.over.get(place).copied().unwrap_or(false));
    let limit = station.limit;
    Station {
        mode: mode(station),
        most: limit.map(|limit| limit.most),
        when_full: limit.map_or(WhenFull::Lose, |limit| limit.when_full),
        pools: here.fold(0, |all, (pool, _)| all | 1 << pool),
    }
}

fn mode(station: &model::Station) -> Mode {
    let slowdown = station.slowdown.filter(|one| one.per_request > 0.0);
    let speed = |most: u32, processors: f64| {
        Mode::Work(Speed {
            most,
            processors,
            per_request: slowdown.map_or(0.0, |one| one.per_request),
            counts: slowdown.map_or(Counts::InService, |one| one.counts),
        })
    };
    match station.service {
        Service::Delay if slowdown.is_none() => Mode::Delay,
        Service::Delay => speed(u32::MAX, f64::INFINITY),
        Service::Servers {
            count,
            sharing: Sharing::Shared,
        } => speed(u32::MAX, f64::from(count)),
        Service::Servers { count, .. } if slowdown.is_none() => Mode::Servers(count),
        Service::Servers { count, .. } => speed(count, f64::from(count)),
        Service::Batches { count, batch } => Mode::Batches(count, batch),
        Service::Polls { count, poll } => Mode::Polls(count, poll),
    }
}

impl Mode {
    /// Servers; none where there are as many as needed.
    pub fn servers(&self) -> Option<f64> {
        match *self {
            Mode::Delay => None,
            Mode::Servers(count) | Mode::Batches(count, _) | Mode::Polls(count, _) => {
                Some(f64::from(count))
            }
            Mode::Work(speed) => speed.processors.is_finite().then_some(speed.processors),
        }
    }
}
