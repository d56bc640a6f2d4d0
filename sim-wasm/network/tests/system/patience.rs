//! Requests that give up, against formulas and chains.

use crate::chain::Chain;
use crate::compare::compare;
use crate::documents::{closed, open, station, with};
use serde_json::json;

#[test]
fn deterministic_patience_at_one_server() {
    // M/M/1 whose customers leave the line after a time (Baccelli and Hebuterne): the density of the
    // work that an arrival meets, up to the patience and beyond it. A service that has begun goes on.
    let (arrivals, mean_ms, patience_ms): (f64, f64, f64) = (0.12, 10.0, 30.0);
    let service = 1.0 / mean_ms;
    let slope = service - arrivals;
    let below = arrivals * (1.0 - (-slope * patience_ms).exp()) / slope;
    let above = arrivals * (-slope * patience_ms).exp() / service;
    let idle = 1.0 / (1.0 + below + above);
    let leaves = idle * above;
    // Answered in time: what is met and the own service together are shorter than the patience.
    let in_time = |met: f64| 1.0 - (-service * (patience_ms - met)).exp();
    let steps = 20_000;
    let step = patience_ms / f64::from(steps);
    let met: f64 = (0..steps)
        .map(|index| (f64::from(index) + 0.5) * step)
        .map(|met| idle * arrivals * (-slope * met).exp() * in_time(met) * step)
        .sum();
    let answered = idle * in_time(0.0) + met;
    let document = with(
        open(1e3 * arrivals, json!([station("one", "disk", mean_ms)])),
        json!({ "route": [{ "at": "one", "timeoutMs": patience_ms }] }),
    );
    compare(
        &document,
        &[
            ("answered", 1e3 * arrivals * answered, |r| {
                r.throughput_per_second
            }),
            ("failed", 1e3 * arrivals * (1.0 - answered), |r| {
                r.failures_per_second.gave_up
            }),
            ("unseen", 1e3 * arrivals * (1.0 - answered - leaves), |r| {
                r.stations[0].unseen_per_second
            }),
            ("busy", 1.0 - idle, |r| r.stations[0].utilisation.unwrap()),
        ],
    );
}

/// Births at 0.1 per ms; each of those inside leaves after 25 ms on average, or after its service
/// of 8 ms at one server.
fn births_and_deaths() -> Chain<u32> {
    Chain::solve(0, |&inside: &u32| {
        let mut leaps = Vec::new();
        if inside < 60 {
            leaps.push((inside + 1, 0.1));
        }
        if inside > 0 {
            leaps.push((inside - 1, 1.0 / 8.0 + f64::from(inside) / 25.0));
        }
        leaps
    })
}

#[test]
fn exponential_patience_that_ends_services() {
    let chain = births_and_deaths();
    let busy = chain.mean(|&inside| f64::from(u8::from(inside > 0)));
    let inside = chain.mean(|&inside| f64::from(inside));
    let timeout = json!({ "meanMs": 25, "spread": "exponential" });
    for (kind, sharing) in [("disk", None), ("processors", Some("shared"))] {
        let mut one = station("one", kind, 8.0);
        if let Some(sharing) = sharing {
            one["sharing"] = json!(sharing);
        }
        let document = with(
            open(100.0, json!([one])),
            json!({ "route": [{ "at": "one", "timeoutMs": timeout, "stopsService": true }] }),
        );
        compare(
            &document,
            &[
                ("answered", 1e3 * busy / 8.0, |r| r.throughput_per_second),
                ("failed", 1e3 * inside / 25.0, |r| {
                    r.failures_per_second.gave_up
                }),
                ("inside", inside, |r| r.mean_inside),
                ("busy", busy, |r| r.stations[0].utilisation.unwrap()),
            ],
        );
    }
}

#[test]
fn who_gives_up_leaves_the_line_for_a_permit() {
    let chain = births_and_deaths();
    let held = chain.mean(|&inside| f64::from(u8::from(inside > 0)));
    let inside = chain.mean(|&inside| f64::from(inside));
    let document = with(
        open(
            100.0,
            json!([
                station("work", "delay", 8.0),
                { "name": "lock", "kind": "lock", "over": ["work"] },
            ]),
        ),
        json!({ "route": [{
            "at": "work",
            "timeoutMs": { "meanMs": 25, "spread": "exponential" },
            "stopsService": true,
        }] }),
    );
    compare(
        &document,
        &[
            ("answered", 1e3 * held / 8.0, |r| r.throughput_per_second),
            ("failed", 1e3 * inside / 25.0, |r| {
                r.failures_per_second.gave_up
            }),
            ("held", held, |r| r.pools[0].utilisation),
            ("waiting", inside - held, |r| r.pools[0].mean_in_line),
        ],
    );
}

#[test]
fn the_time_counts_from_the_step_not_from_the_request() {
    // Two steps of 20 ms each, both within 30 ms.
    let step = |name: &str| json!({ "at": name, "timeoutMs": 30 });
    let far = |name: &str| {
        with(
            station(name, "delay", 20.0),
            json!({ "spread": "constant" }),
        )
    };
    let document = with(
        closed(5, 10.0, json!([far("a"), far("b")])),
        json!({ "route": [step("a"), step("b")] }),
    );
    compare(
        &document,
        &[
            ("response", 40.0, |r| r.response_ms.mean.unwrap()),
            ("answered", 100.0, |r| r.throughput_per_second),
        ],
    );
}

#[test]
fn who_leaves_the_line_no_longer_slows_the_others() {
    let slowed = |inside: u32| 1.0 / (8.0 * (1.0 + 0.2 * (f64::from(inside) - 1.0)));
    let chain = Chain::solve(0, |&inside: &u32| {
        let mut leaps = Vec::new();
        if inside < 60 {
            leaps.push((inside + 1, 0.15));
        }
        if inside > 0 {
            leaps.push((inside - 1, slowed(inside) + f64::from(inside) / 25.0));
        }
        leaps
    });
    let answered = chain.mean(|&inside| if inside > 0 { slowed(inside) } else { 0.0 });
    let inside = chain.mean(|&inside| f64::from(inside));
    let slowdown = json!({ "slowdown": { "perRequest": 0.2, "counts": "inside" } });
    let document = with(
        open(150.0, json!([with(station("one", "disk", 8.0), slowdown)])),
        json!({ "route": [{
            "at": "one",
            "timeoutMs": { "meanMs": 25, "spread": "exponential" },
            "stopsService": true,
        }] }),
    );
    compare(
        &document,
        &[
            ("answered", 1e3 * answered, |r| r.throughput_per_second),
            ("inside", inside, |r| r.mean_inside),
        ],
    );
}

#[test]
fn who_gives_up_makes_room() {
    let chain = Chain::solve(0, |&inside: &u32| {
        let mut leaps = Vec::new();
        if inside < 4 {
            leaps.push((inside + 1, 0.2));
        }
        if inside > 0 {
            leaps.push((inside - 1, 1.0 / 8.0 + f64::from(inside) / 25.0));
        }
        leaps
    });
    let full = chain.mean(|&inside| f64::from(u8::from(inside == 4)));
    let busy = chain.mean(|&inside| f64::from(u8::from(inside > 0)));
    let limit = json!({ "limit": 4, "whenFull": "refuse" });
    let document = with(
        open(200.0, json!([with(station("one", "queue", 8.0), limit)])),
        json!({ "route": [{
            "at": "one",
            "timeoutMs": { "meanMs": 25, "spread": "exponential" },
            "stopsService": true,
        }] }),
    );
    compare(
        &document,
        &[
            ("answered", 1e3 * busy / 8.0, |r| r.throughput_per_second),
            ("refused", 200.0 * full, |r| r.failures_per_second.refused),
        ],
    );
}
