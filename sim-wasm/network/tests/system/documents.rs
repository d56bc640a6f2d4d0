//! Parts of documents.

use messagebox_network::system::check;
use serde_json::{Value, json};

pub fn closed(users: u32, think_ms: f64, stations: Value) -> Value {
    json!({ "users": users, "thinkMs": think_ms, "stations": stations })
}

pub fn open(per_second: f64, stations: Value) -> Value {
    json!({ "arrivalsPerSecond": per_second, "stations": stations })
}

pub fn station(name: &str, kind: &str, demand_ms: f64) -> Value {
    json!({ "name": name, "kind": kind, "demandMs": demand_ms })
}

/// The object with further members, which replace those of the same names.
pub fn with(mut object: Value, members: Value) -> Value {
    if let (Value::Object(object), Value::Object(members)) = (&mut object, members) {
        object.extend(members);
    }
    object
}

#[test]
fn a_class_without_a_route_takes_that_of_the_system_or_visits_all_stations() {
    let of = |changes: Value| {
        let classes = json!([
            { "name": "a", "users": 2, "demandsMs": { "db": 3 } },
            { "name": "b", "arrivalsPerSecond": 1, "route": ["db"] },
        ]);
        let stations = json!([
            station("web", "disk", 4.0),
            station("db", "disk", 8.0),
            { "name": "both", "kind": "pool", "count": 2, "over": ["web", "db"] },
        ]);
        with(json!({ "stations": stations, "classes": classes }), changes)
    };
    let visits = |document: &Value| -> Vec<Vec<(usize, f64)>> {
        let system = check::system(document.to_string().as_bytes()).expect("accepted");
        let classes = system.classes.iter();
        let steps = classes.map(|class| class.steps.iter());
        steps
            .map(|steps| steps.map(|one| (one.station, one.demand.mean_ms)).collect())
            .collect()
    };
    let all = of(json!({}));
    assert_eq!(visits(&all), [vec![(0, 4.0), (1, 3.0)], vec![(1, 8.0)]]);
    let long = check::normal(all.to_string().as_bytes()).expect("accepted");
    assert_eq!(long["route"], json!(["web", "db"]));
    let back = of(json!({ "route": ["db", "web"] }));
    assert_eq!(visits(&back)[0], [(1, 3.0), (0, 4.0)]);
}
