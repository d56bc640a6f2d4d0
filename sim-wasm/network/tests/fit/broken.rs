//! Questions that are wrong, and levels that tell little.

use crate::asked::{ask, levels, range};
use messagebox_network::fit::answer::answer;
use serde_json::{Value, json};

fn refused(question: &Value) -> (String, String, String) {
    let refusal = answer(question.to_string().as_bytes()).err().unwrap();
    (refusal.field, refusal.value, refusal.accepted)
}

fn level(name: &str, value: Value) -> Value {
    let mut level = json!({ "users": 2, "throughputPerSecond": 10.0 });
    level[name] = value;
    json!({ "levels": [{ "users": 1, "throughputPerSecond": 5.0 }, level] })
}

#[test]
fn what_is_wrong_is_named_by_place_and_value() {
    let cases = [
        (json!({ "levels": [] }), "levels", "0"),
        (level("users", json!(0)), "levels[1].users", "0"),
        (
            level("users", Value::Null),
            "levels[1].users",
            "none or both",
        ),
        (
            level("arrivalsPerSecond", json!(5)),
            "levels[1].users",
            "none or both",
        ),
        (
            level("throughputPerSecond", json!(-3)),
            "levels[1].throughputPerSecond",
            "-3",
        ),
        (
            level("throughputPerSecond", json!(0)),
            "levels[1].throughputPerSecond",
            "0",
        ),
        (
            level("responseMs", json!({ "mean": 0 })),
            "levels[1].responseMs.mean",
            "0",
        ),
        (level("thinkMs", json!(-1)), "levels[1].thinkMs", "-1"),
        (
            level("utilisation", json!({ "db": 88 })),
            "levels[1].utilisation.db",
            "88",
        ),
        (level("requests", json!(0)), "levels[1].requests", "0"),
    ];
    for (question, field, value) in cases {
        let (at, given, accepted) = refused(&question);
        assert_eq!((at.as_str(), given.as_str()), (field, value), "{question}");
        assert!(!accepted.is_empty());
    }
    let question = json!({ "levels": [{ "users": 1, "throughputPerSecond": 5 }], "hold": [1] });
    assert_eq!(refused(&question).0, "hold");
    let question = json!({ "levels": [{ "users": 1, "throughputPerSecond": 5 }], "targets": [{ "of": "mean", "ms": 0 }] });
    assert_eq!(refused(&question).0, "targets[0].ms");
    assert!(refused(&json!({ "level": [] })).2.contains("level"));
    assert!(answer(b"not JSON").is_err());
}

#[test]
fn one_or_two_loads_tell_no_limit() {
    let one = ask(&json!({ "levels": levels(&[(8.0, 220.0)]) }));
    assert!(one["limit"].is_null());
    assert!(
        one["sentence"]
            .as_str()
            .unwrap()
            .starts_with("One load cannot tell")
    );
    let two = ask(&json!({ "levels": levels(&[(1.0, 60.0), (8.0, 220.0)]) }));
    assert!(two["limit"].is_null());
    assert!(
        two["sentence"]
            .as_str()
            .unwrap()
            .starts_with("Two loads cannot tell")
    );
    // The same load twice is one load.
    let twice = ask(&json!({ "levels": levels(&[(8.0, 220.0), (8.0, 222.0)]) }));
    assert!(
        twice["sentence"]
            .as_str()
            .unwrap()
            .starts_with("One load cannot tell")
    );
}

#[test]
fn strange_levels_are_answered_with_numbers() {
    let strange = [
        vec![(1.0, 1e-6), (2.0, 1e9), (3.0, 1e-6)],
        vec![
            (1.0, 100.0),
            (2.0, 50.0),
            (4.0, 20.0),
            (8.0, 5.0),
            (16.0, 1.0),
        ],
        vec![(1e6, 1.0), (2e6, 1.0), (3e6, 1.1)],
        vec![(1.5, 10.0), (2.5, 17.0), (7.25, 33.0)],
        vec![(5.0, 10.0); 40],
    ];
    for pairs in strange {
        let answer = ask(&json!({ "levels": levels(&pairs), "at": [1, 1e7] }));
        for prediction in answer["predictions"].as_array().unwrap() {
            let value = &prediction["throughputPerSecond"]["value"];
            assert!(
                value.as_f64().is_some_and(|value| value > 0.0),
                "{prediction}"
            );
        }
    }
}

#[test]
fn a_load_that_no_level_has_keeps_nothing_back() {
    let pairs = [(1.0, 60.0), (2.0, 110.0), (4.0, 160.0), (8.0, 180.0)];
    let answer = ask(&json!({ "levels": levels(&pairs), "hold": [8, 33] }));
    assert_eq!(
        answer["notes"][0],
        "No level has a load of 33: nothing is kept back for it."
    );
    assert_eq!(answer["predictions"][0]["isHeldBack"], true);
}

#[test]
fn a_missing_percentile_is_reckoned_from_those_around_it() {
    // Exponential times: 95 % take under 3.0 means, 90 % 2.3, 99 % 4.6.
    let level = |users: f64| {
        let mean = 10.0 * users.max(2.0);
        json!({ "users": users, "throughputPerSecond": 1_000.0 * users / mean,
                "responseMs": { "mean": mean, "p90": 10_f64.ln() * mean, "p99": 100_f64.ln() * mean } })
    };
    let levels = [1.0, 2.0, 4.0, 8.0, 16.0].map(level);
    let answer = ask(&json!({ "levels": levels, "targets": [{ "of": "p95", "ms": 299.6 }] }));
    let users = answer["usersUnderTarget"][0]["users"]["value"]
        .as_f64()
        .unwrap();
    assert!((users - 10.0).abs() < 0.4, "{users}");
}

#[test]
fn spikes_before_anything_queues_are_noted() {
    let level = |users: f64, mean: f64, p50: f64| json!({ "users": users, "throughputPerSecond": 1_000.0 * users / mean, "responseMs": { "mean": mean, "p50": p50 } });
    let spiky = [
        level(1.0, 20.0, 9.0),
        level(2.0, 20.0, 9.0),
        level(4.0, 21.0, 10.0),
    ];
    let notes = &ask(&json!({ "levels": spiky }))["notes"];
    assert!(
        notes[0]
            .as_str()
            .is_some_and(|note| note.contains("under 9 ms and the mean is 20 ms")),
        "{notes}"
    );
    let even = [
        level(1.0, 20.0, 18.0),
        level(2.0, 20.0, 18.0),
        level(4.0, 21.0, 19.0),
    ];
    assert_eq!(
        ask(&json!({ "levels": even }))["notes"]
            .as_array()
            .unwrap()
            .len(),
        0
    );
}

/// Users, throughput and mean response of a system that answers 85 per second at most.
const FLAT: [(f64, f64, f64); 7] = [
    (1.0, 10.0, 100.0),
    (2.0, 19.0, 105.0),
    (4.0, 36.0, 111.0),
    (8.0, 60.0, 133.0),
    (16.0, 78.0, 205.0),
    (32.0, 84.0, 381.0),
    (64.0, 85.0, 753.0),
];

#[test]
fn a_flat_end_is_a_limit() {
    for hold in [json!([]), json!([64])] {
        let answer =
            ask(&json!({ "levels": levels(&FLAT.map(|(users, x, _)| (users, x))), "hold": hold }));
        let (value, low, high) = range(&answer["limit"]["throughputPerSecond"]);
        assert!(
            (83.0..90.0).contains(&value) && low > 75.0 && high < 100.0,
            "{value} {low} {high}"
        );
    }
}

#[test]
fn no_limit_is_claimed_where_nothing_fits() {
    let wild = [
        (1.0, 134.0),
        (2.0, 764.0),
        (4.0, 495.0),
        (8.0, 652.0),
        (16.0, 94.0),
        (32.0, 836.0),
        (64.0, 762.0),
    ];
    let answer = ask(&json!({ "levels": levels(&wild) }));
    assert!(answer["limit"].is_null());
    assert!(
        answer["sentence"]
            .as_str()
            .unwrap()
            .starts_with("No explanation fits: the best misses the levels by ")
    );
    let sentence = answer["sentence"].as_str().unwrap();
    assert!(
        sentence.contains(" %. Nothing is said of a limit: ") && !sentence.contains("nearest"),
        "{sentence}"
    );
    assert_eq!(answer["fits"], false);
}

/// Levels that rise unevenly and stay near one another at the end.
const UNEVEN: [(f64, f64); 7] = [
    (1.0, 10.0),
    (2.0, 22.0),
    (4.0, 35.0),
    (8.0, 66.0),
    (16.0, 74.0),
    (32.0, 90.0),
    (64.0, 80.0),
];

#[test]
fn where_none_fits_that_comes_first_and_none_does_as_well() {
    let cases = [
        (
            &UNEVEN[..],
            "The nearest says: the system answers at most 81",
        ),
        (
            &[
                (1.0, 10.0),
                (2.0, 24.0),
                (4.0, 36.0),
                (8.0, 92.0),
                (16.0, 140.0),
            ],
            "The nearest says: no limit was seen up to 16 users: ",
        ),
        (
            &[(1.0, 60.0), (8.0, 20.0)],
            "Two loads cannot tell a limit: ",
        ),
    ];
    for (pairs, nearest) in cases {
        let answer = ask(&json!({ "levels": levels(pairs) }));
        let sentence = answer["sentence"].as_str().unwrap();
        let (unfit, rest) = sentence.split_once(" %. ").unwrap();
        assert!(
            unfit.starts_with("No explanation fits: the best misses the levels by "),
            "{sentence}"
        );
        assert!(rest.starts_with(nearest), "{sentence}");
        assert!(
            !sentence.contains("as well") && !sentence.contains("parts them"),
            "{sentence}"
        );
        assert_eq!(answer["fits"], false);
        assert!(
            !answer["notes"].to_string().contains("No explanation"),
            "{}",
            answer["notes"]
        );
    }
    // These can be explained in several ways.
    let answer = ask(&json!({ "levels": levels(&FLAT.map(|(users, x, _)| (users, x))) }));
    let sentence = answer["sentence"].as_str().unwrap();
    assert_eq!(answer["fits"], true);
    assert!(
        sentence.starts_with("The system answers at most ") && sentence.contains("do as well."),
        "{sentence}"
    );
}

#[test]
fn levels_kept_back_are_counted() {
    let pairs = FLAT.map(|(users, x, _)| (users, x));
    let answer = ask(&json!({ "levels": levels(&pairs), "hold": [64] }));
    let notes = answer["notes"].to_string();
    assert!(
        notes.contains("Of 1 level kept back 1 lies within what was predicted."),
        "{notes}"
    );
    // One that is nowhere near.
    let mut pairs = pairs;
    pairs[6].1 = 40.0;
    let answer = ask(&json!({ "levels": levels(&pairs), "hold": [64] }));
    let notes = answer["notes"].to_string();
    assert!(
        notes.contains("Of 1 level kept back 0 lie within"),
        "{notes}"
    );
    // It is measured, too: the next is another.
    assert!(answer["next"]["atUsers"] != 64.0);
}

#[test]
fn times_that_leave_room_for_pauses_are_noted() {
    let level = |(users, x, mean): (f64, f64, f64)| json!({ "users": users, "throughputPerSecond": x, "responseMs": { "mean": mean } });
    let as_measured = ask(&json!({ "levels": FLAT.map(level) }));
    assert!(!as_measured["notes"].to_string().contains("users may pause"));
    let shorter = FLAT.map(|(users, x, mean)| (users, x, 0.4 * mean));
    let answer = ask(&json!({ "levels": shorter.map(level) }));
    assert!(answer["notes"].to_string().contains("users may pause"));
}
