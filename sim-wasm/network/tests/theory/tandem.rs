//! Two stations in a row with little room between them: the first is blocked when the second is full.

use crate::chain::Chain;
use crate::compare::{compare, per_second};
use crate::networks::{exponential, network, open, station, with};
use serde_json::json;

/// Messages at the first station, those of them whose service has ended, messages at the second.
type State = (u32, u32, u32);

const ROOM: u32 = 6;

fn tandem(servers: u32, between: u32) {
    let rates = (0.1, 1.0 / 7.0, 1.0 / 8.0);
    let chain = Chain::solve((0, 0, 0), |&(first, blocked, second): &State| {
        let mut leaps = Vec::new();
        if first < ROOM {
            leaps.push(((first + 1, blocked, second), rates.0));
        }
        let serving = first.min(servers) - blocked;
        if serving > 0 {
            let next = if second < between {
                (first - 1, blocked, second + 1)
            } else {
                (first, blocked + 1, second)
            };
            leaps.push((next, f64::from(serving) * rates.1));
        }
        if second > 0 {
            let next = if blocked > 0 {
                (first - 1, blocked - 1, second)
            } else {
                (first, blocked, second - 1)
            };
            leaps.push((next, rates.2));
        }
        leaps
    });
    let lost = 0.1 * chain.mean(|state| f64::from(u8::from(state.0 == ROOM)));
    let line = chain.mean(|state| f64::from(state.0.saturating_sub(servers)));
    let serving = chain.mean(|state| f64::from(state.0.min(servers) - state.1));
    let blocked = chain.mean(|state| f64::from(state.1));
    let second = chain.mean(|state| f64::from(state.2));
    let first = chain.mean(|state| f64::from(state.0));
    let rate = 0.1 - lost;
    let two = network(
        json!([open(10.0, "first")]),
        json!([
            with(
                station("first", servers, exponential(7.0), "second"),
                json!({ "capacity": ROOM })
            ),
            with(
                station("second", 1, exponential(8.0), "out"),
                json!({ "capacity": between, "whenFull": "block" })
            ),
        ]),
    );
    compare(
        &two,
        2e6,
        &[
            ("lost", per_second(lost), |r| r.lost_per_second),
            ("throughput", per_second(rate), |r| r.throughput_per_second),
            ("line", line, |r| r.stations[0].mean_in_line),
            ("serving", serving, |r| r.stations[0].mean_in_service),
            ("blocked", blocked, |r| r.stations[0].mean_blocked),
            ("visit", first / rate, |r| {
                r.stations[0].mean_visit_ms.unwrap()
            }),
            ("second", second, |r| {
                r.stations[1].mean_in_line + r.stations[1].mean_in_service
            }),
            ("time", (first + second) / rate, |r| r.time_ms.mean.unwrap()),
        ],
    );
}

#[test]
fn one_server_before_room_for_two() {
    tandem(1, 2);
}

#[test]
fn three_servers_before_room_for_one() {
    tandem(3, 1);
}
