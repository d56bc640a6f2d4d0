//! Permits held over a part of the route, against solved chains.

use crate::chain::Chain;
use crate::compare::{compare, throughput};
use crate::documents::{closed, station};
use serde_json::json;

const USERS: usize = 6;
const PERMITS: usize = 2;
const THINK_MS: f64 = 20.0;
const FIRST_MS: f64 = 5.0;
const SECOND_MS: f64 = 9.0;
const AFTER_MS: f64 = 6.0;

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    waiting: usize,
    first: usize,
    second: usize,
    after: usize,
}

impl State {
    /// Somebody comes with a permit, or waits for one.
    fn come(mut self) -> Self {
        if self.first + self.second < PERMITS {
            self.first += 1;
        } else {
            self.waiting += 1;
        }
        self
    }

    /// A permit is given back.
    fn back(mut self) -> Self {
        if self.waiting > 0 {
            self.waiting -= 1;
            self.first += 1;
        }
        self
    }
}

fn leaps(state: &State) -> Vec<(State, f64)> {
    let State {
        waiting,
        first,
        second,
        after,
    } = *state;
    let thinking = USERS - waiting - first - second - after;
    let mut leaps = Vec::new();
    if thinking > 0 {
        leaps.push((state.clone().come(), thinking as f64 / THINK_MS));
    }
    if first > 0 {
        let next = State {
            first: first - 1,
            second: second + 1,
            ..state.clone()
        };
        leaps.push((next, 1.0 / FIRST_MS));
    }
    if second > 0 {
        let next = State {
            second: second - 1,
            after: after + 1,
            ..state.clone()
        };
        leaps.push((next.back(), second as f64 / SECOND_MS));
    }
    if after > 0 {
        let next = State {
            after: after - 1,
            ..state.clone()
        };
        leaps.push((next, 1.0 / AFTER_MS));
    }
    leaps
}

#[test]
fn two_permits_over_a_disk_and_a_delay() {
    let none = State {
        waiting: 0,
        first: 0,
        second: 0,
        after: 0,
    };
    let chain = Chain::solve(none, leaps);
    let per_ms = chain.mean(|state| state.second as f64) / SECOND_MS;
    let waiting = chain.mean(|state| state.waiting as f64);
    let held = chain.mean(|state| (state.first + state.second) as f64);
    let document = closed(
        USERS as u32,
        THINK_MS,
        json!([
            station("first", "disk", FIRST_MS),
            station("second", "delay", SECOND_MS),
            station("after", "disk", AFTER_MS),
            { "name": "permits", "kind": "pool", "count": PERMITS, "over": ["first", "second"] },
        ]),
    );
    compare(
        &document,
        &[
            ("throughput", 1e3 * per_ms, throughput),
            ("held", held / PERMITS as f64, |r| r.pools[0].utilisation),
            ("waiting", waiting, |r| r.pools[0].mean_in_line),
            ("wait", waiting / per_ms, |r| {
                r.pools[0].mean_wait_ms.unwrap()
            }),
            ("hold", held / per_ms, |r| r.pools[0].mean_hold_ms.unwrap()),
            ("after", chain.mean(|state| state.after as f64), |r| {
                r.stations[2].mean_in_line + r.stations[2].mean_in_service
            }),
        ],
    );
}

#[test]
fn a_permit_is_given_back_between_visits_that_do_not_follow_each_other() {
    // With one permit for two visits apart, the rest of the route runs beside: a lock of 10 ms, twice.
    let document = closed(
        1,
        0.0,
        json!([
            station("held", "delay", 10.0),
            station("free", "delay", 30.0),
            { "name": "lock", "kind": "lock", "over": ["held"] },
        ]),
    );
    let mut route = document;
    route["route"] = json!(["held", "free", "held"]);
    compare(
        &route,
        &[
            ("held", 0.4, |r| r.pools[0].utilisation),
            ("hold", 10.0, |r| r.pools[0].mean_hold_ms.unwrap()),
            ("taken", 40.0, |r| r.pools[0].taken_per_second),
        ],
    );
}
