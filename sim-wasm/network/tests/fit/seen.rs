//! When a limit counts as seen.

use crate::asked::{ask, levels, range};
use messagebox_network::exact::single::{LoadDependent, curve};
use serde_json::{Value, json};

/// What levels up to so many users say of two servers of 20 ms with 100 ms beside: 100 per second, full at 12 users.
fn up_to(users: usize) -> Value {
    up_to_without(users, &[])
}

/// The same where some of the levels are kept back.
fn up_to_without(users: usize, hold: &[usize]) -> Value {
    let exact = curve(&[LoadDependent::servers(2, 20.0)], 100.0, users);
    let pairs: Vec<(f64, f64)> = (1..=users)
        .zip(exact)
        .map(|(users, (per_ms, _))| (users as f64, 1_000.0 * per_ms))
        .collect();
    ask(&json!({ "levels": levels(&pairs), "hold": hold }))
}

#[test]
fn a_limit_that_is_claimed_is_known_within_half_as_much_again() {
    let mut claimed = 0;
    for users in 3..=20 {
        let answer = up_to(users);
        if answer["limit"].is_null() {
            let above = answer["limitAbove"].as_f64().unwrap();
            assert!(above < 100.0, "{users}: {above}");
            continue;
        }
        claimed += 1;
        let (_, low, high) = range(&answer["limit"]["throughputPerSecond"]);
        assert!(high <= 1.5 * low, "{users}: {low} to {high}");
        assert!(low <= 100.0 && 100.0 <= high, "{users}: {low} to {high}");
    }
    assert!((1..18).contains(&claimed), "{claimed}");
}

#[test]
fn where_no_limit_was_seen_it_is_said_that_levels_were_left_out() {
    for (hold, said) in [
        (&[][..], "No limit was seen up to 5 users: "),
        (
            &[5],
            "No limit was seen up to 4 users, the level kept back left out: ",
        ),
        (
            &[4, 5],
            "No limit was seen up to 3 users, the 2 levels kept back left out: ",
        ),
    ] {
        let answer = up_to_without(5, hold);
        assert!(answer["limit"].is_null());
        let sentence = answer["sentence"].as_str().unwrap();
        assert!(sentence.starts_with(said), "{sentence}");
    }
}
