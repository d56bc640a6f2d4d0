//! Simulates a system: requests on their routes, through permits, lines and services.

mod batches;
mod births;
mod class;
mod flow;
mod line;
mod patience;
mod permits;
mod plan;
mod polls;
mod pool;
mod rates;
mod requests;
mod services;
mod station;
mod watched;
mod work;

use crate::system::model::System;
use crate::table::Table;
use class::Class;
use messagebox_sim::experiment::watching::Watching;
use messagebox_sim::kernel::random::Draw;
use messagebox_sim::kernel::timers::Timers;
use plan::{Due, Slots};
pub use plan::{Mode, Plan};
use pool::Pool;
use requests::Requests;
use station::Station;
use std::collections::VecDeque;
pub use watched::PARTS;

/// Events at one instant, and for each user, beyond which time is taken to stand still.
const MOST_AT_ONCE: u32 = 10_000;
const MOST_AT_ONCE_PER_USER: u32 = 4;

/// How an advance ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// At the time asked for, or because nothing will happen any more.
    Reached,
    /// With as many requests finished as asked for.
    Finished,
    /// After as many events as asked for.
    Stopped,
    /// There are too many requests.
    Crowded,
    /// Too much happens at one instant.
    Still,
    /// Requests are in the system, and nothing can ever happen again.
    Stuck,
}

/// A system at work.
pub struct Engine {
    pub plan: Plan,
    slots: Slots,
    timers: Timers,
    now: f64,
    pub events: u64,
    at_once: u32,
    most_at_once: u32,
    is_crowded: bool,
    requests: Requests,
    pub classes: Table<Class>,
    pub stations: Table<Station>,
    pub pools: Table<Pool>,
    /// Requests that have just got a permit.
    ready: VecDeque<u32>,
    /// Stations that somebody has left for whom others wait at the door.
    opened: VecDeque<usize>,
    /// Requests that were answered or have failed since the start.
    pub finished: u64,
    pub since_ms: f64,
    watching: Watching,
}

impl Engine {
    pub fn new(system: &System, draw: Draw) -> Self {
        let plan = Plan::of(system);
        let slots = Slots::of(&plan);
        let ranks = plan.ranks;
        let users: u32 = plan.classes.iter().map(|class| class.users).sum();
        let mut engine = Engine {
            slots,
            timers: Timers::new(slots.count(&plan)),
            now: 0.0,
            events: 0,
            at_once: 0,
            most_at_once: MOST_AT_ONCE + MOST_AT_ONCE_PER_USER * users,
            is_crowded: false,
            requests: Requests::new(plan.most_requests),
            classes: (0..plan.classes.len())
                .map(|place| Class::new(place, draw))
                .collect(),
            stations: plan
                .stations
                .iter()
                .enumerate()
                .map(|(place, plan)| Station::new(place, plan, ranks, draw))
                .collect(),
            pools: plan.pools.iter().map(|_| Pool::new(ranks)).collect(),
            ready: VecDeque::new(),
            opened: VecDeque::new(),
            finished: 0,
            since_ms: 0.0,
            watching: Watching::default(),
            plan,
        };
        engine.open();
        engine
    }

    pub fn now_ms(&self) -> f64 {
        self.now
    }

    /// Handles at most so many events, none of them after `until_ms`, until so many requests have
    /// finished since the start.
    pub fn advance(&mut self, until_ms: f64, most_events: u32, finished: u64) -> Status {
        for _ in 0..most_events {
            if let Some(trouble) = self.trouble() {
                return trouble;
            }
            if self.finished >= finished {
                return Status::Finished;
            }
            let Some((slot, now)) = self.timers.pop_until(until_ms) else {
                return self.reach(until_ms);
            };
            self.at_once = if now > self.now { 0 } else { self.at_once + 1 };
            self.now = now;
            self.events += 1;
            match self.slots.due(slot) {
                Due::Request(place) => self.end(place),
                Due::Timeout(place) => self.give_up(place),
                Due::Station(station) => self.attend(station),
                Due::Arrival(class) => self.arrive(class),
            }
            self.settle();
        }
        Status::Stopped
    }

    /// Why the system cannot go on.
    #[inline]
    fn trouble(&self) -> Option<Status> {
        if self.is_crowded {
            return Some(Status::Crowded);
        }
        (self.at_once > self.most_at_once).then_some(Status::Still)
    }

    fn reach(&mut self, until_ms: f64) -> Status {
        let inside = |class: &Class| class.inside.value() > 0.0;
        if self.timers.next().is_none() && self.classes.iter().any(inside) {
            return Status::Stuck;
        }
        if until_ms.is_finite() {
            self.now = until_ms.max(self.now);
        }
        Status::Reached
    }

    /// Lets those go on who have got a permit or find room, one after the other.
    fn settle(&mut self) {
        loop {
            if let Some(place) = self.ready.pop_front() {
                let station = self.plan.steps[self.requests[place].step].station;
                self.ask(place, station);
            } else if let Some(station) = self.opened.pop_front() {
                self.admit(station);
            } else {
                return;
            }
        }
    }

    /// Forgets what was recorded; all requests stay where they are.
    pub fn reset_statistics(&mut self) {
        let now = self.now;
        self.since_ms = now;
        self.classes
            .iter_mut()
            .for_each(|one| one.reset_statistics(now));
        self.stations
            .iter_mut()
            .for_each(|one| one.reset_statistics(now));
        self.pools
            .iter_mut()
            .for_each(|one| one.reset_statistics(now));
    }
}
