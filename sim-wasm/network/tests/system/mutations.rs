//! Whatever a document holds, it is refused or run, and nothing panics.

use crate::fuzzing::{any_number, any_of, any_seed, cases};
use crate::random::any_system;
use messagebox_network::run::Draw;
use messagebox_network::system::check;
use messagebox_network::system::experiment::Experiment;
use messagebox_sim::kernel::random::Stream;
use serde_json::{Map, Value, json};

/// All values of a document, its parts before what they hold.
fn parts(value: &mut Value, path: &mut Vec<String>, found: &mut Vec<Vec<String>>) {
    found.push(path.clone());
    let names: Vec<String> = match value {
        Value::Array(items) => (0..items.len()).map(|index| index.to_string()).collect(),
        Value::Object(fields) => fields.keys().cloned().collect(),
        _ => return,
    };
    for name in names {
        path.push(name.clone());
        parts(part_at(value, &name), path, found);
        path.pop();
    }
}

fn part_at<'a>(value: &'a mut Value, name: &str) -> &'a mut Value {
    match value {
        Value::Array(items) => &mut items[name.parse::<usize>().expect("an index")],
        other => &mut other[name],
    }
}

fn any_value(random: &mut Stream) -> Value {
    let names = [
        "s0", "s1", "p0", "p1", "out", "in", "shared", "constant", "",
    ];
    match random.below(9) {
        0 => Value::Null,
        1 => json!(any_of(random, &names)),
        2 => json!([]),
        3 => json!({}),
        4 => json!([any_of(random, &names), any_of(random, &names)]),
        5 => json!({ "in": { "s0": 1 }, "s0": { "s0": 0.5, "out": 0.5 } }),
        6 => json!(random.below(12)),
        7 => json!(true),
        // What is no number becomes null.
        _ => json!(any_number(random)),
    }
}

fn mutate(document: &mut Value, random: &mut Stream) {
    let mut found = Vec::new();
    parts(document, &mut Vec::new(), &mut found);
    let path = &found[random.below(found.len() as u64) as usize];
    let mut place = document;
    for name in path {
        place = part_at(place, name);
    }
    match place {
        Value::Object(fields) if random.below(3) == 0 => {
            let added: Map<String, Value> = [
                "demandMs", "users", "over", "limit", "kind", "slowdown", "mistyped",
            ]
            .iter()
            .take(1 + random.below(7) as usize)
            .map(|name| ((*name).to_string(), any_value(random)))
            .collect();
            fields.extend(added);
        }
        place => *place = any_value(random),
    }
}

#[test]
fn are_refused_or_run() {
    let (mut runs, mut refused) = (0, 0);
    for (case, mut random) in cases(3_000) {
        let mut document = any_system(&mut random);
        document["run"] = json!({ "forMs": 300 });
        for _ in 0..random.below(3) {
            mutate(&mut document, &mut random);
        }
        let text = document.to_string();
        match check::system(text.as_bytes()) {
            Err(errors) => {
                refused += 1;
                assert!(!errors.is_empty(), "{case}");
                for error in errors {
                    assert!(
                        !error.field.is_empty() && !error.accepted.is_empty(),
                        "{case}: {error:?}"
                    );
                }
                assert!(check::normal(text.as_bytes()).is_err(), "{case}");
            }
            Ok(system) => {
                runs += 1;
                let normal = check::normal(text.as_bytes()).expect("a document");
                let again = check::normal(normal.to_string().as_bytes());
                assert_eq!(again.expect("a document"), normal, "{case}");
                let (seed, replication) = (any_seed(&mut random), any_seed(&mut random));
                let mut experiment = Experiment::new(system, Draw { seed, replication });
                experiment.conduct(20_000);
                experiment.report();
            }
        }
    }
    assert!(
        runs > 300 && refused > 1_000,
        "{runs} runs, {refused} refused"
    );
}

#[test]
fn texts_that_are_no_documents() {
    let nested = "[".repeat(100_000);
    for text in [
        "",
        "{",
        "[]",
        "null",
        "7",
        "\"text\"",
        "{}",
        "\u{0}",
        nested.as_str(),
    ] {
        let errors = check::system(text.as_bytes()).expect_err("refused");
        assert!(!errors.is_empty(), "{text}");
    }
    assert!(check::system(&[0xFF, 0xFE, b'{']).is_err());
}
