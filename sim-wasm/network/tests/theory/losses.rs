//! Stations with limited room.

use crate::chain::Chain;
use crate::compare::{compare, per_second};
use crate::networks::{closed, exponential, network, open, station, with};
use serde_json::json;

/// Number present at a station with room for `room`.
fn birth_death(
    arrival: impl Fn(u32) -> f64,
    servers: u32,
    service_ms: f64,
    room: u32,
) -> Chain<u32> {
    Chain::solve(0, |&present| {
        let mut leaps = Vec::new();
        if present < room && arrival(present) > 0.0 {
            leaps.push((present + 1, arrival(present)));
        }
        if present > 0 {
            leaps.push((present - 1, f64::from(present.min(servers)) / service_ms));
        }
        leaps
    })
}

fn share(holds: bool) -> f64 {
    f64::from(u8::from(holds))
}

fn full(servers: u32, service_ms: f64, room: u32) {
    let chain = birth_death(|_| 0.1, servers, service_ms, room);
    let lost = 0.1 * chain.mean(|&present| share(present == room));
    let line = chain.mean(|&present| f64::from(present.saturating_sub(servers)));
    let busy = chain.mean(|&present| f64::from(present.min(servers)));
    let one = network(
        json!([open(10.0, "server")]),
        json!([with(
            station("server", servers, exponential(service_ms), "out"),
            json!({ "capacity": room })
        )]),
    );
    compare(
        &one,
        2e6,
        &[
            ("lost", per_second(lost), |r| r.lost_per_second),
            ("lost here", per_second(lost), |r| {
                r.stations[0].lost_per_second
            }),
            ("arrived", per_second(0.1 - lost), |r| {
                r.stations[0].arrived_per_second
            }),
            ("line", line, |r| r.stations[0].mean_in_line),
            ("busy", busy / f64::from(servers), |r| {
                r.stations[0].utilisation
            }),
            ("throughput", per_second(0.1 - lost), |r| {
                r.throughput_per_second
            }),
        ],
    );
}

#[test]
fn one_server_with_room_for_five() {
    full(1, 8.0, 5);
}

#[test]
fn lines_are_lost_without_room_to_wait_by_erlang() {
    let (load, servers) = (3.0, 4);
    let mut blocked = 1.0;
    for server in 1..=servers {
        blocked = load * blocked / (f64::from(server) + load * blocked);
    }
    let four = network(
        json!([open(10.0, "lines")]),
        json!([with(
            station("lines", servers, exponential(30.0), "out"),
            json!({ "capacity": servers })
        )]),
    );
    compare(
        &four,
        2e6,
        &[
            ("lost", per_second(0.1 * blocked), |r| r.lost_per_second),
            ("busy", load * (1.0 - blocked) / 4.0, |r| {
                r.stations[0].utilisation
            }),
        ],
    );
}

/// Users whom a full station loses think again; those whom it blocks wait with their message.
#[test]
fn users_before_a_full_station() {
    let users = |present: u32| f64::from(6 - present.min(6)) / 20.0;
    let two = |when_full: &str| {
        network(
            json!([closed(6, 20.0, "server")]),
            json!([with(
                station("server", 1, exponential(8.0), "out"),
                json!({ "capacity": 2, "whenFull": when_full })
            )]),
        )
    };
    let losing = birth_death(users, 1, 8.0, 2);
    compare(
        &two("lose"),
        1e6,
        &[
            ("thinking", losing.mean(|&n| f64::from(6 - n)), |r| {
                r.sources[0].mean_thinking
            }),
            ("busy", losing.mean(|&n| share(n > 0)), |r| {
                r.stations[0].utilisation
            }),
            (
                "lost",
                per_second(losing.mean(|&n| share(n == 2) * 0.2)),
                |r| r.lost_per_second,
            ),
        ],
    );
    let blocking = birth_death(users, 1, 8.0, 6);
    let line = blocking.mean(|&n| f64::from(n.clamp(1, 2) - 1));
    let outside = blocking.mean(|&n| f64::from(n.saturating_sub(2)));
    compare(
        &two("block"),
        1e6,
        &[
            ("thinking", blocking.mean(|&n| f64::from(6 - n)), |r| {
                r.sources[0].mean_thinking
            }),
            ("line", line, |r| r.stations[0].mean_in_line),
            ("outside", outside, |r| {
                r.mean_in_network - r.stations[0].mean_in_line - r.stations[0].mean_in_service
            }),
            ("lost", 0.0, |r| r.lost_per_second),
        ],
    );
}
