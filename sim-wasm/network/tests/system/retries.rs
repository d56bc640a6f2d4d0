//! Requests that try again, against solved chains.

use crate::chain::Chain;
use crate::compare::compare;
use crate::documents::{closed, station, with};
use serde_json::json;

const USERS: usize = 4;
const THINK_MS: f64 = 12.0;
const WORK_MS: f64 = 10.0;
const PAUSE_MS: f64 = 6.0;

/// Whether somebody is served, and how many pause before their first and second retry.
type Refused = (bool, usize, usize);

#[test]
fn of_refused_requests_with_growing_pauses() {
    let leaps = |&(busy, first, second): &Refused| {
        let thinking = USERS - usize::from(busy) - first - second;
        let mut leaps = Vec::new();
        let mut leap = |to: Refused, rate: f64| {
            if rate > 0.0 {
                leaps.push((to, rate));
            }
        };
        let (think, again, last) = (
            thinking as f64 / THINK_MS,
            first as f64 / PAUSE_MS,
            second as f64 / (2.0 * PAUSE_MS),
        );
        if busy {
            leap((true, first + 1, second), think);
            leap((true, first.saturating_sub(1), second + 1), again);
            leap((true, first, second.saturating_sub(1)), last);
            leap((false, first, second), 1.0 / WORK_MS);
        } else {
            leap((true, first, second), think);
            leap((true, first.saturating_sub(1), second), again);
            leap((true, first, second.saturating_sub(1)), last);
        }
        leaps
    };
    let chain = Chain::solve((false, 0, 0), leaps);
    let busy = chain.mean(|state| f64::from(u8::from(state.0)));
    let failed =
        chain.mean(|state| f64::from(u8::from(state.0)) * state.2 as f64 / (2.0 * PAUSE_MS));
    let retries = chain.mean(|&(busy, first, second)| {
        let thinking = USERS - usize::from(busy) - first - second;
        f64::from(u8::from(busy)) * (thinking as f64 / THINK_MS + first as f64 / PAUSE_MS)
    });
    let document = with(
        closed(
            USERS as u32,
            THINK_MS,
            json!([with(
                station("one", "queue", WORK_MS),
                json!({ "limit": 1, "whenFull": "refuse" })
            )]),
        ),
        json!({ "route": [{ "at": "one", "retries": {
            "most": 2,
            "backoffMs": { "meanMs": PAUSE_MS, "spread": "exponential" },
            "factor": 2,
        } }] }),
    );
    compare(
        &document,
        &[
            ("answered", 1e3 * busy / WORK_MS, |r| {
                r.throughput_per_second
            }),
            ("failed", 1e3 * failed, |r| r.failures_per_second.refused),
            ("retries", 1e3 * retries, |r| {
                r.classes[0].retries_per_second
            }),
        ],
    );
}

const PATIENCE_MS: f64 = 15.0;

/// Who is at the server, the first first: whether each is there for the second time. The server may
/// work for nobody instead. And how many pause.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    unseen: bool,
    line: Vec<bool>,
    pausing: usize,
}

fn leaps(state: &State, stops: bool) -> Vec<(State, f64)> {
    let thinking = USERS - state.line.len() - state.pausing;
    let mut leaps = Vec::new();
    let mut leap = |rate: f64, change: &dyn Fn(&mut State)| {
        if rate > 0.0 {
            let mut next = state.clone();
            change(&mut next);
            leaps.push((next, rate));
        }
    };
    leap(thinking as f64 / THINK_MS, &|next| next.line.push(false));
    leap(state.pausing as f64 / PAUSE_MS, &|next| {
        next.pausing -= 1;
        next.line.push(true);
    });
    if state.unseen {
        leap(1.0 / WORK_MS, &|next| next.unseen = false);
    } else if !state.line.is_empty() {
        leap(1.0 / WORK_MS, &|next| {
            next.line.remove(0);
        });
    }
    for place in 0..state.line.len() {
        leap(1.0 / PATIENCE_MS, &|next| {
            let is_second = next.line.remove(place);
            next.pausing += usize::from(!is_second);
            next.unseen |= place == 0 && !state.unseen && !stops;
        });
    }
    leaps
}

#[test]
fn of_those_who_gave_up() {
    for stops in [false, true] {
        let none = State {
            unseen: false,
            line: Vec::new(),
            pausing: 0,
        };
        let chain = Chain::solve(none, |state| leaps(state, stops));
        let works = |state: &State| !state.unseen && !state.line.is_empty();
        let of = |state: &State, second: bool| {
            state.line.iter().filter(|&&one| one == second).count() as f64
        };
        let answered = chain.mean(|state| f64::from(u8::from(works(state)))) / WORK_MS;
        let failed = chain.mean(|state| of(state, true)) / PATIENCE_MS;
        let retries = chain.mean(|state| of(state, false)) / PATIENCE_MS;
        let busy = chain.mean(|state| f64::from(u8::from(works(state) || state.unseen)));
        let exponential = |mean_ms: f64| json!({ "meanMs": mean_ms, "spread": "exponential" });
        let document = with(
            closed(
                USERS as u32,
                THINK_MS,
                json!([station("one", "disk", WORK_MS)]),
            ),
            json!({ "route": [{
                "at": "one",
                "timeoutMs": exponential(PATIENCE_MS),
                "stopsService": stops,
                "retries": { "most": 1, "backoffMs": exponential(PAUSE_MS) },
            }] }),
        );
        compare(
            &document,
            &[
                ("answered", 1e3 * answered, |r| r.throughput_per_second),
                ("failed", 1e3 * failed, |r| r.failures_per_second.gave_up),
                ("retries", 1e3 * retries, |r| {
                    r.classes[0].retries_per_second
                }),
                ("busy", busy, |r| r.stations[0].utilisation.unwrap()),
                (
                    "inside",
                    chain.mean(|state| (state.line.len() + state.pausing) as f64),
                    |r| r.mean_inside,
                ),
            ],
        );
    }
}

#[test]
fn in_a_pause_only_the_permits_of_earlier_steps_are_kept() {
    // 10 ms of work, 20 ms until it gives up, a pause of 50 ms, and 20 ms again: it has failed.
    let constant = |name: &str, demand_ms: f64| {
        with(
            station(name, "delay", demand_ms),
            json!({ "spread": "constant" }),
        )
    };
    let document = with(
        closed(
            1,
            0.0,
            json!([
                constant("first", 10.0),
                constant("second", 30.0),
                { "name": "outer", "kind": "lock", "over": ["first", "second"] },
                { "name": "inner", "kind": "lock", "over": ["second"] },
            ]),
        ),
        json!({ "route": ["first", { "at": "second", "timeoutMs": 20,
            "retries": { "most": 1, "backoffMs": 50 } }] }),
    );
    compare(
        &document,
        &[
            ("failed", 10.0, |r| r.failures_per_second.gave_up),
            ("outer", 1.0, |r| r.pools[0].utilisation),
            ("inner", 0.4, |r| r.pools[1].utilisation),
            ("unseen", 20.0, |r| r.stations[1].unseen_per_second),
        ],
    );
}
