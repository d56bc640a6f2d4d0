//! What is wrong with a field is named by its path, its value and what is accepted, all at once.

use crate::documents::{closed, open, station, with};
use crate::refused::{disk, errors, fields, refuse};
use messagebox_network::system::check;
use serde_json::{Value, json};

#[test]
fn numbers_out_of_their_limits() {
    for demand_ms in [0, -3] {
        let document = fields(json!({ "demandMs": demand_ms }));
        refuse(
            &document,
            "stations[0].demandMs",
            &demand_ms.to_string(),
            "above 0",
        );
    }
    refuse(
        &fields(json!({ "count": 1.5 })),
        "stations[0].count",
        "1.5",
        "a whole number from 1 to 10000",
    );
    refuse(
        &fields(json!({ "kind": "lock", "count": 2 })),
        "stations[0].count",
        "2",
        "from 1 to 1",
    );
    refuse(
        &fields(json!({ "spread": -1 })),
        "stations[0].spread",
        "-1",
        "from 0 to 30",
    );
    refuse(
        &closed(0, 1.0, json!([disk()])),
        "users",
        "0",
        "from 1 to 10000",
    );
    refuse(&closed(3, -1.0, json!([disk()])), "thinkMs", "-1", "from 0");
    refuse(
        &open(0.0, json!([disk()])),
        "arrivalsPerSecond",
        "0",
        "above 0",
    );
    let slow = json!({ "slowdown": { "perRequest": -0.1 } });
    refuse(
        &fields(slow),
        "stations[0].slowdown.perRequest",
        "-0.1",
        "from 0",
    );
    let half = json!({ "kind": "queue", "limit": 2.5 });
    refuse(&fields(half), "stations[0].limit", "2.5", "a whole number");
}

#[test]
fn parts_of_another_kind() {
    refuse(
        &fields(json!({ "demandMs": "8" })),
        "stations[0].demandMs",
        "\"8\"",
        "a number",
    );
    refuse(
        &fields(json!({ "kind": "cpu" })),
        "stations[0].kind",
        "\"cpu\"",
        "processors, disk, lock",
    );
    refuse(
        &closed(3, 1.0, json!({})),
        "stations",
        "{}",
        "a list of stations",
    );
    refuse(
        &closed(3, 1.0, json!([disk(), 7])),
        "stations[1]",
        "7",
        "an object",
    );
    refuse(
        &fields(json!({ "spread": "wide" })),
        "stations[0].spread",
        "\"wide\"",
        "“exponential”",
    );
    let route = with(closed(3, 1.0, json!([disk()])), json!({ "route": 5 }));
    refuse(&route, "route", "5", "a list of steps, or a table");
    let thinks = with(fields(json!({})), json!({ "thinkMs": { "meanMs": [] } }));
    refuse(&thinks, "thinkMs.meanMs", "[]", "a number");
}

#[test]
fn parts_that_are_missing_or_of_no_use() {
    refuse(
        &json!({ "stations": [disk()] }),
        "users",
        "nothing",
        "arrivalsPerSecond",
    );
    refuse(
        &json!({ "users": 3 }),
        "stations",
        "nothing",
        "a list of stations",
    );
    let unnamed = closed(3, 1.0, json!([{ "kind": "disk", "demandMs": 8 }]));
    assert_eq!(errors(&unnamed)[0].0, "stations[0].name");
    refuse(
        &fields(json!({ "kind": "queue" })),
        "stations[0].limit",
        "nothing",
        "the most requests",
    );
    refuse(
        &fields(json!({ "whenFull": "lose" })),
        "stations[0].limit",
        "nothing",
        "the most requests",
    );
    refuse(
        &fields(json!({ "kind": "batch" })),
        "stations[0].batch",
        "nothing",
        "size and waitMs",
    );
    refuse(
        &fields(json!({ "kind": "poller" })),
        "stations[0].poll",
        "nothing",
        "firstMs",
    );
    refuse(
        &fields(json!({ "sharing": "shared" })),
        "stations[0].sharing",
        "given",
        "count, demandMs",
    );
    refuse(
        &fields(json!({ "kind": "delay", "count": 2 })),
        "stations[0].count",
        "given",
        "demandMs",
    );
    refuse(
        &fields(json!({ "demandMs": null })),
        "stations[0].demandMs",
        "nothing",
        "here or at the station",
    );
    refuse(
        &fields(json!({ "servers": 2 })),
        "stations[0].servers",
        "2",
        "a field: “count” (one of name, kind, count,",
    );
    refuse(
        &with(fields(json!({})), json!({ "thinkTime": 2 })),
        "thinkTime",
        "2",
        "a field: “thinkMs” (one of version, name, users,",
    );
}

#[test]
fn names_that_were_meant_to_be_others() {
    let class = json!([{ "name": "a", "users": 2, "demands": 3 }]);
    refuse(
        &json!({ "stations": [disk()], "classes": class }),
        "classes[0].demands",
        "3",
        "a field: “demandsMs” (one of name, users, thinkMs, arrivalsPerSecond, priority, route, demandsMs)",
    );
    let routed = |step: Value| with(fields(json!({})), json!({ "route": [step] }));
    refuse(
        &routed(json!({ "at": "db", "retry": {} })),
        "route[0].retry",
        "{}",
        "a field: “retries” (one of at, share, demandMs, timeoutMs, stopsService, retries)",
    );
    let found = errors(&routed(json!({ "station": "db" })));
    assert_eq!(found[0].0, "route[0].station");
    assert!(found[0].2.starts_with("a field: “at” (one of"), "{found:?}");
    let kinds = "one of processors, disk, lock, delay, pool, queue, batch, poller";
    for (kind, near) in [
        ("procesors", "processors"),
        ("dsik", "disk"),
        ("Lock", "lock"),
    ] {
        let accepted = format!("“{near}” ({kinds})");
        let shown = format!("\"{kind}\"");
        refuse(
            &fields(json!({ "kind": kind })),
            "stations[0].kind",
            &shown,
            &accepted,
        );
    }
    let far = errors(&fields(json!({ "kind": "spaceship" })));
    assert_eq!(far[0].2, kinds);
    let strange = errors(&with(fields(json!({})), json!({ "zzz": 1 })));
    assert!(strange[0].2.starts_with("a field: one of"), "{strange:?}");
    let stations = json!([disk(), station("shop", "disk", 1.0)]);
    let route = with(closed(3, 1.0, stations), json!({ "route": ["dbs"] }));
    refuse(&route, "route[0]", "dbs", "“db” (one of db, shop)");
}

#[test]
fn a_name_that_two_have_is_listed_once() {
    let twice = with(
        closed(3, 1.0, json!([disk(), disk()])),
        json!({ "route": ["mail"] }),
    );
    let found = errors(&twice);
    let listed = found
        .iter()
        .find(|one| one.0 == "route[0]")
        .expect("refused");
    assert_eq!(listed.2, "one of db");
}

#[test]
fn versions() {
    let of = |version: Value| with(fields(json!({})), json!({ "version": version }));
    assert!(check::system(of(json!(1)).to_string().as_bytes()).is_ok());
    refuse(
        &of(json!(2)),
        "version",
        "2",
        "newer version than the program",
    );
    refuse(&of(json!(0)), "version", "0", "from 1 to 1");
    refuse(&of(json!("1")), "version", "\"1\"", "a number");
}

#[test]
fn measured_levels() {
    let of = |measured: Value| with(fields(json!({})), json!({ "measured": measured }));
    let good = json!([{ "users": 1, "throughputPerSecond": 46, "responseMs": { "mean": 21, "p95": null },
        "arrivalsPerSecond": null, "utilisation": { "db": 0.4 }, "tool": "k6", "warnings": [] }]);
    assert!(check::system(of(good).to_string().as_bytes()).is_ok());
    let percent = json!([{ "throughputPerSecond": 46, "utilisation": { "db": 40 } }]);
    refuse(
        &of(percent),
        "measured[0].utilisation.db",
        "40",
        "from 0 to 1",
    );
    let text = json!([{ "throughputPerSecond": "46/s" }]);
    refuse(
        &of(text),
        "measured[0].throughputPerSecond",
        "\"46/s\"",
        "a number",
    );
    let other = json!([{ "throughputPerSecond": 46, "responseMs": { "median": 20 } }]);
    refuse(
        &of(other),
        "measured[0].responseMs.median",
        "given",
        "mean, p50",
    );
}

#[test]
fn everything_at_once() {
    let document = json!({
        "users": -1, "thinkMs": "x", "shown": 3,
        "stations": [
            { "name": "a", "kind": "disk", "demandMs": 0, "count": 0.5 },
            { "name": "a", "kind": "lock", "demandMs": -2 },
        ],
        "route": ["b"],
    });
    let found = errors(&document);
    let mut fields: Vec<&str> = found.iter().map(|one| one.0.as_str()).collect();
    fields.sort_unstable();
    assert_eq!(
        fields,
        [
            "route[0]",
            "shown",
            "stations[0].count",
            "stations[0].demandMs",
            "stations[1].demandMs",
            "stations[1].name",
            "thinkMs",
            "users",
        ]
    );
}

#[test]
fn what_readers_are_told() {
    let with_field =
        |name: &str, value: Value| with(closed(3, 1.0, json!([disk()])), json!({ name: value }));
    let long = "x".repeat(4_001);
    refuse(
        &with_field("notes", json!(long)),
        "notes",
        "4001 characters",
        "at most 4000",
    );
    refuse(
        &with_field("hold", json!([32, "x"])),
        "hold[1]",
        "\"x\"",
        "a number",
    );
    refuse(
        &with_field("targets", json!([{ "of": "p98", "ms": 100 }])),
        "targets[0].of",
        "p98",
        "p95",
    );
    refuse(
        &with_field("targets", json!([{ "of": "p95", "ms": 0 }])),
        "targets[0].ms",
        "0",
        "above 0",
    );
    refuse(
        &with_field("targets", json!([{ "ms": 5 }])),
        "targets[0].of",
        "nothing",
        "mean",
    );
    refuse(
        &fields(json!({ "fromPoints": 1 })),
        "stations[0].fromPoints",
        "1",
        "true or false",
    );
    let told = fields(json!({ "fromPoints": true, "notes": "by hand" }));
    let told = with(told, json!({ "targets": [{ "of": "p95", "ms": 250.5 }] }));
    check::system(told.to_string().as_bytes()).expect("accepted");
}
