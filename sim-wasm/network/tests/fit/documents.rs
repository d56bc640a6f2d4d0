//! An explanation is a system like any other: its document does what it says.

use crate::asked::{ask, levels};
use messagebox_network::exact::abi::mva;
use messagebox_network::exact::single::{LoadDependent, curve};
use messagebox_network::exact::speed::Speed;
use messagebox_network::run::Draw;
use messagebox_network::system::check;
use messagebox_network::system::experiment::{Experiment, Progress};
use messagebox_sim::json::text_of;
use serde_json::{Value, json};

/// Users and throughputs of a pool of 10 over 4 servers, as measured.
const POOL: [(f64, f64); 5] = [
    (1.0, 39.36),
    (2.0, 78.98),
    (4.0, 157.53),
    (8.0, 301.05),
    (16.0, 354.81),
];

fn simulated(document: &Value) -> f64 {
    let system = check::system(document.to_string().as_bytes()).unwrap();
    let draw = Draw {
        seed: 1,
        replication: 0,
    };
    let mut replication = Experiment::new(system, draw);
    while matches!(replication.conduct(1_000_000), Progress::GoesOn) {}
    replication.report().throughput_per_second
}

#[test]
fn a_document_does_what_its_explanation_says() {
    let answer = ask(&json!({ "levels": levels(&POOL) }));
    let explanations = answer["explanations"].as_array().unwrap();
    assert_eq!(explanations.len(), 7);
    for one in explanations {
        let says = 1.0 + one["fittedErrorPercent"].as_f64().unwrap() / 100.0;
        let kind = one["kind"].as_str().unwrap();
        // At 16 users all but the delay come within their errors of what was measured.
        let document = &one["system"];
        assert_eq!(document["users"], 16.0);
        if kind == "delay" {
            assert_eq!(document["stations"].as_array().unwrap().len(), 1);
            continue;
        }
        let near = |throughput: f64| (throughput / 354.81 - 1.0).abs() < 2.0 * (says - 1.0) + 0.03;
        let throughput = simulated(document);
        assert!(near(throughput), "{kind}: {throughput} by {document}");
        if ["places", "two-stations"].contains(&kind) {
            let exact = mva(document.to_string().as_bytes()).unwrap();
            let exact: Value = serde_json::from_str(&text_of(&exact)).unwrap();
            assert_eq!(exact["method"], "exact");
            let throughput = exact["classes"][0]["throughputPerSecond"].as_f64().unwrap();
            assert!(near(throughput), "{kind}: {throughput} by {document}");
        }
    }
}

#[test]
fn resources_with_meters_keep_their_names() {
    let pairs = [(1.0, 65.0), (2.0, 129.0), (4.0, 203.0), (8.0, 220.0)];
    let metered = pairs.map(|(users, x)| {
        let utilisation = json!({ "db": f64::min(0.0045 * x, 1.0), "app": 0.00075 * x });
        json!({ "users": users, "throughputPerSecond": x, "utilisation": utilisation, "thinkMs": 0 })
    });
    let answer = ask(&json!({ "levels": metered }));
    let explanations = answer["explanations"].as_array().unwrap();
    let meters = explanations
        .iter()
        .find(|one| one["kind"] == "meters")
        .unwrap();
    let stations = meters["system"]["stations"].as_array().unwrap();
    assert_eq!(stations[0]["name"], "db");
    assert_eq!(stations[1]["name"], "app");
    assert!(meters["says"].as_str().unwrap().starts_with("db serves"));
}

#[test]
fn open_levels_make_open_systems() {
    let levels = [50.0, 100.0, 150.0, 200.0].map(|rate| {
        let mean = 6.0 + 9.0 / (1.0 - f64::powi(rate / 222.0, 2));
        json!({ "arrivalsPerSecond": rate, "throughputPerSecond": rate, "responseMs": { "mean": mean } })
    });
    let answer = ask(&json!({ "levels": levels }));
    let document = &answer["explanations"][0]["system"];
    assert_eq!(document["arrivalsPerSecond"], 200.0);
    assert!(document["users"].is_null());
    assert!((simulated(document) / 200.0 - 1.0).abs() < 0.05);
}

#[test]
fn permits_of_a_pool_are_held_over_all_of_it() {
    // Three permits, each held for 5 ms of work and 25 ms more: no more than 100 per second, however many ask.
    let inside = curve(&[LoadDependent::servers(8, 5.0)], 25.0, 3);
    let speeds: Vec<f64> = inside.iter().map(|(per_ms, _)| 30.0 * per_ms).collect();
    let pool = LoadDependent {
        demand_ms: 30.0,
        speed: Speed::Given(speeds),
    };
    let exact = curve(&[pool], 10.0, 16);
    let measured = [1, 2, 3, 4, 6, 8, 16].map(|users| (users as f64, 1_000.0 * exact[users - 1].0));
    let answer = ask(&json!({ "levels": levels(&measured), "kinds": ["pool"] }));
    let said = &answer["explanations"][0];
    let mut document = said["system"].clone();
    assert_eq!(document["stations"][0]["kind"], "pool");
    document["users"] = json!(48);
    let most = said["limitPerSecond"].as_f64().unwrap();
    assert!((most / 100.0 - 1.0).abs() < 0.05, "{most}");
    let throughput = simulated(&document);
    assert!(
        (throughput / most - 1.0).abs() < 0.03,
        "{throughput} by {document}"
    );
}
