//! An explanation as the document of a system, to be simulated and changed.

use super::family::Kind;
use super::mode::Mode;
use super::shape::Served;
use super::system::Load;
use libm::{floor, sqrt};
use serde_json::{Value, json};

/// The document of the most likely system of an explanation, under a load.
///
/// `names` are those of the resources with meters, the busiest first.
pub fn document(mode: &Mode, load: Load, names: &[String]) -> Value {
    let system = mode.system();
    let named = |place: usize, name: &str| -> String {
        let metered = names.get(place).filter(|_| mode.shape.kind == Kind::Meters);
        metered.cloned().unwrap_or_else(|| name.to_owned())
    };
    let processors = |name: &str, served: &Served| json!({ "name": name, "kind": "processors", "count": served.places, "demandMs": served.demand_ms });
    let served = mode.shape.served(&mode.theta);
    let usual = if served.len() == 1 {
        ["places", ""]
    } else {
        ["first", "second"]
    };
    let stations = served.iter().zip(usual).enumerate();
    let mut stations: Vec<Value> = stations
        .map(|(place, (served, name))| processors(&named(place, name), served))
        .collect();
    if mode.shape.kind == Kind::Pool {
        let held_ms = mode.shape.held_ms(&mode.theta);
        stations.insert(0, json!({ "name": "permits", "kind": "pool", "count": mode.shape.places, "over": ["places", "held"] }));
        stations.push(json!({ "name": "held", "kind": "delay", "demandMs": held_ms }));
    }
    let (coherency, crowding) = mode.shape.costs(&mode.theta);
    if let Some(Value::Object(first)) = stations.first_mut() {
        match mode.shape.kind {
            Kind::UnevenPlaces => {
                let variation = sqrt((2.0 * system.variability - 1.0).max(0.0));
                first.insert("spread".to_owned(), json!(variation));
            }
            Kind::Coherency => {
                first.insert("slowdown".to_owned(), json!({ "perRequest": coherency }));
            }
            Kind::Crowding => {
                let slowdown = json!({ "perRequest": crowding, "counts": "inside" });
                first.insert("slowdown".to_owned(), slowdown);
            }
            _ => {}
        }
    }
    if system.delay_ms > 1e-6 * system.alone_ms {
        stations.push(json!({ "name": "beside", "kind": "delay", "demandMs": system.delay_ms }));
    }
    match load {
        Load::Closed { users, think_ms } if think_ms > 0.0 => {
            json!({ "version": 1, "users": floor(users + 0.5), "thinkMs": think_ms, "stations": stations })
        }
        Load::Closed { users, .. } => {
            json!({ "version": 1, "users": floor(users + 0.5), "stations": stations })
        }
        Load::Open { .. } => {
            json!({ "version": 1, "arrivalsPerSecond": load.size(), "stations": stations })
        }
    }
}
