//! What utilisation tells.

use crate::asked::{ask, is_alive, range};
use serde_json::{Value, json};

/// Users, throughput, and how busy application and database were, of a real test: 8 workers of 6 ms
/// and 2 servers of 9 ms, nothing full yet.
fn levels(levels: &[(f64, f64, f64, f64)]) -> Value {
    let levels = levels.iter().map(|(users, x, app, db)| {
        json!({ "users": users, "throughputPerSecond": x, "utilisation": { "app": app, "db": db } })
    });
    Value::Array(levels.collect())
}

#[test]
fn a_meter_tells_the_limit_before_anything_is_full() {
    let seen = levels(&[
        (1.0, 65.0, 0.0488, 0.2925),
        (2.0, 129.0, 0.0968, 0.5805),
        (3.0, 173.0, 0.1298, 0.7785),
    ]);
    let answer = ask(&json!({ "levels": seen, "at": [8, 16] }));
    let busiest = &answer["resources"][0];
    assert_eq!(busiest["name"], "db");
    assert!((busiest["demandMs"].as_f64().unwrap() - 4.5).abs() < 0.05);
    assert!((busiest["limitPerSecond"].as_f64().unwrap() - 222.2).abs() < 3.0);
    assert!(is_alive(&answer, "meters"));
    let explanations = answer["explanations"].as_array().unwrap();
    let meters = explanations
        .iter()
        .find(|one| one["kind"] == "meters")
        .unwrap();
    assert_eq!(meters["places"], 2);
    let both = ["demandMs", "secondDemandMs"].map(|name| meters[name].as_f64().unwrap());
    assert!(
        both[0] + both[1] < 15.7,
        "no longer than a request alone: {both:?}"
    );
    let (value, low, high) = range(
        &answer["predictions"]
            .as_array()
            .unwrap()
            .iter()
            .find(|one| one["users"] == 16.0)
            .unwrap()["throughputPerSecond"],
    );
    assert!(
        low < 222.0 && 222.0 < high && (value / 222.0 - 1.0).abs() < 0.1,
        "{value} {low} {high}"
    );
}

#[test]
fn work_in_the_background_is_told_apart() {
    let pairs = [(1.0, 50.0), (2.0, 95.0), (4.0, 150.0), (8.0, 170.0)];
    let seen = pairs.map(|(users, x)| (users, x, 0.2 + 0.004 * x, 0.001 * x));
    let answer = ask(&json!({ "levels": levels(&seen) }));
    let app = &answer["resources"][0];
    assert_eq!(app["name"], "app");
    assert!((app["background"].as_f64().unwrap() - 0.2).abs() < 0.01);
    assert!((app["demandMs"].as_f64().unwrap() - 4.0).abs() < 0.05);
    // 0.8 of its time is left for requests of 4 ms.
    assert!((app["limitPerSecond"].as_f64().unwrap() - 200.0).abs() < 3.0);
}

#[test]
fn no_background_is_negative() {
    let pairs = [(1.0, 50.0), (2.0, 95.0), (4.0, 150.0)];
    let seen = pairs.map(|(users, x)| (users, x, 0.004 * x - 0.02, 0.1));
    let answer = ask(&json!({ "levels": levels(&seen) }));
    let resources = answer["resources"].as_array().unwrap();
    let app = resources.iter().find(|one| one["name"] == "app").unwrap();
    assert_eq!(app["background"], 0.0);
}

#[test]
fn meters_that_have_nothing_to_do_with_it_are_not_believed() {
    // The database is hardly busy, and yet requests wait from four users on: for something else.
    let pairs = [
        (1.0, 62.0),
        (2.0, 118.0),
        (4.0, 165.0),
        (8.0, 170.0),
        (16.0, 171.0),
    ];
    let seen = pairs.map(|(users, x)| (users, x, 0.0006 * x, 0.0012 * x));
    let answer = ask(&json!({ "levels": levels(&seen) }));
    assert!(!is_alive(&answer, "meters"));
    let (value, ..) = range(&answer["limit"]["throughputPerSecond"]);
    assert!((value / 171.0 - 1.0).abs() < 0.05, "{value}");
}

#[test]
fn what_is_held_the_longer_the_more_wait_fills_up_early() {
    // Connections of a pool: each is held for 25 ms at first, and for 28 where the database behind is busy.
    let pairs = [
        (1.0, 39.36, 0.0984),
        (2.0, 78.98, 0.1974),
        (4.0, 157.5, 0.396),
        (8.0, 301.0, 0.7925),
        (16.0, 354.8, 1.0),
    ];
    let seen = pairs.map(|(users, x, pool)| (users, x, 0.0005 * x, pool));
    let answer = ask(&json!({ "levels": levels(&seen) }));
    let pool = &answer["resources"][0];
    assert_eq!(pool["name"], "db");
    assert!(
        (pool["limitPerSecond"].as_f64().unwrap() - 354.8).abs() < 1.0,
        "{pool}"
    );
}

#[test]
fn the_sentence_says_whether_what_limits_has_a_meter() {
    let pairs = [
        (1.0, 62.0),
        (2.0, 118.0),
        (4.0, 165.0),
        (8.0, 170.0),
        (16.0, 171.0),
    ];
    let sentence = |per_request: f64| {
        let seen = pairs.map(|(users, x)| (users, x, 0.0006 * x, per_request * x));
        let answer = ask(&json!({ "levels": levels(&seen) }));
        answer["sentence"].as_str().unwrap().to_owned()
    };
    assert!(sentence(1.0 / 171.5).contains("By its meter db is busy all the time then."));
    assert!(sentence(0.003).contains("db is the busiest then, at 51"));
    assert!(sentence(0.003).contains("something without a meter limits"));
}

#[test]
fn a_meter_that_falls_as_more_is_answered_says_nothing_but_that() {
    let pairs = [
        (1.0, 10.0),
        (5.0, 40.0),
        (10.0, 60.0),
        (20.0, 75.0),
        (40.0, 80.0),
    ];
    // Idle time of the application, taken for its use.
    let idle = |x: f64| 1.0 - x / 100.0;
    let seen = pairs.map(|(users, x)| (users, x, idle(x), 0.0124 * x));
    let answer = ask(&json!({ "levels": levels(&seen) }));
    let names: Vec<&str> = answer["resources"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["db"]);
    let notes = answer["notes"].to_string();
    assert!(
        notes.contains("The meter app does not rise with what is answered"),
        "{notes}"
    );
    assert!(!notes.contains("The meter db"), "{notes}");
}

#[test]
fn a_meter_that_strays_where_the_limit_is_reached_is_believed() {
    let pairs = [
        (8.0, 170.2, 0.99),
        (16.0, 171.0, 0.985),
        (32.0, 170.6, 0.98),
        (64.0, 171.3, 0.978),
    ];
    let seen = pairs.map(|(users, x, db)| (users, x, 0.0006 * x, db));
    let answer = ask(&json!({ "levels": levels(&seen) }));
    assert_eq!(answer["resources"][0]["name"], "db");
    assert!(!answer["notes"].to_string().contains("does not rise"));
}
