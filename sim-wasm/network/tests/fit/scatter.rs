//! Ranges of what is predicted hold what is measured afterwards, also where the system itself is known well.

use crate::asked::{ask, levels, prediction, range};
use messagebox_network::exact::single::{LoadDependent, curve};
use messagebox_sim::kernel::random::{Draw, Stream};
use messagebox_sim::kernel::variates::standard_normal;
use serde_json::{Value, json};

const USERS: [usize; 6] = [1, 2, 4, 8, 16, 32];
/// How often each level is measured, so that the numbers of the system are known well.
const TIMES: usize = 12;
/// Scatter of a level between runs.
const SCATTER: f64 = 0.007;
/// What else a system does with each doubling of the load beyond what was measured.
const FALLS: f64 = 0.012;

/// Four servers of 10 ms with 15 ms beside.
fn exact(users: usize) -> f64 {
    let points = curve(&[LoadDependent::servers(4, 10.0)], 15.0, users);
    1_000.0 * points.last().unwrap().0
}

fn measured(users: usize, stream: &mut Stream) -> f64 {
    exact(users) * (1.0 + SCATTER * standard_normal(stream))
}

fn measured_often(stream: &mut Stream, at: &[usize]) -> Value {
    let runs = USERS.iter().flat_map(|&users| [users; TIMES]);
    let runs: Vec<(f64, f64)> = runs
        .map(|users| (users as f64, measured(users, stream)))
        .collect();
    ask(&json!({ "levels": levels(&runs), "at": at, "kinds": ["places"] }))
}

#[test]
fn nine_of_ten_further_measurements_lie_within() {
    let mut stream = Draw {
        seed: 5,
        replication: 0,
    }
    .stream(7);
    let answer = measured_often(&mut stream, &USERS);
    let mut inside = 0;
    let more = 50;
    for users in USERS {
        let (_, low, high) = range(&prediction(&answer, users as f64)["throughputPerSecond"]);
        for _ in 0..more {
            let x = measured(users, &mut stream);
            inside += i32::from(low <= x && x <= high);
        }
    }
    let share = f64::from(inside) / f64::from(more) / USERS.len() as f64;
    assert!((0.83..=0.98).contains(&share), "{share}");
}

#[test]
fn a_system_that_tires_slowly_stays_within() {
    let mut stream = Draw {
        seed: 5,
        replication: 0,
    }
    .stream(7);
    let far = [64, 128, 256, 512];
    let answer = measured_often(&mut stream, &far);
    for (doublings, users) in (1..).zip(far) {
        let (_, low, high) = range(&prediction(&answer, users as f64)["throughputPerSecond"]);
        let tired = exact(users) * (1.0 - FALLS * f64::from(doublings));
        assert!(
            low <= tired && tired <= high,
            "{users}: {tired} in {low} to {high}"
        );
        // And no wider than it takes: a range that holds everything says nothing.
        assert!(
            high / low < 1.0 + 0.08 * f64::from(doublings),
            "{users}: {low} to {high}"
        );
    }
}
