//! The line and the servers of a station.

mod line;

use crate::plan;
use crate::table::Table;
use core::cmp::Reverse;
pub use line::Line;
use messagebox_sim::kernel::convert::Real;
use messagebox_sim::kernel::random::{Draw, Stream};
use messagebox_sim::kernel::tally::Tally;
use messagebox_sim::kernel::time_average::TimeAverage;
use std::collections::{BinaryHeap, VecDeque};

const SERVICES: u64 = 300;
const ROUTES: u64 = 400;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum State {
    Idle,
    Serving,
    /// Service has ended, but there is no room for its messages where they go.
    Blocked,
    Away {
        until_ms: f64,
    },
    /// There are fewer servers than before.
    Closed,
}

#[derive(Clone, Debug)]
pub struct Server {
    pub state: State,
    pub messages: Vec<u32>,
    pub since_ms: f64,
    pub until_ms: f64,
    /// How long it looked away last, 0 after a service.
    pub pause_ms: f64,
}

pub struct Station {
    pub services: Stream,
    pub routes: Stream,
    pub line: Line,
    pub servers: Table<Server>,
    /// Idle servers, the lowest number first.
    idle: BinaryHeap<Reverse<usize>>,
    /// Messages that wait elsewhere for room here.
    pub entrance: VecDeque<u32>,
    /// Messages that wait for the lock, in line, in service or blocked.
    pub present: u32,
    pub levels: Levels,
    pub counts: Counts,
}

/// Levels over time.
#[derive(Default)]
pub struct Levels {
    pub in_line: TimeAverage,
    pub in_service: TimeAverage,
    /// Messages whose service has ended and who cannot go on.
    pub blocked: TimeAverage,
    /// Servers that serve.
    pub busy: TimeAverage,
    pub servers: TimeAverage,
}

/// What has happened.
#[derive(Default)]
pub struct Counts {
    pub arrived: u64,
    pub served: u64,
    pub lost: u64,
    /// ms from joining the line to the beginning of service.
    pub waits: Tally,
    /// ms of services.
    pub services: Tally,
    /// ms from joining the line to leaving the station.
    pub visits: Tally,
}

impl Station {
    pub fn new(index: usize, draw: Draw) -> Self {
        Station {
            services: draw.stream(SERVICES + index as u64),
            routes: draw.stream(ROUTES + index as u64),
            line: Line::default(),
            servers: Table::default(),
            idle: BinaryHeap::new(),
            entrance: VecDeque::new(),
            present: 0,
            levels: Levels::default(),
            counts: Counts::default(),
        }
    }

    /// Opens and closes servers until there are as many as planned; a busy one closes after its service.
    pub fn staff(&mut self, plan: &plan::Station, now: f64) {
        let Some(planned) = plan.servers.map(|servers| servers as usize) else {
            return;
        };
        for (number, server) in self.servers.iter_mut().enumerate() {
            match server.state {
                State::Closed if number < planned => server.state = State::Idle,
                State::Idle | State::Away { .. } if number >= planned => {
                    server.state = State::Closed;
                }
                _ => {}
            }
        }
        while self.servers.len() < planned {
            self.open();
        }
        let idle = |(_, server): &(usize, &Server)| server.state == State::Idle;
        let servers = self.servers.iter().enumerate();
        self.idle = servers
            .filter(idle)
            .map(|(number, _)| Reverse(number))
            .collect();
        self.count_servers(now);
    }

    fn open(&mut self) -> usize {
        self.servers.push(Server {
            state: State::Idle,
            messages: Vec::new(),
            since_ms: 0.0,
            until_ms: 0.0,
            pause_ms: 0.0,
        })
    }

    pub fn count_servers(&mut self, now: f64) {
        let open = |server: &&Server| server.state != State::Closed;
        let servers = self.servers.iter().filter(open).count();
        self.levels.servers.set(now, servers.real());
    }

    /// An idle server; a delay opens one where there is none.
    pub fn take_idle(&mut self, plan: &plan::Station) -> Option<usize> {
        match self.idle.pop() {
            Some(Reverse(server)) => Some(server),
            None => plan.servers.is_none().then(|| self.open()),
        }
    }

    /// A server has nothing to do any more.
    pub fn give_idle(&mut self, server: usize) {
        self.idle.push(Reverse(server));
    }

    pub fn has_idle(&self, plan: &plan::Station) -> bool {
        plan.servers.is_none() || !self.idle.is_empty()
    }

    pub fn has_room(&self, plan: &plan::Station) -> bool {
        plan.capacity.is_none_or(|capacity| self.present < capacity)
    }

    pub fn reset_statistics(&mut self, now: f64) {
        let levels = &mut self.levels;
        for level in [
            &mut levels.in_line,
            &mut levels.in_service,
            &mut levels.blocked,
            &mut levels.busy,
            &mut levels.servers,
        ] {
            level.reset(now);
        }
        self.counts = Counts::default();
    }
}
