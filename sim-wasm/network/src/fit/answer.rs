//! All that is said of a load test.

use super::curve::Station;
use super::document::document;
use super::family::Kind;
use super::input::{self, Input};
use super::law::Law;
use super::limit::{self, Limit};
use super::meters::{Resource, resources};
use super::noise::BETWEEN_RUNS;
use super::prediction::{self, Next, Prediction, UnderTarget, highest};
use super::sentence;
use super::study::{Judged, Study, Verdict, study};
use super::system::Load;
use crate::refusal::Refusal;
use libm::exp;
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    /// What limits the system.
    pub sentence: String,
    pub notes: Vec<String>,
    /// The best first.
    pub explanations: Vec<Explained>,
    /// Null where no limit was seen.
    pub limit: Option<Limit>,
    /// Requests per second that a limit lies above, where none was seen.
    pub limit_above: Option<f64>,
    pub predictions: Vec<Prediction>,
    pub users_under_target: Vec<UnderTarget>,
    pub next: Next,
    /// What meters tell.
    pub resources: Vec<Resource>,
    /// The universal scalability law on the same levels; null for open tests.
    pub law: Option<LawFitted>,
    /// Scatter of the levels around the best explanation, in percent.
    pub scatter_percent: f64,
}

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

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct LawFitted {
    /// Requests per second of one user.
    pub gamma_per_second: f64,
    pub alpha: f64,
    pub beta: f64,
    pub left_out_error_percent: Option<f64>,
}

/// What levels in JSON tell, or what is wrong with them.
pub fn answer(json: &[u8]) -> Result<Answer, Refusal> {
    let input = input::read(json)?;
    let Some(study) = study(&input) else {
        let levels = input.levels.len();
        return Err(Refusal::new(
            "levels",
            levels,
            "levels that some explanation fits",
        ));
    };
    Ok(of(&input, &study))
}

fn of(input: &Input, study: &Study) -> Answer {
    let resources = resources(input, None);
    let names: Vec<String> = resources
        .iter()
        .take(2)
        .map(|one| one.name.clone())
        .collect();
    let explained = study.judged.iter();
    let explained: Vec<Explained> = explained
        .filter_map(|one| explained_as(input, study, one, &names))
        .collect();
    let limit = limit::limit(study, input);
    let above = limit::above(study, input);
    let next = prediction::next(study, input);
    let scatter_percent = 100.0 * BETWEEN_RUNS * study.scatter;
    let loads = prediction::loads(input).into_iter();
    let predictions: Vec<Prediction> = loads
        .map(|load| prediction::predict(study, input, load))
        .collect();
    let targets = input.targets.iter().flatten();
    Answer {
        sentence: sentence::sentence(
            input,
            limit.as_ref(),
            above,
            &explained,
            &resources,
            &next,
            limit::fits(study),
        ),
        notes: sentence::notes(input, &explained, &predictions, scatter_percent),
        predictions,
        users_under_target: targets
            .map(|&target| prediction::under_target(study, input, target))
            .collect(),
        limit_above: limit.is_none().then_some(above),
        limit,
        next,
        resources,
        law: study.law.map(|law| fitted(law, study.law_error)),
        scatter_percent,
        explanations: explained,
    }
}

fn fitted(law: Law, error: Option<f64>) -> LawFitted {
    LawFitted {
        gamma_per_second: law.gamma,
        alpha: law.alpha,
        beta: law.beta,
        left_out_error_percent: error.map(|error| 100.0 * error),
    }
}

fn explained_as(
    input: &Input,
    study: &Study,
    judged: &Judged,
    names: &[String],
) -> Option<Explained> {
    let mode = judged.explanation.best()?;
    let system = mode.system();
    let kind = mode.shape.kind;
    let cost = mode.theta.get(2).map(|log_cost| exp(*log_cost));
    let is_pool = kind == Kind::Pool;
    let stations = mode.shape.stations(&mode.theta);
    let single = system.station.as_ref().filter(|_| !is_pool);
    let first = stations.first().or(single).map(Station::alone_ms);
    let second = stations.get(1).map(Station::alone_ms);
    let inner = is_pool.then(|| mode.shape.pool(&mode.theta));
    let second_ms = inner.as_ref().map(|(inner, _)| inner.alone_ms()).or(second);
    let highest_load = highest(input);
    let load = prediction::load(input, highest_load);
    let (users, rate, think_ms) = match load {
        Load::Closed { users, think_ms } => (Some(users), None, think_ms),
        Load::Open { .. } => (None, Some(highest_load), 0.0),
    };
    let mut explained = Explained {
        kind,
        says: String::new(),
        places: (kind != Kind::Delay).then_some(mode.shape.places),
        places_between: (kind != Kind::Delay).then(|| judged.explanation.places_between()),
        demand_ms: first.or(inner.map(|(inner, held_ms)| inner.alone_ms() + held_ms)),
        second_places: second_ms.map(|_| mode.shape.second),
        second_demand_ms: second_ms,
        delay_ms: system.delay_ms,
        cost_per_request: cost.filter(|_| matches!(kind, Kind::Coherency | Kind::Crowding)),
        variability: (kind == Kind::UnevenPlaces).then_some(system.variability),
        names: match kind {
            Kind::Meters => names.to_vec(),
            _ => Vec::new(),
        },
        limit_per_second: system.limit().map(|limit| 1_000.0 * limit),
        fitted_error_percent: 100.0 * judged.fitted_error(&study.points),
        left_out_error_percent: (!judged.left_out.log_densities.is_empty())
            .then_some(100.0 * judged.left_out.error),
        verdict: judged.verdict,
        share: judged.share,
        system: document(mode, users, rate, think_ms, names),
    };
    explained.says = sentence::says(&explained);
    Some(explained)
}
