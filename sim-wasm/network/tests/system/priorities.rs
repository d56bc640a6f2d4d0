//! Priorities in lines, without interrupting who is served: Cobham's formula, and a pool's line.

use crate::compare::compare;
use crate::documents::{station, with};
use serde_json::json;

#[test]
fn who_is_more_urgent_waits_less() {
    // Loads of 0.3 and 0.3; what is left of the service met is 0.6 × 10 ms.
    let (urgent, all): (f64, f64) = (0.3, 0.6);
    let left_ms = all * 10.0;
    let class = |name: &str, per_second: f64, priority: u32| json!({ "name": name, "arrivalsPerSecond": per_second, "priority": priority, "route": ["disk"] });
    let document = json!({
        "classes": [class("later", 30.0, 7), class("urgent", 30.0, 2)],
        "stations": [station("disk", "disk", 10.0)],
    });
    compare(
        &document,
        &[
            ("urgent", 10.0 + left_ms / (1.0 - urgent), |r| {
                r.classes[1].response_ms.mean.unwrap()
            }),
            (
                "later",
                10.0 + left_ms / ((1.0 - urgent) * (1.0 - all)),
                |r| r.classes[0].response_ms.mean.unwrap(),
            ),
        ],
    );
}

#[test]
fn a_permit_goes_to_the_more_urgent_first() {
    // A lock over a delay is a server: the same formula.
    let class = |name: &str, per_second: f64, priority: u32| json!({ "name": name, "arrivalsPerSecond": per_second, "priority": priority, "route": ["far"] });
    let document = json!({
        "classes": [class("urgent", 30.0, 0), class("later", 30.0, 1)],
        "stations": [
            station("far", "delay", 10.0),
            with(json!({ "name": "held" }), json!({ "kind": "lock", "over": ["far"] })),
        ],
    });
    compare(
        &document,
        &[
            ("urgent", 10.0 + 6.0 / 0.7, |r| {
                r.classes[0].response_ms.mean.unwrap()
            }),
            ("later", 10.0 + 6.0 / (0.7 * 0.4), |r| {
                r.classes[1].response_ms.mean.unwrap()
            }),
            ("held", 0.6, |r| r.pools[0].utilisation),
            ("hold", 10.0, |r| r.pools[0].mean_hold_ms.unwrap()),
        ],
    );
}
