//! What a stranger may pass: a refusal names the field, and nothing panics.

use crate::rich::{DRAW, rich};
use messagebox_network::run::Run;
use messagebox_sim::kernel::random::Stream;
use serde_json::{Value, json};

fn refused(description: &Value) -> (String, String) {
    let Err(refusal) = Run::new(description.to_string().as_bytes(), DRAW) else {
        panic!("accepted: {description}");
    };
    (refusal.field, refusal.accepted)
}

#[test]
fn each_field_is_named() {
    let cases: &[(&str, Value, &str)] = &[
        (
            "/sources/0/interarrival/meanMs",
            json!(0),
            "sources[0].interarrival.meanMs",
        ),
        (
            "/sources/0/interarrival/phases",
            json!(1.5),
            "sources[0].interarrival.phases",
        ),
        ("/sources/0/batch", json!(0), "sources[0].batch"),
        ("/sources/0/priority", json!(10), "sources[0].priority"),
        ("/sources/0/id", json!(""), "sources[0].id"),
        ("/sources/0/id", json!("out"), "sources[0].id"),
        ("/sources/0/to", json!([]), "sources[0].to"),
        ("/sources/0/to/0/share", json!(0.7), "sources[0].to"),
        (
            "/sources/0/to/0/share",
            json!(-0.5),
            "sources[0].to[0].share",
        ),
        (
            "/sources/0/to/1/to",
            json!("nowhere"),
            "sources[0].to[1].to",
        ),
        ("/sources/1/users", json!(-3), "sources[1].users"),
        ("/sources/1/users", json!(1001), "sources[1].users"),
        (
            "/sources/1/think/spreadMs",
            json!(91),
            "sources[1].think.spreadMs",
        ),
        (
            "/sources/1/answeredAt",
            json!("users"),
            "sources[1].answeredAt",
        ),
        (
            "/stations/0/service/meanMs",
            json!(-3),
            "stations[0].service.meanMs",
        ),
        (
            "/stations/0/service/squaredVariation",
            json!(0.5),
            "stations[0].service.squaredVariation",
        ),
        ("/stations/0/servers", json!(0), "stations[0].servers"),
        ("/stations/0/servers", json!(65), "stations[0].servers"),
        ("/stations/0/takes", json!("key"), "stations[0].takes"),
        ("/stations/0/takes", Value::Null, "stations[1].frees"),
        (
            "/stations/0/poll/firstMs",
            json!(0),
            "stations[0].poll.firstMs",
        ),
        (
            "/stations/0/poll/growth",
            json!(0.9),
            "stations[0].poll.growth",
        ),
        (
            "/stations/0/poll/longestMs",
            json!(1),
            "stations[0].poll.longestMs",
        ),
        ("/stations/0/servers", Value::Null, "stations[0].poll"),
        ("/stations/1/capacity", json!(0), "stations[1].capacity"),
        (
            "/stations/2/batch/size",
            json!(10),
            "stations[2].batch.size",
        ),
        (
            "/stations/2/batch/waitMs",
            json!(-1),
            "stations[2].batch.waitMs",
        ),
        (
            "/stations/2/slow/forMs",
            json!(1001),
            "stations[2].slow.forMs",
        ),
        (
            "/stations/2/slow/everyMs",
            json!(0),
            "stations[2].slow.everyMs",
        ),
        (
            "/stations/2/slow/factor",
            json!(0),
            "stations[2].slow.factor",
        ),
        ("/stations/2/id", json!("wait"), "stations[3].id"),
        ("/locks/0/id", json!("wait"), "locks[0].id"),
        ("/stations/2/whenFull", json!("wait"), "stations[2]"),
        (
            "/stations/2/service",
            json!({ "kind": "gamma" }),
            "stations[2]",
        ),
        ("/stations/2/servers", json!("two"), "stations[2]"),
        ("/sources", json!([]), "sources"),
        ("/sources", json!({}), "description"),
    ];
    for (pointer, value, field) in cases {
        let mut network = rich();
        match network.pointer_mut(pointer) {
            Some(place) => *place = value.clone(),
            None => {
                let (parent, name) = pointer.rsplit_once('/').unwrap();
                network.pointer_mut(parent).unwrap()[name] = value.clone();
            }
        }
        let (named, accepted) = refused(&network);
        assert_eq!(named, *field, "{pointer} = {value}: {accepted}");
        assert!(!accepted.is_empty());
    }
}

#[test]
fn what_is_missing_or_unknown_is_named() {
    let mut network = rich();
    network["stations"][0]
        .as_object_mut()
        .unwrap()
        .remove("servers");
    let (field, accepted) = refused(&network);
    assert_eq!(field, "stations[0]");
    assert!(accepted.contains("servers"), "{accepted}");
    let mut network = rich();
    network["sources"][1]["user"] = json!(3);
    let (field, accepted) = refused(&network);
    assert_eq!(field, "sources[1]");
    assert!(accepted.contains("`user`"), "{accepted}");
}

#[test]
fn sizes_are_limited() {
    let many = |part: &str, count: usize| {
        let mut network = rich();
        let one = network[part][0].clone();
        let all = (0..count).map(|index| {
            let mut one = one.clone();
            one["id"] = json!(format!("number {index}"));
            one
        });
        network[part] = all.collect();
        refused(&network).0
    };
    assert_eq!(many("stations", 17), "stations");
    assert_eq!(many("sources", 9), "sources");
    assert_eq!(many("locks", 9), "locks");
}

#[test]
fn other_texts_are_refused() {
    let deep = "[".repeat(100_000);
    let texts = [
        "",
        "{",
        "null",
        "3",
        "\"x\"",
        "[]",
        "{}",
        "\u{feff}{}",
        &deep,
    ];
    for text in texts {
        let refusal = Run::new(text.as_bytes(), DRAW).err().expect("a refusal");
        assert_eq!(refusal.field, "description");
        assert!(refusal.value.chars().count() <= 80);
    }
    assert!(Run::new(&[0xFF, 0xFE, b'{'], DRAW).is_err());
}

/// Replaces one random place of a description.
fn mutate(value: &mut Value, stream: &mut Stream) {
    let odd = [
        json!(0),
        json!(-1),
        json!(1),
        json!(2),
        json!(0.5),
        json!(1e300),
        json!(1e-300),
        json!(20_000),
        json!(1e9),
        json!(64),
        json!(null),
        json!(true),
        json!(""),
        json!("store"),
        json!("out"),
        json!("lock"),
        json!([]),
        json!({}),
        json!("block"),
        json!("exponential"),
    ];
    let count = match value {
        Value::Array(items) => items.len(),
        Value::Object(members) => members.len(),
        _ => 0,
    };
    if let Some(number) = value.as_f64()
        && stream.below(4) > 0
    {
        *value = json!(number * [0.5, 2.0, 3.0, 10.0][stream.below(4) as usize]);
        return;
    }
    if count == 0 || stream.below(12) == 0 {
        *value = odd[stream.below(odd.len() as u64) as usize].clone();
        return;
    }
    let place = stream.below(count as u64) as usize;
    match value {
        Value::Array(items) => match stream.below(12) {
            0 => drop(items.remove(place)),
            1 => items.push(items[place].clone()),
            _ => mutate(&mut items[place], stream),
        },
        Value::Object(members) => {
            let name = members.keys().nth(place).unwrap().clone();
            if stream.below(12) == 0 {
                members.remove(&name);
            } else {
                mutate(members.get_mut(&name).unwrap(), stream);
            }
        }
        _ => {}
    }
}

#[test]
fn random_mutations_run_or_are_refused() {
    let mut stream = Stream::new(3, 0);
    let (mut accepted, mut others) = (0, 0);
    for _ in 0..6_000 {
        let mut network = rich();
        for _ in 0..=stream.below(3) {
            mutate(&mut network, &mut stream);
        }
        match Run::new(network.to_string().as_bytes(), DRAW) {
            Ok(mut run) => {
                accepted += 1;
                run.follow(true);
                run.advance(1e9, 2_000);
                let _ = run.retune(rich().to_string().as_bytes());
                run.advance(1e9, 1_000);
                let report = run.report();
                run.snapshot();
                run.drain_events();
                let utilisations = report
                    .stations
                    .iter()
                    .zip(network["stations"].as_array().unwrap());
                for (station, described) in utilisations {
                    let most = if described["servers"].is_null() {
                        2e4
                    } else {
                        1.0 + 1e-9
                    };
                    assert!((0.0..=most).contains(&station.utilisation), "{network}");
                }
            }
            Err(refusal) => {
                others += 1;
                assert!(!refusal.field.is_empty() && !refusal.accepted.is_empty());
            }
        }
    }
    assert!(accepted > 300 && others > 300, "{accepted} {others}");
}

#[test]
fn random_bytes_run_or_are_refused() {
    let mut stream = Stream::new(4, 0);
    for _ in 0..3_000 {
        let mut bytes = rich().to_string().into_bytes();
        for _ in 0..=stream.below(3) {
            let place = stream.below(bytes.len() as u64) as usize;
            bytes[place] = stream.below(256) as u8;
        }
        if let Ok(mut run) = Run::new(&bytes, DRAW) {
            run.advance(1e9, 500);
            run.report();
        }
    }
}
