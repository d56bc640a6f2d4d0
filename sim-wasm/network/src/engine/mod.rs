//! Simulates a plan: sources, stations and locks, and the events between them.

mod births;
mod flow;
mod lock;
pub mod log;
mod messages;
mod retune;
mod services;
mod slots;
mod source;
mod station;

use crate::plan::Plan;
use crate::table::Table;
use lock::Lock;
use log::{Kind, Log, Place};
use messagebox_sim::kernel::histogram::Histogram;
use messagebox_sim::kernel::random::Draw;
use messagebox_sim::kernel::tally::Tally;
use messagebox_sim::kernel::time_average::TimeAverage;
use messagebox_sim::kernel::timers::Timers;
use messages::Messages;
use slots::Due;
use source::Source;
pub use station::State;
use station::Station;

/// Events at one instant, beyond which time is taken to stand still.
const MOST_AT_ONCE: u32 = 100_000;
/// Times in the network that are resolved, in ms.
const SHORTEST_MS: f64 = 1e-3;
const LONGEST_MS: f64 = 1e7;

/// How an advance ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// At the time asked for.
    Reached,
    /// After as many events as asked for.
    Stopped,
    /// There are too many messages, or time stands still.
    Unstable,
}

/// A network at work.
pub struct Engine {
    pub plan: Plan,
    timers: Timers,
    now: f64,
    pub events: u64,
    at_once: u32,
    pub is_unstable: bool,
    messages: Messages,
    births: u64,
    pub sources: Table<Source>,
    pub stations: Table<Station>,
    pub locks: Table<Lock>,
    /// One bit for each station that may have something to do.
    to_attend: u32,
    pub records: Records,
    pub log: Log,
}

/// What is recorded of the whole network.
pub struct Records {
    pub since_ms: f64,
    pub in_network: TimeAverage,
    pub lost: u64,
    /// ms from birth to leaving.
    pub times: Tally,
    pub distribution: Histogram,
}

impl Engine {
    pub fn new(plan: Plan, draw: Draw) -> Self {
        let mut engine = Engine {
            timers: Timers::new(slots::SLOTS),
            now: 0.0,
            events: 0,
            at_once: 0,
            is_unstable: false,
            messages: Messages::default(),
            births: 0,
            sources: (0..plan.sources.len())
                .map(|index| Source::new(index, draw))
                .collect(),
            stations: (0..plan.stations.len())
                .map(|index| Station::new(index, draw))
                .collect(),
            locks: plan.locks.iter().map(|_| Lock::default()).collect(),
            to_attend: 0,
            records: Records {
                since_ms: 0.0,
                in_network: TimeAverage::default(),
                lost: 0,
                times: Tally::default(),
                distribution: Histogram::new(SHORTEST_MS, LONGEST_MS),
            },
            log: Log::default(),
            plan,
        };
        engine.open();
        engine
    }

    pub fn now_ms(&self) -> f64 {
        self.now
    }

    /// Messages in the network.
    pub fn in_network(&self) -> u32 {
        self.messages.count()
    }

    /// The number of a message, counted from 1 in the order of birth.
    pub fn number(&self, message: u32) -> u64 {
        self.messages[message].number
    }

    /// Handles at most so many events, none of them after `until_ms`.
    pub fn advance(&mut self, until_ms: f64, most_events: u32) -> Status {
        // Compared with what is no number, nothing would be too late.
        let until_ms = until_ms.max(self.now);
        for _ in 0..most_events {
            if self.is_unstable {
                return Status::Unstable;
            }
            let Some((slot, now)) = self.timers.pop_until(until_ms) else {
                return self.reach(until_ms);
            };
            self.at_once = if now > self.now { 0 } else { self.at_once + 1 };
            self.is_unstable |= self.at_once > MOST_AT_ONCE;
            self.now = now;
            self.events += 1;
            self.handle(slot);
        }
        match self.timers.next() {
            _ if self.is_unstable => Status::Unstable,
            Some((_, next)) if next <= until_ms => Status::Stopped,
            _ => self.reach(until_ms),
        }
    }

    fn reach(&mut self, until_ms: f64) -> Status {
        if until_ms.is_finite() && until_ms > self.now {
            self.now = until_ms;
            self.at_once = 0;
        }
        Status::Reached
    }

    fn handle(&mut self, slot: u32) {
        match slots::due(slot) {
            Due::Service(message) => self.end_service(message),
            Due::Arrival(source) => self.arrive(source),
            Due::User { source, user } => self.send(source, user),
            Due::Batch(station) => self.call(station),
            Due::Look { station, server } => self.look(station, server),
        }
        self.attend_all();
    }

    /// The station may have something to do; it is attended before the next event.
    fn call(&mut self, station: usize) {
        self.to_attend |= 1 << station;
    }

    fn attend_all(&mut self) {
        while self.to_attend != 0 {
            let station = self.to_attend.trailing_zeros() as usize;
            self.to_attend &= self.to_attend - 1;
            self.attend(station);
        }
    }

    fn tell(&mut self, message: u32, kind: Kind, place: Place) {
        self.log
            .add(self.now, self.messages[message].number, kind, place);
    }

    /// Forgets what was recorded; all messages stay where they are.
    pub fn reset_statistics(&mut self) {
        let now = self.now;
        self.sources
            .iter_mut()
            .for_each(|one| one.reset_statistics(now));
        self.stations
            .iter_mut()
            .for_each(|one| one.reset_statistics(now));
        self.locks
            .iter_mut()
            .for_each(|one| one.reset_statistics(now));
        let records = &mut self.records;
        records.since_ms = now;
        records.in_network.reset(now);
        records.lost = 0;
        records.times = Tally::default();
        records.distribution.reset();
    }
}
