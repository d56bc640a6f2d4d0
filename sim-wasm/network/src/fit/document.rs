//! An explanation as the document of a system, to be simulated and changed.

use super::curve::Station;
use super::family::Kind;
use super::mode::Mode;
use libm::{exp, sqrt};
use serde_json::{Value, json};

/// The document of the most likely system of an explanation, with so many users.
///
/// `names` are those of the resources with meters, the busiest first.
pub fn document(
    mode: &Mode,
    users: Option<f64>,
    rate: Option<f64>,
    think_ms: f64,
    names: &[String],
) -> Value {
    let system = mode.system();
    let theta = |place: usize| exp(mode.theta.get(place).copied().unwrap_or(0.0));
    let named = |place: usize, name: &str| -> String {
        let metered = names.get(place).filter(|_| mode.shape.kind == Kind::Meters);
        metered.cloned().unwrap_or_else(|| name.to_owned())
    };
    let processors = |name: String, count: u32, station: &Station| json!({ "name": name, "kind": "processors", "count": count, "demandMs": station.alone_ms() });
    let counts = [mode.shape.places, mode.shape.second];
    let mut stations: Vec<Value> = match mode.shape.kind {
        Kind::Pool => {
            let (inner, held) = mode.shape.pool(&mode.theta);
            vec![
                json!({ "name": "permits", "kind": "pool", "count": mode.shape.places, "over": ["places", "held"] }),
                processors("places".to_owned(), mode.shape.second, &inner),
                json!({ "name": "held", "kind": "delay", "demandMs": held }),
            ]
        }
        _ => {
            let several = mode.shape.stations(&mode.theta);
            let stations = if several.is_empty() {
                system.station.iter().cloned().collect()
            } else {
                several
            };
            let alone = stations.len() == 1;
            let all = stations.iter().zip(counts).zip(["first", "second"]);
            all.enumerate()
                .map(|(place, ((station, count), name))| {
                    let name = named(place, if alone { "places" } else { name });
                    processors(name, count, station)
                })
                .collect()
        }
    };
    if let Some(Value::Object(first)) = stations.first_mut() {
        match mode.shape.kind {
            Kind::UnevenPlaces => {
                let variation = sqrt((2.0 * system.variability - 1.0).max(0.0));
                first.insert("spread".to_owned(), json!(variation));
            }
            Kind::Coherency => {
                first.insert("slowdown".to_owned(), json!({ "perRequest": theta(2) }));
            }
            Kind::Crowding => {
                let slowdown = json!({ "perRequest": theta(2), "counts": "inside" });
                first.insert("slowdown".to_owned(), slowdown);
            }
            _ => {}
        }
    }
    if system.delay_ms > 1e-6 * system.alone_ms {
        stations.push(json!({ "name": "beside", "kind": "delay", "demandMs": system.delay_ms }));
    }
    let mut document = json!({ "version": 1, "stations": stations });
    if let Value::Object(fields) = &mut document {
        match (users, rate) {
            (Some(users), _) => {
                fields.insert("users".to_owned(), json!(libm::floor(users + 0.5)));
                if think_ms > 0.0 {
                    fields.insert("thinkMs".to_owned(), json!(think_ms));
                }
            }
            (None, rate) => {
                fields.insert("arrivalsPerSecond".to_owned(), json!(rate));
            }
        }
    }
    document
}
