//! The universal scalability law beside the explanations: its published numbers.

use crate::asked::{ask, levels};
use serde_json::json;

/// SPEC SDM91 on a SPARCcenter 2000, scripts per hour: R package usl, data/specsdm91; its README gives
/// α 0.0277285, β 0.0001044 and γ 89.995.
const SCRIPTS: [(f64, f64); 7] = [
    (1.0, 64.9),
    (18.0, 995.9),
    (36.0, 1652.4),
    (72.0, 1853.2),
    (108.0, 1828.9),
    (144.0, 1775.0),
    (216.0, 1702.2),
];

#[test]
fn the_published_fit_comes_out() {
    let law = &ask(&json!({ "levels": levels(&SCRIPTS) }))["law"];
    let number = |name: &str| law[name].as_f64().unwrap();
    assert!((number("alpha") / 0.027_728_5 - 1.0).abs() < 1e-3, "{law}");
    assert!((number("beta") / 0.000_104_4 - 1.0).abs() < 1e-3, "{law}");
    assert!(
        (number("gammaPerSecond") / 89.995_233 - 1.0).abs() < 1e-3,
        "{law}"
    );
}

#[test]
fn costs_are_never_negative() {
    // Above the line: two users get more than twice as much.
    let law = &ask(
        &json!({ "levels": levels(&[(1.0, 10.0), (2.0, 21.0), (4.0, 43.0), (8.0, 88.0)]) }),
    )["law"];
    assert_eq!(law["alpha"], 0.0);
    assert_eq!(law["beta"], 0.0);
}
