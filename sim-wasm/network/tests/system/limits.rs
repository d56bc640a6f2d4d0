//! Lines with a limit: who finds them full is lost, refused, or waits where it comes from.

use crate::chain::Chain;
use crate::compare::{compare, throughput};
use crate::documents::{closed, open, station, with};
use serde_json::{Value, json};

fn queue(name: &str, demand_ms: f64, limit: u32, when_full: &str) -> Value {
    with(
        station(name, "queue", demand_ms),
        json!({ "limit": limit, "whenFull": when_full }),
    )
}

#[test]
fn a_full_line_loses_or_refuses() {
    // Geometric with room for four: the load is 1.2.
    let weights: Vec<f64> = (0..5).map(|inside| 1.2_f64.powi(inside)).collect();
    let full = weights[4] / weights.iter().sum::<f64>();
    for when_full in ["lose", "refuse"] {
        let document = open(120.0, json!([queue("one", 10.0, 4, when_full)]));
        compare(
            &document,
            &[
                ("answered", 120.0 * (1.0 - full), throughput),
                ("failed", 120.0 * full, |r| {
                    r.failures_per_second.lost + r.failures_per_second.refused
                }),
            ],
        );
    }
}

#[test]
fn who_is_lost_notices_it_by_the_timeout() {
    // One server without a line: a share of load / (1 + load) is lost; a service is never too long.
    let document = with(
        open(
            80.0,
            json!([with(
                queue("one", 10.0, 1, "lose"),
                json!({ "spread": "constant" })
            )]),
        ),
        json!({ "route": [{ "at": "one", "timeoutMs": 50 }] }),
    );
    let lost = 80.0 * 0.8 / 1.8;
    compare(
        &document,
        &[
            ("answered", 80.0 / 1.8, throughput),
            ("lost", lost, |r| r.stations[0].lost_per_second),
            ("gave up", lost, |r| r.failures_per_second.gave_up),
            ("inside", lost * 0.05 + 0.8 / 1.8, |r| r.mean_inside),
        ],
    );
}

#[test]
fn users_who_wait_for_room_wait_as_in_a_line() {
    let unlimited = Chain::solve(0, |&inside: &u32| {
        let mut leaps = Vec::new();
        if inside < 6 {
            leaps.push((inside + 1, f64::from(6 - inside) / 30.0));
        }
        if inside > 0 {
            leaps.push((inside - 1, 0.1));
        }
        leaps
    });
    let busy = unlimited.mean(|&inside| f64::from(u8::from(inside > 0)));
    let document = closed(6, 30.0, json!([queue("one", 10.0, 2, "block")]));
    compare(
        &document,
        &[
            ("answered", 100.0 * busy, throughput),
            ("inside", unlimited.mean(|&inside| f64::from(inside)), |r| {
                r.mean_inside
            }),
        ],
    );
}

/// At the first server, whether its request waits for room, and at the second.
type Blocked = (usize, bool, usize);

#[test]
fn a_full_station_keeps_the_server_before_it() {
    const USERS: usize = 5;
    let (think_ms, first_ms, second_ms) = (20.0, 6.0, 9.0);
    let leaps = |&(first, blocked, second): &Blocked| {
        let mut leaps: Vec<(Blocked, f64)> = Vec::new();
        let thinking = USERS - first - second;
        if thinking > 0 {
            leaps.push(((first + 1, blocked, second), thinking as f64 / think_ms));
        }
        if first > 0 && !blocked {
            let next = if second < 2 {
                (first - 1, false, second + 1)
            } else {
                (first, true, second)
            };
            leaps.push((next, 1.0 / first_ms));
        }
        if second > 0 {
            let next = if blocked {
                (first - 1, false, second)
            } else {
                (first, false, second - 1)
            };
            leaps.push((next, 1.0 / second_ms));
        }
        leaps
    };
    let chain = Chain::solve((0, false, 0), leaps);
    let busy = chain.mean(|state| f64::from(u8::from(state.2 > 0)));
    let document = closed(
        USERS as u32,
        think_ms,
        json!([
            station("first", "disk", first_ms),
            queue("second", second_ms, 2, "block")
        ]),
    );
    compare(
        &document,
        &[
            ("answered", 1e3 * busy / second_ms, throughput),
            (
                "blocked",
                chain.mean(|state| f64::from(u8::from(state.1))),
                |r| r.stations[0].mean_blocked,
            ),
            ("serves", 1e3 * busy / second_ms * first_ms / 1e3, |r| {
                r.stations[0].utilisation.unwrap()
            }),
        ],
    );
}
