//! What holds of every answer, for documents that are made at random.

use crate::documents::{bounds, mva};
use crate::random::Dice;
use serde_json::{Map, Value, json};

fn station(dice: &mut Dice, place: usize) -> Value {
    let kinds = ["processors", "disk", "delay", "lock", "pool"];
    let kind = kinds[dice.whole(0, 4) as usize];
    let mut station = json!({
        "name": format!("station {place}"),
        "kind": kind,
        "demandMs": dice.wide(0.01, 500.0),
    });
    if matches!(kind, "processors" | "pool" | "disk") {
        let most = if dice.falls(0.05) { 2_000.0 } else { 30.0 };
        station["count"] = json!(dice.wide(1.0, most) as u32);
    }
    if kind == "processors" && dice.falls(0.4) {
        station["sharing"] = json!("shared");
    }
    if dice.falls(0.3) && kind != "delay" {
        let counts = if dice.falls(0.5) {
            "inService"
        } else {
            "inside"
        };
        let cost = dice.wide(0.001, 1.0);
        station["slowdown"] = json!({ "perRequest": cost, "counts": counts });
    }
    if dice.falls(0.3) {
        station["spread"] = json!(dice.wide(0.05, 8.0));
    }
    if dice.falls(0.05) && kind == "processors" {
        station["kind"] = json!("queue");
        station["sharing"] = Value::Null;
        station["limit"] = json!(dice.whole(2_000, 5_000));
    }
    station
}

fn load(dice: &mut Dice) -> Map<String, Value> {
    let mut class = Map::new();
    if dice.falls(0.25) {
        class.insert("arrivalsPerSecond".into(), json!(dice.wide(0.01, 3.0)));
        return class;
    }
    let most = if dice.falls(0.1) { 2_000.0 } else { 60.0 };
    class.insert("users".into(), json!(dice.wide(1.0, most) as u32));
    let think_ms = if dice.falls(0.3) {
        0.0
    } else {
        dice.wide(0.1, 1e4)
    };
    class.insert("thinkMs".into(), json!(think_ms));
    class
}

fn system(dice: &mut Dice) -> Value {
    let count = dice.whole(1, 7) as usize;
    let names: Vec<String> = (0..count).map(|place| format!("station {place}")).collect();
    let mut stations: Vec<Value> = (0..count).map(|place| station(dice, place)).collect();
    for pool in 0..dice.whole(0, 2) {
        let over: Vec<&String> = names.iter().filter(|_| dice.falls(0.5)).collect();
        if !over.is_empty() {
            let count = dice.wide(1.0, 40.0) as u32;
            let name = format!("pool {pool}");
            stations.push(json!({ "name": name, "kind": "pool", "count": count, "over": over }));
        }
    }
    let mut document = Map::new();
    match dice.whole(1, 3) {
        1 => document.extend(load(dice)),
        classes => {
            let classes: Vec<Value> = (0..classes)
                .map(|place| {
                    let mut class = load(dice);
                    class.insert("name".into(), json!(format!("class {place}")));
                    if dice.falls(0.3) {
                        class.insert("priority".into(), json!(dice.whole(0, 9)));
                    }
                    if dice.falls(0.5) {
                        let demand_ms = dice.wide(0.1, 300.0);
                        class.insert("demandsMs".into(), json!({ "station 0": demand_ms }));
                    }
                    Value::Object(class)
                })
                .collect();
            document.insert("classes".into(), json!(classes));
        }
    }
    document.insert("route".into(), json!(names));
    document.insert("stations".into(), json!(stations));
    Value::Object(document)
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

fn think_ms(document: &Value, class: usize) -> f64 {
    let of = |value: &Value| value["thinkMs"].as_f64();
    of(&document["classes"][class])
        .or(of(document))
        .unwrap_or(0.0)
}

/// Everything that an answer contradicts.
fn broken(document: &Value, answer: &Value, bounds: &Value) -> Option<String> {
    let exact = answer["method"] == "exact";
    // What is estimated may pass a bound, but not by much.
    let slack = if exact { 1e-6 } else { 0.1 };
    for (place, class) in answer["classes"].as_array()?.iter().enumerate() {
        let rate = number(&class["throughputPerSecond"]);
        let response = number(&class["responseMs"]);
        if !(rate > 0.0 && response > 0.0 && response.is_finite()) {
            return Some(format!("class {place}: {rate}, {response}"));
        }
        if let Some(users) = class["users"].as_f64() {
            let all = rate / 1e3 * (response + think_ms(document, place));
            if (all / users - 1.0).abs() > 1e-3 {
                return Some(format!("Little: {all} of {users}"));
            }
        }
        let high = number(&bounds["classes"][place]["asymptotic"]["throughputPerSecond"]["high"]);
        let low = number(&bounds["classes"][place]["asymptotic"]["throughputPerSecond"]["low"]);
        let is_across = answer["why"]
            .as_str()
            .is_some_and(|why| why.contains("lies across"));
        if !is_across && rate > high * (1.0 + slack) || (exact && rate < low * (1.0 - slack)) {
            return Some(format!("bounds: {low} to {high}, {rate}"));
        }
    }
    for station in answer["stations"].as_array()? {
        let utilisation = station["utilisation"].as_f64();
        let inside = number(&station["meanInside"]);
        let is_share = utilisation.is_none_or(|one| (0.0..=1.0 + slack).contains(&one));
        if !(is_share && inside >= 0.0 && inside.is_finite()) {
            return Some(format!("{station}"));
        }
    }
    None
}

#[test]
fn a_thousand_systems() {
    let mut dice = Dice::new(9);
    let (mut exact, mut approximate, mut refused, mut restless) = (0, 0, 0, 0);
    for case in 0..1_000 {
        let document = system(&mut dice);
        let answer = mva(&document);
        let bounds = bounds(&document);
        if let Some(errors) = answer["errors"].as_array() {
            for error in errors {
                assert_ne!(error["accepted"], "", "{document}");
                let field = error["field"].as_str().unwrap();
                assert!(field.ends_with("arrivalsPerSecond"), "{error}: {document}");
            }
            refused += 1;
            continue;
        }
        let is_restless = answer["why"]
            .as_str()
            .is_some_and(|why| why.contains("come to rest"));
        restless += u32::from(is_restless);
        match answer["method"] == "exact" {
            true => exact += 1,
            false => approximate += 1,
        }
        if is_restless {
            continue;
        }
        if let Some(sentence) = broken(&document, &answer, &bounds) {
            panic!("{case}: {sentence}\n{document}\n{answer:#}");
        }
    }
    assert!(
        exact > 80 && approximate > 400 && refused > 20,
        "{exact} {approximate} {refused}"
    );
    assert!(restless < 30, "{restless}");
}
