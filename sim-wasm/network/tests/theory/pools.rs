//! Threads and people share workers, and some of them a lock: the pools of the course.

use crate::chain::Chain;
use crate::compare::{compare, per_second};
use crate::networks::{closed, exponential, network, open, station, with};
use serde_json::json;

const THREADS: usize = 4;
const WORKERS: usize = 3;
const PAUSE_MS: f64 = 20.0;
const PEOPLE_MS: f64 = 15.0;
const WORK_MS: f64 = 5.0;
const HOLD_MS: f64 = 10.0;
const SHARE: f64 = 0.3;

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    /// Kinds of calls that are computed on: threads, people.
    computing: [usize; 2],
    /// Who waits for the lock in a worker, first come first: 0 a thread, 1 a person.
    line: Vec<usize>,
    holder: Option<usize>,
    /// Threads that wait for a worker.
    host: usize,
}

impl State {
    fn taken(&self) -> usize {
        self.computing[0] + self.computing[1] + self.line.len()
    }

    fn pausing(&self) -> usize {
        let at_lock = self.line.iter().chain(&self.holder);
        THREADS - self.host - self.computing[0] - at_lock.filter(|&&kind| kind == 0).count()
    }

    /// A worker is free: a thread that waits takes it.
    fn filled(mut self) -> Self {
        if self.host > 0 {
            self.host -= 1;
            self.computing[0] += 1;
        }
        self
    }
}

fn leaps(state: &State) -> Vec<(State, f64)> {
    let full = state.taken() == WORKERS;
    let mut leaps = Vec::new();
    if state.pausing() > 0 {
        let mut next = state.clone();
        if full {
            next.host += 1;
        } else {
            next.computing[0] += 1;
        }
        leaps.push((next, state.pausing() as f64 / PAUSE_MS));
    }
    if !full {
        let mut next = state.clone();
        next.computing[1] += 1;
        leaps.push((next, 1.0 / PEOPLE_MS));
    }
    for kind in [0, 1] {
        if state.computing[kind] == 0 {
            continue;
        }
        let rate = state.computing[kind] as f64 / WORK_MS;
        let mut less = state.clone();
        less.computing[kind] -= 1;
        leaps.push((less.clone().filled(), rate * (1.0 - SHARE)));
        let at_lock = if less.holder.is_none() {
            less.holder = Some(kind);
            less.filled()
        } else {
            less.line.push(kind);
            less
        };
        leaps.push((at_lock, rate * SHARE));
    }
    if state.holder.is_some() {
        let mut next = state.clone();
        next.holder = None;
        if !next.line.is_empty() {
            next.holder = Some(next.line.remove(0));
            next = next.filled();
        }
        leaps.push((next, 1.0 / HOLD_MS));
    }
    leaps
}

#[test]
fn workers_wait_for_the_lock_of_a_row() {
    let first = State {
        computing: [0, 0],
        line: Vec::new(),
        holder: None,
        host: 0,
    };
    let chain = Chain::solve(first, leaps);
    let lost = chain.mean(|state| f64::from(u8::from(state.taken() == WORKERS))) / PEOPLE_MS;
    let computing = chain.mean(|state| (state.computing[0] + state.computing[1]) as f64);
    let waiting = chain.mean(|state| state.line.len() as f64);
    let locked = chain.mean(|state| f64::from(u8::from(state.holder.is_some())));
    let workers = with(
        station("workers", WORKERS as u32, exponential(WORK_MS), "row"),
        json!({
            "capacity": WORKERS,
            "whenFull": "block",
            "to": [{ "to": "row", "share": SHARE }, { "to": "out", "share": 1.0 - SHARE }],
        }),
    );
    let row = with(
        station("row", 1, exponential(HOLD_MS), "out"),
        json!({ "takes": "lock", "frees": "lock", "capacity": 1, "whenFull": "block" }),
    );
    // Takes next to no time: a thread is here as long as it finds no free worker.
    let host = with(
        station("host", 1, exponential(0.001), "workers"),
        json!({ "servers": null }),
    );
    let pools = with(
        network(
            json!([
                closed(THREADS as u32, PAUSE_MS, "host"),
                open(PEOPLE_MS, "workers")
            ]),
            json!([host, workers, row]),
        ),
        json!({ "locks": [{ "id": "lock" }] }),
    );
    compare(
        &pools,
        2e6,
        &[
            ("lost", per_second(lost), |r| r.lost_per_second),
            ("computing", computing / WORKERS as f64, |r| {
                r.stations[1].utilisation
            }),
            ("waiting", waiting, |r| r.stations[1].mean_blocked),
            ("locked", locked, |r| r.locks[0].utilisation),
        ],
    );
}
