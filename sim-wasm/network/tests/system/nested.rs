//! A pool inside of a pool: the outer permit is held while the inner one is waited for.

use crate::chain::Chain;
use crate::compare::{compare, throughput};
use crate::documents::{closed, station};
use serde_json::{Value, json};

const USERS: usize = 6;
const OUTER: usize = 3;
const THINK_MS: f64 = 15.0;
const FIRST_MS: f64 = 4.0;
const INNER_MS: f64 = 7.0;

/// How many wait for the outer permit, are at the first station, wait for the inner permit, hold it.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    outside: usize,
    first: usize,
    between: usize,
    inner: usize,
}

fn leaps(state: &State) -> Vec<(State, f64)> {
    let State {
        outside,
        first,
        between,
        inner,
    } = *state;
    let holders = first + between + inner;
    let thinking = USERS - outside - holders;
    let mut leaps = Vec::new();
    if thinking > 0 {
        let mut next = state.clone();
        if holders < OUTER {
            next.first += 1;
        } else {
            next.outside += 1;
        }
        leaps.push((next, thinking as f64 / THINK_MS));
    }
    if first > 0 {
        let mut next = state.clone();
        next.first -= 1;
        if inner == 0 {
            next.inner = 1;
        } else {
            next.between += 1;
        }
        leaps.push((next, 1.0 / FIRST_MS));
    }
    if inner > 0 {
        let mut next = state.clone();
        if between > 0 {
            next.between -= 1;
        } else {
            next.inner = 0;
        }
        if outside > 0 {
            next.outside -= 1;
            next.first += 1;
        }
        leaps.push((next, 1.0 / INNER_MS));
    }
    leaps
}

/// The outer pool stands behind the inner one in the document; what it is over tells them apart.
fn check(outer_over: Value) {
    let none = State {
        outside: 0,
        first: 0,
        between: 0,
        inner: 0,
    };
    let chain = Chain::solve(none, leaps);
    let per_ms = chain.mean(|state| state.inner as f64) / INNER_MS;
    let holders = chain.mean(|state| (state.first + state.between + state.inner) as f64);
    let document = closed(
        USERS as u32,
        THINK_MS,
        json!([
            station("first", "disk", FIRST_MS),
            station("second", "delay", INNER_MS),
            { "name": "inner", "kind": "lock", "over": ["second"] },
            { "name": "outer", "kind": "pool", "count": OUTER, "over": outer_over },
        ]),
    );
    compare(
        &document,
        &[
            ("throughput", 1e3 * per_ms, throughput),
            ("outer", holders / OUTER as f64, |r| r.pools[0].utilisation),
            ("outside", chain.mean(|state| state.outside as f64), |r| {
                r.pools[0].mean_in_line
            }),
            ("between", chain.mean(|state| state.between as f64), |r| {
                r.pools[1].mean_in_line
            }),
        ],
    );
}

#[test]
fn over_stations() {
    check(json!(["first", "second"]));
}

#[test]
fn over_a_pool() {
    check(json!(["first", "inner"]));
}

#[test]
fn the_outer_permit_is_taken_before_the_inner_one_of_the_same_station() {
    // Two at most are let in to wait for one lock: its line never holds more than one.
    let document = closed(
        6,
        5.0,
        json!([
            station("work", "delay", 10.0),
            { "name": "inner", "kind": "lock", "over": ["work"] },
            { "name": "outer", "kind": "pool", "count": 2, "over": ["inner"] },
        ]),
    );
    compare(
        &document,
        &[
            // Busy all the time but for a share of 1 in 1,000.
            ("throughput", busy_of(6, 0.5) * 100.0, throughput),
            ("both wait", waiting_of(6, 0.5), |r| r.pools[1].mean_in_line),
        ],
    );
}

/// Weights of n inside a closed single server whose users think `1 / ratio` services.
fn weights(users: u32, ratio: f64) -> Vec<f64> {
    let mut weight = 1.0;
    let mut all = vec![1.0];
    for inside in 0..users {
        weight *= f64::from(users - inside) / ratio;
        all.push(weight);
    }
    let sum: f64 = all.iter().sum();
    all.into_iter().map(|one| one / sum).collect()
}

fn busy_of(users: u32, ratio: f64) -> f64 {
    1.0 - weights(users, ratio)[0]
}

/// One waits at the lock whenever two or more are inside.
fn waiting_of(users: u32, ratio: f64) -> f64 {
    weights(users, ratio).iter().skip(2).sum()
}
