//! Inputs that no document can hold: answers or nothing, but never a panic or an endless sum.

use crate::build::{arrivals, delay, network, shared, station, users};
use messagebox_network::exact::bounds::bounds;
use messagebox_network::exact::network::{Kind, Network, Pool};
use messagebox_network::exact::solve;
use messagebox_network::exact::speed::Speed;

fn ask(network: &Network) {
    let _ = bounds(network);
    let _ = solve(network);
}

#[test]
fn odd_numbers_do_no_harm() {
    for odd in [0.0, -1.0, 1e-300, 1e300, f64::NAN, f64::INFINITY] {
        for load in [
            users(0, odd),
            users(3, odd),
            users(3_000, odd),
            arrivals(odd),
        ] {
            let slowed = Kind::InOrder(Speed::Slowed {
                servers: u32::MAX,
                cost: odd,
            });
            let given = Kind::ByPriority(Speed::Given(vec![odd, 1.0]));
            let mut line = station("given", given, &[odd, 3.0]);
            line.demands[0].squared_variation = odd;
            let stations = vec![
                shared(0, &[odd, 2.0]),
                station("slowed", slowed, &[1.0, odd]),
                line,
                delay(&[odd]),
            ];
            let mut both = network(&[load, users(2, 1.0)], stations);
            ask(&both);
            both.pools = vec![Pool {
                name: "pool".into(),
                permits: 0,
                stations: vec![1, 2, 77],
            }];
            ask(&both);
            both.classes.truncate(1);
            ask(&both);
        }
    }
}

#[test]
fn networks_may_be_empty_or_far_too_large() {
    ask(&network(&[], Vec::new()));
    ask(&network(&[users(2, 0.0)], Vec::new()));
    ask(&network(&[], vec![shared(1, &[])]));
    let crowd = [users(u32::MAX, 5.0), users(u32::MAX, 1.0)];
    ask(&network(
        &crowd,
        vec![shared(u32::MAX, &[3.0, 4.0]), delay(&[1.0, 1.0])],
    ));
    let crowd = [users(10_000, 5.0), users(10_000, 1.0), arrivals(0.1)];
    let slowed = Kind::Shared(Speed::Slowed {
        servers: 10_000,
        cost: 0.01,
    });
    ask(&network(
        &crowd,
        vec![station("slowed", slowed, &[3.0, 4.0, 0.0])],
    ));
    ask(&network(&crowd, vec![shared(9_000, &[3.0, 4.0, 1.0])]));
}
