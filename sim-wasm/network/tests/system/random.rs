//! Systems drawn at random.

use crate::fuzzing::any_of;
use messagebox_sim::kernel::random::Stream;
use serde_json::{Value, json};

const KINDS: [&str; 8] = [
    "processors",
    "disk",
    "lock",
    "delay",
    "pool",
    "queue",
    "batch",
    "poller",
];

fn any_spread(random: &mut Stream) -> Value {
    match random.below(6) {
        0 => json!("constant"),
        1 => json!(0.3),
        2 => json!(2),
        3 => json!({ "kind": "erlang", "meanMs": 3, "phases": 2 }),
        4 => json!({ "kind": "hyperexponential", "meanMs": 3, "squaredVariation": 3 }),
        _ => json!("exponential"),
    }
}

fn any_station(random: &mut Stream, name: &str) -> Value {
    let kind = any_of(random, &KINDS);
    let demand_ms = 0.5 + 10.0 * random.uniform();
    let mut station = json!({ "name": name, "kind": kind, "demandMs": demand_ms,
        "spread": any_spread(random) });
    if !["lock", "delay"].contains(&kind) {
        station["count"] = json!(1 + random.below(4));
    }
    if kind == "processors" && random.below(2) == 0 {
        station["sharing"] = json!("shared");
    }
    if ["processors", "disk", "lock", "delay", "pool", "queue"].contains(&kind)
        && random.below(4) == 0
    {
        let counts = any_of(random, &["inService", "inside"]);
        station["slowdown"] = json!({ "perRequest": 0.1 * random.uniform(), "counts": counts });
    }
    if kind == "queue" || (kind != "delay" && random.below(5) == 0) {
        station["limit"] = json!(4 + random.below(6));
        station["whenFull"] = json!(any_of(random, &["lose", "refuse", "block"]));
    }
    if kind == "batch" {
        station["batch"] =
            json!({ "size": 1 + random.below(4), "waitMs": 20.0 * random.uniform() });
    }
    if kind == "poller" {
        station["poll"] = json!({ "firstMs": 1 + random.below(9), "growth": 2, "longestMs": 50 });
    }
    station
}

fn any_step(random: &mut Stream, name: &str) -> Value {
    if random.below(2) == 0 {
        return json!(name);
    }
    let mut step = json!({ "at": name });
    if random.below(3) == 0 {
        step["share"] = json!(0.2 + 0.8 * random.uniform());
    }
    if random.below(2) == 0 {
        step["timeoutMs"] = json!(5.0 + 60.0 * random.uniform());
        step["stopsService"] = json!(random.below(2) == 0);
    }
    if random.below(2) == 0 {
        step["retries"] =
            json!({ "most": 1 + random.below(3), "backoffMs": random.below(20), "factor": 2 });
    }
    step
}

fn any_class(random: &mut Stream, name: &str, stations: &[String]) -> Value {
    let steps = 1 + random.below(5);
    let route: Vec<Value> = (0..steps)
        .map(|_| {
            let at = random.below(stations.len() as u64) as usize;
            any_step(random, &stations[at])
        })
        .collect();
    let mut class = json!({ "name": name, "route": route, "priority": random.below(3) });
    if random.below(4) == 0 {
        class["arrivalsPerSecond"] = json!(1.0 + 30.0 * random.uniform());
    } else {
        class["users"] = json!(1 + random.below(20));
        class["thinkMs"] = json!(200.0 * random.uniform());
    }
    class
}

/// A system of up to six stations, three classes and three pools, with times of its own.
pub fn any_system(random: &mut Stream) -> Value {
    let names: Vec<String> = (0..=random.below(6))
        .map(|place| format!("s{place}"))
        .collect();
    let mut stations: Vec<Value> = names.iter().map(|name| any_station(random, name)).collect();
    for pool in 0..random.below(4) {
        let mut over: Vec<String> = names.clone();
        over.retain(|_| random.below(2) == 0);
        if over.is_empty() {
            over.push(names[0].clone());
        }
        if pool > 0 && random.below(2) == 0 {
            over.push(format!("p{}", pool - 1));
        }
        stations.push(json!({ "name": format!("p{pool}"), "kind": "pool",
            "count": 1 + random.below(4), "over": over }));
    }
    let classes: Vec<Value> = (0..=random.below(3))
        .map(|class| any_class(random, &format!("c{class}"), &names))
        .collect();
    json!({ "classes": classes, "stations": stations, "run": { "warmUpMs": 500, "forMs": 20_000 } })
}
