//! An explanation as it is told.

use super::document::document;
use super::family::Kind;
use super::input::Input;
use super::says::says;
use super::study::{Judged, Study, Verdict};
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Explained {
    pub kind: Kind,
    /// What it says, in words.
    pub says: String,
    /// Requests that are served at a time, or permits; null where nothing queues.
    pub places: Option<u32>,
    /// Between which numbers nine in ten of its probability lie.
    pub places_between: Option<(u32, u32)>,
    /// ms that a place is held.
    pub demand_ms: Option<f64>,
    /// Of the second station, or within the permits.
    pub second_places: Option<u32>,
    pub second_demand_ms: Option<f64>,
    /// ms beside it, without any line.
    pub delay_ms: f64,
    /// How much longer everything takes for each other request, as a share.
    pub cost_per_request: Option<f64>,
    /// Waiting as a multiple of that with exponential times.
    pub variability: Option<f64>,
    /// Resources with meters that it names.
    pub names: Vec<String>,
    /// Requests per second; null where nothing limits.
    pub limit_per_second: Option<f64>,
    /// Root mean square of its errors on the levels it was fitted to.
    pub fitted_error_percent: f64,
    /// The same on each level for who has not seen it; null where none could be left out.
    pub left_out_error_percent: Option<f64>,
    pub verdict: Verdict,
    /// Its share of what is predicted.
    pub share: f64,
    /// The system as it says it is, to be simulated.
    pub system: serde_json::Value,
}

/// A judged explanation with the numbers of its most likely system.
pub fn explained(
    input: &Input,
    study: &Study,
    judged: &Judged,
    names: &[String],
) -> Option<Explained> {
    let mode = judged.explanation.best()?;
    let (shape, system) = (mode.shape, mode.system());
    let kind = shape.kind;
    let served = shape.served(&mode.theta);
    // Of a pool the first are its permits, and those served within them the second.
    let demands_ms = served.iter().map(|one| one.demand_ms);
    let held_ms = shape.held_ms(&mode.theta);
    let permits_ms = (kind == Kind::Pool).then(|| held_ms + demands_ms.clone().sum::<f64>());
    let mut demands_ms = permits_ms.into_iter().chain(demands_ms);
    let (demand_ms, second_demand_ms) = (demands_ms.next(), demands_ms.next());
    let (coherency, crowding) = shape.costs(&mode.theta);
    let load = input.load(input.highest_seen());
    let is_left_out = !judged.left_out.log_densities.is_empty();
    let mut explained = Explained {
        kind,
        says: String::new(),
        places: (kind != Kind::Delay).then_some(shape.places),
        places_between: (kind != Kind::Delay).then(|| judged.explanation.places_between()),
        demand_ms,
        second_places: second_demand_ms.map(|_| shape.second),
        second_demand_ms,
        delay_ms: system.delay_ms,
        cost_per_request: Some(coherency + crowding).filter(|cost| *cost > 0.0),
        variability: (kind == Kind::UnevenPlaces).then_some(system.variability),
        names: match kind {
            Kind::Meters => names.to_vec(),
            _ => Vec::new(),
        },
        limit_per_second: system.limit().map(|limit| 1_000.0 * limit),
        fitted_error_percent: 100.0 * judged.fitted_error(&study.points),
        left_out_error_percent: is_left_out.then_some(100.0 * judged.left_out.error),
        verdict: judged.verdict,
        share: judged.share,
        system: document(mode, load, names),
    };
    explained.says = says(&explained);
    Some(explained)
}
