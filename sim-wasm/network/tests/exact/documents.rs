//! Documents of systems through the C interface.

use messagebox_network::abi;
use serde_json::{Value, json};

fn put(text: &str) {
    let room = abi::input(text.len() as u32);
    // Sound: there is room for as many bytes as asked for.
    unsafe { std::ptr::copy_nonoverlapping(text.as_ptr(), room, text.len()) };
}

fn output() -> Value {
    let length = abi::output_length() as usize;
    // Sound: the output stays as it is until the next call.
    let bytes = unsafe { std::slice::from_raw_parts(abi::output(), length) };
    serde_json::from_slice(bytes).expect("JSON")
}

pub fn mva(document: &Value) -> Value {
    put(&document.to_string());
    assert!(abi::exact::mva() > 0);
    output()
}

pub fn bounds(document: &Value) -> Value {
    put(&document.to_string());
    assert!(abi::exact::bounds() > 0);
    output()
}

#[track_caller]
pub fn near(found: &Value, expected: f64) {
    let number = found.as_f64().unwrap_or(f64::NAN);
    assert!(
        (number / expected - 1.0).abs() < 1e-9,
        "{number}, expected {expected}"
    );
}

fn shop() -> Value {
    json!({
        "users": 20,
        "thinkMs": 500,
        "stations": [
            { "name": "app", "kind": "processors", "count": 4, "demandMs": 8 },
            { "name": "db", "kind": "disk", "demandMs": 30 },
            { "name": "mail", "kind": "delay", "demandMs": 12 }
        ]
    })
}

#[test]
fn a_shop_has_exact_values_and_a_curve() {
    let answer = mva(&shop());
    assert_eq!(answer["method"], "exact");
    assert_eq!(answer["why"], Value::Null);
    let class = &answer["classes"][0];
    let rate = class["throughputPerSecond"].as_f64().unwrap();
    let curve = answer["curve"].as_array().unwrap();
    assert_eq!(curve.len(), 20);
    near(&curve[19]["throughputPerSecond"], rate);
    near(
        &curve[19]["responseMs"],
        class["responseMs"].as_f64().unwrap(),
    );
    near(&class["responseMs"], 20.0 / rate * 1e3 - 500.0);
    near(
        &answer["stations"][0]["utilisation"],
        rate * 8.0 / 4.0 / 1e3,
    );
    near(&answer["stations"][2]["meanInside"], rate * 12.0 / 1e3);
    assert_eq!(answer["stations"][2]["utilisation"], Value::Null);
    near(&curve[0]["responseMs"], 50.0);
    let longer = mva(&json!({ "system": shop(), "mostUsers": 1000 }));
    assert_eq!(longer["curve"].as_array().unwrap().len(), 40);
    let found = bounds(&shop());
    assert_eq!(found["bottleneck"], "db");
    near(&found["asymptotic"]["kneeUsers"], 550.0 / 30.0);
    near(
        &found["asymptotic"]["throughputPerSecond"]["high"],
        1e3 / 30.0,
    );
}

#[test]
fn a_station_does_at_most_what_its_servers_can_however_many_arrive() {
    let stations = json!([
        { "name": "web", "kind": "processors", "count": 4, "demandMs": 12 },
        { "name": "db", "kind": "lock", "demandMs": 10 }
    ]);
    for rate in [1, 90] {
        let limits =
            bounds(&json!({ "arrivalsPerSecond": rate, "stations": stations }))["limits"].take();
        near(&limits[0]["mostPerSecond"][0], 4e3 / 12.0);
        near(&limits[1]["mostPerSecond"][0], 100.0);
    }
    let beside = bounds(&json!({
        "classes": [{ "name": "jobs", "arrivalsPerSecond": 60 }, { "name": "users", "users": 50 }],
        "stations": stations
    }));
    near(&beside["limits"][1]["mostPerSecond"][1], 100.0);
    let users = &beside["classes"][1]["asymptotic"];
    near(&users["throughputPerSecond"]["high"], 40.0);
}

#[test]
fn stations_that_nothing_reaches_are_left_out() {
    let stations = json!([
        { "name": "a", "kind": "disk", "demandMs": 8 },
        { "name": "b", "kind": "disk", "demandMs": 5 }
    ]);
    let route = json!({ "in": { "a": 1 }, "a": { "out": 1 }, "b": { "b": 1 } });
    let system = json!({ "users": 5, "stations": stations, "route": route });
    let answer = mva(&system);
    assert_eq!(answer["method"], "exact");
    near(&answer["classes"][0]["throughputPerSecond"], 125.0);
    near(&answer["classes"][0]["responseMs"], 40.0);
    assert_eq!(answer["stations"][1]["meanInside"], 0.0);
    let found = bounds(&system);
    near(&found["asymptotic"]["throughputPerSecond"]["high"], 125.0);
}

#[test]
fn an_approximation_keeps_within_the_bounds() {
    for (users, think_ms, count) in [(2, 0, 1), (3, 0, 1), (3, 4, 1), (12, 30, 3)] {
        let station = json!({
            "name": "a", "kind": "processors", "count": count, "demandMs": 8, "spread": 0
        });
        let system = json!({ "users": users, "thinkMs": think_ms, "stations": [station] });
        let answer = mva(&system);
        let rate = answer["classes"][0]["throughputPerSecond"]
            .as_f64()
            .unwrap();
        let response_ms = answer["classes"][0]["responseMs"].as_f64().unwrap();
        let high = &bounds(&system)["asymptotic"]["throughputPerSecond"]["high"];
        assert!(rate <= high.as_f64().unwrap() * (1.0 + 1e-9), "{answer}");
        // Little's law.
        near(
            &answer["stations"][0]["meanInside"],
            1e-3 * rate * response_ms,
        );
        near(
            &answer["stations"][0]["utilisation"],
            8e-3 * rate / f64::from(count),
        );
        assert!(answer["why"].as_str().unwrap().contains("not exponential"));
    }
    let system = json!({
        "users": 3,
        "stations": [{ "name": "a", "kind": "disk", "demandMs": 8, "spread": 0 }]
    });
    let answer = mva(&system);
    near(&answer["classes"][0]["throughputPerSecond"], 125.0);
    near(&answer["classes"][0]["responseMs"], 24.0);
    near(&answer["curve"][1]["throughputPerSecond"], 125.0);
    assert!(answer["why"].as_str().unwrap().contains("bounds"));
}
