//! What is wrong with classes, routes, pools and loads is named like what is wrong with a field.

use crate::documents::{closed, open, station, with};
use crate::refused::{disk, errors, fields, refuse};
use messagebox_network::system::check;
use serde_json::{Value, json};

fn pool(name: &str, over: Value) -> Value {
    json!({ "name": name, "kind": "pool", "count": 2, "over": over })
}

#[test]
fn users_beside_arrivals() {
    let both = with(
        fields(json!({})),
        json!({ "arrivalsPerSecond": 5, "thinkMs": null }),
    );
    refuse(
        &both,
        "arrivalsPerSecond",
        "given beside users",
        "both in classes",
    );
    let think = with(open(5.0, json!([disk()])), json!({ "thinkMs": 7 }));
    refuse(&think, "thinkMs", "given", "no thinking");
    let classes = json!([{ "name": "a", "users": 2, "route": ["db"] }]);
    let beside = with(
        fields(json!({})),
        json!({ "classes": classes, "thinkMs": null }),
    );
    refuse(
        &beside,
        "users",
        "given beside classes",
        "its place in a class",
    );
}

#[test]
fn classes() {
    let of = |classes: Value| json!({ "stations": [disk()], "classes": classes });
    let class = |name: &str, changes: Value| {
        with(
            json!({ "name": name, "users": 2, "route": ["db"] }),
            changes,
        )
    };
    refuse(&of(json!([])), "classes", "0", "1 to 30");
    let twice = json!([class("a", json!({})), class("a", json!({}))]);
    refuse(&of(twice), "classes[1].name", "a", "no other name");
    let urgent = json!([class("a", json!({ "priority": 10 }))]);
    refuse(&of(urgent), "classes[0].priority", "10", "from 0 to 9");
    let many = json!([
        class("a", json!({ "users": 6_000 })),
        class("b", json!({ "users": 6_000 }))
    ]);
    refuse(&of(many), "classes", "12000", "10000 users");
    let demands = json!([class("a", json!({ "demandsMs": { "db": 0, "disc": 3 } }))]);
    let found = errors(&of(demands));
    let fields: Vec<&str> = found.iter().map(|one| one.0.as_str()).collect();
    assert_eq!(
        fields,
        ["classes[0].demandsMs.db", "classes[0].demandsMs.disc"]
    );
}

#[test]
fn routes() {
    let two = || closed(3, 1.0, json!([disk(), station("cpu", "processors", 2.0)]));
    let of = |route: Value| with(two(), json!({ "route": route }));
    refuse(
        &of(json!(["db", "disc"])),
        "route[1]",
        "disc",
        "one of db, cpu",
    );
    refuse(&of(json!([])), "route", "0", "1 to 1000 steps");
    refuse(
        &of(json!([{ "at": "db", "share": 1.2 }])),
        "route[0].share",
        "1.2",
        "from 0 to 1",
    );
    refuse(
        &of(json!([{ "share": 0.2 }])),
        "route[0].at",
        "nothing",
        "the name of a station",
    );
    refuse(
        &of(json!([{ "at": "db", "timeoutMs": 0 }])),
        "route[0].timeoutMs",
        "0",
        "above 0",
    );
    let endless = json!([{ "at": "db", "retries": { "most": 1e6 } }]);
    refuse(
        &of(endless),
        "route[0].retries.most",
        "1000000",
        "from 1 to 100",
    );
    let short = json!({ "in": { "db": 0.7 }, "db": { "out": 1 } });
    refuse(&of(short), "route.in", "0.7", "shares that add up to 1");
    let nowhere = json!({ "in": { "db": 1 }, "db": { "cpu": 1 } });
    refuse(
        &of(nowhere),
        "route.cpu",
        "nothing",
        "where requests go from here",
    );
    let closed_in = json!({ "db": { "out": 1 } });
    refuse(
        &of(closed_in),
        "route.in",
        "nothing",
        "where requests come in",
    );
    let back = json!({ "in": { "db": 1 }, "db": { "in": 1 } });
    refuse(&of(back), "route.db.in", "in", "one of db, cpu");
    let round = json!({ "in": { "db": 1 }, "db": { "cpu": 1 }, "cpu": { "db": 1 } });
    refuse(&of(round), "route", "cpu, db", "a way out");
}

#[test]
fn pools() {
    let of = |pools: Vec<Value>| {
        let mut stations = vec![disk()];
        stations.extend(pools);
        closed(3, 1.0, Value::Array(stations))
    };
    let itself = of(vec![pool("p", json!(["db", "p"]))]);
    refuse(
        &itself,
        "stations[1].over",
        "p",
        "pools that are not over this one",
    );
    let round = of(vec![pool("p", json!(["q"])), pool("q", json!(["p", "db"]))]);
    let found: Vec<String> = errors(&round).into_iter().map(|one| one.0).collect();
    assert_eq!(found, ["stations[1].over", "stations[2].over"]);
    refuse(
        &of(vec![pool("p", json!([]))]),
        "stations[1].over",
        "[]",
        "at least one",
    );
    refuse(
        &of(vec![pool("p", json!(["x"]))]),
        "stations[1].over[0]",
        "x",
        "one of db, p",
    );
    let visited = with(
        of(vec![pool("p", json!(["db"]))]),
        json!({ "route": ["p"] }),
    );
    refuse(&visited, "route[0]", "p", "held, not visited");
    let works = with(pool("p", json!(["db"])), json!({ "demandMs": 4 }));
    refuse(
        &of(vec![works]),
        "stations[1].demandMs",
        "given",
        "count, over",
    );
}

#[test]
fn systems_that_never_settle() {
    refuse(
        &open(125.0, json!([disk()])),
        "arrivalsPerSecond",
        "125",
        "less than 125.000000 per second, at which “db”",
    );
    let stations = json!([station("far", "delay", 50.0), pool("two", json!(["far"]))]);
    refuse(
        &open(50.0, stations),
        "arrivalsPerSecond",
        "50",
        "less than 40.000000 per second, at which “two”",
    );
    let looped = with(
        open(100.0, json!([disk()])),
        json!({ "route": { "in": { "db": 1 }, "db": { "db": 0.5, "out": 0.5 } } }),
    );
    refuse(&looped, "arrivalsPerSecond", "100", "less than 62.500000");
    let class = |name: &str, per_second: f64| json!({ "name": name, "arrivalsPerSecond": per_second, "route": ["db"] });
    let two = json!({ "stations": [disk()], "classes": [class("a", 100.0), class("b", 150.0)] });
    let found: Vec<String> = errors(&two).into_iter().map(|one| one.0).collect();
    assert_eq!(
        found,
        [
            "classes[0].arrivalsPerSecond",
            "classes[1].arrivalsPerSecond"
        ]
    );
    // Who finds no room, or gives up, does not wait for ever.
    let limited = open(500.0, json!([with(disk(), json!({ "limit": 9 }))]));
    assert!(check::system(limited.to_string().as_bytes()).is_ok());
}

#[test]
fn rates_that_change() {
    let of = |rates: Value| json!({ "stations": [disk()], "arrivalsPerSecond": rates });
    let rate =
        |from_ms: f64, per_second: f64| json!({ "fromMs": from_ms, "perSecond": per_second });
    let back = json!([rate(100.0, 3.0), rate(100.0, 2.0)]);
    refuse(
        &of(back),
        "arrivalsPerSecond[1].fromMs",
        "100",
        "a later time",
    );
    refuse(
        &of(json!([rate(0.0, 0.0)])),
        "arrivalsPerSecond",
        "no arrivals",
        "at least one rate above 0",
    );
    refuse(
        &of(json!([rate(0.0, -1.0)])),
        "arrivalsPerSecond[0].perSecond",
        "-1",
        "from 0",
    );
}

#[test]
fn a_round_that_takes_no_time() {
    let nowhere = json!({ "route": [{ "at": "db", "share": 0 }] });
    let at_once = closed(3, 0.0, json!([disk()]));
    refuse(&with(at_once, nowhere.clone()), "thinkMs", "0", "above 0");
    let thinking = with(closed(3, 5.0, json!([disk()])), nowhere);
    assert!(check::system(thinking.to_string().as_bytes()).is_ok());
}
