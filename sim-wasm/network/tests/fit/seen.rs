//! When a limit counts as seen.

use crate::asked::{ask, levels, range};
use messagebox_network::exact::single::{LoadDependent, curve};
use serde_json::{Value, json};

/// What levels up to so many users say of two servers of 20 ms with 100 ms beside: 100 per second, full at 12 users.
fn up_to(users: usize) -> Value {
    let exact = curve(&[LoadDependent::servers(2, 20.0)], 100.0, users);
    let pairs: Vec<(f64, f64)> = (1..=users)
        .zip(exact)
        .map(|(users, (per_ms, _))| (users as f64, 1_000.0 * per_ms))
        .collect();
    ask(&json!({ "levels": levels(&pairs) }))
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
